"""What is shown of a battle plan is named by itself, not by the option that chose it."""

import pytest

from landsraad.classic.seen.log import shown_name


@pytest.mark.parametrize(("option", "said"), [
    ("leader:alia", "Alia"), ("weapon:gom-jabbar", "Gom Jabbar"), ("defense:none", "none"), ("dial:3", "3"),
    ("karama", "Karama"),
])
def test_a_part_of_a_plan_is_named_without_its_verb(option, said):
    assert shown_name(option) == said
