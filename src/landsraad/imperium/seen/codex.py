"""The codex: everything declared, in words and glyphs made from the effects themselves."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.imperium.declare.board import SPACES, Post, Space, Track
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.cards import HAGAL, Card, Conflict, HagalCard, Intrigue
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.grammar import bound, goods_glyphs, goods_words, more, paid, sentence, series
from landsraad.imperium.declare.leaders import LEADERS, Leader
from landsraad.imperium.declare.ruleset import Ruleset
from landsraad.imperium.declare.units import TROOP, Unit
from landsraad.imperium.declare.vocabulary import (
    ALL_ICONS,
    ANY,
    FACTION_WORDS,
    FACTIONS,
    ICON_WORDS,
    ICONS,
    SPICE_TRADE,
    SPY_ICON,
    amount_glyph,
    icon_names,
)
from landsraad.imperium.effects.conditions import InfluenceAtLeast
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence
from landsraad.imperium.effects.leader import UseSignet
from landsraad.imperium.effects.payment import Pay, cost_words
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.table.act import Act, All
from landsraad.imperium.table.influence import ALLIANCE, FRIENDSHIP
from landsraad.imperium.table.units import FREE_DEPLOYMENT
from landsraad.kernel.seen.codex import CodexEntry

HARDEST_LEADER = 3
"""The top of the scale on which Leaders are rated, but for boxes that go beyond it."""


def codex(family: str, boxes: Sequence[Box]) -> list[CodexEntry]:
    """Everything the boxes declare, box by box, in printed order."""
    return [
        {**entry, "family": family}
        for box in boxes for entry in box_entries(box, deployed(box.units)) if entry["module"] == box.name
    ]


def codex_of(family: str, rules: Ruleset) -> list[CodexEntry]:
    """Everything that is in a game: not what its boxes leave out of each other, nor spaces and tracks that lie under
    others, nor posts and House Hagal cards for other numbers of players; what several boxes have is told once."""
    there = ids_of(rules)
    units = deployed(rules.units)
    entries = {entry["id"]: entry for box in rules.boxes for entry in box_entries(box, units)}
    return [{**entry, "family": family} for id, entry in entries.items() if id in there]


def absent_from(rules: Ruleset) -> set[str]:
    """The ids of what the boxes of a game print, but is not in it."""
    printed = {thing.id for box in rules.boxes for thing in (*box.spaces, *box.hagal, *box.tracks, *box.posts)}
    present = {thing.id for thing in (*rules.spaces, *rules.tracks.values(), *rules.posts)}
    present |= {HAGAL[card].id for card in rules.hagal if rules.rivals.number}
    return (printed - present) | rules.left_out


def ids_of(rules: Ruleset) -> set[str]:
    """The ids of everything that is in a game, rules that stand on no card included."""
    things = {thing.id for box in rules.boxes for thing in box.declared()}
    sentences = {rule_id(box.name, name) for box in rules.boxes for name in box.sentences}
    return (things - absent_from(rules)) | sentences


def deployed(units: Sequence[Unit]) -> str:
    """What is deployed from a garrison where there are these units."""
    return "units" if any(unit.garrison >= 0 and unit is not TROOP for unit in units) else "troops"


def box_entries(box: Box, units: str) -> list[CodexEntry]:
    """Everything in a box, also what came with another, and the rules that stand on no card."""
    entries = [space_entry(space) for space in box.spaces if space.listed]
    entries += [card_entry(card) for card in own_cards(box)]
    entries += [card_entry(card) for deck in box.decks.values() for card in deck]
    entries += [intrigue_entry(card) for card in box.intrigue]
    entries += [conflict_entry(card) for card in box.conflicts]
    entries += [leader_entry(leader) for leader in box.leaders]
    entries += [track_entry(track) for track in box.tracks]
    entries += [hagal_entry(card, units) for card in box.hagal]
    entries += [post_entry(post) for post in box.posts]
    entries += [thing.codex_entry() for thing in box.others]
    entries += [rule_entry(box.name, name, words) for name, words in box.sentences.items()]
    return entries


def own_cards(box: Box) -> list[Card]:
    """The cards a box brings for players' decks."""
    return [*box.starting, *box.swaps_starting.values(), *box.reserve, *box.imperium]


def rule_entry(box: str, name: str, words: str) -> CodexEntry:
    """A rule that stands on no card."""
    page = Page()
    page.add("rule", words)
    return page.entry(box, "rule", rule_id(box, name), name)


def rule_id(box: str, name: str) -> str:
    """The id of a rule that stands on no card."""
    return f"rule-{box}-{name.lower().replace(' ', '-')}"


# -- what is declared ------------------------------------------------------------------------------------------------


