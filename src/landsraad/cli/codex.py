"""`landsraad codex`: look things up."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

from landsraad.cli.arguments import Commands, UsageError, add_command
from landsraad.cli.output import console, print_json
from landsraad.cli.terminal.codex_search import CodexSearch
from landsraad.families import families
from landsraad.kernel.seen.codex import CodexEntry

MORE = """
The words are those of the engine itself: what it says here is what it does.

examples:
  landsraad codex arrakeen                 a space, and what else bears its name
  landsraad codex imperium --kind leader   all leaders
  landsraad codex trash                    everything that speaks of trashing
  landsraad codex --json                   everything, for programs
"""

IN_FULL = 3
"""Up to this many entries are shown in full; more are listed."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "codex", run, "look up cards, spaces, leaders and rules", MORE)
    add = parser.add_argument
    known = ", ".join(families())
    add("words", nargs="*", metavar="[FAMILY] [QUERY]", help=f"a family ({known}), then a name or words")
    add("--kind", metavar="K", help="only entries of this kind")
    add("--json", action="store_true", help="print the entries as JSON")


def run(args: Namespace) -> int:
    """Search, and show what was found."""
    known = families()
    query: list[str] = args.words
    chosen = list(known.values())
    if query and query[0] in known:
        chosen = [known[query[0]]]
        query = query[1:]
    codex = CodexSearch(entry for family in chosen for entry in family.codex())
    kinds = list(dict.fromkeys(entry["kind"] for entry in codex.entries))
    if args.kind is not None and args.kind not in kinds:
        raise UsageError(f"there is no kind {args.kind!r}: the kinds are {', '.join(kinds)}")
    found = codex.search(" ".join(query), args.kind)
    if not found:
        searched = ", ".join(family.name for family in chosen)
        raise UsageError(f"nothing in the codex of {searched} is called or speaks of {' '.join(query)!r}")
    if not args.json and len(found) > IN_FULL:
        show_list(found, console())
        return 0
    games = {family.name: family.appearances() for family in chosen}
    if args.json:
        print_json([{**entry, "games": games[entry["family"]].get(entry["id"], "")} for entry in found])
    else:
        show(found, games, console())
    return 0


def show_list(entries: list[CodexEntry], out: Console) -> None:
    """Many entries in a table."""
    table = Table("name", "kind", "box", "cost", "text", box=None, pad_edge=False)
    for entry in entries:
        cost = "" if entry["cost"] is None else str(entry["cost"])
        table.add_row(entry["name"], entry["kind"], entry["module"], cost, entry["text"])
    out.print(table)
    out.print(f"{len(entries)} entries")


def show(entries: list[CodexEntry], games: Mapping[str, Mapping[str, str]], out: Console) -> None:
    """A few entries in full, with the games in which each appears."""
    for number, entry in enumerate(entries):
        if number:
            out.print()
        show_entry(entry, out)
        where = games[entry["family"]].get(entry["id"])
        if where:
            out.print(f"  in games with {where}")


def show_entry(entry: CodexEntry, out: Console) -> None:
    """An entry in full."""
    copies = f", {entry['copies']} copies" if entry["copies"] > 1 else ""
    out.print(entry["name"], style="bold")
    out.print(f"{entry['kind']} of {entry['family']} ({entry['module']}){copies}; id {entry['id']}")
    if entry["details"]:
        for name, text in entry["details"].items():
            out.print(f"  {name}: {text}")
    else:
        out.print(f"  {entry['text']}")
