"""The room of a table: its game, everybody who looks at it, and what they do there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from secrets import token_hex
from time import time
from typing import TYPE_CHECKING, Any, cast

import msgspec

from landsraad.server.alarm import Alarm
from landsraad.server.bot_turns import BotTurns
from landsraad.server.commits import Commits, Overtaken
from landsraad.server.delayed import DelayedSpectators
from landsraad.server.messages import (
    ClockData,
    Ok,
    Proposal,
    RequestId,
    Stale,
    State,
    StateReason,
    TableMessage,
    Update,
)
from landsraad.server.notices import Notices
from landsraad.server.play import Play, Told, step_view
from landsraad.server.presence import Audience
from landsraad.server.refusal import Refusal
from landsraad.server.table import Table

if TYPE_CHECKING:
    from landsraad.server.server import Server
    from landsraad.server.sockets import Client

log = logging.getLogger("landsraad.room")
encode = msgspec.json.Encoder().encode


class Room:
    """A table with its game. All that changes the game happens under `lock`, and is on disk before anyone sees it."""

    def __init__(self, server: Server, table: Table) -> None:
        self.server = server
        self.table = table
        self.lock = asyncio.Lock()
        self.used = time()
        self.commits = Commits(self)
        self.audience = Audience(self)
        self.delayed = DelayedSpectators(self)
        self.bots = BotTurns(self)
        self.alarm = Alarm(self)
        self.notices = Notices(self)

    @property
    def play(self) -> Play | None:
        """The game in memory, once it has begun."""
        return self.commits.play

    def playing(self) -> Play:
        """The game in play; refused where there is none."""
        return self.commits.playing()

    # -- what people do in the game ------------------------------------------------------------------------------------

    async def move(self, seat: int, ply: int, n: int | None, option: str) -> int:
        """Choose an option for a seat; the number of the entry. `Overtaken` if it is out of date."""
        async with self.lock:
            play = self.playing()
            game = play.game
            since = self.commits.asked_since.get(seat)
            first_n, first_ply = (since.n, since.ply) if since is not None else (play.n, game.ply)
            if not first_ply <= ply <= game.ply or not (n is None or first_n <= n <= play.n):
                raise Overtaken
            if since is None:
                if game.over:
                    raise Refusal("not-playing", "the game is over")
                raise Refusal("not-your-turn", game.why_not(option, seat) or "it is not your turn")
            number = game.family.vocabulary.find(option)
            if number < 0 or number not in game.legal_for(seat):
                raise Refusal("illegal", game.why_not(option, seat) or "this is not legal now")
            entries = [self.commits.entry("move", seat, option, game.ply + 1)]
            if seat in play.away:
                entries.insert(0, entries[0]._replace(kind="back", option=None, ply=game.ply))
                entries[1] = entries[1]._replace(n=entries[1].n + 1)
            await self.commits.commit(entries)
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
                person = self.table.seats[seat].person
                self.server.limits.take("ask", person.id if person is not None else "")
                proposal = Proposal(token_hex(8), seat, target, play.n, [], asked)
                await self.server.tables.propose(self.table.id, proposal)
                await self.server.table_changed(self.table.id)
                self.notices.seats(asked, "undo", f"{self.table.name_of(seat)} asks to take a choice back.")
                return True
            await self.commits.commit([self.commits.entry("undo", seat, None, target)])
            return False

    async def answer(self, seat: int, id: str, yes: bool) -> None:
        """Agree to an undo or to a newcomer, or refuse it; when all have agreed it is done."""
        if any(one.id == id for one in self.table.seat_requests):
            await self.answer_request(seat, id, yes)
            return
        async with self.lock:
            play = self.playing()
            found = self.table.proposal
            if found is None or found.id != id or found.n != play.n:
                raise Refusal("no-proposal", "nobody asks you for this any more")
            proposal = await self.server.tables.agree(self.table.id, id, seat, yes)
            if proposal is not None and set(proposal.asked) <= set(proposal.agreed):
                await self.server.tables.propose(self.table.id, None)
                await self.commits.commit([self.commits.entry("undo", proposal.seat, None, proposal.to)])
            await self.server.table_changed(self.table.id)

    async def answer_request(self, seat: int, id: str, yes: bool) -> None:
        """Agree to a newcomer or refuse; when all have agreed, the newcomer sits down."""
        newcomer = await self.server.seating.answer_request(self.table.id, id, seat, yes)
        await self.server.table_changed(self.table.id)
        if newcomer is not None:
            self.notices.seats([newcomer.seat], "seat", "All have agreed: you play on from here.")
            await self.back(newcomer.seat)

    async def redo(self, seat: int) -> None:
        """Choose again what was taken back last."""
        async with self.lock:
            play = self.playing()
            if not play.can_redo(seat):
                raise Refusal("no-undo", "nothing of yours was taken back that could be chosen again")
            await self.commits.commit([self.commits.entry("move", seat, play.undone[-1][1], play.game.ply + 1)])

    async def back(self, seat: int) -> None:
        """Let the seat's person play themselves again."""
        async with self.lock:
            play = self.playing()
            if seat in play.away and not play.game.over:
                await self.commits.commit([self.commits.entry("back", seat, None, play.game.ply)])

    async def refuse(self, seat: int, offer: str, on: bool) -> None:
        """Decline an offer for a seat whenever it comes from now on, or ask again."""
        text = None
        if on:
            game = self.playing().game
            lapse = game.family.lapse(game) if seat in game.pending else None
            if lapse is None or lapse.offer != offer:
                raise Refusal("no-proposal", "nobody asks you for this any more")
            text = lapse.text
        await self.server.tables.refuse(self.table.id, seat, offer, text)
        await self.server.table_changed(self.table.id)

    # -- what goes on by itself ----------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let a bot think if one is to choose, and set the alarm for whoever's time runs out first."""
        self.used = time()
        if self.play is None or self.play.game.over or self.table.status != "playing" or self.server.closing:
            return
        self.bots.wake()
        self.alarm.set()

    @property
    def busy(self) -> bool:
        """Whether somebody looks, or something is going on."""
        return bool(
            self.bots.thinking or self.audience.watchers or self.alarm.timer is not None or self.lock.locked()
        )

    def stop(self) -> None:
        """Let nothing more happen by itself."""
        self.bots.stop()
        self.alarm.stop()
        self.delayed.stop()

    async def reload(self, elsewhere: bool = False) -> None:
        """Read the table anew, because somebody has changed it, here or on another worker, and tell everybody."""
        started = self.table.status == "open"
        was_over = self.table.status == "over"
        self.table = await self.server.tables.get(self.table.id)
        if started and self.table.status == "playing" and self.play is None:
            async with self.lock:
                if self.play is None:
                    await self.commits.load()
            self.alarm.set()
        self.tell_table()
        self.audience.tell()
        if self.play is not None and self.table.problem is None:
            if started:
                for client, seat in self.audience.watchers.items():
                    self.show(client, seat, "open")
                self.notices.turns([], self.play.game.pending, elsewhere)
            if self.table.status == "over" and not was_over:
                await self.delayed.end()
        self.wake()

    async def finished(self) -> None:
        """Tell everybody that the game is over, and its seed."""
        await self.delayed.end()
        await self.reload()
        await self.server.relay.send("table", self.table.id)
        log.info("a game is over", extra={"table": self.table.id, "n": self.playing().n})

    # -- people who look -----------------------------------------------------------------------------------------------

    async def open(self, client: Client, after: int | None, id: RequestId) -> None:
        """Show the table to a client from now on."""
        if not self.table.may_watch(client.person_id):
            raise Refusal("forbidden", "this table is not open to those who watch")
        seat = self.table.seat_of(client.person_id)
        async with self.lock:
            self.audience.add(client, seat)
            delayed = self.delayed.include(seat)
            play = await self.delayed.position() if delayed else self.play
            client.send(TableMessage(self.table.data(client.person_id, play)))
            if play is not None and self.table.problem is None:
                if after is None or after > play.n:
                    client.send(self.state(seat, "open" if after is None else "gap", id, play))
                else:
                    told = await self.commits.missed(after, play)
                    client.send(self.update(play, after, told, seat, id))
            else:
                client.send(Ok(id))
            if delayed:
                self.delayed.schedule()
        if seat is not None and self.play is not None and seat in self.play.away:
            self.server.spawn(self.back(seat))
        await self.server.chat.show(client, self)
        self.audience.announce(client, True)
        self.wake()

    def leave(self, client: Client) -> None:
        """A client looks no longer."""
        self.audience.remove(client)
        self.delayed.forget()

    def known_to(self, person: str | None) -> Play | None:
        """The game as far as somebody may know of it now."""
        return self.delayed.play if self.delayed.include(self.table.seat_of(person)) else self.play

    # -- telling -------------------------------------------------------------------------------------------------------

    def state(self, seat: int | None, reason: StateReason, id: RequestId = None, play: Play | None = None) -> State:
        """How things stand, as a seat may know it."""
        play = play or self.playing()
        return State(
            self.table.id, play.n, seat, cast("dict[str, Any]", play.game.view(seat)), clock_data(play),
            can_undo(play, seat), play.can_redo(seat), reason, id, self.alarm.left(seat),
        )

    def update(
        self, play: Play, after: int, told: Sequence[Told], seat: int | None, id: RequestId = None
    ) -> Update:
        """What has happened since an entry, as a seat may know it."""
        return Update(
            self.table.id, after, play.n, seat, [step_view(play.game, one, seat) for one in told],
            cast("dict[str, Any]", play.game.view(seat)), clock_data(play), can_undo(play, seat),
            play.can_redo(seat), id, self.alarm.left(seat),
        )

    def tell(self, after: int, told: Sequence[Told]) -> None:
        """Tell everybody what has happened, each what they may know."""
        play = self.playing()
        frames: dict[int | None, str] = {}
        for client, seat in self.audience.watchers.items():
            if self.delayed.include(seat) or (seat is None and self.delayed.play is not None):
                self.delayed.schedule()
                continue
            if seat not in frames:
                frames[seat] = encode(self.update(play, after, told, seat)).decode()
            client.send_text(frames[seat])

    def tell_table(self) -> None:
        """Tell everybody the table's public data, and show those whose seat has changed their new view.

        Who may look only while the table waits for players is told that it does so no longer, and sees no more.
        """
        for client, seat in list(self.audience.watchers.items()):
            if not self.table.may_watch(client.person_id):
                client.send(TableMessage(self.table.data(client.person_id)))
                self.leave(client)
                continue
            now = self.table.seat_of(client.person_id)
            client.send(TableMessage(self.table.data(client.person_id, self.known_to(client.person_id))))
            if now != seat:
                self.audience.watchers[client] = now
                if self.play is not None and self.table.problem is None:
                    self.show(client, now, "seat")

    def show(self, client: Client, seat: int | None, reason: StateReason) -> None:
        """Show somebody how things stand; whoever sees everything later is shown how they stood."""
        if self.delayed.include(seat):
            self.server.spawn(self.delayed.show(client, reason))
        else:
            client.send(self.state(seat, reason))

    def stale(self, client: Client, id: RequestId) -> None:
        """Tell a client that the position has moved on, and how it stands."""
        client.send(Stale(id, self.table.id, self.playing().n))
        client.send(self.state(self.audience.watchers.get(client), "stale"))


def clock_data(play: Play) -> ClockData | None:
    """How the clocks stand now."""
    return play.clocks.data(time(), play.game.pending, play.away) if play.clocks is not None else None


def can_undo(play: Play, seat: int | None) -> bool:
    """Whether the seat has something to take back."""
    return seat is not None and not play.game.over and play.undo_target(seat) is not None
