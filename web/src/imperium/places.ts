/** Facts of the board that are about where things stand, not about what they do. */

import type { CodexEntry } from '../lib/protocol';
import type { SeatView, SpaceView, View } from './view';

export interface Placed {
  space: SpaceView;
  entry: CodexEntry;
  id: string;
}

/** The reward each seat would take now: those tied for first share the second, those tied for second the third. */
export function standings(seats: Pick<SeatView, 'strength'>[], players: number): (number | null)[] {
  const ranks = [...new Set(seats.map((seat) => seat.strength).filter((strength) => strength > 0))].sort(
    (a, b) => b - a,
  );
  const tied = ranks.map((rank) => seats.flatMap((seat, i) => (seat.strength === rank ? [i] : [])));
  const out: (number | null)[] = seats.map(() => null);
  const third = players === 4;
  const [first, next, last] = tied;
  if (!first) return out;
  if (first.length === 1) {
    out[first[0] ?? 0] = 1;
    if (next?.length === 1) {
      out[next[0] ?? 0] = 2;
      if (third && last?.length === 1) out[last[0] ?? 0] = 3;
    } else next?.forEach((seat) => (out[seat] = 3));
  } else {
    first.forEach((seat) => (out[seat] = 2));
    if (third && first.length === 2 && next?.length === 1) out[next[0] ?? 0] = 3;
  }
  return out;
}

export type PawnKind = 'agent' | 'swordmaster' | 'mentat';

/** A seat's Agents: first those out on the board, then those at hand. */
export function agentsOf(seat: SeatView, mentat: number | null): { kind: PawnKind; used: boolean }[] {
  const total = seat.agents + seat.agents_on.length;
  return Array.from({ length: total }, (_, i) => {
    const extra = total - 1 - i;
    const holds = mentat === seat.seat;
    const kind: PawnKind = i < 2 ? 'agent' : holds && extra === 0 ? 'mentat' : 'swordmaster';
    return { kind, used: i < seat.agents_on.length };
  });
}

/** The Agents on a space, each as the pawn it is. */
export function pawnsOn(view: View, id: string): { seat: number; kind: PawnKind }[] {
  return view.seats.flatMap((seat) =>
    agentsOf(seat, view.mentat).flatMap(({ kind }, i) => (seat.agents_on[i] === id ? [{ seat: seat.seat, kind }] : [])),
  );
}

/** A seat's Agents in words. */
export function agentsSaid(seat: SeatView, mentat: number | null): string {
  const all = agentsOf(seat, mentat);
  const special = [seat.swordmaster && 'the Swordmaster', mentat === seat.seat && 'the Mentat'].filter(Boolean);
  return `Agents left: ${seat.agents} of ${all.length}${special.length ? `, with ${special.join(' and ')}` : ''}`;
}

/** What entering a space costs this seat, and whether that is not what is printed. */
export function costOf({ space, entry }: Placed): { glyphs: string[]; changed: boolean } {
  const printed = entry.glyphs.cost ?? [];
  const now = Object.entries(space.cost).map(([what, n]) => (n === 1 ? what : `${n} ${what}`));
  const changed = now.join() !== printed.join();
  if (!changed) return { glyphs: printed, changed };
  return {
    glyphs: printed.map((glyph) => glyph.split(' ').at(-1) ?? '').map((what) => `${space.cost[what] ?? 0} ${what}`),
    changed,
  };
}

/** Seats in the order in which they take turns this round. */
export function turnOrder(view: View): SeatView[] {
  return [...view.seats.slice(view.first), ...view.seats.slice(0, view.first)];
}
