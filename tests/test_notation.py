"""Hands as text: four notations, read and written."""

import unicodedata
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hupai

NOTATIONS = ("native", "unicode", "botzone", "chinese")
JOKER = 42
BIDIRECTIONAL = {chr(code) for code in (0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))}
FIRST_HONOUR = 27
CHOW_STARTS = [kind for kind in range(FIRST_HONOUR) if kind % 9 <= 6]


def meld_tiles(meld: hupai.Meld) -> list[int]:
    if meld.kind == "chow":
        return [meld.tile, meld.tile + 1, meld.tile + 2]
    return [meld.tile] * (4 if meld.kind == "kong" else 3)


seats = st.integers(1, 3)
kinds = st.integers(0, 33)
melds = st.one_of(
    st.builds(hupai.Meld, st.just("chow"), st.sampled_from(CHOW_STARTS), seats),
    st.builds(hupai.Meld, st.just("pung"), kinds, seats),
    st.builds(hupai.Meld, st.just("kong"), kinds, st.sampled_from([0, 1, 2, 3, 5, 6, 7])),
)
circumstances = st.one_of(
    st.just(""),
    st.builds("{}{}{}".format, *[st.sampled_from("ESWN-")] * 2, st.text("01-", min_size=0, max_size=4)),
)
flowers = st.one_of(st.just(""), st.integers(0, 99).map(str), st.permutations("abcdefgh").map("".join))


@st.composite
def hands(draw: st.DrawFn) -> hupai.Hand:
    """Any hand that can lie on a table."""
    left = Counter(dict.fromkeys(range(34), 4))
    declared: list[hupai.Meld] = []
    for meld in draw(st.lists(melds, max_size=4)):
        taken = Counter(meld_tiles(meld))
        if taken <= left:
            left -= taken
            declared.append(meld)
    size = 3 * draw(st.integers(0, 4 - len(declared))) + draw(st.integers(1, 2))
    jokers = draw(st.integers(0, size))
    wall = draw(st.permutations(sorted(left.elements())))
    concealed = draw(st.permutations([JOKER] * jokers + wall[: size - jokers]))
    bare = hupai.Hand(concealed=concealed, melds=tuple(declared))
    return hupai.parse_hand(f"{hupai.format_hand(bare)}|{draw(circumstances)}|{draw(flowers)}")


@given(hands(), st.sampled_from(NOTATIONS))
def test_every_hand_survives_being_written_and_read(hand: hupai.Hand, notation: str) -> None:
    assert hupai.parse_hand(hupai.format_hand(hand, notation=notation)) == hand


@given(hands())
def test_a_hand_lists_its_concealed_tiles_with_the_winning_tile_last(hand: hupai.Hand) -> None:
    concealed = hand.concealed
    if len(concealed) % 3 == 2:
        assert hand.winning == concealed[-1]
        assert list(concealed[:-1]) == sorted(concealed[:-1])
    else:
        assert hand.winning is None
        assert list(concealed) == sorted(concealed)
    again = hupai.Hand(concealed=concealed, melds=hand.melds, winning=hand.winning)
    assert (again.concealed, again.melds, again.winning) == (concealed, hand.melds, hand.winning)


@given(hands(), st.randoms(use_true_random=False))
def test_concealed_tiles_may_be_typed_in_any_order_but_for_the_last(hand: hupai.Hand, random: Random) -> None:
    *rest, last = hand.concealed
    random.shuffle(rest)
    assert hupai.Hand(concealed=[*rest, last], melds=hand.melds) == hupai.Hand(
        concealed=hand.concealed, melds=hand.melds
    )


@given(
    st.one_of(
        st.text(),
        st.text("123456789mpszESWNCFPH[],|- 0WTBJabh東万一🀄🀢"),
        st.text(st.characters(categories=["Cs", "Cc", "Cf", "So", "Nd"])),
        st.binary(max_size=60).map(lambda raw: raw.decode("utf-8", "surrogateescape")),
    )
)
def test_any_text_is_a_hand_or_a_hand_error_on_one_line(text: str) -> None:
    try:
        hand = hupai.parse_hand(text)
    except hupai.HandError as error:
        assert isinstance(error, ValueError)
        assert error.position is not None
        assert 0 <= error.position <= len(text)
        unclean = {"Cc", "Cs", "Zl", "Zp"}
        assert not any(unicodedata.category(character) in unclean for character in str(error))
        assert not BIDIRECTIONAL.intersection(str(error))
    else:
        for notation in NOTATIONS:
            assert hupai.parse_hand(hupai.format_hand(hand, notation=notation)) == hand


