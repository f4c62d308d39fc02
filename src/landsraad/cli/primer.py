"""The games in a few lines, for somebody who has never played them."""

from __future__ import annotations

IMPERIUM = """\
The aim: most victory points. The game ends after a round in which somebody has 10, or when the Conflicts run out.
A round: players take turns. On an Agent turn you play a card from your hand and send an Agent to a free space whose
icon the card shows; you get what the space gives and what the card's Agent line says. You have two Agents (a third
with the Swordmaster, 8 Solari). With no Agent left, or earlier if you like, you take your one Reveal turn: the cards
still in your hand give persuasion, to buy better cards with, and swords, to fight with.
The Conflict: after a Combat space you may deploy troops. When all have revealed, each troop counts 2 and each sword 1,
if you have a troop there at all; Intrigue cards can add to that. The strongest takes the first reward; a tie for first
means that nobody does. Then the troops in the Conflict are gone.
Points: winning Conflicts; the second step of influence with a faction (1) and its Alliance, for being first to the
fourth (1); The Spice Must Flow for 9 persuasion (1); some cards.
A good start: get 2 influence with two factions, take the High Council (5 Solari, 2 persuasion in every round) or
the Swordmaster early, buy one good card a round, and fight for the Conflicts you can win, not for all."""

CLASSIC = """\
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

PRIMERS = {"imperium": IMPERIUM, "classic": CLASSIC}
"""What to know before the first game, by family."""
