"""Whatever goes in, a wrong value comes out as HandError, RuleError or TypeError, and the message is true."""

import pytest

import hupai

TOO_LONG_TO_PRINT = 10**5000


@pytest.mark.parametrize(
    "call",
    [
        lambda number: hupai.Hand([number]),
        lambda number: hupai.Meld("pung", 0, number),
        lambda number: hupai.Hand([0, 0], flowers=number),
        lambda number: hupai.Hand([0, 0], winning=number),
        lambda number: hupai.Win(after_draw=number),
        lambda number: hupai.Win(seat_wind=number),
        lambda number: hupai.Guobiao(hun=number),
        lambda number: hupai.kind_name(number),
        lambda number: hupai.waits("1m", visible={number: 1}),
        lambda number: hupai.Table("E", bao=number),
        lambda number: hupai.Win(self_drawn=number),
    ],
)
def test_a_number_too_long_to_print_is_a_wrong_value_like_any_other(call):
    with pytest.raises((hupai.HandError, hupai.RuleError, TypeError)):
        call(TOO_LONG_TO_PRINT)


def test_a_negative_number_of_visible_tiles_is_not_called_more_than_four():
    with pytest.raises(hupai.RuleError) as caught:
        hupai.waits("1112345678999s", visible={0: -1})
    assert "more than four" not in str(caught.value)


def test_a_hun_that_is_no_tile_is_a_rule_error_however_it_is_written():
    # The class promises RuleError for "a value that it cannot have"; hun="H" keeps it.
    for hun in (42, 34, -1):
        with pytest.raises(hupai.RuleError):
            hupai.Guobiao(hun=hun)


def test_a_hun_in_a_meld_is_the_same_error_as_a_joker_in_a_meld():
    # interface.md: "A hun kind inside a meld is found by the call that knows the rules, with the same error."
    with pytest.raises(hupai.HandError) as joker:
        hupai.parse_hand("[4H6s,1]123m456m789m1p1p")
    with pytest.raises(hupai.HandError) as hun:
        hupai.score("[456s,1]123m456m789m1p1p", hupai.Guobiao(hun="4s"))
    assert hun.value.code == joker.value.code


@pytest.mark.parametrize("bao", [4, -1, 2**32 + 1, 10**30, 1.5, "two", None])
def test_bao_that_no_table_has_is_refused_as_it_was_given(bao):
    with pytest.raises(hupai.RuleError) as caught:
        hupai.Table("E", bao=bao)
    assert caught.value.code == "bad_option"
    assert caught.value.piece == f"bao={bao}"


def test_bao_is_none_to_three():
    for known in range(4):
        assert hupai.Table("E", bao=known).bao == known


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: hupai.Table("E", seats=5), "seats is a mapping of seats to Seat, not int"),
        (lambda: hupai.Table("E", seats={"S": 5}), "a seat is .*, not int"),
        (lambda: hupai.Seat(None), "a seat is .*, not NoneType"),
        (lambda: hupai.Hand(None), "concealed is .*, not NoneType"),
        (lambda: hupai.Hand([0, 0], melds=None), "melds is a sequence of hupai.Meld, not NoneType"),
        (lambda: hupai.batch.score(["11m"], "guobiao"), r"rules are made by hupai\.Guobiao\(\).*, not str"),
    ],
)
def test_what_is_of_another_type_is_told_what_was_expected(call, said):
    with pytest.raises(TypeError, match=f"^{said}$"):
        call()


@pytest.mark.parametrize("make", [hupai.Guobiao, lambda hun: hupai.Liaoyang(indicator=hun)])
def test_a_kind_that_no_option_has_is_named_with_its_option(make):
    for kind in (34, "H"):
        with pytest.raises(hupai.RuleError) as caught:
            make(hun=kind)
        assert caught.value.piece in (f"hun={kind}", f"indicator={kind}")
