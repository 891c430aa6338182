"""Rule sets by the names that people call them."""

from __future__ import annotations

from hupai._core import Guobiao, Liaoyang
from hupai.errors import RuleError

TYPE_CHECKING = False
if TYPE_CHECKING:  # importing typing takes longer than importing hupai
    from typing import Any

__all__ = ["Rules", "rules"]

Rules = Guobiao | Liaoyang

_RULES_BY_NAME: dict[str, type[Guobiao | Liaoyang]] = {
    "guobiao": Guobiao,
    "mcr": Guobiao,
    "国标": Guobiao,
    "国标麻将": Guobiao,
    "桐城麻将": Guobiao,
    "商城欢乐斗麻将": Guobiao,
    "liaoyang": Liaoyang,
    "辽阳": Liaoyang,
    "辽阳麻将": Liaoyang,
}


def rules(name: str, /, **options: Any) -> Rules:
    """Rules by name, with options by keyword.

    Args:
        name: `"guobiao"`, 国标, 国标麻将; 桐城麻将 and 商城欢乐斗麻将 play by Guobiao rules too. `"liaoyang"`, 辽阳,
            辽阳麻将: these need `indicator=` or `hun=`.
        options: those of the rule set's class, as values or as text: `mixed_kongs=0`, `strict_1998="true"`.

    Raises:
        RuleError: no rule set is called so, or it has no such option.
        UnsupportedRuleError: options whose meaning the rules leave open.

    >>> rules("国标麻将", edition="wmo2014")
    Guobiao(edition='wmo2014')
    >>> rules("辽阳麻将", indicator="2m")
    Liaoyang(indicator='2m')
    """
    if name not in _RULES_BY_NAME:
        raise RuleError("unknown_rules", f"{name!s:.50}")
    return _RULES_BY_NAME[name](**options)
