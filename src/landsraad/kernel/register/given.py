"""Reading what a scenario file gives: mappings, lists and keys, or a sentence that says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from landsraad.kernel.errors import ScenarioError


def mapping(value: object, name: str) -> Mapping[str, object]:
    """The value as a mapping with words for keys; numbers count as words."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise ScenarioError(f"{name} must be a mapping, not {value!r}")
    return {str(key): item for key, item in value.items()}


def sequence(value: object, name: str) -> list[object]:
    """The value as a list."""
    if value is None:
        return []
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise ScenarioError(f"{name} must be a list, not {value!r}")
    return list(value)


def check_keys(data: Mapping[str, object], known: Sequence[str], what: str) -> None:
    """Refuse keys that mean nothing."""
    for key in data:
        if key not in known:
            raise ScenarioError(f"{what} has no key {key!r}: it knows {', '.join(known)}")
