import { describe, expect, it, vi } from 'vitest';
import { cast, family as imperium, module, option } from '../common/families.fixture';
import type { Check, Setup } from '../common/types';
import { addable, applies, titleOfModule, whyNotLength } from './modules';
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
  withoutRole,
  withRole,
  withSitter,
  type Draft,
} from './setup';

const family = imperium();
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
  it('keeps those who sit when the number of chairs changes', () => {
    const two = withPlayers(withSitter(draft, 3, { kind: 'me' }), 2, family, 'steady');
    expect(two.seats).toEqual([{ kind: 'me' }, { kind: 'open' }]);
    expect(withPlayers(two, 3, family, 'steady').seats[2]).toEqual({ kind: 'bot', bot: 'steady' });
  });
  it('takes the modules that so many players need, whatever lay there', () => {
    const promo = withModule(draft, 'promo', family);
    const six = withPlayers(withModule(promo, 'rise-of-ix', family), 6, family, 'steady');
    expect(six).toMatchObject({ players: 6, modules: ['rise-of-ix', 'uprising', 'choam'] });
    expect(adapted(withModule(promo, 'rise-of-ix', family), six, family)).toBe(
      'With it come Uprising and CHOAM. Promo cannot come along.',
    );
    expect(withPlayers(promo, 3, family, 'steady').modules).toEqual(['base', 'promo']);
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
    const names = family.modules.map((one) => one.name);
    const many = { ...draft, modules: ['base', 'promo', 'rise-of-ix'] };
    const uprising = withBoard(many, 'uprising', family);
    expect(uprising.modules).toEqual(['rise-of-ix', 'uprising', 'choam']);
    expect(adapted(many, uprising, family, 'uprising')).toBe('With it comes CHOAM. Promo cannot come along.');
    expect(withModule(uprising, 'promo', family).modules).toEqual(names);
    expect(withModule(withModule(uprising, 'promo', family), 'base', family).modules).toEqual(uprising.modules);
    expect(withBoard(uprising, 'base', family).modules).toEqual(['base', 'rise-of-ix']);
    expect(addable(family, many.modules).map((one) => one.name)).toEqual(['promo', 'rise-of-ix', 'choam']);
    expect(addable(family, uprising.modules).map((one) => one.name)).toContain('base');
    expect(titleOfModule(family, 'base', names)).toBe('Cards of Dune: Imperium');
  });
  it('is given away as a link, and comes back from it', () => {
    const set = {
      ...withPlayers(draft, 3, family, 'steady'),
      modules: ['base', 'promo'],
      options: { difficulty: 'hard' },
    };
    const query = queryOf('imperium', setupOf(set), family);
    expect(query).toBe('game=imperium&players=3&boxes=base+promo&o.difficulty=hard');
    expect(draftOf(query, [family], 'steady')).toEqual(set);
    expect(draftOf('game=chess', [family], 'steady')).toBeNull();
    expect(draftOf('game=imperium&players=9&boxes=x&o.difficulty=x', [family], 'steady')).toEqual(draft);
  });
  it('tells how long it lasts, where that was measured', () => {
    const short = lasts({ ...draft, modules: ['base', 'promo'] }, family)!;
    const epic = lasts({ ...draft, modules: ['base', 'rise-of-ix'], options: { epic: true } }, family)!;
    expect(short.minutes).toBeGreaterThan(30);
    const [rounds, choices] = LENGTHS.imperium['4 base rise-of-ix epic'];
    expect(epic).toMatchObject({ rounds, choices: Math.round(choices! / 4) });
    expect(lasts({ ...draft, modules: ['x'] }, family)).toBeNull();
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
  it('knows the bot that usually plays', () => {
    const bot = (name: string, usual = false) => ({ name, usual });
    expect(usualBot([bot('random'), bot('steady', true), bot('x')])).toBe('steady');
    expect(usualBot([bot('a'), bot('b')])).toBe('b');
    expect(usualBot(null)).toBe('');
  });
});

