"""Laws that hold for every hand and every table (the end of §10)."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hupai
from liaoyang.reading import twin
from reference.tiles import KIND_NAMES, kind
from support.random_hands import Meld
from support.random_liaoyang import SEATS, LiaoyangGame, liaoyang_game, melds_text

CAP = 100


def any_game(_game: LiaoyangGame) -> bool:
    return True


@st.composite
def games(draw: st.DrawFn, wanted: Callable[[LiaoyangGame], bool] = any_game) -> LiaoyangGame:
    """Games that are as wanted."""
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    while True:
        game = liaoyang_game(rng)
        if wanted(game):
            return game


def won_games(wanted: Callable[[LiaoyangGame], bool] = any_game) -> st.SearchStrategy[LiaoyangGame]:
    """Games that are as wanted and won."""
    return games(lambda game: wanted(game) and score_of(game) is not None)


def plain(game: LiaoyangGame) -> LiaoyangGame:
    """The game without any flag."""
    return replace(game, kong=False, last_four=False, after_draw=0, kong_discard=False)


def is_discard(game: LiaoyangGame) -> bool:
    return game.discarder is not None


def rules_of(game: LiaoyangGame) -> hupai.Liaoyang:
    return hupai.Liaoyang(indicator=KIND_NAMES[game.indicator], **game.options)


def win_of(game: LiaoyangGame) -> hupai.Win:
    return hupai.Win(
        self_drawn=game.self_drawn,
        seat_wind=game.winner,
        kong=game.kong,
        last_four=game.last_four,
        after_draw=game.after_draw,
    )


def score_of(game: LiaoyangGame) -> hupai.Score | None:
    return hupai.score(game.text(), rules_of(game), win_of(game))


def settlement_of(game: LiaoyangGame) -> hupai.Settlement:
    score = score_of(game)
    assert score is not None
    seats = {seat: hupai.Seat(melds=melds_text(melds)) for seat, melds in game.laid_down.items()}
    return hupai.settle(
        score,
        hupai.Table(
            winner=game.winner,
            dealer="E",
            discarder=game.discarder,
            seats=seats,
            kong_discard=game.kong_discard,
            bao=game.bao,
        ),
    )


def exponents(game: LiaoyangGame) -> dict[str, int]:
    return {seat: loser.exponent for seat, loser in settlement_of(game).losers.items()}


# --- hun and indicator ---

indicators = pytest.mark.parametrize("indicator", KIND_NAMES)


@indicators
def test_a_hun_is_no_jiqiang(indicator: str) -> None:  # R14
    hun = KIND_NAMES[twin.hun_of(kind(indicator))]
    chow = next(ranks for ranks in ("123", "456", "789") if indicator[0] not in ranks and hun[0] not in ranks)
    pair = "CC" if indicator in "ESWN" else "EE"
    hand = f"{hun * 3}{chow}m{chow}p{chow}s{pair}"
    score = hupai.score(hand, hupai.Liaoyang(indicator=indicator), hupai.Win(self_drawn=True))
    assert score is not None
    assert "鸡枪" not in {fan.name for fan in score.fans}


@indicators
def test_no_meld_holds_a_hun(indicator: str) -> None:  # R16
    hun = KIND_NAMES[twin.hun_of(kind(indicator))]
    for meld in (f"[{hun[0] * 3}{hun[1:]},1]", f"[{hun[0] * 4}{hun[1:]},1]", f"[{hun[0] * 4}{hun[1:]}]"):
        with pytest.raises((hupai.HandError, hupai.RuleError)):
            hupai.score(f"{meld}123m456p789sEE"[: len(meld) + 12], hupai.Liaoyang(indicator=indicator))


def may_have_another_hun(game: LiaoyangGame) -> bool:
    """Not by the options that limit what a hun may be."""
    limits = {"hun_yaojiu", "all_hun_sets", "fifth_copy"}
    return game.number_of_hun < 4 and limits.isdisjoint(game.options)


@given(won_games(may_have_another_hun))
def test_a_win_stays_a_win_with_one_more_hun(game: LiaoyangGame) -> None:
    """A concealed real tile may be a hun instead; its F may drop by 素和, 鸡枪 and 四归一."""
    for place in {game.standing.index(tile) for tile in game.standing if tile != game.hun}:
        standing = (*game.standing[:place], game.hun, *game.standing[place + 1 :])
        assert score_of(replace(game, standing=standing)) is not None, standing
    if game.self_drawn:
        assert score_of(replace(game, winning=game.hun)) is not None


@given(games(), st.permutations([0, 1, 2]))
def test_the_suits_may_change_places(game: LiaoyangGame, suits: list[int]) -> None:
    def moved(tile: int) -> int:
        return tile if tile >= 27 else 9 * suits[tile // 9] + tile % 9

    def moved_melds(melds: tuple[Meld, ...]) -> tuple[Meld, ...]:
        return tuple(replace(meld, tile=moved(meld.tile)) for meld in melds)

    other = replace(
        game,
        indicator=moved(game.indicator),
        melds=moved_melds(game.melds),
        standing=tuple(moved(tile) for tile in game.standing),
        winning=moved(game.winning),
        laid_down={seat: moved_melds(melds) for seat, melds in game.laid_down.items()},
    )
    score, other_score = score_of(game), score_of(other)
    assert (score is None) == (other_score is None)
    if score is not None and other_score is not None:
        assert other_score.total == score.total
        assert settlement_of(other).payments == settlement_of(game).payments


# --- payments ---


@given(won_games())
def test_payments_sum_to_zero_and_only_the_winner_receives(game: LiaoyangGame) -> None:  # R46
    payments = settlement_of(game).payments
    assert payments.keys() == set(SEATS)
    assert sum(payments.values()) == 0
    assert payments[game.winner] > 0
    assert all(paid <= 0 for seat, paid in payments.items() if seat != game.winner)


@given(won_games())
def test_a_part_follows_from_the_exponent(game: LiaoyangGame) -> None:  # R42 to R44
    settlement, score = settlement_of(game), score_of(game)
    assert score is not None
    multiple = int(game.options.get("multiple", 1))
    cap = CAP * multiple
    assert settlement.all_capped == all(loser.capped for loser in settlement.losers.values())
    for loser in settlement.losers.values():
        assert loser.exponent == score.total + sum(loser.items.values())
        uncapped = multiple * 2**loser.exponent
        assert loser.capped == (uncapped >= cap)
        assert loser.part == (2 * cap if settlement.all_capped else min(uncapped, cap))


@given(won_games())
def test_seven_fan_are_yao(game: LiaoyangGame) -> None:  # R41: 2 to the seventh reaches the cap
    score = score_of(game)
    assert score is not None
    assert settlement_of(game).all_capped or score.total < 7


# --- each flag raises, none lowers ---


def assert_no_lower(less: LiaoyangGame, more: LiaoyangGame) -> None:
    lower, higher = exponents(less), exponents(more)
    assert all(higher[seat] >= lower[seat] for seat in lower.keys() & higher.keys())


@given(won_games(lambda game: not game.kong))
def test_every_flag_raises_the_exponents_or_leaves_them(game: LiaoyangGame) -> None:
    less = plain(game)
    assert_no_lower(less, replace(less, last_four=True))
    assert_no_lower(less, replace(less, after_draw=1))
    assert_no_lower(replace(less, after_draw=1), replace(less, after_draw=2))
    if game.self_drawn or game.options.get("rob_kong"):
        assert_no_lower(less, replace(less, kong=True))
    if not game.self_drawn:
        assert_no_lower(less, replace(less, kong_discard=True))


@given(won_games(lambda game: game.winner != "E" and game.discarder != "E"))
def test_a_dealer_raises_the_exponents_of_his_hand(game: LiaoyangGame) -> None:  # F2
    laid_down = {seat: melds for seat, melds in game.laid_down.items() if seat != "E"}
    laid_down[game.winner] = game.laid_down["E"]  # the winner and the dealer change places
    assert_no_lower(game, replace(game, winner="E", laid_down=laid_down))


@given(won_games(is_discard))
def test_a_discard_is_dearer_for_the_discarder_alone(game: LiaoyangGame) -> None:  # F1
    one, another, third = sorted(seat for seat in SEATS if seat != game.winner)
    game = replace(game, kong_discard=False)
    by_one = exponents(replace(game, discarder=one))
    by_another = exponents(replace(game, discarder=another))
    assert by_one[one] == by_another[one] + 1
    assert by_another[another] == by_one[another] + 1
    assert by_one[third] == by_another[third]


@given(won_games(lambda game: is_discard(game) and not game.kong))
def test_a_self_drawn_win_has_more_fan_than_a_discard(game: LiaoyangGame) -> None:  # R51: 自摸, and 站着和
    drawn, discarded = score_of(replace(game, self_drawn=True, discarder=None)), score_of(game)
    assert drawn is not None and discarded is not None
    assert drawn.total > discarded.total
