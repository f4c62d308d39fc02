"""Crews: many jobs done by processes of this machine, or by the machines of a Ray cluster.

A job is a function of its arguments alone, so it does not matter who does it or how often: results come in the order of
the jobs, and a worker that dies is replaced while its jobs are done again by others.
"""

from __future__ import annotations

import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, TypeVar

from landsraad.kernel.errors import SetupError

Job = TypeVar("Job")
Done = TypeVar("Done")

AHEAD = 4
"""So many jobs wait for each worker, so that none is idle while results are read."""
DEATHS = 5
"""A job during which workers have died so often is what kills them."""
KNOCK_SECONDS = 10


class Crew(AbstractContextManager["Crew"]):
    """Does jobs in this process, one after the other."""

    workers = 1

    def map(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        """The results of all jobs, in their order."""
        return (work(job) for job in jobs)

    def __exit__(self, *_: object) -> None:
        """Let the workers go."""


class Processes(Crew):
    """Does jobs in processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.others = set(active_children())
        self.pool = self._hire()

    def _hire(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=obey_parent)

    def map(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        """The results of all jobs, in their order."""
        source = iter(jobs)
        waiting: deque[tuple[Job, Future[Done]]] = deque()
        deaths = 0
        for job in source:
            waiting.append((job, self.pool.submit(work, job)))
            if len(waiting) >= self.workers * AHEAD:
                break
        while waiting:
            try:
                result = waiting[0][1].result()
            except BrokenProcessPool:
                deaths += 1
                if deaths > DEATHS:
                    raise
                self.pool.shutdown(cancel_futures=True)
                self.pool = self._hire()
                again = [job for job, _ in waiting]
                waiting = deque([(job, self.pool.submit(work, job)) for job in again])
                continue
            deaths = 0
            waiting.popleft()
            yield result
            for job in source:
                waiting.append((job, self.pool.submit(work, job)))
                break

    def __exit__(self, *_: object) -> None:
        """Let the workers go, also in the middle of a job."""
        for process in set(active_children()) - self.others:
            process.terminate()
        self.pool.shutdown(cancel_futures=True)


class RayCluster(Crew):
    """Does jobs on the machines of a Ray cluster."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ModuleNotFoundError as error:
            raise SetupError("a Ray cluster needs ray: pip install 'landsraad[ray]'") from error
        self.ray: Any = ray
        self.started = not ray.is_initialized()
        if self.started:
            knock(address)
            ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level="error")
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def map(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        """The results of all jobs, in their order; Ray does a job again whose worker died."""
        ray = self.ray
        task = ray.remote(max_retries=DEATHS)(work)
        source = iter(jobs)
        waiting: deque[Any] = deque()
        for job in source:
            waiting.append(task.remote(job))
            if len(waiting) >= self.workers * AHEAD:
                break
        while waiting:
            yield ray.get(waiting.popleft())
            for job in source:
                waiting.append(task.remote(job))
                break

    def __exit__(self, *_: object) -> None:
        """Leave the cluster, if it was joined here."""
        if self.started:
            self.ray.shutdown()


def knock(address: str) -> None:
    """Find out whether anything answers at an address: Ray itself would ask for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()
    except OSError as error:
        raise SetupError(f"there is no Ray cluster at {address!r}: {error}") from error


def hire(workers: int = 1, ray: str | None = None) -> Crew:
    """A crew of so many processes, or of the Ray cluster at an address (`local` starts one)."""
    if ray is not None:
        return RayCluster(ray)
    return Crew() if workers == 1 else Processes(workers)


def obey_parent() -> None:
    """In a worker: leave Ctrl-C to the parent, and end when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=end_after, args=(parent,), daemon=True).start()


def end_after(parent: BaseProcess) -> None:
    """End this process when the parent has ended."""
    parent.join()
    os._exit(1)
