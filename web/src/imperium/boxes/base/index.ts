/** Dune: Imperium, the base game. */

import type { Box } from '../box';
import Dunes from '../../Dunes.svelte';
import Conflict from './Conflict.svelte';
import Hagal from './Hagal.svelte';
import { icons } from './icons';
import Market from './Market.svelte';
import { verbs } from './verbs';

export const base: Box = {
  name: 'base',
  // On the board of Uprising there are only its cards and leaders.
  playing: ({ modules }) => modules.includes('base') && !modules.includes('uprising'),
  panels: [
    { name: 'hagal', area: 'rivals', component: Hagal, shown: (view) => view.hagal !== null, least: { height: 116 } },
    {
      name: 'conflict',
      area: 'board',
      component: Conflict,
      least: { width: 420, height: 94 },
      at: 'middle',
      part: 'conflict',
    },
    { name: 'market', area: 'market', title: 'Imperium Row', component: Market, least: { height: 340 } },
  ],
  grounds: [
    { group: 'emperor', at: 'left', part: 'factions', icon: 'agent-emperor', tone: 'emperor' },
    { group: 'guild', at: 'left', part: 'factions', icon: 'agent-guild', tone: 'guild' },
    { group: 'bene_gesserit', at: 'right', part: 'factions', icon: 'agent-bene-gesserit', tone: 'bene-gesserit' },
    { group: 'fremen', at: 'right', part: 'factions', icon: 'agent-fremen', tone: 'fremen' },
    { group: 'landsraad', at: 'top', part: 'houses', icon: 'agent-landsraad', tone: 'landsraad' },
    { group: 'choam', at: 'top', part: 'houses', icon: 'agent-spice-trade', tone: 'spice-trade' },
    { group: 'dune', at: 'bottom', part: 'arrakis', icon: 'maker', tone: 'dune', drawn: Dunes },
  ],
  parts: [
    { name: 'arrakis', title: 'Arrakis', icons: ['maker'] },
    { name: 'conflict', title: 'Conflict', icons: ['conflict'] },
    {
      name: 'factions',
      title: 'Factions',
      icons: ['agent-emperor', 'agent-guild', 'agent-bene-gesserit', 'agent-fremen'],
    },
    { name: 'houses', title: 'Houses', icons: ['agent-landsraad', 'agent-spice-trade'] },
  ],
  icons,
  verbs,
};
