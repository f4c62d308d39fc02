/** The Snoopers of Tessia Vernius. */

import type { Step } from '../box';
import type { View } from '../../view';

/** The step of an influence track on which a Snooper lies, as long as one does. */
export function snoopers({ seats }: View, faction: string): Step[] {
  return seats.some((seat) => seat.piles.snoopers?.includes(faction))
    ? [{ step: 2, icon: 'snooper', said: 'A Snooper lies on step 2.' }]
    : [];
}
