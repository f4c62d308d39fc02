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
  /** Whether the partner gives first, and what it has given. */
  after: boolean;
  got: { good: string; n: number }[];
}

/** The trade in which the viewer is asked what to give. */
export function tradeOf({ question, seat, seats }: View, events: readonly EventView[]): Trade | null {
  const named = question.find((piece) => typeof piece !== 'string' && piece.seat !== undefined);
  const partner = typeof named === 'object' ? seats[named.seat ?? -1] : undefined;
  if (!partner) return null;
  const from = events.findLastIndex(({ kind }) => kind === 'trade');
  const got: Record<string, number> = {};
  for (const { kind, what, n, other } of events.slice(from + 1))
    if (kind === 'gift' && other === seat) got[what] = (got[what] ?? 0) + n;
  return {
    partner,
    after: events[from]?.other === seat,
    got: Object.entries(got).map(([good, n]) => ({ good, n })),
  };
}