def card_entry(card: Card) -> CodexEntry:
    """A card of a player's deck."""
    page = Page()
    if card.factions:
        words = [FACTION_WORDS[FACTIONS.index(faction)] for faction in card.factions]
        page.add("factions", f"{series(words)} card")
    if card.cost_words():
        page.add("cost", card.cost_words(), card.cost_glyphs())
    page.act("acquire", card.acquire, "When acquired")
    icons = icon_names(card.icons)
    if icons:
        page.add("icons", f"sends an Agent to {reached_words(card.icons)}", icon_glyphs(card.icons))
    if card.entry is not None and card.entry.describe():
        page.add("entry", card.entry.describe(), card.entry.glyphs())
    if card.graft:
        page.add("graft", "played together with another card, for one Agent", ["graft"], "Graft")
    page.act("agent", card.agent, "Agent")
    page.act("reveal", reveal_box(card), "Reveal, and when discarded or trashed" if card.unload else "Reveal")
    if card.unload:
        page.note("unload", "the Reveal box also counts when you discard or trash this card", ["unload"])
    else:
        page.act("trash", card.on_trash, "When trashed")
        page.act("discard", card.on_discard, "When discarded")
    return page.entry(
        card.box, card.pile, card.id, card.name, copies=card.copies, cost=card.cost, icons=icons,
        factions=card.factions,
    )


def reached_words(icons: int) -> str:
    """The spaces to which icons lead, in words."""
    if icons == ALL_ICONS:
        return "any space"
    words = [ICON_WORDS[ICONS.index(icon)] for icon in icon_names(icons & ALL_ICONS)]
    spaces = [f"{series(words, 'or')} spaces"] if words else []
    if icons & SPY_ICON:
        spaces.append("any space that one of your Spies watches")
    return " or to ".join(spaces)


def post_entry(post: Post) -> CodexEntry:
    """An observation post."""
    page = Page()
    page.add("spaces", f"a Spy here watches {series(post.space_names())}", ["spy-post"])
    return page.entry(post.box, "post", post.id, post.name)


def reveal_box(card: Card) -> Act | None:
    """The whole Reveal box: persuasion and swords, then the rest."""
    if not card.persuasion and not card.swords:
        return card.reveal
    goods = Gain(persuasion=card.persuasion, swords=card.swords)
    return goods if card.reveal is None else goods & card.reveal


def space_entry(space: Space) -> CodexEntry:
    """A board space."""
    page = Page()
    icon = space.icon.bit_length() - 1
    page.add("icons", f"reached with the {ICON_WORDS[icon]} icon", icon_glyphs(space.icon))
    if space.needs is not None:
        needs = InfluenceAtLeast(*space.needs)
        page.add("requires", f"only if {needs.describe()}", [f"if {needs.glyph()}"])
    if space.once:
        page.add("once", "each player may come here once in a game")
    if space.sells:
        exchange(page, space.sells)
    elif any(space.cost):
        price = goods_words(space.cost)
        if space.cheaper is not None:
            condition, off = space.cheaper
            price = f"{price}, or {off} Solari less if {condition.describe()}"
        page.add("cost", f"costs {price}", goods_glyphs(space.cost))
    page.act("agent", space.effect)
    if space.upgrade is not None:
        cost, then = space.upgrade.cost, space.upgrade.then
        again = space.effect is not None and then.order() == space.effect.describe()
        page.add(
            "upgrade",
            f"you may pay {goods_words(cost)} on arrival to {more(then.order()) if again else f'also {then.order()}'}",
            [*goods_glyphs(cost), "arrow", *then.glyphs()],
        )
    if space.reveal is not None:
        words = f"if your Agent is still here on your Reveal turn, {space.reveal.describe()}"
        page.add("reveal", words, space.reveal.glyphs())
    if space.combat:
        page.add(
            "combat",
            f"combat space: you may deploy the units you recruit this turn and up to {FREE_DEPLOYMENT} more from your "
            "garrison",
            ["combat"],
        )
    if space.shielded:
        page.add("shielded", "behind the Shield Wall", ["shield-wall"])
    if space.maker:
        page.add("maker", "maker space: each round that ends without an Agent here adds 1 bonus spice", ["maker"])
    if space.control is not None:
        page.add(
            "control", f"whenever anyone sends an Agent here while you control it, {space.control.describe()}",
            ["control", *space.control.glyphs()],
        )
    factions = [] if space.faction == ANY else [FACTIONS[space.faction]]
    return page.entry(space.box, "space", space.id, space.name, icons=[ICONS[icon]], factions=factions)


def exchange(page: Page, sells: Sequence[tuple[int, int]]) -> None:
    """The cost and effect of a space where spice is sold: one row of its table."""
    glyphs: list[str] = []
    for price, solari in sells:
        glyphs += [*(["or"] if glyphs else []), amount_glyph(price, "spice"), "arrow", amount_glyph(solari, "solari")]
    rows = [f"{price} spice for {solari} Solari" for price, solari in sells]
    page.note("cost", f"costs {sells[0][0]} to {sells[-1][0]} spice")
    page.add("agent", f"sell {series(rows, 'or')}", glyphs)