@given(hands(), st.sampled_from(("unicode", "chinese")), st.data())
def test_an_unknown_character_is_found_where_it_stands(
    hand: hupai.Hand, notation: str, data: st.DataObject
) -> None:
    text = hupai.format_hand(hand, notation=notation)
    place = data.draw(st.integers(0, len(text)))
    with pytest.raises(hupai.HandError) as caught:
        hupai.parse_hand(text[:place] + "♥" + text[place:])
    # What stands behind a meld's comma is one piece.
    assert caught.value.position == place or caught.value.code == "bad_meld_source"


@pytest.mark.parametrize(
    "text",
    [
        "[6s4s5s,2] [WWW,3] [2z2z2z2z] 5m 4m FF 6m | SE 1-0- | haf",
        "[🀓🀔🀕,2][🀂🀂🀂,3][🀁🀁🀁🀁]🀊🀋🀅🀅🀌|SE1-0-|fah",
        "[🀓🀔🀕,2][🀂🀂🀂,3][🀁🀁🀁🀁]🀢🀊\ufe0e🀋🀅🀅🀧🀌🀩|SE1-0-|3",
        "[四条五条六条,2][西西西,3][南南南南]四万五万发发六万|南东1-0-|夏梅冬",
        "［４５６條，２］【西風西風西風，３】［南、南、南、南］　四五萬發財發六萬｜ＳＥ１－０－｜ｆａｈ",
        "CHI T5,2 PENG F3,3 ANGANG F2 W4 W5 J2 J2 W6|SE1-0-|fah",
        "Chi T5,2, Peng F3,3, AnGang F2, H1 H6 H8 W4,W5,J2,J2,W6|SE1-0-",
    ],
)
def test_every_notation_says_the_same_hand(text: str) -> None:
    assert hupai.parse_hand(text) == hupai.parse_hand("[456s,2][WWW,3][SSSS]4mFF56m|SE1-0-|fah")


@pytest.mark.parametrize(
    ("notation", "text"),
    [
        ("native", "[456s,2][WWW,3][SSSS]4mFFH6m|SE1-0-|afh"),
        ("unicode", "[🀓🀔🀕,2][🀂🀂🀂,3][🀁🀁🀁🀁] 🀊🀅🀅🀪 🀌|SE1-0-|afh"),
        ("botzone", "CHI T5,2 PENG F3,3 ANGANG F2 W4 J2 J2 H W6|SE1-0-|afh"),
        ("chinese", "[四条五条六条,2][西西西,3][南南南南] 四万 发发 混 六万|SE1-0-|afh"),
    ],
)
def test_each_notation_writes_in_its_own_hand(notation: str, text: str) -> None:
    assert hupai.format_hand("[456s,2][WWW,3][SSSS]4mFFH6m|SE1-0-|fah", notation=notation) == text


def test_native_is_the_notation_written_by_default() -> None:
    assert hupai.format_hand("W1 T2 T3 F1") == "1m23sE"


@pytest.mark.parametrize(
    ("botzone", "native"),
    [("W1", "1m"), ("F1", "E"), ("W1 F1", "1mE"), ("H F2", "SH"), ("PENG F3 J2", "[WWW]F")],
)
def test_a_botzone_token_is_told_from_native_tiles(botzone: str, native: str) -> None:
    hand = hupai.parse_hand(botzone)
    assert Counter(hand.concealed) == Counter(hupai.parse_hand(native).concealed)
    assert hand.melds == hupai.parse_hand(native).melds


def test_a_west_before_a_number_tile_stays_a_west() -> None:
    assert hupai.parse_hand("W1m").concealed == (29, 0)
    assert hupai.parse_hand("F1m").concealed == (32, 0)


