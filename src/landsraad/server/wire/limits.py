"""Rate limits: how often somebody may do something."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import NamedTuple

from landsraad.server.wire.refusal import Refusal


class Rate(NamedTuple):
    """How many at once, and how many a second in the long run."""

    burst: float
    refill: float


RATES = {
    "request-of-address": Rate(600, 60),
    "request-of-session": Rate(200, 20),
    "look-back": Rate(100, 10),
    "socket": Rate(100, 10),
    "open": Rate(100, 10),
    "guest": Rate(30, 30 / 3600),
    "sign-in": Rate(10, 10 / 60),
    "table": Rate(20, 60 / 3600),
    "record": Rate(10, 60 / 3600),
    "chat": Rate(8, 0.5),
    "ask": Rate(5, 2 / 60),
    "move": Rate(60, 10),
    "frame": Rate(200, 40),
}
"""A household or a class behind one address has room for several people who click fast."""
FULL = 20_000
"""With more buckets than this in memory, the full ones are dropped."""


class Limits:
    """Token buckets, one for each kind of thing and each person or address."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, key: str) -> None:
        """Count one; raise `Refusal` if it is one too many."""
        if not self.factor:
            return
        rate = RATES[kind]
        burst, refill = rate.burst * self.factor, rate.refill * self.factor
        now = monotonic()
        left, at = self.buckets.get((kind, key), (burst, now))
        left = min(burst, left + (now - at) * refill)
        if left < 1:
            wait = (1 - left) / refill
            raise Refusal("too-often", f"that was too often: try again in {max(1, round(wait))} s", wait)
        if len(self.buckets) > FULL:
            self.forget(now)
        self.buckets[kind, key] = (left - 1, now)

    def forget(self, now: float) -> None:
        """Throw away the buckets that would be full again by now."""
        self.buckets = {
            (kind, key): (left, at)
            for (kind, key), (left, at) in self.buckets.items()
            if left + (now - at) * RATES[kind].refill * self.factor < RATES[kind].burst * self.factor
        }


def address_of(client: tuple[str, int] | None) -> str:
    """Where somebody is, for counting: in IPv6 the network, since a client with one address there has all of it.

    >>> address_of(("192.0.2.7", 80)), address_of(("2001:db8:1:2:3:4:5:6", 80)), address_of(("::ffff:192.0.2.7", 80))
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    host = client[0] if client is not None else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)
