"""A server in a process of its own, for tests that talk to it over real sockets."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from itertools import count
from pathlib import Path

import httpx

START_SECONDS = 120.0
SEED = "2305843009213693951"
"""Of every game dealt in these tests. So long that nothing else which is sent has it in it."""
PORTS = range(20_000, 32_000)
"""Below those from which the system gives one to whoever connects: none is taken before the server that shall have it
has started, nor while it is started anew."""
given = count(os.getpid() * 16)


class House:
    """A running `landsraad serve`."""

    def __init__(
        self, folder: Path, database: str | None = None, *arguments: str, limits: float = 0.0, seed: str = SEED,
        program: str = "landsraad",
    ) -> None:
        self.folder = folder
        self.program = program
        self.database = database or str(folder / "table.db")
        self.arguments = [*arguments, "--limits", str(limits), "--seed", seed, "--pause", "0"]
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{self.port}.log"

    def __enter__(self) -> "House":
        self.start()
        return self

    def __exit__(self, *exc: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start, and wait until it is ready."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", self.program, "serve", "--port", str(self.port), "--log", "json",
                 "--database", self.database, *self.arguments],
                stdout=log, stderr=log, start_new_session=True,
            )
        ends = time.monotonic() + START_SECONDS
        while time.monotonic() < ends:
            assert self.process.poll() is None, self.log.read_text()[-4000:]
            try:
                if httpx.get(f"{self.address}/ready", timeout=10, trust_env=False).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"the server does not start: {self.log.read_text()[-4000:]}")

    def kill(self) -> None:
        """Kill -9, workers and all."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """End it in the usual way; its exit code."""
        if self.process is None or self.process.poll() is not None:
            return -1
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        return code

    def metric(self, name: str) -> float:
        """One measure, summed over its labels."""
        text = httpx.get(f"{self.address}/metrics", timeout=10, trust_env=False).text
        return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))

    def errors(self) -> list[dict]:
        """What the log calls errors."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [line for line in lines if line["level"] in ("error", "critical")]


def free_port() -> int:
    """A port that nobody has; each process looks elsewhere, and at none twice."""
    for number in given:
        port = PORTS[number % len(PORTS)]
        with socket.socket() as found:
            try:
                found.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError
