/** Families for tests, as the server could describe some. */

import type { FamilyData, Module, OptionSpec } from './families';
import type { Choice } from './types';

export const module = (name: string, more: Partial<Module> = {}): Module => ({
  name,
  words: '',
  title: name,
  icon: 'card',
  tone: 'dune',
  brings: [],
  instead: [],
  board: false,
  usual: [],
  guest: '',
  needs: [],
  minor: false,
  ...more,
});

export const option = (name: string, choices: Choice[], more: Partial<OptionSpec> = {}): OptionSpec => ({
  name,
  title: name,
  default: choices[0] ?? false,
  choices: choices.map((value) => ({ value, title: String(value) })),
  words: '',
  group: '',
  players: [],
  with_module: '',
  brought_by: '',
  ...more,
});

export const family = (more: Partial<FamilyData> = {}): FamilyData => ({
  name: 'imperium',
  title: 'Dune: Imperium',
  short: 'Imperium',
  modules: [
    module('base', { title: 'Dune: Imperium', board: true, usual: ['base'], guest: 'Cards of Dune: Imperium' }),
    module('promo', { title: 'Promo', needs: ['base'], minor: true }),
    module('rise-of-ix', { title: 'Rise of Ix' }),
    module('uprising', { title: 'Uprising', board: true, usual: ['uprising', 'choam'] }),
    module('choam', { title: 'CHOAM', needs: ['uprising'] }),
  ],
  players: [1, 2, 3, 4, 6].map((players) => ({
    players,
    words: '',
    leader_seats: players,
    default_modules: players === 6 ? ['uprising', 'choam'] : ['base'],
    needed_modules: players === 6 ? ['uprising', 'choam'] : [],
  })),
  options: [option('difficulty', ['easy', 'hard'], { title: 'Difficulty' })],
  lengths: [
    { name: 'usual', title: 'First to 10', options: { epic: false }, words: '' },
    { name: 'epic', title: 'Epic', options: { epic: true }, words: '' },
  ],
  leaders: ['a', 'b'].map((id) => ({
    id,
    name: `Duke ${id.toUpperCase()}`,
    module: 'base',
    title: `Duke ${id.toUpperCase()}`,
    icon: '',
    mark: 0,
    words: '',
  })),
  names: { a: 'Duke A', b: 'Duke B', 'rival-c': 'Count C' },
  roles: false,
  score: { one: 'victory point', many: 'victory points', short: 'VP', key: 'vp' },
  round: { one: 'round', many: 'rounds' },
  leader: { one: 'leader', many: 'leaders' },
  primer: '',
  kinds: [
    { name: 'reserve', title: 'Reserve', group: 'cards', pile: '', icon: 'card', count: 1 },
    { name: 'imperium', title: 'Imperium deck', group: 'cards', pile: 'Imperium deck', icon: 'card', count: 3 },
    { name: 'space', title: 'Board spaces', group: 'spaces', pile: '', icon: 'card', count: 1 },
    { name: 'ruling', title: 'Rulings', group: 'rulings', pile: '', icon: 'card', count: 1 },
  ],
  facets: [],
  details: {},
  terms: { fremen: 'Fremen' },
  charts: [],
  marks: { alliance: 'alliance' },
  tallies: [],
  starts: [],
  ...more,
});

/** A family in which seats are told apart by who is played there. */
export const cast = (): FamilyData =>
  family({
    name: 'cast',
    title: 'Cast',
    short: 'Cast',
    modules: [module('basic', { board: true }), module('advanced')],
    players: [2, 3].map((players) => ({
      players,
      words: '',
      leader_seats: players,
      default_modules: ['basic'],
      needed_modules: [],
    })),
    options: [],
    lengths: [],
    leaders: ['duke', 'baron', 'guild'].map((id, i) => ({
      id,
      name: `The ${id}`,
      module: 'basic',
      title: id,
      icon: `c-${id}`,
      mark: 6 - i,
      words: '',
    })),
    roles: true,
    score: { one: 'fort', many: 'forts', short: '', key: 'forts' },
    round: { one: 'turn', many: 'turns' },
    leader: { one: 'character', many: 'characters' },
  });
