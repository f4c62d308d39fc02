/** What is heard of what happens at the table. */

import type { EventView } from '../lib/protocol';
import type { Sound } from '../lib/sound';
import type { Heard } from '../table/hearing.svelte';
import type { Part } from '../table/kit';
import type { View } from './view';

const GOODS: Record<string, Sound> = { spice: 'spice', water: 'water', solari: 'solari', vp: 'point' };
const SENT = 160;
const LANDED = 300;
const GAINED = 420;
const PLACED = 760;
const APART = 160;

function heard({ kind, seat, what, n }: EventView, view: View): Heard | null {
  const one = (sound: Sound, later = 0, of = 1): Heard => ({ sound, n: of, later });
  switch (kind) {
    case 'play':
    case 'graft':
    case 'reveal':
    case 'hagal':
      return one('card');
    case 'intrigue':
      return one('intrigue');
    case 'send':
      return one('agent', SENT);
    case 'deploy':
    case 'summon':
      return one('cubes', LANDED, n);
    case 'acquire':
      return one('buy', SENT);
    case 'gain': {
      const sound = GOODS[what];
      return sound ? one(sound, GAINED) : null;
    }
    case 'score':
      return n > 0 ? one('point', GAINED) : null;
    case 'influence': {
      const track = view.tracks.find(({ faction }) => faction === what);
      return n > 0 ? one('influence', GAINED, (seat !== null && track?.steps[seat]) || 1) : null;
    }
    case 'alliance':
      return one('alliance', GAINED);
    case 'combat':
      return one('combat');
    case 'strength':
      return one('bars', 0, n);
    case 'place':
      return one(n === 1 && seat === view.seat ? 'won' : 'place', PLACED + APART * (3 - n), n);
    case 'round':
      return one('round');
    case 'win':
      return one(seat === view.seat ? 'victory' : 'over');
    default:
      return null;
  }
}

/** The sounds of some events that are shown together. */
export function soundsOf({ events }: Part, view: View): Heard[] {
  return events.map((event) => heard(event, view)).filter((one) => one !== null);
}
