/** The drawn planet: its layers, and where things stand on it. */

import address from './planet.svg';

export type Point = [x: number, y: number];

/** A piece of a territory that lies in one sector. */
export interface Area {
  id: string;
  territory: string;
  /** None for the pole, which lies in no sector. */
  sector: number | null;
  /** Its outline. */
  path: string;
  /** Where stacks stand, the best place first, and how much room is there. */
  slots: Point[];
  rooms: number[];
  spice: Point | null;
}

export interface Planet {
  /** Everything under the lights. */
  ground: Element[];
  areas: Map<string, Area>;
  /** The outlines of whole territories. */
  lands: Map<string, string>;
  /** Where the dots of the players are, by sector. */
  dots: Map<number, Point>;
}

const points = (text: string | null): Point[] =>
  (text ?? '')
    .split(' ')
    .filter(Boolean)
    .map((one) => one.split(',').map(Number) as Point);

function areaOf(path: Element): Area {
  const given = (name: string) => path.getAttribute(`data-${name}`);
  const territory = path.closest('[data-territory]')?.getAttribute('data-territory') ?? '';
  const sector = given('sector');
  return {
    id: given('area') ?? territory,
    territory,
    sector: sector === null ? null : Number(sector),
    path: path.getAttribute('d') ?? '',
    slots: points(given('slots')),
    rooms: (given('room') ?? '').split(' ').map(Number),
    spice: points(given('spice'))[0] ?? null,
  };
}

function read(text: string): Planet {
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const areas = [...drawing.querySelectorAll('.area')].map((path) => areaOf(path));
  const lands = [...drawing.querySelectorAll('.territory')].map<[string, string]>((one) => [
    one.getAttribute('data-territory') ?? '',
    one.querySelector('.land')?.getAttribute('d') ?? '',
  ]);
  const dots = [...drawing.querySelectorAll('.dot')].map<[number, Point]>((dot) => [
    Number(dot.getAttribute('data-sector')),
    (dot.getAttribute('transform') ?? '').match(/[\d.]+/g)?.map(Number) as Point,
  ]);
  for (const one of drawing.querySelectorAll('.area, .dot')) one.remove();
  return {
    ground: [...drawing.children],
    areas: new Map(areas.map((area) => [area.id, area])),
    lands: new Map(lands),
    dots: new Map(dots),
  };
}

let drawn: Promise<Planet> | null = null;

/** The planet, fetched once. */
export function planet(): Promise<Planet> {
  drawn ??= fetch(address)
    .then((answer) => answer.text())
    .then(read);
  drawn.catch(() => (drawn = null));
  return drawn;
}

/** A sector's angle on the map, in degrees: the storm turns the other way than a clock. */
export const STEP = 20;
export const SECTORS = 18;

/** The middle of the drawing, and how far its rim is from it. */
export const MID = 500;
export const RIM = 448;
/** Where the first sector begins. */
const FIRST = 120;

/** The sector in which a point lies. */
export function sectorAt([x, y]: Point): number {
  const angle = (Math.atan2(y - MID, x - MID) * 180) / Math.PI;
  return ((Math.floor((FIRST - angle) / STEP) % SECTORS) + SECTORS) % SECTORS;
}

/** A point so far from the middle at the far edge of a sector, or so many sectors beyond it. */
export function edge(sector: number, far: number): Point {
  const angle = ((FIRST - STEP * (sector + 1)) * Math.PI) / 180;
  return [MID + Math.cos(angle) * far, MID + Math.sin(angle) * far];
}

/** The piece of a ring that some sectors make up, from one on. */
export function wedge(from: number, count: number, inner = 40, outer = RIM): string {
  const points = [
    edge(from - 1, inner),
    edge(from - 1, outer),
    edge(from - 1 + count, outer),
    edge(from - 1 + count, inner),
  ];
  const [a, b, c, d] = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const large = count * STEP > 180 ? 1 : 0;
  return `M${a}L${b}A${outer} ${outer} 0 ${large} 0 ${c}L${d}A${inner} ${inner} 0 ${large} 1 ${a}Z`;
}
