"""The advanced game is the same by its switch as by its module."""

import landsraad
from landsraad.classic.state import Classic


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
