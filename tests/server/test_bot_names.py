"""Bots have names of their own, and levels."""

from landsraad.bots import BOTS
from landsraad.server.tables.bot_names import LEVELS, NAMES, Level, bot_name, level_of, new_table


def test_no_two_bots_of_a_table_have_the_same_name() -> None:
    for table in ("a", "1iCLFp4a8zFQ", "xyz"):
        names = [bot_name(table, seat) for seat in range(12)]
        assert len(set(names)) == 12
        assert names == [bot_name(table, seat) for seat in range(12)]
    assert len(set(NAMES)) == len(NAMES)


def test_bots_are_called_the_same_at_a_table_that_is_like_another() -> None:
    table = new_table()
    again = {new_table(like=table) for _ in range(20)}
    assert len(again) == 20
    assert {bot_name(one, 3) for one in again} == {bot_name(table, 3)}


def test_bots_have_levels_without_gaps_and_those_that_are_not_offered_have_none() -> None:
    assert [level_of(name).level for name in BOTS] == [*range(LEVELS + 1)]
    assert level_of("heuristic") == Level("Steady", 2)
    assert level_of("random").level == 0
    assert level_of("quick-thinker").title == "Quick thinker"
