"""A game at the terminal: one person at the keyboard, bots in the other seats, everything in plain lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import cast

from rich.console import Console

from landsraad.bots import Bot
from landsraad.cli.files import write_record
from landsraad.cli.output import reflowed
from landsraad.cli.terminal.at_hand import Limit, in_short
from landsraad.cli.terminal.choices import ENDS, Choice, numbers, print_choices, ranges
from landsraad.cli.terminal.codex_search import CodexSearch
from landsraad.cli.terminal.matching import NamedOption, matching, number, words
from landsraad.cli.terminal.teller import Teller
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.game import Game
from landsraad.kernel.seen.codex import CodexEntry
from landsraad.kernel.seen.narration import Narration

HELP = """\
Choose by number, by name, or by enough of the name: {examples}.
  ?         this help
  ? NAME    explain {kinds}, and why it cannot be chosen now
  b         the board: {board}
  h         your hand and other secrets
  a         what is at hand: what you may do at any time, beside what is asked; its name alone does it, too
  l         the log: what happened last; l 5 for the last five lines only
  u         undo your last choice, as long as nothing new was revealed since
  s         save; s FILE to save in a file of that name
  r         the rules in short, if you have never played
  q         quit
Enter alone takes the only choice there is; 0 ends or passes where that is possible.{more}"""

WORDS = {
    "?": "?", "help": "?", "a": "a", "b": "b", "board": "b", "h": "h", "hand": "h", "l": "l", "log": "l", "u": "u",
    "undo": "u", "r": "r", "rules": "r", "s": "s", "save": "s", "q": "q", "quit": "q", "exit": "q",
}
"""Commands, by what is typed for them."""

WITH_ARGUMENT = ("?", "l", "s")

VAGUE = "not now: "
"""How a reason begins that only says what is asked instead."""

LOG_LINES = 20
REASONS = 3


class Leave(Exception):
    """The person leaves the table."""


class Table:
    """The table as the person at the keyboard meets it."""

    def __init__(
        self, game: Game, seat: int, bots: Mapping[int, Bot], bot_names: list[str], out: Console,
        save: Path | None = None, brief: bool = False, ask_all: bool = False,
    ) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.bot_names = bot_names
        self.out = out
        self.save_path = save
        self.brief = brief
        self.ask_all = ask_all
        self.codex = CodexSearch(game.family.codex())
        self.in_game = {entry["id"] for entry in game.family.codex_of(game)}
        self.teller = Teller(out, seat, self.narration().closing)
        self.before: list[tuple[Game, int]] = []
        self.floor = game.ply
        self.floor_reason = "nothing has been chosen yet"
        self.typed: dict[int, int] = {}
        self.limit: Limit | None = None
        game.listen()
        self.teller.hear_opening(self.narration())

    # -- the course of the game ----------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over; `Leave` if the person leaves first."""
        rules = " New to it? Type r for the rules in short." if self.game.family.primer else ""
        self.out.print(f"Type ? for help.{rules}")
        while not self.game.over:
            if self.seat in self.game.pending:
                self.take_choice()
            else:
                self.let_bot_choose()
        self.teller.tell_result(self.narration())
        if self.save_path is not None:
            self.save(self.save_path)

    def let_bot_choose(self) -> None:
        """The first of the others that is to choose does so."""
        game = self.game
        seat = game.pending[0]
        bot = self.bots.get(seat) or next(iter(self.bots.values()))
        game.step(bot.choose(game, seat), seat)
        self.floor = game.ply
        self.floor_reason = "another player has chosen since"
        self.teller.news = True
        self.teller.hear(self.narration())

    def take_choice(self) -> None:
        """Show what may be chosen, and take one line from the keyboard."""
        game = self.game
        legal = game.legal_for(self.seat)
        narration = self.narration()
        if not self.drafting():
            self.teller.welcome(narration)
        self.teller.tell_events()
        if len(legal) == 1 and not self.ask_all and game.name(legal[0]) not in narration.closing:
            only = " ".join(self.explained(narration, legal[0])).rstrip()
            self.out.print(f"{narration.question()} You have one choice: {only}")
            self.step(legal[0])
            return
        if self.bid_within_limit(narration, legal):
            return
        if self.drafting():
            self.out.print()
        else:
            self.teller.tell_position(narration)
        for line in narration.context():
            self.out.print(line)
        at_hand = game.at_hand(self.seat)
        if at_hand:
            self.out.print(f"At hand (a): {in_short([(game.name(one), self.text(one)) for one in at_hand])}.")
        self.out.print(narration.question(), style="bold")
        self.list_choices(narration, legal)
        while True:
            chosen = self.read(legal)
            if chosen is not None and chosen >= 0:
                self.before.append((game.clone(), len(self.teller.log)))
                self.step(chosen)
            if chosen is None or chosen >= 0:
                if self.save_path is not None:
                    self.save(self.save_path)
                return

    def list_choices(self, narration: Narration, options: list[int]) -> None:
        """Print options with what is typed for each."""
        game = self.game
        places = numbers([(game.name(option), self.text(option)) for option in options])
        self.typed = dict(zip(places, options, strict=True))
        told = [
            Choice(at, game.name(self.typed[at]), *self.explained(narration, self.typed[at]))
            for at in sorted(self.typed, key=lambda at: (game.name(self.typed[at]) in ENDS, at))
        ]
        print_choices(self.out, told)

    def choose_at_hand(self, legal: list[int]) -> int:
        """Let the person choose something at hand; -1 for nothing, and then the question stands as before."""
        narration = self.narration()
        at_hand = self.game.at_hand(self.seat)
        if not at_hand:
            self.out.print("Nothing is at hand now.")
            return -1
        self.list_choices(narration, at_hand)
        self.out.print("  0. Back to the question.")
        typed = self.typed
        while True:
            line = self.ask("at hand> ")
            place = number(line)
            if not line or place == 0:
                break
            if place is not None and place in typed:
                return typed[place]
            found = self.matching(line, at_hand)
            if len(found) == 1:
                return found[0]
            self.out.print(f"Type one of {ranges(typed)}, or 0 to go back.")
        self.out.print(narration.question(), style="bold")
        self.list_choices(narration, legal)
        return -1

    def bid_within_limit(self, narration: Narration, legal: list[int]) -> bool:
        """Bid for the person as far as they said; whether that was done."""
        if self.limit is None:
            return False
        chosen = self.limit.chosen(narration.auction(), [(option, self.game.name(option)) for option in legal])
        if chosen is None:
            self.limit = None
            return False
        self.out.print(f"{narration.question()} For you, up to {self.limit.most}: {self.text(chosen)}.")
        self.step(chosen)
        return True

    def set_limit(self, typed: str) -> int | None:
        """Bid for the person from now on, up to so much; -1 after saying why that cannot be, else `None`."""
        auction, most = self.narration().auction(), number(typed)
        if auction is None or most is None:
            self.out.print("Type up to and a number, such as up to 5, when you are asked for a bid.")
            return -1
        self.limit = Limit(auction, most)
        return None

    def step(self, option: int) -> None:
        """Choose an option for the person."""
        self.game.step(option, self.seat)
        self.teller.hear(self.narration())

    def read(self, legal: list[int]) -> int | None:
        """One line from the keyboard: an option, -1 to ask again, or `None` where the position has changed."""
        line = self.ask("> ")
        if not line:
            return legal[0] if len(legal) == 1 else -1
        if line.isdecimal():
            place = number(line)
            option = None if place is None else self.typed.get(place)
            if option is None:
                self.out.print(f"There is no choice {line}: {self.choosable()}.")
                return -1
            return option
        word, _, rest = line.partition(" ")
        command = WORDS.get(word.lower())
        if line.startswith("?"):
            command, rest = "?", line[1:]
        if command is not None and (not rest or command in WITH_ARGUMENT):
            return self.obey(command, rest.strip())
        if line.lower().startswith("up to "):
            return self.set_limit(line[6:].strip())
        return self.understand(line, legal)

    def ask(self, prompt: str) -> str:
        """A line from the keyboard."""
        try:
            return input(prompt).strip()
        except EOFError:
            self.out.print()
            raise Leave from None

    def understand(self, line: str, legal: list[int]) -> int:
        """The option that was typed, or -1 after saying why there is none."""
        found = self.matching(line, legal)
        if len(found) == 1:
            self.out.print(f"{self.text(found[0])}.")
            return found[0]
        if found:
            places = [(place, option) for place, option in self.typed.items() if option in found]
            listed = "; ".join(f"{place}. {self.text(option)}" for place, option in places)
            self.out.print(f"That may mean several choices: {listed}. Type a number, or more of the name.")
            return -1
        at_hand = self.matching(line, self.game.at_hand(self.seat))
        if len(at_hand) == 1:
            self.out.print(f"{self.text(at_hand[0])}.")
            return at_hand[0]
        if at_hand:
            self.out.print(f"That may mean several things at hand: {'; '.join(map(self.text, at_hand))}.")
            return -1
        reasons = self.reasons(line)
        if reasons:
            for reason in reasons:
                self.out.print(reason)
        else:
            self.out.print(f"{line!r} is no choice here. Type a number, {self.choosable()}, or ? for help.")
        return -1

    def choosable(self) -> str:
        """Which numbers can be typed."""
        return f"the choices are {ranges(self.typed)}"

    # -- commands ------------------------------------------------------------------------------------------------------

    def obey(self, command: str, rest: str) -> int | None:
        """Do what a command says: -1 to ask again, `None` where the position has changed."""
        if command == "?" and rest:
            self.explain(rest)
        elif command == "?":
            self.out.print(self.help())
        elif command == "a":
            return self.choose_at_hand(self.game.legal_for(self.seat))
        elif command == "b":
            self.out.print("\n".join(self.narration().board()))
        elif command == "h":
            self.out.print("\n".join(self.narration().hand()))
        elif command == "l":
            self.out.print("\n".join(self.teller.log[-(number(rest) or LOG_LINES) :]) or "Nothing has happened yet.")
        elif command == "r":
            self.out.print(reflowed(self.game.family.primer) or "There are no rules in short for this game yet.")
        elif command == "s":
            self.save_as(rest)
        elif command == "u":
            return None if self.undo() else -1
        elif self.ask("Leave the game? (y or n) ").lower().startswith("y"):
            raise Leave
        return -1

    def help(self) -> str:
        """What can be typed, in the words of this game."""
        narration = self.narration()
        examples = ", ".join(("1", *narration.examples))
        return HELP.format(examples=examples, kinds=narration.kinds, board=narration.on_board, more=narration.more_help)

    def undo(self) -> bool:
        """Go back to the person's last choice, unless something was revealed since."""
        if not self.before:
            self.out.print("There is nothing to undo: you have made no choice since you sat down.")
            return False
        earlier, length = self.before[-1]
        if earlier.ply < self.floor:
            self.out.print(f"You cannot undo: {self.floor_reason}.")
            return False
        if earlier.ply < self.game.undo_floor:
            self.out.print("You cannot undo: chance or hidden cards were revealed since your last choice.")
            return False
        self.before.pop()
        self.game = earlier
        self.game.listen()
        self.teller.take_back(length)
        self.out.print("Undone.")
        return True

    def explain(self, query: str) -> None:
        """Say what something is, whether it can be chosen, and why not."""
        term = self.term(query)
        if term:
            self.out.print(term)
        named = [] if term else self.codex.named(query)
        found = [entry for entry in named if entry["id"] in self.in_game] or named
        for entry in found[:REASONS]:
            self.out.print(card_text(entry))
        if len(found) > REASONS:
            self.out.print(f"Also: {', '.join(entry['name'] for entry in found[REASONS:])}.")
        legal = self.game.legal_for(self.seat)
        open_now = self.matching(query, legal)
        places = {option: place for place, option in self.typed.items()}
        for option in open_now[:REASONS]:
            self.out.print(f"You can choose it now: {places[option]}. {self.text(option)}.")
        at_hand = [] if open_now else self.matching(query, self.game.at_hand(self.seat))
        for option in at_hand[:REASONS]:
            self.out.print(f"It is at hand now (a): {self.text(option)}.")
        open_now += at_hand
        reasons = [] if open_now else self.reasons(query)
        for reason in reasons:
            self.out.print(reason)
        if not term and not found and not open_now and not reasons:
            self.out.print(f"Nothing is called {query!r}: try another word of its name.")

    def term(self, query: str) -> str:
        """What a word of the game means that is the name of no card or place."""
        for name, meaning in self.narration().terms.items():
            if words(query) in (words(name), words(f"{name}s")):
                return f"{name}. {meaning}"
        return ""

    def reasons(self, typed: str) -> list[str]:
        """Why what was typed cannot be chosen now, where it means an option at all."""
        names = self.game.family.vocabulary.names
        options = self.matching(typed, range(len(names)))
        told: dict[str, str] = {}
        for option in options:
            reason = self.game.why_not(option, self.seat)
            if reason is not None and (len(options) == 1 or not reason.startswith(VAGUE)):
                told.setdefault(reason.removeprefix(VAGUE), self.text(option))
        named = self.narration().named
        return [f"Not possible now: {text}: {stopped(named(reason))}" for reason, text in list(told.items())[:REASONS]]

    def save_as(self, name: str) -> None:
        """Save in the file of that name, or the one in use, or a new one."""
        path = Path(name) if name else self.save_path or self.free_path()
        if path != self.save_path and path.exists():
            self.out.print(f"{path} exists already: choose another name.")
            return
        try:
            self.save(path)
        except OSError as error:
            self.out.print(f"Not saved: {path}: {error.strerror}.")
            return
        self.save_path = path
        self.out.print(f"Saved in {path}; it is kept up to date from now on. Resume with: {self.resume_line()}")

    def free_path(self) -> Path:
        """A file that does not exist yet."""
        name = self.game.family.name
        path = Path(f"{name}.json")
        tries = 1
        while path.exists():
            tries += 1
            path = Path(f"{name}-{tries}.json")
        return path

    # -- narration -----------------------------------------------------------------------------------------------------

    def narration(self) -> Narration:
        """The position in words, as the person may know it."""
        return self.game.family.narration(self.game, self.seat)

    def drafting(self) -> bool:
        """Whether leaders are still being chosen: nobody is anybody yet."""
        return self.game.setup.leaders == "draft" and self.game.ply < self.game.setup.players

    def matching(self, typed: str, options: Iterable[int]) -> list[int]:
        """The options among these that the words may mean."""
        narration = self.narration()
        return matching(
            typed, [NamedOption(one, self.game.name(one), narration.named(self.game.text(one))) for one in options]
        )

    def text(self, option: int) -> str:
        """An option in words, with seats by name."""
        return self.narration().named(self.game.text(option))

    def explained(self, narration: Narration, option: int) -> tuple[str, str]:
        """An option in words, and its explanation."""
        name = self.game.name(option)
        text = narration.named(self.game.text(option))
        more = [] if self.brief else [narration.remark(name, text)]
        more.append(narration.here(name))
        places = self.leads_to(narration, option)
        if places:
            more.append(f"Open now: {', '.join(places)}.")
        return stopped(text), " ".join(part for part in more if part)

    def leads_to(self, narration: Narration, option: int) -> list[str]:
        """The places that could be chosen next, if the option only leads to a choice of places."""
        verb = narration.leads.get(self.game.name(option).partition(":")[0])
        if verb is None:
            return []
        trial = self.game.clone()
        trial.step(option, self.seat)
        if trial.actor != self.seat or trial.undo_floor > self.game.ply:
            return []
        names = [trial.name(after) for after in trial.legal]
        return [self.game.family.called(name.replace(":", "-", 1)) for name in names if name.startswith(f"{verb}:")]

    # -- saving --------------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the record, with who sits where."""
        record = cast("dict[str, object]", self.game.record())
        write_record(path, {**record, "table": {"seat": self.seat, "bots": self.bot_names}})

    def resume_line(self) -> str:
        """The command that resumes this game."""
        return f"landsraad play --load {self.save_path}"

    def leave(self) -> None:
        """Say goodbye, and how to come back."""
        if self.save_path is not None:
            try:
                self.save(self.save_path)
            except OSError as error:
                raise LandsraadError(f"the game could not be saved in {self.save_path}: {error.strerror}") from error
            self.out.print(f"Saved. Resume with: {self.resume_line()}")
        else:
            self.out.print(
                "The game was not saved: start with --save FILE, or type s, to be able to resume it. "
                f"The same game from the beginning has --seed {self.game.setup.seed}."
            )


def stopped(sentence: str) -> str:
    """A sentence with its period."""
    return sentence if sentence.endswith((".", "?", "!")) else f"{sentence}."


def card_text(entry: CodexEntry) -> str:
    """An entry of the codex as one line."""
    return f"{entry['name']} ({entry['kind']}). {entry['text']}"
