"""Webhooks: notices to people who are not connected that it is their turn.

A webhook is an address that somebody else has typed in, so nothing is sent to addresses inside our own network: the
name is looked up once, every address it has must be public, and the connection goes to one of those.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

import httpx

from landsraad.server.metrics import Metrics
from landsraad.server.wire.refusal import Refusal

QUEUE = 1000
TIMEOUT = 5.0
log = logging.getLogger("landsraad.webhooks")


class Webhooks:
    """Posts notices, one after the other, without making anybody wait."""

    def __init__(self, metrics: Metrics, allow_private: bool) -> None:
        self.metrics = metrics
        self.allow_private = allow_private
        self.queue: asyncio.Queue[tuple[str, str]] = asyncio.Queue(QUEUE)
        self.tasks: list[asyncio.Task[None]] = []
        self.client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False)

    def start(self) -> None:
        """Begin to post."""
        self.tasks = [asyncio.create_task(self.run()) for _ in range(4)]

    async def close(self) -> None:
        """Stop."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.client.aclose()

    def post(self, webhook: str, text: str) -> None:
        """Post a notice soon; nothing happens where there is no webhook."""
        if webhook:
            try:
                self.queue.put_nowait((webhook, text))
            except asyncio.QueueFull:
                self.metrics.webhooks.labels("dropped").inc()

    async def run(self) -> None:
        """Post what is in the queue."""
        while True:
            webhook, text = await self.queue.get()
            try:
                await self.send(webhook, text)
            except (Refusal, httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
                self.metrics.webhooks.labels("failed").inc()
                log.info("a webhook failed: %s", error, extra={"host": urlsplit(webhook).hostname})

    async def send(self, webhook: str, text: str) -> None:
        """Post one notice to the address that was checked."""
        parts = self.check(webhook)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await self.public_address(host, port)
        place = f"[{address}]" if ":" in address else address
        url = parts._replace(netloc=f"{place}:{port}").geturl()
        answer = await self.client.post(
            url, json={"content": text, "allowed_mentions": {"parse": []}},
            headers={"Host": parts.netloc.rpartition("@")[2]}, extensions={"sni_hostname": host},
        )
        self.metrics.webhooks.labels("sent" if answer.is_success else "failed").inc()

    def check(self, webhook: str) -> SplitResult:
        """The parts of an address that may be a webhook."""
        try:
            parts = urlsplit(webhook)
            port = parts.port
        except ValueError:
            raise Refusal("bad-webhook", "the webhook is not an address") from None
        schemes = ("https", "http") if self.allow_private else ("https",)
        if parts.scheme not in schemes or not parts.hostname or parts.username or parts.password:
            raise Refusal("bad-webhook", "a webhook is an https address without a user name")
        if not self.allow_private and port not in (None, 443):
            raise Refusal("bad-webhook", "a webhook is on the usual port of https")
        if not webhook.isascii() or not webhook.isprintable() or " " in webhook:
            raise Refusal("bad-webhook", "the webhook has characters that no address has")
        return parts

    async def public_address(self, host: str, port: int) -> str:
        """An address of the host; refused if any of its addresses is not public."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Refusal("bad-webhook", f"the host {host} is not known") from None
        addresses = [str(info[4][0]) for info in found]
        if not self.allow_private:
            for address in addresses:
                if not is_public(address):
                    raise Refusal("bad-webhook", f"the host {host} is not on the public network")
        return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is one that the whole world can reach.

    >>> [is_public(one) for one in ("1.1.1.1", "127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "::ffff:127.0.0.1")]
    [True, False, False, False, False, False]
    """
    ip = ip_address(address.partition("%")[0])
    mapped = getattr(ip, "ipv4_mapped", None) or getattr(ip, "sixtofour", None)
    if mapped is not None:
        ip = mapped
    return ip.is_global and not ip.is_multicast