def test_dragons_by_number_need_an_order() -> None:
    with pytest.raises(hupai.HandError, match=r"C .*F .*P ") as caught:
        hupai.parse_hand("1235z")
    assert (caught.value.code, caught.value.position) == ("ambiguous_z", 3)
    assert hupai.parse_hand("1234z").concealed == (27, 28, 29, 30)
    assert hupai.parse_hand("567z1m", z_order="chinese") == hupai.parse_hand("CFP1m")
    assert hupai.parse_hand("567z1m", z_order="riichi") == hupai.parse_hand("PFC1m")


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("", "empty_hand", 0),
        ("x" * 2000, "text_too_long", 0),
        ("123m456x", "unknown_tile", 7),
        ("一万二万☃", "unknown_tile", 4),
        ("🀇🀈🀉🀫", "unknown_tile", 3),
        ("W1 W2 F5", "unknown_tile", 6),
        ("1m\ud800", "unknown_tile", 2),
        ("1m\0", "unknown_tile", 2),
        ("123", "missing_suit", 0),
        ("[456s1]E", "missing_suit", 5),
        ("1235z", "ambiguous_z", 3),
        ("E[456s,1", "unbalanced_bracket", 1),
        ("456s]E", "unbalanced_bracket", 4),
        ("E[457s,1]", "bad_meld", 1),
        ("F1 CHI W9", "bad_meld", 3),
        ("[456s,4]E", "bad_meld_source", 6),
        ("[444s,5]E", "bad_meld_source", 6),
        ("[45sH,1]E", "joker_in_meld", 4),
        ("[4H6s,1]E", "joker_in_meld", 2),
        ("[123m][456m][789m][123p][456p]E", "too_many_melds", 24),
        ("5555m123p5m", "fifth_copy", 9),
        ("[5555m]5m", "fifth_copy", 7),
        ("123456789m123p", "bad_tile_count", 14),
        ("123456789m123456p|EE0000", "bad_tile_count", 17),
        ("E|EX0000", "bad_circumstances", 3),
        ("E|EE0000|i", "bad_flowers", 9),
        ("E||100", "bad_flowers", 3),
        ("E||aba", "repeated_flower", 5),
        ("🀢E🀢", "repeated_flower", 2),
    ],
)
def test_an_error_says_what_is_wrong_and_where(text: str, code: str, position: int) -> None:
    with pytest.raises(hupai.HandError) as caught:
        hupai.parse_hand(text)
    assert (caught.value.code, caught.value.position) == (code, position)


def test_ten_megabytes_are_refused_at_once() -> None:
    with pytest.raises(hupai.HandError) as caught:
        hupai.parse_hand("1" * 10_000_000)
    assert caught.value.code == "text_too_long"
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("build", "code"),
    [
        (lambda: hupai.Hand(concealed=[]), "empty_hand"),
        (lambda: hupai.Hand(concealed=[0] * 5), "fifth_copy"),
        (lambda: hupai.Hand(concealed=[0, 1, 2]), "bad_tile_count"),
        (lambda: hupai.Hand(concealed=[JOKER] * 15), "bad_tile_count"),
        (lambda: hupai.Hand(concealed=[0, 1], winning=5), "bad_winning_tile"),
        (lambda: hupai.Hand(concealed=[0], winning=0), "unexpected_winning_tile"),
        (lambda: hupai.Hand(concealed=[0], flowers=100), "bad_flowers"),
        (lambda: hupai.Hand(concealed=[43]), "bad_kind"),
        (lambda: hupai.Hand(concealed=[0], melds=[hupai.Meld("kong", 0, 0)]), "fifth_copy"),
        (lambda: hupai.Meld("chow", 7, 1), "bad_meld"),
        (lambda: hupai.Meld("pung", 0, 5), "bad_meld_source"),
        (lambda: hupai.Meld("pung", JOKER, 1), "joker_in_meld"),
    ],
)
def test_a_hand_built_without_text_is_checked_just_the_same(build: Callable[[], object], code: str) -> None:
    with pytest.raises(hupai.HandError) as caught:
        build()
    assert caught.value.code == code
    assert caught.value.position is None
