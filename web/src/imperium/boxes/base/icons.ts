/** What the effects of the base game are drawn with. */

import { same } from '../box';

export const icons: Record<string, string> = {
  ...same('solari', 'spice', 'water', 'troop', 'sword', 'intrigue', 'card', 'trash', 'discard'),
  ...same('influence-up', 'influence-down', 'influence-any', 'alliance', 'vp'),
  ...same('agent', 'swordmaster', 'mentat', 'maker', 'control', 'council', 'signet', 'garrison', 'lock'),
  ...same('deploy', 'retreat', 'recall', 'conflict', 'deck', 'reveal', 'acquire', 'hand', 'market', 'watch'),
  ...same('agent-emperor', 'agent-guild', 'agent-bene-gesserit', 'agent-fremen'),
  ...same('agent-landsraad', 'agent-city', 'agent-spice-trade'),
  combat: 'conflict',
};
