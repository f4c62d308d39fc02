/** Where the options of Rise of Ix are chosen. */

import type { Verbs } from '../../../table/kit';
import { strength } from '../base/verbs';
import type { View } from '../../view';

const dreadnoughts = { icon: 'dreadnought', word: 'dreadnoughts' };

export const verbs: Verbs<View> = {
  freighter: { on: ['advance', 'recall'], words: ['freighter', 'ship'] },
  tech: { on: 'tech', words: ['tech', 'acquire', 'tile'] },
  activate: { on: 'tile', waits: true, words: ['use', 'turn', 'flip', 'activate'] },
  'spend-spice': {},
  'spend-solari': {},
  negotiate: { counts: { icon: 'negotiator', word: 'negotiators', does: 'Send' }, icon: 'negotiator' },
  'deploy-dreadnought': {
    counts: { ...dreadnoughts, does: 'Deploy' },
    icon: 'dreadnought',
    note: strength,
    words: ['dreadnought'],
  },
  'retreat-dreadnought': {},
  'rout-troop': {},
  'rout-dreadnought': {},
  place: { on: 'space', words: ['place', 'dreadnought'] },
  detonate: {},
  bury: { on: 'intrigue' },
  keep: {},
};
