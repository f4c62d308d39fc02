"""Bots have names of their own, and levels."""

from landsraad.bots import BOTS
from landsraad.server.tables.bot_names import NAMES, Level, bot_name, level_of, new_table


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


def test_every_bot_has_a_level_of_three() -> None:
    assert {level_of(name).level for name in BOTS} <= {1, 2, 3}
    assert level_of("random") == Level("Beginner", 1)
    assert level_of("quick-thinker").title == "Quick thinker"
