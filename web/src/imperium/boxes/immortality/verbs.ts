/** Where the options of Immortality are chosen. */

import type { Verbs } from '../../../table/kit';
import type { View } from '../../view';

const PUT_BACK = 'Put the card back';
const JOIN = 'Any lit card joins it. Esc puts it back.';

export const verbs: Verbs<View> = {
  graft: { on: 'hand', back: PUT_BACK, hint: JOIN, words: ['graft', 'join', 'with'] },
  usurp: { on: 'market', back: PUT_BACK, hint: JOIN, words: ['usurp', 'graft', 'row'] },
  advance: { on: 'research', words: ['research', 'advance', 'step'] },
  atomics: { on: 'atomics', key: 'A', icon: 'atomics', does: 'use Family Atomics', waits: true, words: ['atomics'] },
  return: { icon: 'specimen', words: ['return', 'specimen'] },
  sacrifice: {},
};
