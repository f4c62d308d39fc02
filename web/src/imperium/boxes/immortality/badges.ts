/** What a seat holds of Immortality. */

import type { Badge } from '../box';
import type { SeatView, View } from '../../view';
import { specimensOf } from './research';

/** Specimens in the tanks, and Family Atomics that were not used yet. */
export function badges(_: View, seat: SeatView): Badge[] {
  const n = specimensOf(seat);
  return [
    ...(n ? [{ icon: 'specimen', n, said: `Specimens: ${n}` }] : []),
    ...(seat.numbers.atomics ? [{ icon: 'atomics', said: 'Family Atomics' }] : []),
  ];
}
