/** Dune: Imperium, the base game. */

import type { Box } from '../box';
import Conflict from './Conflict.svelte';
import Hagal from './Hagal.svelte';
import { icons } from './icons';
import Market from './Market.svelte';
import { verbs } from './verbs';

export const base: Box = {
  name: 'base',
  panels: [
    { name: 'hagal', area: 'rivals', component: Hagal, shown: (view) => view.hagal !== null },
    { name: 'conflict', area: 'board', component: Conflict },
    { name: 'market', area: 'market', component: Market },
  ],
  icons,
  verbs,
};