def intrigue_entry(card: Intrigue) -> CodexEntry:
    """An Intrigue card: its text tells timing, condition and cost together with the effect that needs them."""
    page = Page()
    moment = ""
    if card.first_thing:
        page.note("timing", "only at the very start of your turn")
        moment = ", at the very start of your turn"
    if card.agent_turn_only:
        page.note("timing", "only on an Agent turn, before you send the Agent")
        moment = ", before you send an Agent"
    if card.waits:
        page.note("timing", "counts on your Reveal turn this round, even if played before")
        moment = ", for your Reveal turn this round"
    condition = ""
    if card.when is not None:
        page.note("condition", f"only if {card.when.describe()}", [f"if {card.when.glyph()}"])
        condition = f"if {card.when.describe()}, "
    price = [card.solari, card.spice, card.water]
    dues = [] if card.cost is None else [card.cost]
    cost = cost_words(price, dues)
    if cost:
        page.note("cost", cost, [*goods_glyphs(price), *(glyph for due in dues for glyph in due.glyphs())])
    uses = (
        ("plot", "Plot", card.plot), ("combat", "Combat", card.combat),
        ("win", "Combat, after winning the Conflict", card.win),
        ("aftermath", "Combat, when units leave the Conflict", card.aftermath), ("endgame", "Endgame", card.endgame),
    )
    for field, label, act in uses:
        if act is not None:
            words = act.order() if isinstance(act, Pay) else act.describe()  # playing the card is paying
            words = words.removeprefix(condition)
            if condition:
                words = bound(words)
            page.note(field, words, act.glyphs())
            when = moment if field == "plot" else ""
            page.text.append(sentence(f"{label}{when}: {condition}{paid(cost, words)}"))
    return page.entry(card.box, "intrigue", card.id, card.name, copies=card.copies)


def conflict_entry(card: Conflict) -> CodexEntry:
    """A Conflict card."""
    page = Page()
    page.add("level", f"level {card.level} Conflict")
    page.facts["level"] = card.level
    if card.location:
        places = [space for space in SPACES if space.short == card.location]
        place = next((space for space in places if space.box == card.box), places[0])
        page.add(
            "location",
            f"fought over {place.name}: the player who controls it when this card is revealed may deploy 1 troop from "
            "supply",
        )
        if place.shielded:
            page.add("shielded", "the Shield Wall, while it stands, keeps sandworms out", ["shield-wall"])
    if card.battle:
        page.add("battle", f"{battle_words(card.battle)} for the winner", [f"battle-{card.battle}"])
    page.act("first", card.first, "First")
    page.act("second", card.second, "Second")
    page.act("third", card.third, "Third")
    return page.entry(card.box, "conflict", card.id, card.name)


BATTLE_WORDS = {
    "crysknife": "crysknife", "desert-mouse": "desert mouse", "ornithopter": "ornithopter", "wild": "wild",
}
"""What the battle icons are called."""


def battle_words(icon: str) -> str:
    """A battle icon in words."""
    return f"{BATTLE_WORDS[icon]} battle icon"


def leader_entry(leader: Leader) -> CodexEntry:
    """A Leader."""
    page = Page()
    if leader.house:
        page.add("house", f"House {leader.house}")
    page.add("ability", f"{leader.ability}: {leader.ability_words}")
    page.note("signet", f"{leader.signet}: {leader.ring.describe()}", leader.ring.glyphs())
    page.text.append(sentence(f"Signet Ring, {leader.signet}: {leader.ring.describe()}"))
    page.facts.update(
        ability=leader.ability, ability_words=sentence(leader.ability_words), signet=leader.signet,
        signet_words=sentence(leader.ring.describe()),
    )
    if leader.difficulty:
        rated = [other.difficulty for other in LEADERS if other.box == leader.box]
        page.add("difficulty", f"difficulty {leader.difficulty} of {max(HARDEST_LEADER, *rated)}")
    return page.entry(leader.box, "leader", leader.id, leader.name)


def track_entry(track: Track) -> CodexEntry:
    """A faction's influence track."""
    page = Page()
    page.add(
        "friendship", f"having {FRIENDSHIP} or more influence is worth 1 victory point", [f"{FRIENDSHIP}+", "vp"]
    )
    page.act("bonus", track.bonus, f"When you reach {ALLIANCE} influence")
    page.add(
        "alliance",
        f"the first player to reach {ALLIANCE} influence takes the Alliance and 1 victory point, and keeps them "
        "until another player has more influence: as much is not enough",
        ["alliance", "vp"],
    )
    page.add(
        "loss",
        "a holder who loses influence while another player has at least as much as before gives both to that player, "
        f"to one of its choice if there are several; otherwise they go back to the board below {ALLIANCE} influence",
    )
    name = track.name or FACTION_WORDS[track.faction]
    return page.entry(track.box, "track", track.id, f"{name} influence", factions=[FACTIONS[track.faction]])


