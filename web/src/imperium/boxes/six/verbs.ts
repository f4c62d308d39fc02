/** Where the options of the team game are chosen. */

import type { Verbs } from '../../../table/kit';
import type { View } from '../../view';

export const verbs: Verbs<View> = {
  'activate-ally': {
    on: 'seat',
    own: true,
    hint: 'The troops and the influence of the Ally whom you activate move this turn.',
    words: ['activate', 'ally', 'call'],
  },
  'call-up': { icon: 'deploy', words: ['call up', 'deploy'] },
  gift: { words: ['give', 'gift'] },
  reinforce: { icon: 'reinforce', words: ['reinforce', 'send'] },
  contribute: { counts: { icon: 'spice', word: 'spice', does: 'Give' }, icon: 'spice', words: ['give', 'contribute'] },
  throne: { on: 'market', words: ['throne', 'move'] },
  concede: { words: ['concede', 'yield'] },
};
