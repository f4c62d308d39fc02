/** Where the options of the team game are chosen. */

import type { OptionView } from '../../../lib/protocol';
import type { Control } from '../../../table/choices';
import type { Verbs } from '../../../table/kit';
import type { View } from '../../view';
import { GOODS } from './trade';

export const verbs: Verbs<View> = {
  'activate-ally': {
    on: 'seat',
    hint: 'The troops and the influence of the Ally whom you activate move this turn.',
    words: ['activate', 'ally', 'call'],
  },
  'call-up': { icon: 'deploy', words: ['call up', 'deploy'] },
  gift: { on: GOODS, keyless: true, words: ['give', 'gift'] },
  reinforce: { icon: 'reinforce', words: ['reinforce', 'send'] },
  contribute: { counts: { icon: 'spice', word: 'spice', does: 'Give' }, icon: 'spice', words: ['give', 'contribute'] },
  throne: { on: 'market', words: ['throne', 'move'] },
  concede: { words: ['concede', 'yield'] },
};

const OWN = 'own-';

/** What stands on the button of a gift, and of the track that is one's own. */
export function label({ n }: OptionView, { place, id, verb }: Control): { text: string; glyphs: string[] } | null {
  if (place === 'faction' && id.startsWith(OWN))
    return { text: 'Your own track', glyphs: [`influence-${id.slice(OWN.length)}`] };
  return verb === 'gift' ? { text: 'Give', glyphs: [n === undefined ? place : `${n} ${place}`] } : null;
}