def hagal_entry(card: HagalCard, units: str) -> CodexEntry:
    """A House Hagal card: where it sends a Rival's Agent, what that brings, and its swords."""
    page = Page()
    if card.players:
        number = ("one player", "two players")[card.players - 1]
        page.add("players", f"only in games for {number}", [f"{card.players}p"])
    if card.reshuffle:
        page.add(
            "reshuffle", "shuffle all House Hagal cards, this one among them, into a new deck and turn up the next",
            ["shuffle"],
        )
    else:
        for n, side in enumerate(card.sides()):
            hagal_side(page, side, "" if n == 0 else f"-{n + 1}", units)
        if not card.sends:
            page.add("next", "another card is turned up for the Agent", ["shuffle"])
        swords = Gain(swords=card.swords)
        page.add("swords", swords.describe() if card.swords else "no swords", swords.glyphs(), "In Combat")
    factions = [] if card.influence == ANY else [FACTIONS[card.influence]]
    return page.entry(card.box, "hagal", card.id, card.name, copies=card.copies, factions=factions)


def hagal_side(page: Page, side: HagalCard, mark: str, units: str) -> None:
    """A space that a House Hagal card shows, with what going there brings."""
    space = next((space for space in SPACES if space.short == side.space), None)
    if side.harvest:
        hagal_harvest(page, side, mark)
    elif space is not None:
        condition = "" if side.when is None else f", only if {of_a_rival(side.when.describe())}"
        otherwise = "otherwise " if mark and side.when is None else ""
        page.add(
            f"space{mark}", f"{otherwise}sends a Rival's Agent to {space.name} if it is free{condition}",
            icon_glyphs(space.icon),
        )
    act = hagal_act(side)
    if act is not None and not side.harvest:
        page.add(f"agent{mark}", of_a_rival(act.describe()), act.glyphs(), "Agent")
    if side.harvest or (space is not None and space.combat):
        recruits = "all recruits and up to" if side.troops or side.signet else "up to"
        page.add(
            f"combat{mark}", f"combat space: {recruits} {FREE_DEPLOYMENT} garrisoned {units} go to the Conflict",
            ["combat"],
        )


def hagal_harvest(page: Page, side: HagalCard, mark: str) -> None:
    """Where a House Hagal card sends a Rival to harvest, and what it does there."""
    makers = [next(space.name for space in SPACES if space.short == short) for short in side.makers]
    if not makers:
        place = "the Maker space with the most bonus spice, among equals to the one with the most spice"
    elif len(makers) == 1:
        place = makers[0]
    else:
        place = f"{series(makers, 'or')}, whichever has more bonus spice, among equals more spice"
    dry = "while it has no bonus spice" if len(makers) == 1 else "while none has bonus spice"
    page.add(f"space{mark}", f"sends a Rival's Agent to {place}; passed over {dry}", icon_glyphs(SPICE_TRADE))
    words = "harvest all spice there, which returns to the bank in games for two players"
    if makers:
        words = "harvest all spice there or, with Maker Hooks, the bonus spice and sandworms if they can come"
    act = hagal_act(side)
    first = f"{of_a_rival(act.describe())}; then " if act is not None else ""
    glyphs = [*([] if act is None else act.glyphs()), "spice", "maker"]
    page.add(f"agent{mark}", f"{first}{words}", glyphs, "Agent")


OF_A_RIVAL = (
    (" and, if you like, ", " and "), ("you may ", ""), ("you have", "it has"), ("you hold", "it holds"),
    ("your", "its"),
)
"""What is said to a person, and how it is said of a Rival."""


def of_a_rival(words: str) -> str:
    """What is said to the owner of an effect, said of a Rival, who has no choice."""
    for said, of_it in OF_A_RIVAL:
        words = words.replace(said, of_it)
    return words


def hagal_act(card: HagalCard) -> Act | None:
    """What a House Hagal card brings in addition to the spice of a harvest."""
    acts: list[Act] = []
    if card.influence != ANY:
        acts.append(Influence(card.influence))
    if card.troops:
        acts.append(Recruit(card.troops))
    if card.effect is not None:
        acts += card.effect.split()
    if card.signet:
        acts.append(UseSignet())
    return All(acts) if acts else None


def icon_glyphs(icons: int) -> list[str]:
    """Agent icons as glyphs."""
    return [f"agent-{icon.replace('_', '-')}" for icon in icon_names(icons)]
