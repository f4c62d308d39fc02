"""The kernel: on it any Dune game is a list of small integers.

It knows options, effects, agendas, chance, records and secrets; it knows no card and no rule of any game.
"""
