from landsraad.kernel.family import CodexEntry, Family


def codex(family: Family) -> list[CodexEntry]:
    return []
