/** The CHOAM module of Uprising: contracts. */

import type { Box } from '../box';
import './choam.css';
import { label } from './contracts';
import Contracts from './Contracts.svelte';
import Detail from './Detail.svelte';
import Held from './Held.svelte';
import OnSpace from './OnSpace.svelte';

export const choam: Box = {
  name: 'choam',
  panels: [
    {
      name: 'contracts',
      area: 'market',
      title: 'Contracts',
      component: Contracts,
      places: ['contract'],
      least: { height: 104 },
    },
  ],
  grounds: [],
  parts: [],
  icons: {},
  verbs: { contract: { on: 'contract', words: ['contract', 'take'] } },
  held: Held,
  detail: Detail,
  over: OnSpace,
  label,
};
