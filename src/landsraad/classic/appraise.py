from landsraad.classic.state import Classic


def appraise(game: Classic, seat: int) -> float:
    return 0.0
