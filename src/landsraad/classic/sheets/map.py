"""The map: territories, their sectors, what touches what, and where a group can get to while the storm rages.

An area is the piece of a territory that lies in one sector; the Polar Sink is one area outside all sectors. Sectors are
numbered 0 to 17 counter-clockwise from the one where the storm starts.
"""

from __future__ import annotations

from typing import Final

from landsraad.kernel.register.declare import bits_of

SECTORS: Final = 18

SAND: Final = 0
ROCK: Final = 1
STRONGHOLD: Final = 2
POLAR: Final = 3
KINDS: Final = ("sand", "rock", "stronghold", "polar sink")

DOTS: Final = (1, 4, 7, 10, 13, 16)
"""The sectors of the six player dots round the rim."""
DOTS_FOR: Final = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
"""Which dots are taken by so many players."""


class Territory:
    """A territory: for each sector it lies in, the areas of other territories that touch it there."""

    def __init__(
        self, id: str, name: str, kind: int, links: dict[int, str], blow: tuple[int, int] = (-1, 0)
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.links = links
        self.blow_sector = blow[0]
        self.blow_amount = blow[1]


TERRITORIES: Final = [
    Territory("polar-sink", "Polar Sink", POLAR, {
        -1: "arsunt/10 arsunt/11 cielago-north/0 cielago-north/1 cielago-north/2 false-wall-east/4 "
            "false-wall-east/5 false-wall-east/6 false-wall-east/7 false-wall-east/8 hagga-basin/12 "
            "harg-pass/3 imperial-basin/8 imperial-basin/9 wind-pass-north/16 wind-pass-north/17 wind-pass/13 "
            "wind-pass/14 wind-pass/15",
    }),
    Territory("arrakeen", "Arrakeen", STRONGHOLD, {
        9: "imperial-basin/9 old-gap/9 rim-wall-west/8",
    }),
    Territory("carthag", "Carthag", STRONGHOLD, {
        10: "arsunt/10 hagga-basin/11 imperial-basin/10 tsimpo/10 tsimpo/11",
    }),
    Territory("sietch-tabr", "Sietch Tabr", STRONGHOLD, {
        13: "bight-of-the-cliff/13 plastic-basin/13 rock-outcroppings/13",
    }),
    Territory("tueks-sietch", "Tuek's Sietch", STRONGHOLD, {
        4: "false-wall-south/4 pasty-mesa/4 south-mesa/4",
    }),
    Territory("habbanya-sietch", "Habbanya Sietch", STRONGHOLD, {
        16: "habbanya-ridge-flat/16 habbanya-ridge-flat/17",
    }),
    Territory("false-wall-east", "False Wall East", ROCK, {
        4: "harg-pass/3 harg-pass/4 polar-sink the-minor-erg/4",
        5: "polar-sink the-minor-erg/5",
        6: "polar-sink the-minor-erg/6",
        7: "polar-sink shield-wall/7 the-minor-erg/7",
        8: "imperial-basin/8 polar-sink shield-wall/8",
    }),
    Territory("false-wall-south", "False Wall South", ROCK, {
        3: "cielago-east/2 cielago-east/3 cielago-north/2 harg-pass/3 south-mesa/3",
        4: "harg-pass/4 pasty-mesa/4 south-mesa/4 the-minor-erg/4 tueks-sietch/4",
    }),
    Territory("false-wall-west", "False Wall West", ROCK, {
        15: "the-greater-flat/15 wind-pass/15",
        16: "habbanya-erg/16 habbanya-ridge-flat/16 wind-pass/16",
        17: "cielago-west/17 habbanya-ridge-flat/17",
    }),
    Territory("pasty-mesa", "Pasty Mesa", ROCK, {
        4: "false-wall-south/4 south-mesa/4 the-minor-erg/4 tueks-sietch/4",
        5: "south-mesa/5 the-minor-erg/5",
        6: "red-chasm/6 the-minor-erg/6",
        7: "gara-kulon/7 shield-wall/7 the-minor-erg/7",
    }),
    Territory("plastic-basin", "Plastic Basin", ROCK, {
        11: "broken-land/11 tsimpo/11",
        12: "hagga-basin/12 rock-outcroppings/12 tsimpo/12",
        13: "bight-of-the-cliff/13 funeral-plain/14 hagga-basin/12 rock-outcroppings/13 sietch-tabr/13 "
            "the-great-flat/14 wind-pass/13",
    }),
    Territory("rim-wall-west", "Rim Wall West", ROCK, {
        8: "arrakeen/9 basin/8 hole-in-the-rock/8 imperial-basin/8 imperial-basin/9 old-gap/8",
    }),
    Territory("shield-wall", "Shield Wall", ROCK, {
        7: "false-wall-east/7 gara-kulon/7 pasty-mesa/7 the-minor-erg/7",
        8: "false-wall-east/8 hole-in-the-rock/8 imperial-basin/8 sihaya-ridge/8",
    }),
    Territory("arsunt", "Arsunt", SAND, {
        10: "carthag/10 hagga-basin/11 imperial-basin/10 imperial-basin/9 polar-sink",
        11: "hagga-basin/11 hagga-basin/12 polar-sink",
    }),
    Territory("basin", "Basin", SAND, {
        8: "hole-in-the-rock/8 old-gap/8 rim-wall-west/8 sihaya-ridge/8",
    }),
    Territory("bight-of-the-cliff", "Bight of the Cliff", SAND, {
        13: "plastic-basin/13 rock-outcroppings/13 sietch-tabr/13",
        14: "funeral-plain/14",
    }),
    Territory("broken-land", "Broken Land", SAND, {
        10: "old-gap/10 tsimpo/10",
        11: "plastic-basin/11 rock-outcroppings/12 tsimpo/11",
    }, blow=(11, 8)),
    Territory("cielago-depression", "Cielago Depression", SAND, {
        0: "cielago-north/0 cielago-west/0 meridian/0",
        1: "cielago-north/1 cielago-south/1 meridian/1",
        2: "cielago-east/2 cielago-north/2 cielago-south/2",
    }),
    Territory("cielago-east", "Cielago East", SAND, {
        2: "cielago-depression/2 cielago-north/2 cielago-south/2 false-wall-south/3",
        3: "false-wall-south/3 south-mesa/3",
    }),
    Territory("cielago-north", "Cielago North", SAND, {
        0: "cielago-depression/0 cielago-west/0 cielago-west/17 polar-sink wind-pass-north/17",
        1: "cielago-depression/1 polar-sink",
        2: "cielago-depression/2 cielago-east/2 false-wall-south/3 harg-pass/3 polar-sink",
    }, blow=(2, 8)),
    Territory("cielago-south", "Cielago South", SAND, {
        1: "cielago-depression/1 meridian/1",
        2: "cielago-depression/2 cielago-east/2",
    }, blow=(1, 12)),
    Territory("cielago-west", "Cielago West", SAND, {
        17: "cielago-north/0 false-wall-west/17 habbanya-ridge-flat/17 wind-pass-north/17 wind-pass/16",
        0: "cielago-depression/0 cielago-north/0 meridian/0",
    }),
    Territory("funeral-plain", "Funeral Plain", SAND, {
        14: "bight-of-the-cliff/14 plastic-basin/13 the-great-flat/14",
    }, blow=(14, 6)),
    Territory("gara-kulon", "Gara Kulon", SAND, {
        7: "pasty-mesa/7 shield-wall/7 sihaya-ridge/8",
    }),
    Territory("habbanya-erg", "Habbanya Erg", SAND, {
        15: "habbanya-ridge-flat/16 the-greater-flat/15",
        16: "false-wall-west/16 habbanya-ridge-flat/16",
    }, blow=(15, 8)),
    Territory("habbanya-ridge-flat", "Habbanya Ridge Flat", SAND, {
        16: "false-wall-west/16 habbanya-erg/15 habbanya-erg/16 habbanya-sietch/16",
        17: "cielago-west/17 false-wall-west/17 habbanya-sietch/16 meridian/0",
    }, blow=(17, 10)),
    Territory("hagga-basin", "Hagga Basin", SAND, {
        11: "arsunt/10 arsunt/11 carthag/10 tsimpo/11",
        12: "arsunt/11 plastic-basin/12 plastic-basin/13 polar-sink tsimpo/12 wind-pass/13",
    }, blow=(12, 6)),
    Territory("harg-pass", "Harg Pass", SAND, {
        3: "cielago-north/2 false-wall-east/4 false-wall-south/3 polar-sink",
        4: "false-wall-east/4 false-wall-south/4 the-minor-erg/4",
    }),
    Territory("hole-in-the-rock", "Hole in the Rock", SAND, {
        8: "basin/8 imperial-basin/8 rim-wall-west/8 shield-wall/8 sihaya-ridge/8",
    }),
    Territory("imperial-basin", "Imperial Basin", SAND, {
        8: "false-wall-east/8 hole-in-the-rock/8 polar-sink rim-wall-west/8 shield-wall/8",
        9: "arrakeen/9 arsunt/10 old-gap/9 polar-sink rim-wall-west/8",
        10: "arsunt/10 carthag/10 tsimpo/10",
    }),
    Territory("meridian", "Meridian", SAND, {
        0: "cielago-depression/0 cielago-west/0 habbanya-ridge-flat/17",
        1: "cielago-depression/1 cielago-south/1",
    }),
    Territory("old-gap", "Old Gap", SAND, {
        8: "basin/8 rim-wall-west/8",
        9: "arrakeen/9 imperial-basin/9",
        10: "broken-land/10 tsimpo/10",
    }, blow=(9, 6)),
    Territory("red-chasm", "Red Chasm", SAND, {
        6: "pasty-mesa/6 south-mesa/5",
    }, blow=(6, 8)),
    Territory("rock-outcroppings", "Rock Outcroppings", SAND, {
        12: "broken-land/11 plastic-basin/12",
        13: "bight-of-the-cliff/13 plastic-basin/13 sietch-tabr/13",
    }, blow=(13, 6)),
    Territory("sihaya-ridge", "Sihaya Ridge", SAND, {
        8: "basin/8 gara-kulon/7 hole-in-the-rock/8 shield-wall/8",
    }, blow=(8, 6)),
    Territory("south-mesa", "South Mesa", SAND, {
        3: "cielago-east/3 false-wall-south/3",
        4: "false-wall-south/4 pasty-mesa/4 tueks-sietch/4",
        5: "pasty-mesa/5 red-chasm/6",
    }, blow=(4, 10)),
    Territory("the-great-flat", "The Great Flat", SAND, {
        14: "funeral-plain/14 plastic-basin/13 the-greater-flat/15 wind-pass/14",
    }, blow=(14, 10)),
    Territory("the-greater-flat", "The Greater Flat", SAND, {
        15: "false-wall-west/15 habbanya-erg/15 the-great-flat/14 wind-pass/15",
    }),
    Territory("the-minor-erg", "The Minor Erg", SAND, {
        4: "false-wall-east/4 false-wall-south/4 harg-pass/4 pasty-mesa/4",
        5: "false-wall-east/5 pasty-mesa/5",
        6: "false-wall-east/6 pasty-mesa/6",
        7: "false-wall-east/7 pasty-mesa/7 shield-wall/7",
    }, blow=(7, 8)),
    Territory("tsimpo", "Tsimpo", SAND, {
        10: "broken-land/10 carthag/10 imperial-basin/10 old-gap/10",
        11: "broken-land/11 carthag/10 hagga-basin/11 plastic-basin/11",
        12: "hagga-basin/12 plastic-basin/12",
    }),
    Territory("wind-pass", "Wind Pass", SAND, {
        13: "hagga-basin/12 plastic-basin/13 polar-sink",
        14: "polar-sink the-great-flat/14",
        15: "false-wall-west/15 polar-sink the-greater-flat/15 wind-pass-north/16",
        16: "cielago-west/17 false-wall-west/16 wind-pass-north/16",
    }),
    Territory("wind-pass-north", "Wind Pass North", SAND, {
        16: "polar-sink wind-pass/15 wind-pass/16",
        17: "cielago-north/0 cielago-west/17 polar-sink",
    }, blow=(16, 6)),
]

TERRITORY_COUNT: Final = len(TERRITORIES)
TERRITORY_NUMBER: Final = {territory.id: number for number, territory in enumerate(TERRITORIES)}

AREA_IDS: Final = [
    territory.id if sector < 0 else f"{territory.id}/{sector}"
    for territory in TERRITORIES
    for sector in territory.links
]
AREA_COUNT: Final = len(AREA_IDS)
AREA_NUMBER: Final = {id: number for number, id in enumerate(AREA_IDS)}
TERRITORY_OF: Final = [number for number, territory in enumerate(TERRITORIES) for _ in territory.links]
SECTOR_OF: Final = [sector for territory in TERRITORIES for sector in territory.links]
AREAS_OF: Final = [
    [area for area in range(AREA_COUNT) if TERRITORY_OF[area] == number] for number in range(TERRITORY_COUNT)
]
AREAS_IN: Final = [[area for area in range(AREA_COUNT) if SECTOR_OF[area] == sector] for sector in range(SECTORS)]
"""The areas of each sector."""

NEXT_TO: Final = [
    [AREA_NUMBER[other] for other in TERRITORIES[TERRITORY_OF[area]].links[SECTOR_OF[area]].split()]
    for area in range(AREA_COUNT)
]
"""For each area, the areas of other territories that touch it."""
WITHIN: Final = [
    [
        other for other in AREAS_OF[TERRITORY_OF[area]]
        if other != area and (SECTOR_OF[other] - SECTOR_OF[area]) % SECTORS in (1, SECTORS - 1)
    ]
    for area in range(AREA_COUNT)
]
"""For each area, the neighbouring areas of the same territory."""
BESIDE: Final = [
    sorted({TERRITORY_OF[other] for area in AREAS_OF[number] for other in NEXT_TO[area]})
    for number in range(TERRITORY_COUNT)
]
"""For each territory, the territories that touch it."""

POLAR_SINK: Final = TERRITORY_NUMBER["polar-sink"]
ARRAKEEN: Final = TERRITORY_NUMBER["arrakeen"]
CARTHAG: Final = TERRITORY_NUMBER["carthag"]
TUEKS_SIETCH: Final = TERRITORY_NUMBER["tueks-sietch"]
SIETCH_TABR: Final = TERRITORY_NUMBER["sietch-tabr"]
HABBANYA_SIETCH: Final = TERRITORY_NUMBER["habbanya-sietch"]
SHIELD_WALL: Final = TERRITORY_NUMBER["shield-wall"]
IMPERIAL_BASIN: Final = TERRITORY_NUMBER["imperial-basin"]
GREAT_FLAT: Final = TERRITORY_NUMBER["the-great-flat"]
POLAR_AREA: Final = AREA_NUMBER["polar-sink"]


def mask_of(numbers: list[int]) -> int:
    """A set of small numbers as bits."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


STRONGHOLDS: Final = [n for n, territory in enumerate(TERRITORIES) if territory.kind == STRONGHOLD]
STRONGHOLD_MASK: Final = mask_of(STRONGHOLDS)
SAND_TERRITORIES: Final = [n for n, territory in enumerate(TERRITORIES) if territory.kind == SAND]
POLAR_MASK: Final = 1 << POLAR_SINK
CITIES_MASK: Final = 1 << ARRAKEEN | 1 << CARTHAG
"""Where ornithopters stand."""
SHIELDED_MASK: Final = 1 << IMPERIAL_BASIN | 1 << ARRAKEEN | 1 << CARTHAG
"""Safe from the storm only while the Shield Wall stands."""
NEAR_WALL_MASK: Final = mask_of([SHIELD_WALL, *BESIDE[SHIELD_WALL]])
"""From where the Family Atomics may be used."""
EXPOSED_MASK: Final = mask_of(SAND_TERRITORIES) & ~SHIELDED_MASK
"""Where the storm kills while the Shield Wall stands."""
FREMEN_RANGE: Final = mask_of(
    [GREAT_FLAT, *BESIDE[GREAT_FLAT], *(far for near in BESIDE[GREAT_FLAT] for far in BESIDE[near])]
)
"""The Great Flat and everything within two territories of it."""

SHIP_COST: Final = [1 if territory.kind == STRONGHOLD else 2 for territory in TERRITORIES]


def exposed(territory: int, wall: bool) -> bool:
    """Whether the storm kills tokens in a territory."""
    return bool((EXPOSED_MASK if wall else EXPOSED_MASK | SHIELDED_MASK) >> territory & 1)


def _pieces(territory: int, storm: int) -> list[list[int]]:
    """A territory's areas in groups that the storm separates; the area in the storm is a group of its own."""
    left = [area for area in AREAS_OF[territory] if SECTOR_OF[area] != storm or storm < 0]
    groups = [[area] for area in AREAS_OF[territory] if area not in left]
    while left:
        group = [left.pop(0)]
        for area in group:
            for other in WITHIN[area]:
                if other in left:
                    left.remove(other)
                    group.append(other)
        groups.append(sorted(group))
    return groups


ZONES: Final = [[_pieces(number, storm) for number in range(TERRITORY_COUNT)] for storm in range(SECTORS)]
"""For each storm sector and territory, the groups of areas whose tokens fight each other."""

AREAS_MASK: Final = [mask_of(areas) for areas in AREAS_OF]
"""For each territory its areas, as bits."""
PIECE: Final = [
    [
        mask_of(next(piece for piece in ZONES[storm][TERRITORY_OF[area]] if area in piece))
        for area in range(AREA_COUNT)
    ]
    for storm in range(SECTORS)
]
"""For each storm sector and area, the areas of its territory that the storm does not separate from it, as bits."""


def _onward(storm: int, area: int) -> int:
    """The pieces of other territories that touch the piece of an area, outside the storm, as bits."""
    found = 0
    for here in bits_of(PIECE[storm][area]):
        for other in NEXT_TO[here]:
            if SECTOR_OF[other] != storm:
                found |= PIECE[storm][other]
    return found


ONWARD: Final = [[_onward(storm, area) for area in range(AREA_COUNT)] for storm in range(SECTORS)]
"""For each storm sector and area, where a group gets to in one step, as bits."""


STORMY: Final = [*[mask_of(areas) for areas in AREAS_IN], 0]
"""The areas in each sector, as bits; and where no storm is."""


def _areas_in(territories: int) -> int:
    """The areas of some territories, one by one."""
    areas = 0
    for territory in bits_of(territories):
        areas |= AREAS_MASK[territory]
    return areas


_AREAS_BY_BYTE: Final = [
    [_areas_in(byte << at & (1 << TERRITORY_COUNT) - 1) for byte in range(256)] for at in range(0, TERRITORY_COUNT, 8)
]


def areas_in(territories: int) -> int:
    """The areas of some territories; both as bits."""
    areas = 0
    for table in _AREAS_BY_BYTE:
        if not territories:
            break
        areas |= table[territories & 255]
        territories >>= 8
    return areas


def reach(storm: int, area: int, distance: int, closed: int) -> int:
    """The areas, as bits, that a group can get to from an area without touching the storm or a closed one.

    Crossing into another territory is one step; changing sector inside a territory is none.
    """
    pieces, onward = PIECE[storm], ONWARD[storm]
    found = pieces[area]
    front = onward[area] & ~closed
    for _ in range(distance - 1):
        front &= ~found
        found |= front
        around = 0
        while front:
            one = front.bit_length() - 1
            front &= ~pieces[one]
            around |= onward[one]
        front = around & ~closed
    return (found | front) & ~(1 << area)
