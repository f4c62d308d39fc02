"""Load: many tables, all moving. How fast is a move shown to everyone, and what does an idle table weigh?

    python bench/load.py --tables 200 --clients 4 --rate 300 --seconds 30

The server and the clients run on the same machine; the clients take their share of it.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import msgspec

from landsraad.server.wire.client import Account, Line
from tests.server.house import House


class Chair:
    """A client at a table: knows the last view, and when it got each update."""

    def __init__(self, account: Account, table: str) -> None:
        self.account = account
        self.table = table
        self.line: Line | None = None
        self.state: dict[str, Any] = {}
        self.seen: dict[int, float] = {}
        self.problems = 0
        self.sent_at = -1

    async def listen(self) -> None:
        """Note every update."""
        self.line = await Line.open(self.account)
        await self.line.send("open", table=self.table)
        while True:
            raw = await self.line.socket.recv()
            now = time.perf_counter()
            head = raw[:24]
            if '"update"' in head or '"state"' in head:
                self.state = msgspec.json.decode(raw)
                self.seen[self.state["n"]] = now
            elif '"error"' in head or '"stale"' in head:
                self.problems += 1


async def sit_down(address: str, tables: int, clients: int) -> list[list[Chair]]:
    """So many tables with so many people each."""
    found = []
    for _ in range(tables):
        people = [Account(address, timeout=120) for _ in range(clients)]
        for account in people:
            await account.guest()
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
        seats += [{"kind": "bot", "bot": "random"}] * (4 - clients)
        table = (await people[0].host(players=4, seats=seats))["id"]
        for account in people[1:]:
            await account.join(table)
        await people[0].call("POST", f"/api/tables/{table}/start")
        found.append([Chair(account, table) for account in people])
        for account in people:
            await account.http.aclose()
    return found


def newest_mover(room: list[Chair]) -> Chair | None:
    """The seats that are to move at a table, if they know it and have not moved yet."""
    newest = max(chair.state["n"] for chair in room)
    for chair in room:
        if chair.state["n"] == newest and chair.state["view"]["legal"] and chair.sent_at != newest:
            return chair
    return None


async def drive(
    address: str, pid: int, tables: int, clients: int, rate: float, seconds: float, number: int
) -> dict[str, Any]:
    """Play at a steady rate, one move after another at tables in turn; measure each until all have seen it."""
    rooms = await sit_down(address, tables, clients)
    listeners = [asyncio.create_task(chair.listen()) for room in rooms for chair in room]
    while not all(chair.state for room in rooms for chair in room):
        await asyncio.sleep(0.1)
        for task in listeners:
            if task.done():
                task.result()
    dice = random.Random(number)
    sent: list[tuple[list[Chair], int, float]] = []
    used, mine = cpu_seconds(pid), time.process_time()
    began = time.perf_counter()
    due, missed, turn = began, 0, 0
    while (now := time.perf_counter()) < began + seconds:
        if now < due:
            await asyncio.sleep(due - now)
        due += 1 / rate
        for _ in range(tables):
            room = rooms[turn % tables]
            turn += 1
            mover = newest_mover(room)
            if mover is not None:
                break
        else:
            missed += 1
            continue
        option = dice.choice(mover.state["view"]["legal"])["name"]
        n = mover.sent_at = mover.state["n"]
        sent.append((room, n + 1, time.perf_counter()))
        assert mover.line is not None
        await mover.line.send("move", table=mover.table, ply=mover.state["view"]["ply"], n=n, option=option)
    lasted = time.perf_counter() - began
    used, mine = cpu_seconds(pid) - used, time.process_time() - mine
    await asyncio.sleep(2)
    delays, lost = [], 0
    for room, n, at in sent:
        times = [min((t for m, t in chair.seen.items() if m >= n), default=None) for chair in room]
        if None in times:
            lost += 1
        else:
            delays.append(max(t for t in times if t is not None) - at)
    problems = sum(chair.problems for room in rooms for chair in room)
    for task in listeners:
        task.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    return {
        "sent": len(sent), "delays": delays, "lost": lost, "missed": missed, "seconds": lasted, "problems": problems,
        "server_cpu": used / lasted, "client_cpu": mine / lasted,
    }


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def driver(queue: Any, *arguments: Any) -> None:
    """One process of clients."""
    queue.put(asyncio.run(drive(*arguments)))


def memory(pid: int) -> float:
    """The memory of a process, in KB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0


