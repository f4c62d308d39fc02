"""The planet as the browser draws it: its borders are those of the rules."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from landsraad.classic.sheets.map import (
    AREA_COUNT,
    AREA_IDS,
    KINDS,
    NEXT_TO,
    SECTOR_OF,
    TERRITORIES,
    TERRITORY_OF,
    WITHIN,
)
from landsraad.classic.sheets.spice import BLOW_AREA

DRAWING = Path(__file__).parents[2] / "web" / "src" / "classic" / "planet" / "planet.svg"
SVG = "{http://www.w3.org/2000/svg}"
MIDDLE = complex(500, 500)
TOKEN = re.compile(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)")
ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "a": 7, "z": 0}
BORDER = 10.0
"""A line shared by two areas that is longer than this is a border; less is a corner."""
AWAY = 0.5

Line = list[complex]


def outlines(path: str) -> list[Line]:
    """The closed lines of a path, as many points."""
    tokens = TOKEN.findall(path)
    lines: list[Line] = []
    here = start = 0j
    verb = ""
    at = 0
    while at < len(tokens):
        if tokens[at].isalpha():
            verb = tokens[at]
            at += 1
        count = ARGUMENTS[verb.lower()]
        given = [float(token) for token in tokens[at : at + count]]
        at += count
        base = here if verb.islower() else 0j
        ends = [base + complex(given[i], given[i + 1]) for i in range(0, count - 1, 2)] if verb.lower() in "mlc" else []
        if verb.lower() == "m":
            here = start = ends[0]
            lines.append([here])
            verb = "l" if verb == "m" else "L"
        elif verb.lower() == "l":
            lines[-1] += straight(here, ends[0])
            here = ends[0]
        elif verb.lower() == "c":
            one, two, end = ends
            lines[-1] += [
                (1 - t) ** 3 * here + 3 * (1 - t) ** 2 * t * one + 3 * (1 - t) * t * t * two + t**3 * end
                for t in (k / 8 for k in range(1, 9))
            ]
            here = end
        elif verb.lower() == "a":
            end = base + complex(given[5], given[6])
            chord = straight(here, end)
            lines[-1] += [MIDDLE + (point - MIDDLE) / abs(point - MIDDLE) * given[0] for point in chord]
            here = end
        elif verb.lower() == "z":
            lines[-1] += straight(here, start)
            here = start
    return lines


def straight(one: complex, other: complex) -> Line:
    """Points on the way from one to the other, at most two apart."""
    steps = max(1, int(abs(other - one) / 2) + 1)
    return [one + (other - one) * k / steps for k in range(1, steps + 1)]


def inside(point: complex, lines: list[Line]) -> bool:
    """Whether a point lies within closed lines."""
    odd = False
    for line in lines:
        before = line[-1]
        for corner in line:
            if (corner.imag > point.imag) != (before.imag > point.imag):
                across = (before.real - corner.real) * (point.imag - corner.imag) / (before.imag - corner.imag)
                if point.real < across + corner.real:
                    odd = not odd
            before = corner
    return odd


class Drawn:
    """An area as it is drawn."""

    def __init__(self, path: ElementTree.Element) -> None:
        self.lines = outlines(path.attrib["d"])
        corners = [point for line in self.lines for point in line]
        self.left, self.right = min(p.real for p in corners), max(p.real for p in corners)
        self.top, self.bottom = min(p.imag for p in corners), max(p.imag for p in corners)
        self.slots = [complex(*map(float, slot.split(","))) for slot in path.attrib["data-slots"].split()]
        self.spice = path.attrib.get("data-spice")
        self.sector = int(path.attrib.get("data-sector", "-1"))

    def holds(self, point: complex) -> bool:
        within = self.left <= point.real <= self.right and self.top <= point.imag <= self.bottom
        return within and inside(point, self.lines)


@pytest.fixture(scope="module")
def drawing() -> ElementTree.Element:
    return ElementTree.parse(DRAWING).getroot()


@pytest.fixture(scope="module")
def areas(drawing) -> dict[str, Drawn]:
    return {path.attrib["data-area"]: Drawn(path) for path in drawing.iter(f"{SVG}path") if "data-area" in path.attrib}


def test_every_area_of_the_map_is_drawn_in_its_sector(areas):
    assert set(areas) == set(AREA_IDS)
    assert [areas[id].sector for id in AREA_IDS] == SECTOR_OF


def test_every_territory_is_drawn_as_what_it_is(drawing):
    kinds = {
        group.attrib["data-territory"]: group.attrib["class"].split()[1].replace("_", " ")
        for group in drawing.iter(f"{SVG}g") if "data-territory" in group.attrib
    }
    assert kinds == {territory.id: KINDS[territory.kind] for territory in TERRITORIES}


def test_stacks_stand_in_their_area_and_spice_where_it_blows(areas):
    assert [id for id, area in areas.items() if not all(area.holds(slot) for slot in area.slots)] == []
    assert {id for id, area in areas.items() if area.spice} == {AREA_IDS[area] for area in BLOW_AREA}


def test_two_areas_share_a_border_if_and_only_if_the_rules_say_that_they_touch(areas):
    shared: dict[frozenset[str], float] = {}
    for id, area in areas.items():
        near = [
            (other, one) for other, one in areas.items()
            if other != id and one.left - 2 <= area.right and area.left - 2 <= one.right
            and one.top - 2 <= area.bottom and area.top - 2 <= one.bottom
        ]
        for line in area.lines:
            before = line[-1]
            for point in line:
                step = point - before
                if step:
                    aside = step / abs(step) * 1j * AWAY
                    middle = (point + before) / 2
                    for other, one in near:
                        if one.holds(middle + aside) or one.holds(middle - aside):
                            pair = frozenset((id, other))
                            shared[pair] = shared.get(pair, 0.0) + abs(step)
                before = point
    drawn = {pair for pair, length in shared.items() if length > 2 * BORDER}  # each counts from both sides
    rules = {
        frozenset((AREA_IDS[area], AREA_IDS[other]))
        for area in range(AREA_COUNT) for other in [*NEXT_TO[area], *WITHIN[area]]
    }
    assert {tuple(sorted(pair)) for pair in drawn ^ rules} == set()
    assert len({TERRITORY_OF[AREA_IDS.index(id)] for pair in drawn for id in pair}) == len(TERRITORIES)
