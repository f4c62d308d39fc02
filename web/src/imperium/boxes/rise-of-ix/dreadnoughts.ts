/** Dreadnoughts over spaces. */

import { bare, type Codex } from '../../../lib/codex';
import type { Badge } from '../box';
import type { SeatView, View } from '../../view';

/** The seat whose dreadnought controls a space, above any Control marker there. */
export function holderOf({ numbers }: View, space: string): number | null {
  const holder = numbers[`dreadnought_${bare(space).replaceAll('-', '_')}`];
  return typeof holder === 'number' ? holder : null;
}

/** The spaces over which a seat's dreadnoughts stand. */
export function badges(view: View, { seat }: SeatView, codex: Codex): Badge[] {
  return view.spaces
    .filter(({ id }) => holderOf(view, id) === seat)
    .map(({ id }) => ({ icon: 'dreadnought', tone: 'in-seat', said: `Dreadnought over ${codex.name(id)}` }));
}
