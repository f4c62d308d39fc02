"""The map: what is where, what touches what, and how far groups get."""

from __future__ import annotations

from landsraad.classic.sheets import map as dune
from landsraad.classic.sheets.map import AREA_NUMBER, NEXT_TO, TERRITORIES, TERRITORY_NUMBER, WITHIN, areas_in, reach
from landsraad.kernel.register.declare import bits_of


def names(areas: list[int]) -> set[str]:
    return {dune.AREA_IDS[area] for area in areas}


def reached(storm: int, start: int, distance: int, closed: int = 0) -> set[str]:
    return names(bits_of(reach(storm, start, distance, areas_in(closed))))


def test_counts() -> None:
    kinds = [territory.kind for territory in TERRITORIES]
    assert [kinds.count(kind) for kind in (dune.SAND, dune.ROCK, dune.STRONGHOLD, dune.POLAR)] == [29, 7, 5, 1]
    assert dune.AREA_COUNT == 86
    assert sum(map(len, dune.BESIDE)) == 2 * 103
    assert sum(map(len, NEXT_TO)) == 2 * 146
    assert sum(map(len, WITHIN)) == 2 * 44
    assert sum(territory.blow_amount for territory in TERRITORIES) == 118


def test_what_touches_is_touched() -> None:
    for area, others in enumerate(NEXT_TO):
        assert all(area in NEXT_TO[other] for other in others)
        assert all(dune.TERRITORY_OF[other] != dune.TERRITORY_OF[area] for other in others)
    for area, others in enumerate(WITHIN):
        assert all(area in WITHIN[other] for other in others)


def test_fremen_reserves_reach_sixteen_territories() -> None:
    near = {TERRITORIES[n].id for n in range(dune.TERRITORY_COUNT) if dune.FREMEN_RANGE >> n & 1}
    assert len(near) == 16
    assert {"the-great-flat", "sietch-tabr", "polar-sink", "broken-land", "cielago-west", "tsimpo"} <= near
    assert "arrakeen" not in near


def test_a_group_walks_any_way_round_inside_a_territory() -> None:
    start = AREA_NUMBER["tueks-sietch/4"]
    assert reached(0, start, 1) == {
        "false-wall-south/3", "false-wall-south/4", "pasty-mesa/4", "pasty-mesa/5", "pasty-mesa/6", "pasty-mesa/7",
        "south-mesa/3", "south-mesa/4", "south-mesa/5",
    }


def test_the_storm_and_closed_territories_are_walked_round() -> None:
    start = AREA_NUMBER["tueks-sietch/4"]
    assert "pasty-mesa/6" not in reached(5, start, 1)
    assert reached(4, start, 3) == set()
    closed = 1 << TERRITORY_NUMBER["pasty-mesa"]
    assert not any(name.startswith("pasty-mesa") for name in reached(0, start, 3, closed))
    assert "red-chasm/6" in reached(0, start, 2, closed)


def test_the_storm_splits_battle_zones() -> None:
    mesa = TERRITORY_NUMBER["pasty-mesa"]
    assert [names(zone) for zone in dune.ZONES[0][mesa]] == [
        {"pasty-mesa/4", "pasty-mesa/5", "pasty-mesa/6", "pasty-mesa/7"}
    ]
    assert [names(zone) for zone in dune.ZONES[5][mesa]] == [
        {"pasty-mesa/5"}, {"pasty-mesa/4"}, {"pasty-mesa/6", "pasty-mesa/7"},
    ]


def test_shelter() -> None:
    assert not dune.exposed(dune.ARRAKEEN, wall=True)
    assert dune.exposed(dune.ARRAKEEN, wall=False)
    assert not dune.exposed(dune.SIETCH_TABR, wall=False)
    assert not dune.exposed(dune.SHIELD_WALL, wall=False)
    assert dune.exposed(TERRITORY_NUMBER["meridian"], wall=True)
