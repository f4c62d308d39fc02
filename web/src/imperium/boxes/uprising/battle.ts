/** Battle icons: the Conflicts that a seat has won, and its Objective. */

import type { Codex } from '../../../lib/codex';
import type { Badge } from '../box';
import type { SeatView, View } from '../../view';

export interface Token {
  id: string;
  icon: string;
  name: string;
  objective: boolean;
  /** Whether it lies face down: matched, or turned over. */
  down: boolean;
}

/** What lies before a seat, face up first. */
export function tokensOf({ numbers, piles }: SeatView, codex: Codex): Token[] {
  const objective = typeof numbers.objective === 'string' ? numbers.objective : null;
  const found = [
    ...(objective ? [{ id: objective, objective: true, down: Boolean(numbers.objective_flipped) }] : []),
    ...(piles.won ?? []).map((id) => ({ id, objective: false, down: false })),
    ...(piles.flipped ?? []).map((id) => ({ id, objective: false, down: true })),
  ];
  return found
    .map((one) => {
      const entry = codex.find(one.id);
      return { ...one, icon: entry?.glyphs.battle?.[0] ?? 'conflict', name: entry?.name ?? one.id };
    })
    .sort((a, b) => Number(a.down) - Number(b.down));
}

/** Whether winning a Conflict with that battle icon makes a pair. */
export function pairs(seat: SeatView, icon: string | undefined, codex: Codex): boolean {
  return icon !== 'battle-wild' && tokensOf(seat, codex).some((token) => !token.down && token.icon === icon);
}

/** What winning this Conflict would mean to a seat beyond its reward. */
export function stakes(view: View, seat: SeatView, codex: Codex): Badge[] {
  const icon = codex.find(view.conflict)?.glyphs.battle?.[0];
  return icon && pairs(seat, icon, codex) ? [{ icon, said: 'Winning makes a pair, worth a victory point' }] : [];
}
