/** The research track as it is drawn: where its hexagons lie, and who stands on them. */

import type { Codex } from '../../../lib/codex';
import type { CodexEntry, OptionView } from '../../../lib/protocol';
import type { Control } from '../../../table/choices';
import type { View } from '../../view';

export interface Hexagon {
  entry: CodexEntry;
  /** The name that options use. */
  short: string;
  column: number;
  /** Counted in halves from the top. */
  row: number;
  glyphs: string[];
  marker: string | null;
  seats: number[];
}

const KIND = 'research';

/** Column and half row of a hexagon, which its id tells. */
export function lieOf(id: string): { column: number; row: number } | null {
  const found = /^research-c(\d+)r(\d+)$/.exec(id);
  return found ? { column: Number(found[1]), row: Number(found[2]) } : null;
}

/** Every hexagon of the tree. */
export function hexagons(view: View, codex: Codex): Hexagon[] {
  return codex.entries.flatMap((entry) => {
    const lie = entry.kind === KIND ? lieOf(entry.id) : null;
    if (!lie) return [];
    const seats = view.seats.filter((seat) => seat.numbers.research === entry.id).map((seat) => seat.seat);
    const short = entry.id.slice(KIND.length + 1);
    return [
      { entry, short, ...lie, glyphs: entry.glyphs.bonus ?? [], marker: entry.glyphs.marker?.[0] ?? null, seats },
    ];
  });
}

export interface Lane {
  seat: number;
  at: number;
}

/** How far every seat that researches has come. */
export function researchLanes({ seats }: View): Lane[] {
  return seats.flatMap(({ seat, numbers }) => {
    const lie = lieOf(String(numbers.research));
    return lie ? [{ seat, at: lie.column }] : [];
  });
}

/** How far every seat has come on the Tleilaxu track. */
export function tleilaxuLanes({ seats }: View): Lane[] {
  return seats.flatMap(({ seat, numbers }) =>
    typeof numbers.tleilaxu === 'number' ? [{ seat, at: numbers.tleilaxu }] : [],
  );
}

/** The specimens of a seat. */
export const specimensOf = ({ numbers }: View['seats'][number]): number => Number(numbers.specimens ?? 0);

/** The button of a hexagon to which one's research may go. */
export function label(_: OptionView, { place, id }: Control, codex: Codex): { text: string; glyphs: string[] } | null {
  const entry = place === KIND ? codex.find(id) : undefined;
  return entry ? { text: entry.name, glyphs: entry.glyphs.bonus ?? [] } : null;
}
