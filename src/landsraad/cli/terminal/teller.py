"""What a person at the terminal is told: who they are, what has happened, and how the game stands."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from landsraad.cli.terminal.log_lines import LogLines
from landsraad.kernel.event import Event
from landsraad.kernel.seen.narration import Narration


class Teller:
    """Tells a seat what is new, and remembers what it has told."""

    def __init__(self, out: Console, seat: int, closing: Sequence[str]) -> None:
        self.out = out
        self.seat = seat
        self.log: list[str] = []
        self.news = True
        """Whether others have chosen since the position was told."""
        self._events = LogLines(closing)
        self._welcomed = False
        self._occasion = ""
        self._told: list[str] = []
        self._numbers: dict[str, int] = {}

    def welcome(self, narration: Narration) -> None:
        """Say once who the person is."""
        if not self._welcomed:
            self._welcomed = True
            self.out.print()
            self.out.print(narration.welcome())

    def tell_position(self, narration: Narration) -> None:
        """Print the position: all of it on an occasion or when others have chosen, otherwise what has changed."""
        lines = list(narration.brief())
        numbers = narration.numbers()
        if narration.occasion() != self._occasion or (self.news and narration.repeats):
            self.out.print()
            self.out.print("\n".join(lines))
        elif narration.repeats:
            changed = [f"{name} {n}" for name, n in numbers.items() if n != self._numbers.get(name)]
            if changed:
                self.out.print(f"You now have: {', '.join(changed)}.")
        else:
            news = [line for line in lines if line not in self._told]
            if lines[:1] == news[:1]:
                self.out.print()
            for line in news:
                self.out.print(line)
        self.news = False
        self._occasion = narration.occasion()
        self._told = lines
        self._numbers = numbers

    def hear_opening(self, narration: Narration) -> None:
        """Take in what seats that nobody plays have done before the first choice; the rest the position shows."""
        for event in narration.game.fetch_events():
            if event.seat >= narration.game.setup.players:
                self._hear(narration, event)

    def hear(self, narration: Narration) -> None:
        """Take in what has happened since."""
        for event in narration.game.fetch_events():
            self._hear(narration, event)

    def _hear(self, narration: Narration, event: Event) -> None:
        subject = narration.subject(event.seat) if event.seat >= 0 else ""
        self._events.add(event, narration.game.event_text(event, self.seat), subject)

    def tell_events(self) -> None:
        """Print what has happened since, a line for what one seat did."""
        for seat, text in self._events.take():
            self.log.append(text)
            self.out.print(text, style="dim" if seat not in (self.seat, -1) else None)

    def take_back(self, length: int) -> None:
        """Go back to when the log was so long."""
        del self.log[length:]
        self.news = True

    def tell_result(self, narration: Narration) -> None:
        """Print the result."""
        self.tell_events()
        result = narration.game.result
        if result is None:
            return
        self.out.print()
        self.out.print("The game is over.", style="bold")
        self.out.print("\n".join(narration.result(result)))
        self.out.print("You win!" if self.seat in result["winners"] else "You do not win this time.")
