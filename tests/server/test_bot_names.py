"""Bots have names of their own, and levels."""

from landsraad.bots import BOTS
from landsraad.server.bot_names import LEVELS, NAMES, bot_name, level_of


def test_no_two_bots_of_a_table_have_the_same_name() -> None:
    for table in ("a", "1iCLFp4a8zFQ", "xyz"):
        names = [bot_name(table, seat) for seat in range(12)]
        assert len(set(names)) == 12
        assert names == [bot_name(table, seat) for seat in range(12)]
    assert len(set(NAMES)) == len(NAMES)


def test_every_bot_has_a_level_of_three() -> None:
    assert {level_of(name).level for name in BOTS} <= {1, 2, 3}
    assert level_of("random") == LEVELS["random"]
    assert level_of("quick-thinker").title == "Quick thinker"
