/** What the effects of Rise of Ix are drawn with. */

import { same } from '../box';

export const icons: Record<string, string> = {
  ...same('freighter', 'tech', 'dreadnought', 'negotiator', 'snooper'),
  ...same('flip', 'unload', 'ix-infiltrate', 'endgame'),
  'deck-bottom': 'deck',
};
