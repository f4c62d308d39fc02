/** Dreadnoughts over spaces. */

import { bare } from '../../../lib/codex';
import type { View } from '../../view';

/** The seat whose dreadnought controls a space, above any Control marker there. */
export function holderOf({ numbers }: View, space: string): number | null {
  const holder = numbers[`dreadnought_${bare(space).replaceAll('-', '_')}`];
  return typeof holder === 'number' ? holder : null;
}
