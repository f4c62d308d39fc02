/** Where everything stands on the map at the size at which it is shown: no token on a name, none on another. */

import { ALWAYS, nameOf, spotsOf, TERRITORIES, type Name, type Spot } from './names';
import { MID, RIM, sectorAt, type Area, type Point } from './planet';

/** How the map is drawn at a size: how large tokens and letters are, and whether all names have room. */
export interface Look {
  token: number;
  letters: number;
  all: boolean;
}

const USUAL_LETTERS = 19.3;
const SMALL_LETTERS = 30;
/** No letters are smaller than this, in pixels. */
const LEAST = 11.6;

/** The look of a map on which 1000 units are `1000 * k` pixels. */
export function lookAt(k: number): Look {
  if (k < 0.56) return { token: 1.95, letters: Math.max(SMALL_LETTERS, LEAST / k) / USUAL_LETTERS, all: false };
  if (k < 0.8) return { token: 1.22, letters: 1, all: true };
  return { token: Math.sqrt(0.8 / k), letters: (13.2 * Math.sqrt(k / 0.8)) / (k * USUAL_LETTERS), all: true };
}

/** Something with edges on the map: its middle, and its size. */
export interface Box {
  at: Point;
  wide: number;
  high: number;
}

/** What stands in an area: so many players, whether stars are under their tokens, and spice. */
export interface Standing {
  area: Area;
  players: number;
  starred: boolean;
  spice: boolean;
}

export interface Stood {
  id: string;
  /** The middle of the tokens, or of the plate of three or more players. */
  tokens: Box | null;
  plate: boolean;
  heap: Box | null;
}

export const TOKEN = 38;
/** How far the middles of two tokens side by side are apart. */
export const APART = 32;
const STAR = 17;
export const CELL: Point = [66, 31];
export const PLATE_EDGE = 5;
const HEAP: Point = [34, 28];
/** From so many players on, a plate tells who is there. */
export const MANY = 3;
/** Spice so far out stands on the rim. */
const FAR = 385;

/** The size of what stands together in an area. */
function sizeOf(players: number, starred: boolean, token: number): Point {
  if (players >= MANY)
    return [
      (2 * CELL[0] + 2 * PLATE_EDGE) * token * 0.9,
      (Math.ceil(players / 2) * CELL[1] + 2 * PLATE_EDGE) * token * 0.9,
    ];
  return [(TOKEN * players - (players - 1) * (TOKEN - APART)) * token, (TOKEN + (starred ? STAR : 0)) * token];
}

/** The letters of a name as a row of discs, for seeing what covers it. */
export function discs({ at: [x, y], turn, size, lines }: Name): { at: Point; radius: number }[] {
  const angle = (turn * Math.PI) / 180;
  const found: { at: Point; radius: number }[] = [];
  lines.forEach((line, i) => {
    const down = (i - (lines.length - 1) / 2) * size * 0.98;
    const half = (line.length * size * 0.47) / 2;
    const count = Math.max(1, Math.round((2 * half) / (size * 0.55)));
    for (let n = 0; n <= count; n++) {
      const along = -half + (2 * half * n) / count;
      found.push({
        at: [
          x + along * Math.cos(angle) - down * Math.sin(angle),
          y + along * Math.sin(angle) + down * Math.cos(angle),
        ],
        radius: size * 0.44,
      });
    }
  });
  return found;
}

/** How deep a disc reaches into a box. */
function depth(box: Box, { at: [x, y], radius }: { at: Point; radius: number }): number {
  const dx = Math.max(0, Math.abs(x - box.at[0]) - box.wide / 2);
  const dy = Math.max(0, Math.abs(y - box.at[1]) - box.high / 2);
  return Math.max(0, radius - Math.hypot(dx, dy));
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, (a.wide + b.wide) / 2 - Math.abs(a.at[0] - b.at[0])) *
  Math.max(0, (a.high + b.high) / 2 - Math.abs(a.at[1] - b.at[1]));

const far = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

/** How far from a spot something may be put, with the size of a letter. */
const REACH = 52;
const AROUND: Point[] = [
  [0, 0],
  ...[9, 18, 28, 40].flatMap((by) =>
    Array.from({ length: 12 }, (_, i): Point => [Math.cos((i * Math.PI) / 6) * by, Math.sin((i * Math.PI) / 6) * by]),
  ),
];

/** Less room than this is used only where there is no other. */
const NARROW = 11;

/** The spots of an area: its own, and those of its territory that lie in its sector. */
function spots({ territory, sector, slots, rooms }: Area): Spot[] {
  const own = slots.map((at, i) => ({ at, room: rooms[i] ?? 12 }));
  const more = spotsOf(territory).filter(({ at }) => sector === null || sectorAt(at) === sector);
  const all = [...more, ...own];
  const wide = all.filter(({ room }) => room >= NARROW);
  return wide.length ? wide : all;
}

/** The best place for a box among some spots and what is around them. */
function settle(
  [wide, high]: Point,
  near: readonly Spot[],
  letters: readonly { at: Point; radius: number }[],
  taken: readonly Box[],
): Box {
  let best: Box = { at: near[0]?.at ?? [MID, MID], wide, high };
  let least = Infinity;
  near.forEach(({ at: [x, y], room }, rank) => {
    const reach = REACH + (wide + high) / 2;
    const around = letters.filter(({ at }) => Math.abs(at[0] - x) < reach && Math.abs(at[1] - y) < reach);
    const beside = taken.filter(({ at }) => far(at, [x, y]) < reach + 120);
    for (const [dx, dy] of AROUND) {
      const box: Box = { at: [x + dx, y + dy], wide, high };
      const off = Math.hypot(dx, dy);
      const covered = around.reduce((sum, letter) => sum + depth(box, letter), 0);
      const hidden = beside.reduce((sum, one) => sum + overlap(box, one), 0);
      const beyond = Math.max(0, far(box.at, [MID, MID]) - RIM - 12);
      const cost =
        covered * 6 + hidden * 0.4 + off * 0.3 + Math.max(0, off - room) * 5 + rank * 1.5 - room * 0.15 + beyond * 3;
      if (cost < least) {
        least = cost;
        best = box;
      }
    }
  });
  return best;
}

