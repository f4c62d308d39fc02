"""Words for people: the rules in short, what things are called, and how a position is told."""

from __future__ import annotations

from landsraad.classic.state import Classic
from landsraad.kernel.family import ScoreWord, Standing
from landsraad.kernel.telling import Telling

PRIMER = """\
The aim: hold three of the five strongholds when a turn ends, alone or together with your allies (four between two
players). After the last turn without a winner the Fremen or the Guild win. The Bene Gesserit have written down who
wins and when: if they are right, they win alone.
A turn: the storm moves and kills what stands in open sand; spice blows somewhere, and a worm may come, at which
alliances are made and broken; treachery cards are auctioned unseen; the dead are revived; everybody in storm order
ships tokens from reserves and then moves one group; those who share a territory fight; tokens collect the spice they
stand on.
Shipping costs 1 spice a token into a stronghold and 2 elsewhere. A group moves one territory, three with tokens in
Arrakeen or Carthag. Nobody enters the storm, or a stronghold that two others hold.
A battle: both dial a number of tokens in secret, and add a leader, a weapon and a defense. A weapon without the right
defense kills the leader. The higher number with the leader's strength wins, ties go to the attacker. The loser loses
everything, the winner what he dialed. If the leader is in the other's pay, the battle is lost at once.
A good start: keep your stronghold, buy cards early, fetch spice with a few tokens away from the storm, and count who is
one stronghold short of winning."""

SCORE = ScoreWord("stronghold", "strongholds")

LABELS: dict[str, str] = {}


def standing(game: Classic) -> Standing:
    """How a game stands, as far as anybody may know."""
    view = game.view(None)
    seats = view["seats"]
    order = [] if view["phase"] == "setup" else view["storm_order"]  # nobody is first before the first storm
    return Standing(
        view["round"], view["phase"], order, [seat["leader"] for seat in seats],
        [len(seat["strongholds"]) for seat in seats],
    )


class ClassicTelling(Telling):
    """Tells a position of Dune (1979)."""
