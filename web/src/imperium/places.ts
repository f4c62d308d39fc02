/** Facts of the board that are about where things stand, not about what they do. */

import type { CodexEntry } from '../lib/protocol';
import type { SeatView, SpaceView, TrackView, View } from './view';

export interface Placed {
  space: SpaceView;
  entry: CodexEntry;
  id: string;
}

/** The influence track of a faction. */
export function trackOf(view: View, faction: string): TrackView | undefined {
  return view.tracks.find((track) => track.faction === faction);
}

/** The Agents on a space, each as the pawn it is. */
export function pawnsOn(view: View, id: string): { seat: number; kind: string }[] {
  return view.seats.flatMap(({ seat, pawns }) =>
    pawns.filter(({ space }) => space === id).map(({ kind }) => ({ seat, kind })),
  );
}

const SPECIAL: Record<string, string> = { swordmaster: 'the Swordmaster', mentat: 'the Mentat' };

/** A seat's Agents in words. */
export function agentsSaid({ agents, pawns }: SeatView): string {
  const special = pawns.flatMap(({ kind }) => SPECIAL[kind] ?? []);
  return `Agents left: ${agents} of ${pawns.length}${special.length ? `, with ${special.join(' and ')}` : ''}`;
}

/** What entering a space costs this seat, and whether that is not what is printed. */
export function costOf({ cost, printed }: SpaceView): { glyphs: string[]; changed: boolean } {
  if (!printed) return { glyphs: Object.entries(cost).map(([what, n]) => amount(n, what)), changed: false };
  return { glyphs: Object.keys(printed).map((what) => `${cost[what] ?? 0} ${what}`), changed: true };
}

/** What a space does in one line or two: the second tells what else one may choose or pay for. */
export function linesOf(agent: readonly string[], upgrade: readonly string[] = [], two = false): [string[], string[]] {
  if (!two) return [[...agent], []];
  if (upgrade.length) return [[...agent], ['+', ...upgrade]];
  const at = agent.findIndex((glyph) => glyph === 'or' || glyph === 'if council');
  return at < 0 ? [[...agent], []] : [agent.slice(0, at), agent.slice(at)];
}

/** Whether a post stands on the edge of a space that watches nothing else. */
export function watchedAlone({ posts }: View, id: string): boolean {
  return posts.some(({ spaces }) => spaces.length === 1 && spaces[0] === id);
}

/** A number of things as a glyph: one of a thing has no number. */
export function amount(n: number, what: string): string {
  return n === 1 ? what : `${n} ${what}`;
}

/** Seats in the order in which they take turns this round. */
export function turnOrder({ order, seats }: View): SeatView[] {
  return order.flatMap((seat) => seats[seat] ?? []);
}
