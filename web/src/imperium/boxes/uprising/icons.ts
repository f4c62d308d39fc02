/** What the effects of Uprising are drawn with. */

import { same } from '../box';

export const icons: Record<string, string> = {
  ...same('spy', 'spy-place', 'spy-recall', 'spy-post', 'agent-spy', 'infiltrate'),
  ...same('sandworm', 'maker-hook', 'shield-wall', 'detonate', 'contract', 'contract-done', 'harvest'),
  ...same('battle-crysknife', 'battle-desert-mouse', 'battle-ornithopter', 'battle-wild', 'objective'),
  discarded: 'discard',
  'the-spice-must-flow': 'flow',
  ...same('training', 'memory', 'repeat', 'first-player', 'scheme', 'resource'),
};
