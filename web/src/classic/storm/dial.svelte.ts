/** The number that a person has on the wheel for the storm: while it is picked, and after it is sealed. */

import { getContext, setContext } from 'svelte';

export class StormDial {
  at = $state<number | null>(null);
  /** The number at which the pointer is, before it is picked. */
  over = $state<number | null>(null);
  /** Whether a person who knows no dial wants to see how far the next storm may go. */
  asked = $state(false);
  private turn = 0;

  /** Another turn begins with nothing dialed. */
  meet(turn: number, storm: boolean): void {
    if (turn === this.turn && storm) return;
    this.turn = turn;
    this.at = null;
    this.over = null;
  }
}

const KEY = Symbol('storm');

export const provideStormDial = (): StormDial => setContext(KEY, new StormDial());
/** The dial of the person who plays here; where nobody plays there is none. */
export const useStormDial = (): StormDial | undefined => getContext<StormDial | undefined>(KEY);