describe('a table where seats are who is played there', () => {
  const fresh = freshDraft(cast(), 'steady');
  it('names somebody for every seat', () => {
    expect(fresh).toMatchObject({ players: 3, leaders: 'choose', named: ['duke', 'baron', 'guild'] });
    expect(setupOf(fresh).leaders).toEqual(['duke', 'baron', 'guild']);
  });
  it('has a seat less and a seat more', () => {
    const two = withoutRole(fresh, 0);
    expect(two).toMatchObject({ players: 2, named: ['baron', 'guild'], seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const three = withRole(two, 'duke', { kind: 'me' });
    expect(three).toMatchObject({ players: 3, named: ['baron', 'guild', 'duke'] });
    expect(three.seats.map((seat) => seat.kind)).toEqual(['open', 'bot', 'me']);
    expect(withPlayers(two, 3, cast(), 'steady').named).toEqual(['baron', 'guild', 'duke']);
  });
  it('may be dealt by lot', () => {
    const lot = { ...fresh, leaders: 'random' as const };
    const query = queryOf('cast', setupOf(lot), cast());
    expect(query).toBe('game=cast&players=3&boxes=basic&leaders=random');
    expect(draftOf(query, [cast()], 'steady')).toMatchObject({ leaders: 'random' });
  });
});

describe('a reason', () => {
  it('calls modules and options by what they are called in the form', () => {
    const named = imperium({ options: [option('epic', [false, true], { title: 'Epic' })] });
    expect(plainly("the option epic needs the module 'rise-of-ix' or 'uprising'", named)).toBe(
      'Epic needs Rise of Ix or Uprising',
    );
    expect(plainly("the modules 'base' and 'uprising' each have a board of their own", named)).toBe(
      'Dune: Imperium and Uprising each have a board of their own',
    );
    expect(whyNotLength(named, named.lengths[1]!, { 'option:epic:true': 'no' })).toBe('no');
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
      notes: {},
      piles: [],
    };
  });
  it('offers every single change', () => {
    expect([...candidates(draft, family, 4).keys()]).toEqual([
      'players:1',
      'players:2',
      'players:3',
      'players:6',
      'module:base',
      'module:promo',
      'module:rise-of-ix',
      'module:uprising',
      'module:choam',
      'board:uprising',
      'leaders:draft',
      'option:difficulty:hard',
    ]);
  });
  it('says why, in the words of the server, and asks once', async () => {
    const checker = new Checker(ask);
    const one = imperium({ modules: [module('base'), module('promo')], players: imperium().players.slice(0, 4) });
    const changes = () => candidates({ ...draft, family: one.name }, one, 4);
    expect(await checker.problems(one, changes())).toEqual({ 'module:base': 'it needs a board' });
    const asked = ask.mock.calls.length;
    await checker.problems(one, changes());
    expect(ask.mock.calls.length).toBe(asked);
  });
  it('leaves things possible when the server does not answer, and asks again', async () => {
    let times = 0;
    const checker = new Checker(async () => {
      times += 1;
      throw new Error('gone');
    });
    const one = new Map([['module:base', setupOf(draft)]]);
    expect(await checker.problems(family, one)).toEqual({});
    await checker.problems(family, one);
    expect(times).toBe(2);
  });
});

describe('an option', () => {
  const asked = (more: Parameters<typeof option>[2], modules: string[], players = 4, options: Draft['options'] = {}) =>
    applies(imperium(), option('hard', [false, true], more), { modules, players, options } as unknown as Draft, {});
  it('is not asked for again where a module brings it', () => {
    expect(asked({ brought_by: 'advanced' }, ['basic'])).toBe(true);
    expect(asked({ brought_by: 'advanced' }, ['basic', 'advanced'])).toBe(false);
    expect(asked({ brought_by: 'hard' }, ['basic'])).toBe(false);
    expect(asked({ brought_by: 'hard' }, ['basic'], 4, { hard: true })).toBe(true);
  });
  it('is shown where it means something', () => {
    expect([asked({ players: [3, 4] }, [], 2), asked({ players: [3, 4] }, [], 3)]).toEqual([false, true]);
    expect([asked({ with_module: 'base' }, ['x']), asked({ with_module: 'base' }, ['base'])]).toEqual([false, true]);
    const epic = option('epic', [false, true]);
    expect(applies(imperium(), epic, { modules: [], players: 4, options: {} } as unknown as Draft, {})).toBe(false);
  });
});
