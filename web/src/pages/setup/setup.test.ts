import { describe, expect, it, vi } from 'vitest';
import type { FamilyData } from '../common/families';
import type { Check, Setup } from '../common/types';
import { applies } from './boxes';
import { usualTitle } from './create';
import { lasts, timeWords } from './lengths';
import LENGTHS from './lengths.json';
import { draftOf, queryOf } from './presets';
import {
  adapted,
  candidates,
  Checker,
  freshDraft,
  isFull,
  plainly,
  seatsFor,
  setupOf,
  tableOf,
  usualBot,
  withBoard,
  withModule,
  withPlayers,
  withSitter,
  type Draft,
} from './setup';

const family: FamilyData = {
  name: 'imperium',
  title: 'Dune: Imperium',
  modules: [
    { name: 'base', words: '' },
    { name: 'promo', words: '' },
  ],
  players: [1, 2, 3, 4].map((players) => ({ players, words: '' })),
  options: [{ name: 'difficulty', default: 'easy', choices: ['easy', 'hard'], words: '' }],
  leaders: ['a', 'b'],
  defaults: { 1: ['base'], 2: ['base'], 3: ['base'], 4: ['base'] },
};
const draft = freshDraft(family, 'steady');

describe('a new table', () => {
  it('has me, one open chair and bots', () => {
    expect(draft.seats).toEqual([
      { kind: 'me' },
      { kind: 'open' },
      { kind: 'bot', bot: 'steady' },
      { kind: 'bot', bot: 'steady' },
    ]);
    expect(draft).toMatchObject({ players: 4, modules: ['base'], options: { difficulty: 'easy' } });
    expect(seatsFor(4, 'steady', 0).filter((seat) => seat.kind === 'bot')).toHaveLength(3);
    expect(seatsFor(4, '', 4).filter((seat) => seat.kind === 'open')).toHaveLength(3);
  });
  it('keeps whoever sits when the number of chairs changes', () => {
    const two = withPlayers(withSitter(draft, 3, { kind: 'me' }), 2, family, 'steady');
    expect(two.seats).toEqual([{ kind: 'me' }, { kind: 'open' }]);
    expect(withPlayers(two, 3, family, 'steady').seats[2]).toEqual({ kind: 'bot', bot: 'steady' });
  });
  it('takes the boxes of the team game for six, whatever lay there', () => {
    const modules = [...family.modules, { name: 'uprising', words: '' }, { name: 'choam', words: '' }];
    const six = { ...family, modules, defaults: { ...family.defaults, 6: ['uprising', 'choam'] } };
    const promo = withModule(draft, 'promo', family);
    expect(withPlayers(promo, 6, six, 'steady')).toMatchObject({ players: 6, modules: ['uprising', 'choam'] });
    expect(withPlayers(promo, 3, six, 'steady').modules).toEqual(['base', 'promo']);
  });
  it('changes places', () => {
    expect(withSitter(draft, 1, { kind: 'me' }).seats.slice(0, 2)).toEqual([{ kind: 'open' }, { kind: 'me' }]);
    expect(withSitter(draft, 9, { kind: 'me' })).toBe(draft);
  });
  it('turns modules on and off in the order of the family', () => {
    expect(withModule(draft, 'promo', family).modules).toEqual(['base', 'promo']);
    expect(withModule(draft, 'base', family).modules).toEqual([]);
  });
  it('adapts the boxes to each other', () => {
    const names = ['base', 'promo', 'rise-of-ix', 'uprising', 'choam'];
    const all = { ...family, modules: names.map((name) => ({ name, words: '' })) };
    const many = { ...draft, modules: ['base', 'promo', 'rise-of-ix'] };
    const uprising = withBoard(many, 'uprising', all);
    expect(uprising.modules).toEqual(['rise-of-ix', 'uprising', 'choam']);
    expect(adapted(many, uprising, 'uprising')).toBe('With it comes CHOAM. Promo cannot come along.');
    expect(withModule(uprising, 'promo', all).modules).toEqual(names);
    expect(withModule(withModule(uprising, 'promo', all), 'base', all).modules).toEqual(uprising.modules);
    expect(withBoard(uprising, 'base', all).modules).toEqual(['base', 'rise-of-ix']);
  });
  it('is given away as a link, and comes back from it', () => {
    const set = {
      ...withPlayers(draft, 3, family, 'steady'),
      modules: ['base', 'promo'],
      options: { difficulty: 'hard' },
    };
    const query = queryOf('imperium', setupOf(set), draft.options);
    expect(query).toBe('game=imperium&players=3&boxes=base+promo&o.difficulty=hard');
    expect(draftOf(query, [family], 'steady')).toEqual(set);
    expect(draftOf('game=chess', [family], 'steady')).toBeNull();
    expect(draftOf('game=imperium&players=9&boxes=x&o.difficulty=x', [family], 'steady')).toEqual(draft);
  });
  it('tells how long it lasts, where that was measured', () => {
    const short = lasts({ ...draft, modules: ['base', 'promo'] })!;
    const epic = lasts({ ...draft, modules: ['base', 'rise-of-ix'], options: { epic: true } })!;
    expect(short.minutes).toBeGreaterThan(30);
    const [rounds, choices] = LENGTHS.imperium['4 base rise-of-ix epic'];
    expect(epic).toMatchObject({ rounds, choices: Math.round(choices! / 4) });
    expect(lasts({ ...draft, modules: ['x'] })).toBeNull();
    expect([timeWords(40), timeWords(90), timeWords(120)]).toEqual(['40 minutes', '1½ hours', '2 hours']);
  });
  it('is sent as the server wants it', () => {
    expect(setupOf({ ...draft, leaders: 'choose', named: ['', 'b'] }, 3).leaders).toEqual(['random', 'b', 'random']);
    expect(setupOf({ ...draft, leaders: 'choose', named: ['', ''] }).leaders).toBe('random');
    expect(tableOf(draft, 4, 'steady')).toMatchObject({
      family: 'imperium',
      seat: 0,
      clock: null,
      fill: 'steady',
      start: false,
    });
    const full = withSitter({ ...draft, clock: 'hour', title: ' Dusk ' }, 1, { kind: 'bot', bot: 'x' });
    expect(isFull(full)).toBe(true);
    expect(tableOf(full, 4, null)).toMatchObject({ start: true, title: 'Dusk', clock: { base: 1800, add: 15 } });
  });
  it('has a name', () => {
    expect(usualTitle(tableOf(draft, 4, null), 'Vera')).toBe('Vera’s table');
    expect(usualTitle({ family: 'x', players: 4, seats: seatsFor(4, 'steady', 0) }, 'Vera')).toBe('Against bots');
    expect(usualTitle({ family: 'x', players: 1 }, 'Vera')).toBe('Alone in the desert');
  });
  it('knows the level that usually plays', () => {
    expect(usualBot([{ name: 'random' }, { name: 'heuristic' }, { name: 'x' }])).toBe('heuristic');
    expect(usualBot([{ name: 'a' }, { name: 'b' }])).toBe('b');
    expect(usualBot(null)).toBe('');
  });
});

