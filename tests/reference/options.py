"""The options of the rule document, as a value."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Options:
    """Every option of Guobiao; the defaults are the rule document's."""

    edition: str = "mil"  # or "wmo2014"
    count_held_waits: bool = True  # P6
    knitted_single_wait: bool = True  # P6
    mixed_kongs: int | None = None  # P7; None = the edition's own value of 明暗杠
    strict_1998: bool = False  # Notes
    hun: int | None = None  # every concealed copy of this kind is a wildcard
    fifth_copy: bool = True
    all_hun_sets: bool = True

    def __post_init__(self) -> None:
        if self.edition not in ("mil", "wmo2014"):
            raise ValueError(f"unknown edition {self.edition!r}")

    @property
    def is_wmo(self) -> bool:
        return self.edition == "wmo2014"

    @property
    def value_of_mixed_kongs(self) -> int:
        """P7 and Editions: 5 today, 6 in the WMO edition, 0 = count 明杠 + 暗杠 instead."""
        if self.mixed_kongs is not None:
            return self.mixed_kongs
        return 6 if self.is_wmo else 5
