"""`landsraad scenario`: check rules written as given / when / then."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from landsraad.cli.arguments import Commands, UsageError, add_command
from landsraad.cli.output import console, one_line, print_json
from landsraad.families import family
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.scenario import Scenario

MORE = """
A scenario file holds one scenario, or a list of them:

  rule: Duncan Idaho's agent box is one optional payment
  game: {family: imperium, players: 3}
  given:
    seats:
      0: {hand: [duncan-idaho, dagger], deck: [signet-ring], water: 1}
  when:
    - [0, play:duncan-idaho]
    - [0, space:arrakeen]
    - [0, pay:duncan-idaho]
  then:
    seats:
      0: {water: 0, hand: [dagger, signet-ring]}

The exit code is 0 if all hold, 1 if some fail, and 2 if some cannot be read.

examples:
  landsraad scenario tests/scenarios
  landsraad scenario my-rule.yaml --verbose
  landsraad scenario tests/scenarios/imperium --json
"""

PASSED, FAILED, MALFORMED = "passed", "failed", "malformed"


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "scenario", run, "check rules that are written as scenarios", MORE)
    parser.add_argument("paths", nargs="+", type=Path, metavar="FILE_OR_DIR", help="scenario files, or folders of them")
    parser.add_argument("--verbose", action="store_true", help="also name the scenarios that hold")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


class Loader(yaml.SafeLoader):
    """Reads plain YAML, and refuses a key that is written twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        """The mapping of a node."""
        seen: set[Hashable] = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if isinstance(key, Hashable) and key in seen:
                raise yaml.constructor.ConstructorError(None, None, f"{key!r} is written twice", key_node.start_mark)
            if isinstance(key, Hashable):
                seen.add(key)
        return super().construct_mapping(node, deep)


@dataclass
class Report:
    """The outcome of one scenario, or of a file that could not be read."""

    file: str
    rule: str
    status: str
    failures: list[str] = field(default_factory=list)


def run(args: Namespace) -> int:
    """Run every scenario; report what fails."""
    reports: list[Report] = []
    out = console()
    for path in scenario_files(args.paths):
        for report in check_file(path):
            reports.append(report)
            if report.status == MALFORMED:
                print(f"landsraad: {one_line(line_of(report))}", file=sys.stderr)
            elif not args.json and (args.verbose or report.status == FAILED):
                out.print(line_of(report))
    counts = {status: sum(report.status == status for report in reports) for status in (PASSED, FAILED, MALFORMED)}
    if args.json:
        print_json({**counts, "scenarios": [vars(report) for report in reports]})
    else:
        out.print(", ".join(f"{n} {status}" for status, n in counts.items() if n or status == PASSED))
    return 2 if counts[MALFORMED] else 1 if counts[FAILED] else 0


def line_of(report: Report) -> str:
    """A report as one line."""
    if report.status == PASSED:
        return f"holds: {report.file}: {report.rule}"
    where = f"{report.file}: {report.rule}" if report.rule else report.file
    told = one_line(f"{where}: {'; '.join(report.failures)}")
    return told if report.status == MALFORMED else f"FAILS: {told}"


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files named, and those in the folders named."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in (".yaml", ".yml") and file.is_file())
            if not found:
                raise UsageError(f"{path} holds no scenario: a scenario is a .yaml file")
            files += found
        elif path.exists():
            files.append(path)
        else:
            raise UsageError(f"{path} does not exist")
    return files


def check_file(path: Path) -> Iterator[Report]:
    """Run the scenarios of a file."""
    try:
        data = yaml.load(path.read_text(encoding="utf-8"), Loader)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        yield Report(str(path), "", MALFORMED, [f"this is not YAML: {error}"])
        return
    for item in data if isinstance(data, list) else [data]:
        yield check(str(path), item)


def check(file: str, data: object) -> Report:
    """Run one scenario."""
    rule = ""
    try:
        scenario = Scenario(data)
        rule = scenario.rule
        failures = scenario.run(family(scenario.family))
    except LandsraadError as error:
        return Report(file, rule, MALFORMED, [str(error)])
    except Exception as error:
        return Report(file, rule, FAILED, [f"the engine broke down: {type(error).__name__}: {error}"])
    return Report(file, rule, FAILED if failures else PASSED, failures)