async def weigh(house: House, tables: int, plies: int) -> float:
    """What a table weighs in memory that nobody looks at, in KB, after some moves."""
    assert house.process is not None
    async with Account(house.address, timeout=120) as me:
        await me.guest()
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]

        async def some(count: int) -> None:
            for _ in range(count):
                table = (await me.host(seats=seats, start=True))["id"]
                line = await Line.open(me)
                await line.send("open", table=table)
                state = await line.until("state")
                for _ in range(plies):
                    state = await line.ask("sync", table=table)
                    while not state["view"]["legal"] and not state["view"]["over"]:
                        state = await line.until("update")
                    if state["view"]["over"]:
                        break
                    option = state["view"]["legal"][0]["name"]
                    await line.ask("move", table=table, ply=state["view"]["ply"], option=option)
                await line.close()

        await some(20)
        before = memory(house.process.pid)
        await some(tables)
        return (memory(house.process.pid) - before) / tables


def main() -> None:
    """Run, and print what was measured as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--tables", type=int, default=200)
    add("--clients", type=int, default=4)
    add("--rate", type=float, default=300.0, help="moves a second, over all tables")
    add("--seconds", type=float, default=30.0)
    add("--processes", type=int, default=1, help="processes of clients")
    add("--database", default=None, help="postgresql://...; an SQLite file by default")
    add("--idle", type=int, default=100, help="tables to weigh; 0 for none")
    add("--plies", type=int, default=20, help="moves a person makes at each table that is weighed")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, House(Path(folder), args.database) as house:
        assert house.process is not None
        context = multiprocessing.get_context("spawn")
        queue = context.Queue()
        share = args.tables // args.processes
        drivers = [
            context.Process(target=driver, args=(
                queue, house.address, house.process.pid, share, args.clients, args.rate / args.processes,
                args.seconds, i,
            ))
            for i in range(args.processes)
        ]
        for process in drivers:
            process.start()
        outcomes = [queue.get() for _ in drivers]
        for process in drivers:
            process.join()
        delays = sorted(delay for outcome in outcomes for delay in outcome["delays"])
        sent = sum(outcome["sent"] for outcome in outcomes)
        report = {
            "tables": share * args.processes, "clients": share * args.processes * args.clients, "moves": sent,
            "moves_per_second": round(sent / max(outcome["seconds"] for outcome in outcomes), 1),
            "p50_ms": round(statistics.median(delays) * 1000, 1),
            "p99_ms": round(delays[int(len(delays) * 0.99)] * 1000, 1),
            "max_ms": round(delays[-1] * 1000, 1),
            "lost": sum(outcome["lost"] for outcome in outcomes),
            "refused": sum(outcome["problems"] for outcome in outcomes),
            "no_turn": sum(outcome["missed"] for outcome in outcomes),
            "server_cpu": round(max(outcome["server_cpu"] for outcome in outcomes), 2),
            "client_cpu": round(sum(outcome["client_cpu"] for outcome in outcomes), 2),
            "server_mb": round(memory(house.process.pid) / 1024, 1),
            "faults": house.metric("landsraad_faults_total"),
        }
    if args.idle:
        # In a server of its own: what the load has left free would hide what a table takes.
        with tempfile.TemporaryDirectory() as folder, House(Path(folder), args.database) as house:
            report["idle_table_kb"] = round(asyncio.run(weigh(house, args.idle, args.plies)), 1)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
