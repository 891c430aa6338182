"""`.excluded`: fan that the tiles show but that are not counted, and what excludes them."""

import hupai


def test_a_pung_that_one_fan_uses_up_is_explained_though_another_pung_counts():
    # Three terminal or honour pungs; 幺九刻 counts for 111m alone. Why not for E?
    score = hupai.score("[1111m][2222p,1][EEEE]345s6s6s")
    assert [fan.count for fan in score.fans if fan.name == "幺九刻"] == [1]
    assert "幺九刻" in [one.name for one in score.excluded]
