"""Refusals: what the server says no to, as HTTP errors and error frames alike."""

from __future__ import annotations

STATUS = {
    "bad-message": 400, "bad-setup": 400, "bad-record": 400, "too-big": 413, "signed-out": 401, "forbidden": 403,
    "no-table": 404, "no-family": 404, "no-ply": 404, "not-open": 409, "not-seated": 403, "not-playing": 409,
    "illegal": 409, "not-your-turn": 409, "no-undo": 409, "no-proposal": 409, "taken": 409, "full": 409,
    "too-often": 429, "broken": 409, "wrong-password": 403, "bad-webhook": 400,
}
"""The HTTP status of each kind of refusal."""


class Refusal(Exception):
    """Something that cannot be done, and why; nothing was changed."""

    def __init__(self, code: str, text: str, retry: float = 0.0) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.retry = retry

    @property
    def status(self) -> int:
        """The HTTP status that says this best."""
        return STATUS[self.code]
