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
  /** Where stacks stand, the best place first. */
  slots: Point[];
  spice: Point | null;
}

export interface Planet {
  /** Everything under the lights, and the names over them. */
  ground: Element[];
  names: Element[];
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
  const layers = [...drawing.children];
  const isName = (layer: Element) => layer.classList.contains('labels');
  return {
    ground: layers.filter((layer) => !isName(layer)),
    names: layers.filter(isName),
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

/** Where the tokens of so many players stand in an area: side by side while there are places, then fanned out. */
export function stands({ slots }: Area, count: number): Point[] {
  const [first = [0, 0] as Point] = slots;
  const fan = 13;
  return Array.from({ length: count }, (_, i) => {
    const slot = slots[i];
    if (slot) return slot;
    const over = i - slots.length + 1;
    return [first[0] + over * fan, first[1] + over * fan * 0.6];
  });
}

/** The same places, so far from each other that tokens of that size do not hide each other's numbers. */
export function apart(points: Point[], size: number): Point[] {
  const gaps = points.flatMap(([x, y], i) => points.slice(i + 1).map(([u, v]) => Math.hypot(x - u, y - v)));
  const nearest = Math.min(...gaps);
  if (!gaps.length || nearest >= size || !nearest) return points;
  const by = size / nearest;
  const [mx, my] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length);
  return points.map(([x, y]) => [mx! + (x - mx!) * by, my! + (y - my!) * by]);
}

/** A sector's angle on the map, in degrees: the storm turns the other way than a clock. */
export const STEP = 20;
