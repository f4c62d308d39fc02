/** Dune: Imperium – Uprising: a board of its own, with Spies, sandworms and the Shield Wall. */

import type { Box } from '../box';
import { base } from '../base';
import { CUT } from '../../fit';
import { stakes } from './battle';
import Detail from './Detail.svelte';
import { icons } from './icons';
import Pieces from './Pieces.svelte';
import { label } from './posts';
import Posts from './Posts.svelte';
import './uprising.css';
import { verbs } from './verbs';
import Wall from './Wall.svelte';
import WallSign from './WallSign.svelte';
import Won from './Won.svelte';

const PAIR = { apart: 14, tile: 48 };
const TWO_LINES = { apart: 14, tile: 60, two: true };

/** How the spaces of groups lie here, so that all that a post watches are neighbours. */
const LIES = {
  emperor: { rows: [['sardaukar'], ['dutiful-service']], narrow: [['sardaukar', 'dutiful-service']], ...PAIR },
  guild: { rows: [['heighliner'], ['deliver-supplies']], narrow: [['heighliner', 'deliver-supplies']], ...PAIR },
  bene_gesserit: { rows: [['espionage'], ['secrets']], narrow: [['espionage', 'secrets']], ...PAIR },
  fremen: { rows: [['desert-tactics'], ['fremkit']], narrow: [['desert-tactics', 'fremkit']], ...PAIR },
  landsraad: {
    rows: [
      ['high-council', 'imperial-privilege', 'swordmaster'],
      ['assembly-hall', 'gather-support'],
    ],
    narrow: [['high-council', 'swordmaster'], ['imperial-privilege'], ['assembly-hall', 'gather-support']],
    ...TWO_LINES,
  },
  choam: { rows: [['accept-contract'], ['shipping']], narrow: [['accept-contract', 'shipping']], ...TWO_LINES },
  dune: {
    rows: [
      ['sietch-tabr', 'research-station', CUT, 'spice-refinery', 'arrakeen'],
      ['deep-desert', 'hagga-basin', CUT, 'imperial-basin'],
    ],
    narrow: [
      ['deep-desert', 'hagga-basin'],
      ['sietch-tabr', 'research-station'],
      [CUT],
      ['arrakeen', 'spice-refinery'],
      ['imperial-basin'],
    ],
    ...TWO_LINES,
  },
};

export const uprising: Box = {
  name: 'uprising',
  panels: base.panels,
  grounds: base.grounds.map((ground) => ({
    ...ground,
    ...(ground.group in LIES ? { lie: LIES[ground.group as keyof typeof LIES] } : {}),
    ...(ground.group === 'dune' ? { sign: WallSign, cut: Wall } : {}),
  })),
  parts: base.parts,
  icons,
  verbs,
  seat: { component: Won, height: 26 },
  pieces: Pieces,
  detail: Detail,
  among: Posts,
  label,
  stakes,
};
