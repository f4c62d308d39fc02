/** Trade between teammates: the purses of the two. */

import type { EventView } from '../../../lib/protocol';
import type { SeatView, View } from '../../view';

/** What can be given: the places of the options that give it. */
export const GOODS = ['solari', 'spice', 'water', 'intrigue'] as const;
export type Good = (typeof GOODS)[number];

/** How much of something a seat has. */
export const holds = (seat: SeatView, good: Good): number => (good === 'intrigue' ? seat.intrigue_count : seat[good]);

export interface Trade {
  /** With whom the viewer trades. */
  partner: SeatView;
  /** Whether the partner has chosen first. */
  after: boolean;
  /** What the partner has given, as far as it is told. */
  got: { good: string; n: number }[] | null;
}

/** The trade in which the viewer is asked what to give. */
export function tradeOf({ question, seat, seats, turn }: View, events: readonly EventView[]): Trade | null {
  const named = question.find((piece) => typeof piece !== 'string' && piece.seat !== undefined);
  const partner = typeof named === 'object' ? seats[named.seat ?? -1] : undefined;
  if (!partner) return null;
  const after = turn.seat === partner.seat;
  // What is asked does not wait until all is told that has happened before it.
  const since = events.slice(events.findLastIndex(({ kind }) => kind !== 'gift'));
  if (since[0]?.kind !== 'trade') return { partner, after, got: null };
  const got: Record<string, number> = {};
  for (const { what, n, other } of since.slice(1)) if (other === seat) got[what] = (got[what] ?? 0) + n;
  return { partner, after, got: Object.entries(got).map(([good, n]) => ({ good, n })) };
}
