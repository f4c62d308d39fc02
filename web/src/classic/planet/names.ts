/** The names of territories as they stand on the map: each lies in its land and leaves room for tokens. */

import given from './names.json';
import type { Point } from './planet';

export type Land = 'sand' | 'rock' | 'stronghold' | 'polar_sink';

/** A name on the map: its middle, the degrees by which it is turned, the size of its letters, and its lines. */
export interface Name {
  territory: string;
  kind: Land;
  at: Point;
  turn: number;
  size: number;
  lines: string[];
}

interface Given {
  kind: string;
  at: number[];
  turn: number;
  size: number;
  lines: string[];
  slots: number[][];
}

const GIVEN: Record<string, Given> = given;

/** A place where a token stands clear of the name, and how much room is around it. */
export interface Spot {
  at: Point;
  room: number;
}

export const TERRITORIES: readonly string[] = Object.keys(GIVEN);

/** A name where the map has it, with letters so many times as large. */
export function nameOf(territory: string, larger = 1): Name | undefined {
  const found = GIVEN[territory];
  if (!found) return undefined;
  const { kind, at, turn, size, lines } = found;
  return { territory, kind: kind as Land, at: at as Point, turn, size: size * larger, lines };
}

/** Where tokens stand in a territory, the best place first. */
export const spotsOf = (territory: string): Spot[] =>
  (GIVEN[territory]?.slots ?? []).map(([x = 0, y = 0, room = 0]) => ({ at: [x, y], room }));

/** Names that are there at every size: the places for which everybody looks. */
export const ALWAYS: ReadonlySet<string> = new Set(
  TERRITORIES.filter((id) => GIVEN[id]?.kind === 'stronghold' || GIVEN[id]?.kind === 'polar_sink'),
);
