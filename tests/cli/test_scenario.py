"""`landsraad scenario`."""

import json

import pytest

HOLDS = """
rule: The first to reveal may not pass
game: {family: imperium, players: 3}
then:
  legal: [reveal]
  not_legal: [pass]
"""
FAILS = HOLDS.replace("not_legal: [pass]", "over: true")


@pytest.fixture
def write(tmp_path):
    def write(text: str, name: str = "rule.yaml") -> str:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return name

    return write


def test_scenarios_that_hold(command, write):
    ran = command("scenario", write(HOLDS), "--verbose")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "holds: rule.yaml: The first to reveal may not pass\n1 passed\n"


def test_a_failure_is_one_line_that_says_what_was_expected(command, write):
    ran = command("scenario", write(FAILS))
    assert ran.code == 1
    assert ran.out == (
        "FAILS: rule.yaml: The first to reveal may not pass: over is False, expected True\n0 passed, 1 failed\n"
    )


@pytest.mark.parametrize("check", ["legal: [revael]", "not_legal: [revael]", "why_not: {revael: occupied}"])
def test_an_option_that_does_not_exist_is_a_failure_and_never_holds(command, write, check):
    ran = command("scenario", write(HOLDS.replace("not_legal: [pass]", check).replace("  legal: [reveal]\n", "")))
    assert ran.code == 1
    assert f"{check.partition(':')[0]}: there is no option called revael" in ran.out


def test_secret_factions_are_compared_in_any_order(command, write):
    text = """
rule: The Baron's factions are a secret, not a sequence
game: {family: imperium, players: 3, leaders: [baron-vladimir-harkonnen, paul-atreides, glossu-rabban]}
given: {seats: {0: {secret: [guild, fremen]}}}
then: {seats: {0: {secret: [%s]}}}
"""
    assert command("scenario", write(text % "guild, fremen")).code == 0
    assert command("scenario", write(text % "fremen, guild")).code == 0
    assert command("scenario", write(text % "guild, emperor")).code == 1


def test_folders_and_lists_of_scenarios(command, write):
    write(f"- {HOLDS.strip().replace(chr(10), chr(10) + '  ')}\n" * 2, "rules/deep/two.yml")
    write(HOLDS, "rules/one.yaml")
    write("not a scenario", "rules/notes.txt")
    ran = command("scenario", "rules", "--json")
    assert ran.code == 0
    result = json.loads(ran.out)
    assert (result["passed"], result["failed"], result["malformed"]) == (3, 0, 0)
    assert [scenario["status"] for scenario in result["scenarios"]] == ["passed"] * 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rule: [unclosed", "this is not YAML"),
        ("\x00", "this is not YAML"),
        ("just words", "a scenario is a mapping"),
        ("", "a scenario is a mapping"),
        ("game: {family: imperium}", "needs a rule"),
        ("rule: x\nrule: y", "'rule' is written twice"),
        ("rule: x\nwhy: because", "no key 'why'"),
        ("rule: x", "no family None"),
        ("rule: x\ngame: {family: chess}", "no family 'chess'"),
        ("rule: x\ngame: {family: imperium, players: 99}", "99 players"),
        ("rule: x\ngame: {family: imperium, players: 3}\nwhen: [fly]", "no option called 'fly'"),
        ("rule: x\ngame: {family: imperium, players: 3}\nwhen: [[0, 1, 2]]", "must be [seat, option]"),
        ("rule: x\ngame: {family: imperium, players: 3}\nthen: [over]", "then must be a mapping"),
        ("rule: !!python/object/apply:os.system ['touch pwned']", "this is not YAML"),
    ],
)
def test_a_malformed_scenario_is_named_with_what_is_wrong(refused, write, text, said):
    message = refused("scenario", write(text))
    assert "rule.yaml" in message
    assert said in message


def test_bytes_that_are_no_text_are_malformed(refused, tmp_path):
    (tmp_path / "rule.yaml").write_bytes(b"\xff\xfe\xfd")
    assert "rule.yaml" in refused("scenario", "rule.yaml")


def test_files_that_are_not_there_are_refused(refused, tmp_path):
    (tmp_path / "empty").mkdir()
    assert "missing.yaml does not exist" in refused("scenario", "missing.yaml")
    assert "empty holds no scenario" in refused("scenario", "empty")
