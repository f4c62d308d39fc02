/** Where the options of Uprising are chosen. */

import type { Verbs } from '../../../table/kit';
import type { View } from '../../view';

const SPY = ['spy', 'post', 'watch'];

export const verbs: Verbs<View> = {
  spy: { on: 'post', hint: 'Any lit post: a Spy there watches the spaces it touches.', words: SPY },
  'recall-spy': { on: 'post', words: ['recall', ...SPY] },
  infiltrate: { on: 'post', words: ['infiltrate', ...SPY] },
  gather: { on: 'post', words: ['gather', 'recall', ...SPY] },
  detonate: { on: 'wall', icon: 'detonate', words: ['blow up', 'wall'] },
  match: { on: 'won', words: ['match', 'pair'] },
  flip: { on: 'won', words: ['flip', 'turn'] },
  train: { on: 'training', words: ['train', 'step'] },
};
