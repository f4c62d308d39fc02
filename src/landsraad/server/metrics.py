"""Metrics for Prometheus: how much is going on, and how long it takes."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The metrics of one worker."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.sockets = Gauge("landsraad_sockets", "Open websockets", registry=registry)
        self.rooms = Gauge("landsraad_rooms", "Tables in memory", registry=registry)
        self.entries = Counter("landsraad_entries", "Log entries written", ["kind", "by"], registry=registry)
        self.steps = Counter(
            "landsraad_steps", "Choices played by the engine, those played again included", registry=registry
        )
        self.look_backs = Counter("landsraad_look_backs", "Answers worked out from a game's past", registry=registry)
        self.commit = Histogram("landsraad_commit_seconds", "From a move to the disk", buckets=FAST, registry=registry)
        self.move = Histogram(
            "landsraad_move_seconds", "From a move to its update in every queue", buckets=FAST, registry=registry
        )
        self.think = Histogram("landsraad_think_seconds", "A bot's run of choices", buckets=FAST, registry=registry)
        self.frames = Counter("landsraad_frames", "Frames from clients", ["type"], registry=registry)
        self.refusals = Counter("landsraad_refusals", "Things refused", ["code"], registry=registry)
        self.faults = Counter("landsraad_faults", "Errors of the server itself", registry=registry)
        self.broken = Gauge("landsraad_broken_games", "Stored games that do not replay", registry=registry)
        self.webhooks = Counter("landsraad_webhooks", "Notices posted", ["outcome"], registry=registry)

    def text(self) -> bytes:
        """All metrics in the format of Prometheus."""
        return generate_latest(self.registry)