/** The point of the rim beside a place. */
export function rimBeside([x, y]: Point, out = 0): Point {
  const off = far([x, y], [MID, MID]) || 1;
  return [MID + ((x - MID) / off) * (RIM + out), MID + ((y - MID) / off) * (RIM + out)];
}

/** Where all stands, and the names that are shown: all of them, or where there is no room those that matter now. */
export function layout(
  standing: readonly Standing[],
  { token, letters, all }: Look,
  matter: ReadonlySet<string> = new Set(),
): { stood: Stood[]; names: Name[] } {
  const fixed = TERRITORIES.filter((id) => all || ALWAYS.has(id)).flatMap((id) => nameOf(id, letters) ?? []);
  const written = all ? fixed.flatMap(discs) : [];
  const taken: Box[] = [];
  const ordered = [...standing].sort((a, b) => room(a) - room(b));
  const stood = new Map<string, Stood>();
  for (const { area, players, starred, spice } of ordered) {
    const near = spots(area);
    const tokens = players ? settle(sizeOf(players, starred, token), near, written, taken) : null;
    if (tokens) taken.push(tokens);
    let heap: Box | null = null;
    if (spice) {
      const at = area.spice ?? area.slots[0] ?? [MID, MID];
      const out = far(at, [MID, MID]) > FAR;
      const where: Spot[] = out ? [{ at: rimBeside(at), room: 20 }] : [{ at, room: 18 }, ...near];
      heap = settle([HEAP[0] * token, HEAP[1] * token], where, written, taken);
      taken.push(heap);
    }
    stood.set(area.id, { id: area.id, tokens, plate: players >= MANY, heap });
  }
  const found = standing.map(({ area }) => stood.get(area.id)!);
  if (all) return { stood: found, names: fixed };
  const named = standing.map(({ area }) => area.territory);
  const wanted = new Set([...ALWAYS, ...named, ...(matter.size > FEW ? [] : matter)]);
  const beside = new Map<string, Box[]>();
  for (const { area } of standing) {
    const { tokens, heap } = stood.get(area.id)!;
    const there = beside.get(area.territory) ?? [];
    beside.set(area.territory, [...there, ...[tokens, heap].filter((one) => one !== null)]);
  }
  return { stood: found, names: freeNames(wanted, letters, beside, taken) };
}

/** Where more places than this matter at once, their names would cover the map. */
const FEW = 8;

/** Strongholds have the least room, then those areas with many players. */
const room = ({ area, players }: Standing): number => (ALWAYS.has(area.territory) ? 0 : 10) - players;

/** Names where there is no room for all: each beside what stands there, over nothing else. */
function freeNames(
  wanted: ReadonlySet<string>,
  letters: number,
  beside: ReadonlyMap<string, Box[]>,
  taken: readonly Box[],
): Name[] {
  const placed: { name: Name; box: Box }[] = [];
  const order = TERRITORIES.filter((id) => wanted.has(id)).sort(
    (a, b) => Number(ALWAYS.has(b)) - Number(ALWAYS.has(a)),
  );
  for (const id of order) {
    const plain = nameOf(id, letters);
    if (!plain) continue;
    const whole = plain.lines.join(' ');
    const shapes = plain.lines.length > 1 ? [plain.lines, [whole]] : [plain.lines];
    let best: { name: Name; box: Box } | null = null;
    let least = Infinity;
    for (const lines of shapes) {
      const wide = Math.max(...lines.map(({ length }) => length)) * plain.size * 0.5;
      const high = lines.length * plain.size * 0.98;
      const around = (beside.get(id) ?? []).flatMap((box): Point[] => {
        const [x, y] = box.at;
        const [w, h] = [(box.wide + wide) / 2 + 4, (box.high + high) / 2 + 1];
        return [
          [x, y - h],
          [x, y + h],
          [x - w, y],
          [x + w, y],
          [x - w * 0.6, y - h],
          [x + w * 0.6, y - h],
          [x - w * 0.6, y + h],
          [x + w * 0.6, y + h],
        ];
      });
      const free = AROUND.filter((_, i) => i % 3 === 0).map(([x, y]): Point => [plain.at[0] + x, plain.at[1] + y]);
      for (const at of [...around, ...free, rimBeside(plain.at, 40)]) {
        const box: Box = { at, wide, high };
        const covered = taken.reduce((sum, one) => sum + overlap(box, one), 0);
        const hidden = placed.reduce((sum, one) => sum + overlap(box, one.box), 0);
        const [x, y] = at;
        const out = Math.max(0, wide / 2 - x, x + wide / 2 - 1000) + Math.max(0, high / 2 - y, y + high / 2 - 1000);
        const cost = covered + hidden + out * 40 + far(at, plain.at) * 2 + (lines.length > 1 ? 0 : 6);
        if (cost < least) {
          least = cost;
          best = { name: { ...plain, at, turn: 0, lines }, box };
        }
      }
    }
    if (best) placed.push(best);
  }
  return placed.map(({ name }) => name);
}
