"""The rules in force at a table: by switch, by module, and by default."""

import landsraad
from landsraad.classic.table.state import Classic


def test_the_switch_is_the_module() -> None:
    by_switch = landsraad.new("classic", 6, 1, options={"advanced": True})
    by_module = landsraad.new("classic", 6, 1, ["basic", "advanced"])
    basic = landsraad.new("classic", 6, 1)
    assert isinstance(by_switch, Classic)
    assert isinstance(by_module, Classic)
    assert isinstance(basic, Classic)
    for name in ("spice_flow", "double_blow", "advanced_combat"):
        assert getattr(by_switch.rules, name) is getattr(by_module.rules, name) is True
        assert getattr(basic.rules, name) is False


def test_only_those_who_can_act_are_asked_unless_a_table_wants_everything() -> None:
    game = landsraad.new("classic", 6, 1)
    assert isinstance(game, Classic)
    assert game.record()["options"]["asks"] == "choices"
    assert not game.rules.asks_everything
    assert game.skips_forced
    everything = landsraad.new("classic", 6, 1, options={"asks": "everything"})
    assert isinstance(everything, Classic)
    assert everything.rules.asks_everything
