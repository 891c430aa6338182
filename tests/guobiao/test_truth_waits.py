"""Waits with answers from elsewhere."""

from __future__ import annotations

import pytest

import hupai
from guobiao.reading import KINDS, rows

WAITING_HANDS = rows("guobiao_waits.tsv")


@pytest.mark.parametrize("row", WAITING_HANDS, ids=[row["hand"] for row in WAITING_HANDS])
def test_a_known_hand_waits_for_its_known_kinds(row: dict[str, str]) -> None:
    # The source does not list a kind of which the hand holds all four.
    live = {KINDS[wait.tile] for wait in hupai.waits(row["hand"]) if wait.live > 0}
    assert live == set(row["waits"].split())


def test_a_kind_of_which_the_hand_holds_all_four_is_listed_as_a_dead_wait() -> None:
    waits = {KINDS[wait.tile]: wait.live for wait in hupai.waits("[222m,1]2345m678s678p")}
    assert waits == {"2m": 0, "5m": 3}


def test_a_kind_of_which_the_hand_holds_some_is_listed_with_the_rest() -> None:
    waits = {KINDS[wait.tile]: wait.live for wait in hupai.waits("[111s,1]2345m678s678p")}
    assert waits == {"2m": 3, "5m": 3}
