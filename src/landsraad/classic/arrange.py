from collections.abc import Mapping

from landsraad.classic.state import Classic


def arrange(game: Classic, given: Mapping[str, object]) -> None: ...
def observe(game: Classic, then: Mapping[str, object]) -> list[str]:
    return []