describe('a reason', () => {
  it('calls boxes and rules by what they are called in the form', () => {
    expect(plainly("the option epic needs the module 'rise-of-ix' or 'uprising'")).toBe(
      'Epic needs Rise of Ix or Uprising',
    );
    expect(plainly("the modules 'base' and 'uprising' each have a board of their own")).toBe(
      'Dune: Imperium and Uprising each have a board of their own',
    );
  });
});

describe('what cannot be combined', () => {
  const ask = vi.fn(async (_: string, setup: Setup): Promise<Check> => {
    const ok = (setup.modules ?? []).includes('base');
    return {
      ok,
      problem: ok ? null : 'it needs a board',
      leaders: [],
      leader_seats: 4,
      modules: [],
      rivals: [],
      words: '',
      options: {},
    };
  });
  it('offers every single change', () => {
    expect([...candidates(draft, family, 4).keys()]).toEqual([
      'players:1',
      'players:2',
      'players:3',
      'module:base',
      'module:promo',
      'leaders:draft',
      'option:difficulty:hard',
    ]);
  });
  it('says why, in the words of the server, and asks once', async () => {
    const checker = new Checker(ask);
    expect(await checker.problems('imperium', candidates(draft, family, 4))).toEqual({
      'module:base': 'it needs a board',
    });
    const asked = ask.mock.calls.length;
    await checker.problems('imperium', candidates(draft, family, 4));
    expect(ask.mock.calls.length).toBe(asked);
  });
  it('leaves things possible when the server does not answer, and asks again', async () => {
    let times = 0;
    const checker = new Checker(async () => {
      times += 1;
      throw new Error('gone');
    });
    const one = new Map([['module:base', setupOf(draft)]]);
    expect(await checker.problems('imperium', one)).toEqual({});
    await checker.problems('imperium', one);
    expect(times).toBe(2);
  });
});

describe('the rules of Dune (1979)', () => {
  const asked = (option: string, modules: string[], players = 4, options: Draft['options'] = {}) =>
    applies(option, false, { modules, players, options } as unknown as Draft, {});
  it('are not asked for again where the box of the advanced game brings them', () => {
    expect(asked('advanced_combat', ['basic'])).toBe(true);
    expect(asked('advanced_combat', ['basic', 'advanced'])).toBe(false);
    expect(asked('advanced', ['basic'])).toBe(false);
    expect(asked('advanced', ['basic'], 4, { advanced: true })).toBe(true);
    expect(asked('no_alliances', ['basic'], 2)).toBe(false);
  });
});
