"""The room of a table: its game in memory, and everybody who looks at it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from secrets import token_hex
from time import perf_counter, time
from typing import TYPE_CHECKING, Any, Literal, cast

import msgspec

from landsraad.arena.match import derive_seed
from landsraad.kernel.errors import RecordError
from landsraad.server.journal import Conflict, Entry
from landsraad.server.messages import (
    ClockData,
    Notice,
    Ok,
    Presence,
    Present,
    Proposal,
    RequestId,
    ServerMessage,
    Stale,
    State,
    TableMessage,
    Update,
)
from landsraad.server.play import Play, Told, replay, step_view
from landsraad.server.refusal import Refusal
from landsraad.server.tables import Table

if TYPE_CHECKING:
    from landsraad.server.server import Server
    from landsraad.server.sockets import Client

RECENT = 24
"""How many entries are kept with their events, for those who were away for a moment."""
log = logging.getLogger("landsraad.room")
encode = msgspec.json.Encoder().encode

Reason = Literal["open", "stale", "sync", "seat", "gap"]


class Overtaken(Exception):
    """The position has moved on since the client looked."""


class Room:
    """A table with its game. All that changes the game happens under `lock`, and is on disk before anyone sees it."""

    def __init__(self, server: Server, table: Table) -> None:
        self.server = server
        self.table = table
        self.play: Play | None = None
        self.recent: deque[Told] = deque(maxlen=RECENT)
        self.watchers: dict[Client, int | None] = {}
        self.remote: dict[tuple[str, str], float] = {}
        """People who look from other workers, by worker and person, and when that was last said."""
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.delayed: Play | None = None
        self.delay_timer: asyncio.TimerHandle | None = None
        self.used = time()
        self.asked_since: dict[int, tuple[int, int]] = {}
        self.sealed_at: int | None = None

    # -- loading -------------------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Rebuild the game from its log; a game that does not replay is reported and left as it is."""
        if self.table.status not in ("playing", "over"):
            return
        entries = await self.server.journal.read(self.table.id)
        problem = None
        try:
            self.play = replay(self.table.deal, entries)
        except RecordError as error:
            problem = str(error)
            log.error("a stored game does not replay: %s", problem, extra={"table": self.table.id})
        except Exception as error:
            problem = f"the engine failed on it: {error!r}"
            log.exception("a stored game breaks the engine", extra={"table": self.table.id})
        if problem != self.table.problem:
            self.table.problem = problem
            await self.server.tables.set_problem(self.table.id, problem)
        if self.play is not None:
            self.note_questions()
        if self.play is not None and self.play.game.over and self.table.status == "playing":
            await self.server.tables.finish(self.table.id, self.play.game.result)
            self.table = await self.server.tables.get(self.table.id)

    def note_questions(self) -> None:
        """Remember since which entry and ply each seat has been asked what it is asked now."""
        play = self.playing()
        game = play.game
        now = (play.n, game.ply)
        # When all have sealed their choices, none can be undone any more: that tells one such question from the next.
        sealed_at = game.undo_floor if game.sealed is not None else None
        before = self.asked_since if sealed_at is not None and sealed_at == self.sealed_at else {}
        self.asked_since = {seat: before.get(seat, now) for seat in game.pending}
        self.sealed_at = sealed_at

    def playing(self) -> Play:
        """The game in play; refused where there is none."""
        if self.table.problem is not None:
            raise Refusal("broken", f"this game cannot be played by this version: {self.table.problem}")
        if self.play is None:
            raise Refusal("not-playing", "the game has not started")
        return self.play

    # -- changing the game ---------------------------------------------------------------------------------------------

    async def commit(self, entries: Sequence[Entry]) -> None:
        """Put entries on disk, then play them and tell everybody. Under the lock."""
        play = self.playing()
        began = perf_counter()
        trial = play.clone()
        told = [trial.apply(entry) for entry in entries]
        try:
            await self.server.journal.append(self.table.id, entries)
        except Conflict:
            await self.catch_up()
            raise Overtaken from None
        metrics = self.server.metrics
        metrics.commit.observe(perf_counter() - began)
        for entry in entries:
            metrics.entries.labels(entry.kind, "bot" if entry.bot else "person").inc()
        if trial.game.over:
            await self.server.tables.finish(self.table.id, trial.game.result)
            self.table = await self.server.tables.get(self.table.id)
        self.take(trial, told)
        metrics.move.observe(perf_counter() - began)
        if trial.game.over:
            await self.finished()
        self.notify(play.game.pending, trial.game.pending)

    def take(self, play: Play, told: Sequence[Told]) -> None:
        """Go on to a position, and tell everybody."""
        before = self.play.n if self.play is not None else 0
        changed = self.play is not None and self.play.away != play.away
        if self.table.proposal is not None and self.table.proposal.n == before:
            self.table.proposal = None
            changed = True
        self.play = play
        self.recent.extend(told)
        self.note_questions()
        self.tell(before, told)
        if changed:
            self.tell_table()
        self.wake()

    async def catch_up(self) -> None:
        """Read what other workers have written, play it and tell everybody. Under the lock."""
        if self.play is None:
            return
        entries = await self.server.journal.read(self.table.id, self.play.n)
        if entries:
            trial = self.play.clone()
            told = [trial.apply(entry) for entry in entries]
            before = self.play.game.pending
            self.take(trial, told)
            self.notify(before, trial.game.pending, elsewhere=True)
            if trial.game.over:
                await self.reload()

    async def finished(self) -> None:
        """Tell everybody that the game is over, and its seed."""
        await self.end_delay()
        await self.reload()
        await self.server.relay.send("table", self.table.id)
        log.info("a game is over", extra={"table": self.table.id, "n": self.playing().n})

    def entry(self, kind: str, seat: int, option: str | None = None, ply: int = 0, bot: bool = False) -> Entry:
        """The next entry of the log."""
        play = self.playing()
        return Entry(play.n + 1, kind, seat, option, ply, bot, max(time(), play.clocks.at if play.clocks else 0.0))

    async def move(self, seat: int, ply: int, n: int | None, option: str) -> int:
        """Choose an option for a seat; the number of the entry. `Overtaken` if it is out of date."""
        async with self.lock:
            play = self.playing()
            game = play.game
            since = self.asked_since.get(seat)
            first_n, first_ply = since or (play.n, game.ply)
            if not first_ply <= ply <= game.ply or not (n is None or first_n <= n <= play.n):
                raise Overtaken
            if since is None:
                if game.over:
                    raise Refusal("not-playing", "the game is over")
                raise Refusal("not-your-turn", game.why_not(option, seat) or "it is not your turn")
            number = game.family.vocabulary.find(option)
            if number < 0 or number not in game.legal_for(seat):
                raise Refusal("illegal", game.why_not(option, seat) or "this is not legal now")
            entries = [self.entry("move", seat, option, game.ply + 1)]
            if seat in play.away:
                entries.insert(0, entries[0]._replace(kind="back", option=None, ply=game.ply))
                entries[1] = entries[1]._replace(n=entries[1].n + 1)
            await self.commit(entries)
            return self.playing().n

    async def undo(self, seat: int, to: int | None) -> bool:
        """Take back the seat's last choice, or ask the others to agree to it (then true)."""
        async with self.lock:
            play = self.playing()
            game = play.game
            if game.over:
                raise Refusal("no-undo", "the game is over")
            target = play.undo_target(seat) if to is None else to
            if target is None or not game.undo_floor <= target < game.ply or play.chosen_by[target] != seat:
                raise Refusal("no-undo", "there is nothing to take back: you may take back your own choices up to "
                              "the last thing revealed")
            mine = seat in game.pending and all(play.chosen_by[at] == seat for at in range(target, game.ply))
            asked = [] if mine else [
                one.seat for one in self.table.seats
                if one.seat != seat and self.table.bot_in(one.seat, play.away) is None
            ]
            if asked:
                proposal = Proposal(token_hex(8), seat, target, play.n, [], asked)
                await self.server.tables.propose(self.table.id, proposal)
                await self.server.table_changed(self.table.id)
                self.notice_seats(asked, "undo", f"{self.seat_name(seat)} asks to take a choice back.")
                return True
            await self.commit([self.entry("undo", seat, None, target)])
            return False

    async def answer(self, seat: int, id: str, yes: bool) -> None:
        """Agree to an undo or refuse it; when all have agreed it is done."""
        async with self.lock:
            play = self.playing()
            found = self.table.proposal
            if found is None or found.id != id or found.n != play.n:
                raise Refusal("no-proposal", "nobody asks you for this any more")
            proposal = await self.server.tables.agree(self.table.id, id, seat, yes)
            if proposal is not None and set(proposal.asked) <= set(proposal.agreed):
                await self.server.tables.propose(self.table.id, None)
                await self.commit([self.entry("undo", proposal.seat, None, proposal.to)])
            await self.server.table_changed(self.table.id)

    async def redo(self, seat: int) -> None:
        """Choose again what was taken back last."""
        async with self.lock:
            play = self.playing()
            if not play.can_redo(seat):
                raise Refusal("no-undo", "nothing of yours was taken back that could be chosen again")
            await self.commit([self.entry("move", seat, play.undone[-1][1], play.game.ply + 1)])

    async def back(self, seat: int) -> None:
        """Let the seat's person play themselves again."""
        async with self.lock:
            play = self.playing()
            if seat in play.away and not play.game.over:
                await self.commit([self.entry("back", seat, None, play.game.ply)])

    # -- bots and clocks -----------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let a bot think if one is to choose, and set the alarm for whoever's time runs out first."""
        self.used = time()
        if self.play is None or self.play.game.over or self.table.status != "playing" or self.server.closing:
            return
        if (self.thinking is None or self.thinking.done()) and self.next_bot() is not None:
            self.thinking = asyncio.create_task(self.think())
        self.set_alarm()

    def next_bot(self) -> tuple[int, str] | None:
        """A seat that is to choose and is played by a bot."""
        play = self.play
        if play is None or play.game.over:
            return None
        for seat in play.game.pending:
            bot = self.table.bot_in(seat, play.away)
            if bot is not None:
                return seat, bot
        return None

    async def think(self) -> None:
        """Let bots choose until a person must."""
        try:
            while (found := self.next_bot()) is not None and not self.server.closing:
                seat, bot = found
                play = self.playing()
                choices = [
                    (option, by) for (option, _), by in zip(play.game.choices(), play.chosen_by, strict=True)
                ]
                began = perf_counter()
                chosen = await self.server.thinkers.choose(
                    self.table.id, play.deal, choices, seat, bot, derive_seed(play.deal.seed, play.n * 16 + seat)
                )
                self.server.metrics.think.observe(perf_counter() - began)
                async with self.lock:
                    if self.play is not play or self.next_bot() != found:
                        continue
                    now = max(time(), play.clocks.at if play.clocks else 0.0)
                    entries = [
                        Entry(play.n + 1 + i, "move", seat, option, play.game.ply + 1 + i, True, now)
                        for i, option in enumerate(chosen)
                    ]
                    try:
                        await self.commit(entries)
                    except Overtaken:
                        pass
        except asyncio.CancelledError:
            raise
        except Exception:
            self.server.metrics.faults.inc()
            log.exception("a bot has failed", extra={"table": self.table.id})

    def set_alarm(self) -> None:
        """Be woken when the first clock runs out."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        play = self.play
        if play is None or play.clocks is None or play.game.over:
            return
        ends = [
            play.clocks.at + play.clocks.left[seat]
            for seat in play.game.pending if self.table.bot_in(seat, play.away) is None
        ]
        if ends:
            delay = max(0.0, min(ends) - time())
            self.timer = asyncio.get_running_loop().call_later(delay, self.alarm)

    def alarm(self) -> None:
        """A clock may have run out."""
        self.timer = None
        self.server.spawn(self.time_out())

    async def time_out(self) -> None:
        """Let a bot play for those whose time is up."""
        async with self.lock:
            play = self.play
            if play is None or play.clocks is None or play.game.over or self.server.closing:
                return
            passed = time() - play.clocks.at
            late = [
                seat for seat in play.game.pending
                if self.table.bot_in(seat, play.away) is None and play.clocks.left[seat] <= passed + 0.01
            ]
            if not late:
                self.set_alarm()
                return
            try:
                await self.commit([
                    self.entry("away", seat, None, play.game.ply)._replace(n=play.n + 1 + i)
                    for i, seat in enumerate(late)
                ])
            except Overtaken:
                pass

    # -- telling -------------------------------------------------------------------------------------------------------

    def eyes(self, client: Client) -> int | None:
        """The seat with whose eyes a client looks."""
        return self.table.seat_of(client.person_id)

    def is_delayed(self, seat: int | None) -> bool:
        """Whether somebody with these eyes sees everything later."""
        return seat is None and self.table.watch_delay > 0 and self.table.status == "playing"

    def known_to(self, person: str | None) -> Play | None:
        """The game as far as somebody may know of it now."""
        return self.delayed if self.is_delayed(self.table.seat_of(person)) else self.play

    def clock_data(self, play: Play, now: float) -> ClockData | None:
        """How the clocks stand."""
        return play.clocks.data(now, play.game.pending, play.away) if play.clocks is not None else None

    def state(self, seat: int | None, reason: Reason, id: RequestId = None, play: Play | None = None) -> State:
        """How things stand with the eyes of a seat."""
        play = play or self.playing()
        return State(
            self.table.id, play.n, seat, cast("dict[str, Any]", play.game.view(seat)),
            self.clock_data(play, time()), self.can_undo(play, seat), play.can_redo(seat), reason, id,
        )

    def can_undo(self, play: Play, seat: int | None) -> bool:
        """Whether the seat has something to take back."""
        return seat is not None and not play.game.over and play.undo_target(seat) is not None

    def update(
        self, play: Play, after: int, told: Sequence[Told], seat: int | None, id: RequestId = None
    ) -> Update:
        """What has happened since an entry, with the eyes of a seat."""
        return Update(
            self.table.id, after, play.n, seat, [step_view(play.game, one, seat) for one in told],
            cast("dict[str, Any]", play.game.view(seat)), self.clock_data(play, time()), self.can_undo(play, seat),
            play.can_redo(seat), id,
        )

    def tell(self, after: int, told: Sequence[Told]) -> None:
        """Tell everybody what has happened, each with their own eyes."""
        play = self.playing()
        frames: dict[int | None, str] = {}
        for client, seat in self.watchers.items():
            if self.is_delayed(seat) or (seat is None and self.delayed is not None):
                self.schedule_delayed()
                continue
            if seat not in frames:
                frames[seat] = encode(self.update(play, after, told, seat)).decode()
            client.send_text(frames[seat])

    def tell_table(self) -> None:
        """Tell everybody the table's public data, and show those whose seat has changed their new view.

        Who may look only while the table waits for players is told that it does so no longer, and sees no more.
        """
        for client, seat in list(self.watchers.items()):
            if not self.table.may_watch(client.person_id):
                client.send(TableMessage(self.table.data(client.person_id)))
                self.leave(client)
                continue
            now = self.eyes(client)
            play = self.delayed if self.is_delayed(now) else self.play
            client.send(TableMessage(self.table.data(client.person_id, play)))
            if now != seat:
                self.watchers[client] = now
                if self.play is not None and self.table.problem is None:
                    self.show(client, now, "seat")

    def show(self, client: Client, seat: int | None, reason: Reason) -> None:
        """Show somebody how things stand; whoever sees everything later is shown how they stood."""
        if self.is_delayed(seat):
            self.server.spawn(self.show_late(client, reason))
        else:
            client.send(self.state(seat, reason))

    async def reload(self, elsewhere: bool = False) -> None:
        """Read the table anew, because somebody has changed it, here or on another worker, and tell everybody."""
        started = self.table.status == "open"
        was_over = self.table.status == "over"
        self.table = await self.server.tables.get(self.table.id)
        if started and self.table.status == "playing" and self.play is None:
            async with self.lock:
                if self.play is None:
                    await self.load()
            self.set_alarm()
        self.tell_table()
        self.tell_presence()
        if self.play is not None and self.table.problem is None:
            if started:
                for client, seat in self.watchers.items():
                    self.show(client, seat, "open")
                self.notify([], self.play.game.pending, elsewhere)
            if self.table.status == "over" and not was_over:
                await self.end_delay()
        self.wake()

    # -- people who look -----------------------------------------------------------------------------------------------

    async def open(self, client: Client, after: int | None, id: RequestId) -> None:
        """Show the table to a client from now on."""
        if not self.table.may_watch(client.person_id):
            raise Refusal("forbidden", "this table is not open to those who watch")
        seat = self.eyes(client)
        async with self.lock:
            self.watchers[client] = seat
            client.tables[self.table.id] = self
            delayed = self.is_delayed(seat)
            play = await self.delayed_play() if delayed else self.play
            client.send(TableMessage(self.table.data(client.person_id, play)))
            if play is not None and self.table.problem is None:
                if after is None or after > play.n:
                    client.send(self.state(seat, "open" if after is None else "gap", id, play))
                else:
                    told = await self.missed(after, play)
                    client.send(self.update(play, after, told, seat, id))
            else:
                client.send(Ok(id))
            if delayed:
                self.schedule_delayed()
        if seat is not None and self.play is not None and seat in self.play.away:
            self.server.spawn(self.back(seat))
        await self.server.chat.show(client, self)
        self.announce(client, True)
        self.wake()

    async def missed(self, after: int, play: Play) -> list[Told]:
        """The entries since a number, with their events."""
        if after == play.n:
            return []
        recent = [one for one in self.recent if after < one.entry.n <= play.n]
        if len(recent) == play.n - after:
            return recent
        entries = [entry for entry in await self.server.journal.read(self.table.id) if entry.n <= play.n]
        again = replay(self.table.deal, entries[:after])
        again.game.fetch_events()
        return [again.apply(entry) for entry in entries[after:]]

    def leave(self, client: Client) -> None:
        """A client looks no longer."""
        if self.watchers.pop(client, "gone") != "gone":
            client.tables.pop(self.table.id, None)
            self.announce(client, False)
        if not any(self.is_delayed(seat) for seat in self.watchers.values()):
            self.delayed = None
            if self.delay_timer is not None:
                self.delay_timer.cancel()
                self.delay_timer = None

    def announce(self, client: Client, here: bool) -> None:
        """Tell everybody, on every worker, who is here now."""
        self.used = time()
        self.tell_presence()
        if client.known is not None:
            here = here or any(other.person_id == client.person_id for other in self.watchers)
            self.server.spawn(self.server.relay.send("here" if here else "gone", self.table.id, client.person_id))

    def present(self, person: str) -> bool:
        """Whether a person looks at this table now, on any worker."""
        fresh = time() - self.server.presence_seconds
        return any(client.person_id == person for client in self.watchers) or any(
            one == person and at > fresh for (_, one), at in self.remote.items()
        )

    def presence(self) -> Presence:
        """Who looks at this table now."""
        here: dict[str, Present] = {}
        watching = 0
        for client, seat in self.watchers.items():
            if client.known is not None:
                here[client.known.id] = Present(client.known.public, seat)
            watching += seat is None
        fresh = time() - self.server.presence_seconds
        for (_, person), at in self.remote.items():
            seat = self.table.seat_of(person)
            if at > fresh and person not in here:
                if seat is None:
                    watching += 1
                else:
                    found = self.table.seats[seat].person
                    assert found is not None
                    here[person] = Present(found, seat)
        return Presence(self.table.id, list(here.values()), watching)

    def tell_presence(self) -> None:
        """Tell everybody who is here now."""
        self.send_all(self.presence())

    def send_all(self, message: ServerMessage, to: Callable[[Client, int | None], bool] | None = None) -> None:
        """Send the same message to all, or to some."""
        text = encode(message).decode()
        for client, seat in self.watchers.items():
            if to is None or to(client, seat):
                client.send_text(text)

    # -- spectators who see everything later ---------------------------------------------------------------------------

    async def delayed_play(self) -> Play | None:
        """The game as it stood when the delay began."""
        if self.delayed is None and self.play is not None:
            until = time() - self.table.watch_delay
            entries = await self.server.journal.read(self.table.id)
            self.delayed = replay(self.table.deal, [entry for entry in entries if entry.at <= until])
        return self.delayed

    async def show_late(self, client: Client, reason: Reason) -> None:
        """Show somebody how things stood when the delay began, and go on from there."""
        async with self.lock:
            if client in self.watchers and self.is_delayed(self.watchers[client]):
                client.send(self.state(None, reason, play=await self.delayed_play()))
                self.schedule_delayed()

    def schedule_delayed(self) -> None:
        """Show the next entries to spectators when they are old enough."""
        if self.delay_timer is None and self.delayed is not None:
            loop = asyncio.get_running_loop()
            self.delay_timer = loop.call_later(
                min(1.0, self.table.watch_delay), lambda: self.server.spawn(self.tell_delayed())
            )

    async def tell_delayed(self) -> None:
        """Show spectators what is old enough."""
        self.delay_timer = None
        async with self.lock:
            late = self.delayed
            if late is None or self.play is None:
                return
            until = time() - self.table.watch_delay
            entries = await self.server.journal.read(self.table.id, late.n)
            ripe = [entry for entry in entries if entry.at <= until]
            after, away = late.n, set(late.away)
            told = [late.apply(entry) for entry in ripe]
            if told:
                text = encode(self.update(late, after, told, None)).decode()
                for client, seat in self.watchers.items():
                    if self.is_delayed(seat):
                        client.send_text(text)
            if late.away != away:
                self.tell_table()
            if late.n < self.play.n:
                self.schedule_delayed()

    async def end_delay(self) -> None:
        """Show spectators the rest, because the game is over."""
        late, self.delayed = self.delayed, None
        if late is not None and self.play is not None:
            told = await self.missed(late.n, self.play)
            text = encode(self.update(self.play, late.n, told, None)).decode()
            for client, seat in self.watchers.items():
                if seat is None:
                    client.send_text(text)

    # -- notices -------------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        """Who sits in a seat, by name."""
        sitting = self.table.seats[seat] if seat < len(self.table.seats) else None
        if sitting is not None and sitting.person is not None:
            return sitting.person.name
        return f"Seat {seat}"

    def notify(self, before: Sequence[int], after: Sequence[int], elsewhere: bool = False) -> None:
        """Tell those whose turn has come."""
        play = self.playing()
        if play.game.over:
            if not elsewhere and self.table.webhook:
                self.server.notices.post(self.table.webhook, f"The game at {self.table.title} is over.")
            self.notice_seats(range(len(self.table.seats)), "over", "The game is over.")
            return
        turns = [
            seat for seat in after if seat not in before and self.table.bot_in(seat, play.away) is None
        ]
        if not turns:
            return
        self.notice_seats(turns, "turn", "It is your turn.")
        if elsewhere:
            return
        for seat in turns:
            person = self.table.seats[seat].person
            if person is not None and not self.present(person.id):
                text = f"{self.table.title}: it is the turn of {person.name} ({self.server.link(self.table.id)})"
                self.server.notices.post(self.table.webhook, text)
                self.server.spawn(self.server.notify_person(person.id, text))

    def notice_seats(
        self, seats: Sequence[int], kind: Literal["turn", "start", "over", "undo", "rematch"], text: str
    ) -> None:
        """Send a notice to the people in some seats, wherever they look."""
        for seat in seats:
            person = self.table.seats[seat].person if seat < len(self.table.seats) else None
            if person is not None:
                self.server.sockets.notice(person.id, Notice(kind, self.table.id, self.table.title, text))

    def stale(self, client: Client, id: RequestId) -> None:
        """Tell a client that the position has moved on, and how it stands."""
        client.send(Stale(id, self.table.id, self.playing().n))
        client.send(self.state(self.watchers.get(client), "stale"))
