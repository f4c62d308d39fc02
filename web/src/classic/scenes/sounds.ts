/** What is heard of what happens on the planet. */

import type { EventView } from '../../lib/protocol';
import type { Sound } from '../../lib/sound';
import type { Heard } from '../../table/hearing.svelte';
import type { Part } from '../../table/kit';
import type { View } from '../view';

const LANDED = 1400;
const TAKEN = 500;
const DECIDED = 1600;

function heard({ kind, seat, n }: EventView, view: View): Heard | null {
  const one = (sound: Sound, later = 0, of = 1): Heard => ({ sound, n: of, later });
  switch (kind) {
    case 'storm':
      return one('storm');
    case 'spice-card':
      return one('card');
    case 'worm':
      return one('worm', TAKEN);
    case 'plan':
    case 'play':
      return one('card');
    case 'battle':
      return one('combat');
    case 'won':
      return one(seat === view.seat ? 'won' : 'place', DECIDED, seat === view.seat ? 1 : 2);
    case 'ship':
    case 'move':
      return one('cubes', 0, n);
    case 'bought':
      return one('buy');
    case 'collect':
    case 'charity':
      return one('spice');
    case 'alliance':
      return one('alliance');
    case 'turn':
      return one('round');
    case 'victory':
      return one(seat === view.seat ? 'victory' : 'over');
    default:
      return null;
  }
}

/** The sounds of some events that are shown together: where a spice card brings spice, it is heard to fall. */
export function soundsOf({ events }: Part, view: View): Heard[] {
  const falls = events.some(({ kind, n }) => kind === 'spice-card' && n > 0);
  return [
    ...events.map((event) => heard(event, view)).filter((one) => one !== null),
    ...(falls ? [{ sound: 'spice' as const, n: 1, later: LANDED }] : []),
  ];
}
