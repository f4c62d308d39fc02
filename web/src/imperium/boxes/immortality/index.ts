/** Immortality: research, the Bene Tleilax and their cards, grafting. */

import type { Box } from '../box';
import { badges } from './badges';
import { icons } from './icons';
import './immortality.css';
import Tleilax from './Tleilax.svelte';
import { label } from './research';
import { verbs } from './verbs';

export const immortality: Box = {
  name: 'immortality',
  panels: [
    {
      name: 'tleilax',
      area: 'market',
      title: 'Bene Tleilax',
      component: Tleilax,
      places: ['research', 'tanks'],
      least: { height: 262 },
    },
  ],
  grounds: [],
  parts: [],
  icons,
  verbs,
  badges,
  label,
};
