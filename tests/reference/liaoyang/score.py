"""What is maximised (R49 to R51): the best reading, the reasons against a win, and the waits."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from ..tiles import ALL_KINDS, ReferenceHand
from .conditions import REASONS, failing_conditions, refusal
from .fan import items
from .options import Options
from .readings import Reading, WonHand, is_thirteen_orphans, readings


@dataclass(frozen=True)
class LiaoyangScore:
    """The largest F, and the first reading in the order of R49 that gives it."""

    total: int
    items: dict[str, int]
    reading: Reading
    also: tuple[dict[str, int], ...]  # lists of the same F by other placings of the same sets

    @property
    def form(self) -> str:
        return self.reading.form

    @property
    def hand(self) -> WonHand:
        return self.reading.hand


@dataclass(frozen=True)
class LiaoyangWait:
    """R33, R51: a kind that completes the hand, with the scores of both ways to win."""

    live: int
    self_drawn: LiaoyangScore | None
    discard: LiaoyangScore | None


def score(
    hand: ReferenceHand,
    options: Options,
    *,
    self_drawn: bool = False,
    dealer: bool = False,
    kong: bool = False,
    last_four: bool = False,
    after_draw: int = 0,
) -> LiaoyangScore | None:
    """The score of a hand with its winning tile; None when it does not win."""
    check(hand, options)
    return best(won_hand(hand, options, self_drawn, dealer, kong, last_four, after_draw))


def why_not(hand: ReferenceHand, options: Options, **circumstances: Any) -> str | None:
    """The first reason of `REASONS` why a hand does not win; None when it wins."""
    reasons = failing(hand, options, **circumstances)
    return next((reason for reason in REASONS if reason in reasons), None)


def failing(
    hand: ReferenceHand,
    options: Options,
    *,
    self_drawn: bool = False,
    dealer: bool = False,
    kong: bool = False,
    last_four: bool = False,
    after_draw: int = 0,
) -> set[str]:
    """All reasons that may be told: what fails in every reading, or else `not_together`."""
    check(hand, options)
    won = won_hand(hand, options, self_drawn, dealer, kong, last_four, after_draw)
    refused = refusal(won)
    if refused is not None:
        return {refused}
    by_reading = [failing_conditions(reading) for reading in readings(won)]
    if not by_reading:
        only_orphans = not won.melds and is_thirteen_orphans(won)
        return {"thirteen_orphans_off", "no_shape"} if only_orphans else {"no_shape"}
    if not all(by_reading):
        return set()
    return set.intersection(*by_reading) or {"not_together"}


def waits(
    hand: ReferenceHand,
    options: Options,
    *,
    dealer: bool = False,
    kong: bool = False,
    last_four: bool = False,
    after_draw: int = 0,
    visible: Iterable[int] = (),
) -> dict[int, LiaoyangWait]:
    """R33: the kinds that complete thirteen tiles by self-draw or on a discard, and their live copies.

    A kind of which none is left stays listed with 0 live copies.
    """
    check(hand, options)
    seen = Counter([*hand.concealed, *hand.in_melds().elements(), options.indicator, *visible])
    found = {}
    for tile in ALL_KINDS:
        complete = replace(hand, concealed=sorted([*hand.concealed, tile]), winning=tile)
        by_draw, by_discard = (
            best(won_hand(complete, options, self_drawn, dealer, kong, last_four, after_draw))
            for self_drawn in (True, False)
        )
        if by_draw is not None or by_discard is not None:
            found[tile] = LiaoyangWait(max(0, 4 - seen[tile]), by_draw, by_discard)
    return found


def best(hand: WonHand) -> LiaoyangScore | None:
    """R49: over all that satisfies §5 simultaneously the largest F; of equal ones the first."""
    if refusal(hand) is not None:
        return None
    winner: LiaoyangScore | None = None
    for reading in readings(hand):
        if failing_conditions(reading):
            continue
        counted = items(reading)
        total = sum(counted.values())
        if winner is None or total > winner.total:
            winner = LiaoyangScore(total, counted, reading, ())
        elif total == winner.total and is_same_sets(reading, winner.reading):
            winner = replace(winner, also=(*winner.also, counted))
    return winner


def is_same_sets(one: Reading, other: Reading) -> bool:
    return one.form == other.form and one.shape == other.shape


def won_hand(
    hand: ReferenceHand,
    options: Options,
    self_drawn: bool,
    dealer: bool,
    kong: bool,
    last_four: bool,
    after_draw: int,
) -> WonHand:
    if hand.winning is None or len(hand.concealed) + 3 * len(hand.melds) != 14:
        raise ValueError("scoring wants 14 tiles and the winning one named")
    return WonHand(
        tuple(sorted(hand.concealed)),
        hand.winning,
        tuple(hand.melds),
        options,
        self_drawn,
        dealer,
        kong,
        last_four,
        int(after_draw),
    )


def check(hand: ReferenceHand, options: Options) -> None:
    """R1: no flowers and no generic joker. R16: no hun in a meld. R12: no more copies than are live."""
    if hand.jokers or hand.flowers:
        raise ValueError("R1: there are no jokers of their own and no flowers")
    melded = hand.in_melds()
    if melded[options.hun]:
        raise ValueError("R16: a hun in a meld")
    for tile, copies in (Counter(hand.concealed) + melded).items():
        if copies > options.live_copies(tile):
            raise ValueError(f"R12: {copies} copies of kind {tile}")
