/** Six players: two teams around the other side of Uprising's board. */

import { CUT, SEAT } from '../../fit';
import type { Box } from '../box';
import { uprising } from '../uprising';
import Board from './Board.svelte';
import { icons } from './icons';
import Mark from './Mark.svelte';
import Purses from './Purses.svelte';
import Score from './Score.svelte';
import './six.css';
import TeamRail from './TeamRail.svelte';
import { confidants, inTeams, isWhole, sent, shownOf, side, teamsOf, yields } from './teams';
import Throne from './Throne.svelte';
import { label, verbs } from './verbs';

/** Less than it is high: the gaps of a team are smaller than those between panels. */
const HEAD = 16;
const BOARD = { whole: 176, told: 60 };
const THRONE = { head: 30, card: 46 };

const WRAPPED = { apart: 14, tile: 60, wraps: true };

const DUNE = {
  rows: [
    ['sietch-tabr', 'research-station', CUT, 'spice-refinery'],
    ['deep-desert', 'hagga-basin', CUT, 'arrakeen'],
    ['habbanya-erg', 'carthag', CUT, 'imperial-basin'],
  ],
  narrow: [
    ['deep-desert', 'hagga-basin'],
    ['sietch-tabr', 'research-station'],
    ['habbanya-erg', 'carthag'],
    [CUT],
    ['spice-refinery', 'arrakeen'],
    ['imperial-basin'],
  ],
  apart: 14,
  tile: 60,
  two: true,
};

/** A pair of spaces with a post between them. */
const pair = (one: string, other: string) => ({ rows: [[one], [other]], narrow: [[one, other]], ...WRAPPED });

export const six: Box = {
  name: 'six-players',
  playing: inTeams,
  panels: [
    {
      name: 'throne',
      area: 'market',
      title: 'Throne Row',
      component: Throne,
      least: (view) => ({ height: THRONE.head + THRONE.card * Math.max(1, view.piles.throne_row?.length ?? 0) }),
    },
  ],
  grounds: [
    ...uprising.grounds.flatMap((ground) => (ground.group === 'dune' ? [{ ...ground, lie: DUNE }] : [])),
    {
      group: 'great-houses',
      at: 'left',
      part: 'factions',
      icon: 'agent-emperor',
      tone: 'emperor',
      lie: pair('military-support', 'economic-support'),
    },
    {
      group: 'fringe-worlds',
      at: 'right',
      part: 'factions',
      icon: 'agent-fremen',
      tone: 'fremen',
      lie: pair('controversial-technology', 'expedition'),
    },
    { group: 'fremen-board', at: 'rail', part: 'commanders', icon: 'commander', tone: 'fremen', whole: Board },
    { group: 'emperor-board', at: 'rail', part: 'commanders', icon: 'commander', tone: 'emperor', whole: Board },
  ],
  parts: [{ name: 'commanders', title: 'Commanders', icons: ['commander'] }],
  icons,
  verbs,
  rails: {
    component: TeamRail,
    of: (view, higher, all) =>
      teamsOf(view).map((team) => ({
        id: team.id,
        title: team.name,
        blocks: [
          { id: 'head', height: HEAD },
          { id: team.group, height: isWhole(view, team, all) ? BOARD.whole : BOARD.told },
          ...shownOf(view, team, all).map((one) => ({ id: `seat-${one.seat}`, height: SEAT + higher })),
        ],
      })),
  },
  mark: Mark,
  side,
  teams: (view) =>
    teamsOf({ ...view, seat: null }).map(({ name, banner, seats }) => ({
      name,
      banner,
      seats: seats.map(({ seat }) => seat),
    })),
  talk: confidants,
  score: Score,
  instead: { verb: 'gift', component: Purses },
  sends: sent,
  yields,
  label,
};
