"""The rules in force at a table: the optional rules, the advanced game, and the rulings chosen."""

from __future__ import annotations

from landsraad.kernel.family import Setting
from landsraad.kernel.setup import Setup

BOXES: dict[str, str] = {
    "basic": "the basic game",
    "advanced": "the advanced game: double spice blow, advanced combat and increased spice flow",
}
"""What a game is made of. A box that comes later is added here, with what it is in words."""

READINGS = "How doubtful rules are read"
"""The options that are shown together."""

SETTINGS: dict[str, Setting] = {
    "advanced": Setting(False, "the advanced game: double spice blow, advanced combat and increased spice flow",
                        brought_by="advanced"),
    "character_advantages": Setting(False, "optional rule: the additional advantages of every character"),
    "weather": Setting(False, "optional rule: the Fremen know the next storm movement"),
    "special_karama": Setting(False, "optional rule: a Karama may be played for its owner's special power"),
    "no_alliances": Setting(False, "longer game: no alliances", shown_for=(3, 4, 5, 6)),
    "four_strongholds": Setting(False, "longer game: four strongholds win, five between two players"),
    "shield_wall_stronghold": Setting(False, "longer game: the Shield Wall is a sixth stronghold for victory"),
    "increased_spice_flow": Setting(False, "optional rule: cities and Tuek's Sietch pay their occupants each turn",
                                    brought_by="advanced"),
    "double_spice_blow": Setting(False, "advanced game: two spice blows each turn", brought_by="advanced"),
    "advanced_combat": Setting(False, "advanced game: tokens fight at half strength unless supported by spice",
                               brought_by="advanced"),
    "turns": Setting(15, "how many turns the game lasts", (5, 10, 15)),
    "deals": Setting(True, "deals may be proposed at any time"),
    "asks": Setting(
        "choices", "out of turn only those who can act are asked, and cards and deals are at hand; or everybody is "
        "asked at every pause", ("choices", "everything"), title="Questions without a choice"),
    "karama_scope": Setting("listed", "what a Karama may stop: the listed advantages, or any", ("listed", "any"),
        group=READINGS),
    "nexus_timing": Setting(
        "before", "the nexus comes before the worm devours, or after the blow", ("before", "after"), group=READINGS),
    "weather_control_window": Setting(
        "start", "Weather Control is played before the distance is known, or after", ("start", "known"),
        group=READINGS),
    "charity_threshold": Setting("none", "charity is for players without spice, or makes up to two", ("none", "two"),
        group=READINGS),
    "rebid_after_pass": Setting(True, "a player who passed may bid again on the same card", group=READINGS),
    "special_karama_count": Setting(
        "each", "a special Karama power works with each Karama, or once a game", ("each", "once"), group=READINGS),
    "guild_ally_reverse": Setting(True, "allies of the Guild may ship back to reserves", group=READINGS),
    "ornithopter_moment": Setting(
        "after", "ornithopters are counted after the shipment, or before", ("after", "before"), group=READINGS),
    "move_from_several_sectors": Setting(False, "one move may gather tokens from all sectors of a territory",
        group=READINGS),
    "move_inside_territory": Setting(True, "the token move may be only a change of sector", group=READINGS),
    "pass_through_ally": Setting(False, "a group may pass through a territory with an ally's tokens", group=READINGS),
    "allied_together": Setting(
        "stay", "allies found together after a nexus stay, or the mover's tokens die", ("stay", "die"), group=READINGS),
    "storm_battle_inside": Setting(True, "tokens in the same storm sector fight", group=READINGS),
    "extra_worm_territory": Setting("sand", "where further worms may be placed", ("sand", "any"), group=READINGS),
    "bg_alone": Setting(
        "coexist", "coexisting tokens left alone stay so this turn, or may be declared ordinary as the movement round "
        "opens, or fight at once", ("coexist", "declare", "fight"), title="Bene Gesserit alone", group=READINGS),
    "bribe_spice_timing": Setting("at_once", "spice from deals may be used at once, or from the turn's end",
                                  ("at_once", "turn_end"), group=READINGS),
    "no_leader_consent": Setting(False, "both sides may agree to fight without leaders", group=READINGS),
    "traitor_winner_discards": Setting(False, "who wins by a traitor may discard cards of his plan", group=READINGS),
    "truthtrance_binds": Setting(False, "what was answered about a battle plan under Truthtrance binds the plan",
        group=READINGS),
    "bid_seconds": Setting(0, "seconds for each bid, after which it is a pass; 0 for no limit", (0, 5, 10, 15, 30, 60)),
    "leader_revival_moment": Setting(
        "move", "leaders are revived at the end of their owner's move, or with the tokens", ("move", "revival"),
        group=READINGS),
}
"""Every optional rule and every ruling that a table may choose."""


class Rules:
    """The rules of one game as plain switches."""

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        advanced = "advanced" in setup.modules or bool(options["advanced"])
        self.players = setup.players
        self.boxes = setup.modules
        self.advantages = bool(options["character_advantages"])
        self.weather = bool(options["weather"])
        self.special_karama = bool(options["special_karama"])
        self.alliances = not options["no_alliances"] and setup.players > 2
        self.four_strongholds = bool(options["four_strongholds"])
        self.shield_wall = bool(options["shield_wall_stronghold"])
        self.spice_flow = bool(options["increased_spice_flow"]) or advanced
        self.double_blow = bool(options["double_spice_blow"]) or advanced
        self.advanced_combat = bool(options["advanced_combat"]) or advanced
        self.turns = int(options["turns"])
        self.deals = bool(options["deals"])
        self.asks_everything = options["asks"] == "everything"
        self.any_karama = options["karama_scope"] == "any"
        self.nexus_first = options["nexus_timing"] == "before"
        self.weather_known = options["weather_control_window"] == "known"
        self.charity_to_two = options["charity_threshold"] == "two"
        self.rebid = bool(options["rebid_after_pass"])
        self.special_once = options["special_karama_count"] == "once"
        self.guild_ally_reverse = bool(options["guild_ally_reverse"])
        self.ornithopters_after = options["ornithopter_moment"] == "after"
        self.several_sectors = bool(options["move_from_several_sectors"])
        self.move_inside = bool(options["move_inside_territory"])
        self.pass_ally = bool(options["pass_through_ally"])
        self.together_dies = options["allied_together"] == "die"
        self.storm_battles = bool(options["storm_battle_inside"])
        self.worm_anywhere = options["extra_worm_territory"] == "any"
        self.alone_fights = options["bg_alone"] == "fight"
        self.alone_declares = options["bg_alone"] == "declare"
        self.late_bribes = options["bribe_spice_timing"] == "turn_end"
        self.leaderless = bool(options["no_leader_consent"])
        self.leaders_with_tokens = options["leader_revival_moment"] == "revival"
        self.traitor_discards = bool(options["traitor_winner_discards"])
        self.truth_binds = bool(options["truthtrance_binds"])
        self.bid_seconds = int(options["bid_seconds"])
        self.strongholds = self._strongholds()

    def _strongholds(self) -> int:
        """How many strongholds win."""
        longer = self.four_strongholds or self.shield_wall
        if self.players == 2:
            return 5 if longer else 4
        return 4 if longer else 3
