"""The room of a table: its game, everybody who looks at it, and what they do there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from secrets import token_hex
from time import time
from typing import TYPE_CHECKING, Any, cast

import msgspec

from landsraad.server.play.game import Applied, Play, step_view
from landsraad.server.room.alarm import Alarm
from landsraad.server.room.bot_turns import BotTurns
from landsraad.server.room.commits import Commits, Overtaken
from landsraad.server.room.delayed import DelayedSpectators
from landsraad.server.room.notices import Notices
from landsraad.server.room.pause import SecretPause
from landsraad.server.room.presence import Audience
from landsraad.server.tables.table import Table
from landsraad.server.wire.messages import (
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
from landsraad.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from landsraad.server.entrance.sockets import Client
    from landsraad.server.server import Server

log = logging.getLogger("landsraad.room")
encode = msgspec.json.Encoder().encode


class Room:
    """A table with its game. Everything that changes it happens under `lock`, and is on disk before anyone sees it."""

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
        self.pause = SecretPause(self)

    @property
    def play(self) -> Play | None:
        """The game in memory, once it has begun."""
        return self.commits.play

    def playing(self) -> Play:
        """The game in play; refused where there is none."""
        return self.commits.playing()

    # -- what people do in the game ------------------------------------------------------------------------------------

    async def move(
        self, seat: int, ply: int, n: int | None, option: str, question: int | None = None, words: str | None = None
    ) -> int:
        """Choose an option for a seat; the number of the entry. `Overtaken` if it is out of date."""
        async with self.lock:
            play = self.playing()
            game = play.game
            number = game.family.vocabulary.find(option)
            at_hand = number >= 0 and number not in game.legal_for(seat) and number in game.at_hand(seat)
            if at_hand:
                self.check_at_hand(seat, ply, n)
            else:
                self.check_answer(seat, ply, n, question, option)
            if words is not None and not game.family.takes_words(number):
                raise Refusal("illegal", "nothing can be written with this choice")
            entries = [self.commits.entry("move", seat, option, game.ply + 1, words)]
            if seat in play.away:
                entries.insert(0, entries[0]._replace(kind="back", option=None, ply=game.ply))
                entries[1] = entries[1]._replace(n=entries[1].n + 1)
            await self.commits.commit(entries)
            n = self.playing().n
        await self.pause.until_seen(seat, n)
        return n

    def check_answer(self, seat: int, ply: int, n: int | None, question: int | None, option: str) -> None:
        """See that an option answers what the seat is asked now, and not something that was asked before."""
        play = self.playing()
        game = play.game
        since = self.commits.asked_since.get(seat)
        first_n, first_ply = (since.n, since.ply) if since is not None else (play.n, game.ply)
        if not first_ply <= ply <= game.ply or not (n is None or first_n <= n <= play.n):
            raise Overtaken
        if question is not None and question != first_n:
            raise Overtaken
        if since is None:
            if game.over:
                raise Refusal("not-playing", "the game is over")
            raise Refusal("not-your-turn", game.why_not(option, seat) or "it is not your turn")
        if game.why_not(option, seat) is not None:
            raise Refusal("illegal", game.why_not(option, seat) or "this is not legal now")

    def check_at_hand(self, seat: int, ply: int, n: int | None) -> None:
        """See that a choice out of turn is not an old one: others may have acted since, but not the seat itself."""
        play = self.playing()
        last = max((at for at, by in enumerate(play.chosen_by) if by == seat), default=-1)
        acted = self.commits.acted_at.get(seat, 0)
        if not last < ply <= play.game.ply or not (n is None or acted <= n <= play.n):
            raise Overtaken

    async def undo(self, seat: int, to: int | None) -> bool:
        """Take back the seat's last choice, or ask the others to agree to it (then true).

        What the seat has sealed is taken back whole, and at once while nobody else has sealed an answer.
        """
        async with self.lock:
            play = self.playing()
            game = play.game
            if game.over:
                raise Refusal("no-undo", "the game is over")
            seal = play.sealed_by(seat)
            target = to if to is not None else seal if seal is not None else play.undo_target(seat)
            if target is None or not game.undo_floor <= target < game.ply or play.chosen_by[target] != seat:
                raise Refusal("no-undo", "there is nothing to take back: you may take back your own choices up to "
                              "the last thing revealed")
            mine = seat in game.pending and all(play.chosen_by[at] == seat for at in range(target, game.ply))
            if seal == target and game.sealed is not None:
                mine = all(answer < 0 or other == seat for other, answer in enumerate(game.sealed))
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
            await self.commits.commit(self.commits.undo_entries(seat, target))
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
                await self.commits.commit(self.commits.undo_entries(proposal.seat, proposal.to))
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

    async def left(self, seat: int) -> None:
        """Note that the seat's person has got up, and let a bot play on."""
        async with self.lock:
            play = self.playing()
            if seat not in play.away and not play.game.over:
                await self.commits.commit([self.commits.entry("away", seat, None, play.game.ply)])

    async def back(self, seat: int) -> None:
        """Let the seat's person play again."""
        async with self.lock:
            play = self.playing()
            if seat in play.away and not play.game.over:
                await self.commits.commit([self.commits.entry("back", seat, None, play.game.ply)])

    async def refuse(self, seat: int, offer: str, on: bool) -> None:
        """Decline an offer for a seat whenever it comes from now on, or ask again."""
        text = None
        if on:
            game = self.playing().game
            timeout = game.family.timeout(game) if seat in game.pending else None
            if timeout is None or timeout.offer != offer:
                raise Refusal("no-proposal", "nobody asks you for this any more")
            text = timeout.text
        await self.server.tables.refuse(self.table.id, seat, offer, text)
        await self.server.table_changed(self.table.id)

    # -- bots and clocks -----------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let a bot think if one is to choose, and set the alarm for the seat whose time runs out first."""
        self.used = time()
        if self.play is None or self.play.game.over or self.table.status != "playing" or self.server.closing:
            return
        self.bots.wake()
        self.alarm.set()

    @property
    def busy(self) -> bool:
        """Whether somebody looks, or something is going on."""
        return bool(
            self.bots.thinking or self.audience.watchers or self.alarm.timer is not None
            or self.pause.timer is not None or self.lock.locked()
        )

    def stop(self) -> None:
        """Stop bots, clocks, pauses and delays."""
        self.bots.stop()
        self.pause.stop()
        self.pause.over.set()
        self.alarm.stop()
        self.delayed.stop()

    async def reload(self, elsewhere: bool = False) -> None:
        """Read the table again after a change, here or on another worker, and send it to everybody."""
        started = self.table.status == "open"
        was_over = self.table.status == "over"
        self.table = await self.server.tables.get(self.table.id)
        if started and self.table.status == "playing" and self.play is None:
            async with self.lock:
                if self.play is None:
                    await self.commits.load()
            self.alarm.set()
        self.broadcast_table()
        self.audience.broadcast_presence()
        if self.play is not None and self.table.problem is None:
            if started:
                for client, seat in self.audience.watchers.items():
                    self.show(client, seat, "open")
                self.notices.turns([], self.play.game.pending, elsewhere)
            if self.table.status == "over" and not was_over:
                await self.delayed.end()
        self.wake()

    async def finished(self) -> None:
        """Send everybody the result and the seed of a game that is over."""
        await self.delayed.end()
        await self.reload()
        await self.server.relay.send("table", self.table.id)
        log.info("a game is over", extra={"table": self.table.id, "n": self.playing().n})

    # -- viewers -------------------------------------------------------------------------------------------------------

    async def open(self, client: Client, after: int | None, id: RequestId) -> None:
        """Show the table to a client from now on."""
        if not self.table.may_watch(client.person_id):
            raise Refusal("forbidden", "this table is not open to spectators")
        seat = self.table.seat_of(client.person_id)
        async with self.lock:
            self.audience.add(client, seat)
            delayed = self.delayed.include(seat)
            play = await self.delayed.position() if delayed else self.pause.seen(seat)
            client.send(TableMessage(self.table.data(client.person_id, play)))
            if play is not None and self.table.problem is None:
                if after is None or after > play.n:
                    client.send(self.state(seat, "open" if after is None else "gap", id, play))
                else:
                    missed = await self.commits.missed(after, play)
                    client.send(self.update(play, after, missed, seat, id))
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
        """Remove a client that no longer looks."""
        self.audience.remove(client)
        self.delayed.forget()

    def known_to(self, person: str | None) -> Play | None:
        """The game as far as a person may know it now."""
        seat = self.table.seat_of(person)
        return self.delayed.play if self.delayed.include(seat) else self.pause.seen(seat)

    # -- messages to them ----------------------------------------------------------------------------------------------

    def state(self, seat: int | None, reason: StateReason, id: RequestId = None, play: Play | None = None) -> State:
        """The state of the game, as a seat may know it."""
        play = play or self.pause.seen(seat) or self.playing()
        return State(
            self.table.id, play.n, seat, cast("dict[str, Any]", play.game.view(seat)), clock_data(play),
            can_undo(play, seat), play.can_redo(seat), reason, id, self.alarm.left(seat), self.question(seat),
            words_of(play),
        )

    def update(
        self, play: Play, after: int, applied: Sequence[Applied], seat: int | None, id: RequestId = None
    ) -> Update:
        """What has happened since an entry, as a seat may know it."""
        return Update(
            self.table.id, after, play.n, seat, [step_view(play.game, one, seat) for one in applied],
            cast("dict[str, Any]", play.game.view(seat)), clock_data(play), can_undo(play, seat),
            play.can_redo(seat), id, self.alarm.left(seat), self.question(seat), words_of(play),
        )

    def question(self, seat: int | None) -> int | None:
        """The number of what a seat is asked now."""
        if seat is None or self.pause.seen(seat) is not self.play:
            return None
        asked = self.commits.asked_since.get(seat)
        return asked.n if asked is not None else None

    def broadcast(self, after: int, applied: Sequence[Applied]) -> None:
        """Send what has happened to everybody, or in a pause to those who are asked in secret."""
        seats = set(self.audience.watchers.values())
        if self.pause.before is None:
            self.send_updates(dict.fromkeys(seats, (after, applied)))
            return
        asked = [seat for seat in seats if self.pause.seen(seat) is self.play]
        self.send_updates({seat: self.pause.since(seat) for seat in asked})
        for seat in asked:
            self.pause.note_shown(seat)

    def send_updates(self, since: Mapping[int | None, tuple[int, Sequence[Applied]]]) -> None:
        """Send seats what has happened since an entry, each as much as they may know."""
        play = self.playing()
        frames: dict[int | None, str] = {}
        for client, seat in self.audience.watchers.items():
            if self.delayed.include(seat) or (seat is None and self.delayed.play is not None):
                self.delayed.schedule()
            elif seat in since:
                if seat not in frames:
                    frames[seat] = encode(self.update(play, *since[seat], seat)).decode()
                client.send_text(frames[seat])

    def broadcast_table(self) -> None:
        """Send everybody the table's public data, and those whose seat has changed their new view.

        Those who may look only while the table waits for players get this one message, and no more after it.
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
        """Send somebody the state of the game; delayed spectators get the state that they may see."""
        if self.delayed.include(seat):
            self.server.spawn(self.delayed.show(client, reason))
        else:
            client.send(self.state(seat, reason))

    def stale(self, client: Client, id: RequestId) -> None:
        """Send a client the state, because the position has moved on."""
        state = self.state(self.audience.watchers.get(client), "stale")
        client.send(Stale(id, self.table.id, state.n))
        client.send(state)


def clock_data(play: Play) -> ClockData | None:
    """The state of the clocks now."""
    return play.clocks.data(time(), play.game.pending_as_known(None), play.away) if play.clocks is not None else None


def words_of(play: Play) -> dict[str, str]:
    """What people wrote with their choices, by ply."""
    return {str(ply): words for ply, words in play.words.items()}


def can_undo(play: Play, seat: int | None) -> bool:
    """Whether the seat can take something back."""
    return seat is not None and not play.game.over and play.undo_target(seat) is not None
