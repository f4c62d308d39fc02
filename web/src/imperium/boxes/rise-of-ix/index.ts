/** Rise of Ix: the Shipping track, Tech tiles, dreadnoughts. */

import type { Box } from '../box';
import { badges } from './dreadnoughts';
import Fleet from './Fleet.svelte';
import Holder from './Holder.svelte';
import { icons } from './icons';
import Ix from './Ix.svelte';
import './rise-of-ix.css';
import Shipping from './Shipping.svelte';
import { snoopers } from './snoopers';
import { label } from './tech';
import { verbs } from './verbs';

export const riseOfIx: Box = {
  name: 'rise-of-ix',
  panels: [
    {
      name: 'shipping',
      area: 'board',
      component: Shipping,
      places: ['advance', 'recall'],
      least: { width: 150, height: 92 },
      beside: 'choam',
    },
    { name: 'ix', area: 'board', component: Ix, places: ['tech'], least: { width: 560, height: 52 }, beside: 'ix' },
  ],
  grounds: [{ group: 'ix', at: 'shelf', part: 'ix', icon: 'ix', tone: 'ix' }],
  parts: [{ name: 'ix', title: 'Ix', icons: ['ix'] }],
  icons,
  verbs,
  seat: { component: Fleet, height: 24 },
  badges,
  label,
  over: Holder,
  steps: snoopers,
};
