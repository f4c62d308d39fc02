import { describe, expect, it } from 'vitest';
import { ApiError, cookie, problemOf, sentence, wordsOf } from '../../lib/api';
import { amount, leaderName, leaderTitle, markOf, moduleTitle, scoreWord, termTitle } from './families';
import { cast, family } from './families.fixture';
import type { TableData } from './types';
import { ago, castOf, clockWords, gameLine, initials, outcome, sitter, standing, tableTitle, waitsFor } from './words';

const person = (name: string) => ({ id: name, name, guest: false });
const table = (more: Partial<TableData> = {}): TableData =>
  ({
    id: 't',
    title: '',
    family: 'imperium',
    setup: { players: 3, modules: ['base', 'rise-of-ix'] },
    host: person('Ines'),
    status: 'playing',
    private: false,
    watch: 'link',
    watch_delay: 0,
    clock: null,
    fill: null,
    seats: [
      { seat: 0, kind: 'person', person: person('Ines'), bot: null, away: false, name: 'Ines', level: 0, levels: 5 },
      { seat: 1, kind: 'person', person: person('Vera'), bot: null, away: false, name: 'Vera', level: 0, levels: 5 },
      { seat: 2, kind: 'bot', person: null, bot: 'heuristic', away: false, name: 'Runa', level: 2 },
    ],
    created: 0,
    started: 0,
    ended: null,
    n: 3,
    pending: [0],
    my_seat: 1,
    my_turn: false,
    host_is_me: false,
    result: null,
    rematch: null,
    problem: null,
    proposal: null,
    ...more,
  }) as TableData;

describe('answers of the server', () => {
  it('reads cookies', () => {
    expect(cookie('a=1; landsraad_csrf=x%3Dy; b=2', 'landsraad_csrf')).toBe('x=y');
    expect(cookie('', 'landsraad_csrf')).toBe('');
  });
  it('says what went wrong', () => {
    expect(problemOf(409, { code: 'taken', detail: 'the seat is taken' }, null)).toMatchObject({
      status: 409,
      code: 'taken',
      message: 'The seat is taken.',
    });
    expect(problemOf(429, null, '7').message).toBe('That was too often. Try again in 7 s.');
    expect(problemOf(502, '<html>', null).message).toBe('The server could not do that.');
    expect(new ApiError(0, 'offline', 'x').offline).toBe(true);
    expect(wordsOf(new TypeError('x'))).toBe('Something went wrong.');
  });
  it('makes sentences', () => {
    expect(sentence('the base game')).toBe('The base game.');
    expect(sentence('Why?')).toBe('Why?');
    expect(sentence(' ')).toBe('');
  });
});

describe('a family', () => {
  it('says what everything in it is called', () => {
    expect([leaderName(family(), 'a'), leaderName(family(), 'rival-c')]).toEqual(['Duke A', 'Count C']);
    expect(leaderTitle(family(), 'leader-undecided')).toBe('');
    expect([moduleTitle(family(), 'rise-of-ix'), moduleTitle(family(), 'six-players')]).toEqual([
      'Rise of Ix',
      'Six players',
    ]);
    expect([termTitle(family(), 'fremen'), termTitle(family(), 'spice_trade')]).toEqual(['Fremen', 'Spice trade']);
    expect(amount(1, cast().round)).toBe('1 turn');
    expect([scoreWord(family(), 1), scoreWord(cast(), 1), scoreWord(cast(), 2)]).toEqual(['VP', 'fort', 'forts']);
  });
  it('gives seats the shape and color of who is played there', () => {
    expect([markOf(family(), 1, 'a'), markOf(cast(), 1, 'duke'), markOf(undefined, 1)]).toEqual([2, 6, 2]);
  });
});

describe('words', () => {
  it('tells how long ago', () => {
    expect(ago(100, 110)).toBe('just now');
    expect(ago(0, 130)).toBe('2 minutes ago');
    expect(ago(0, 7300)).toBe('2 hours ago');
    expect(ago(0, 100_000)).toBe('yesterday');
  });
  it('tells clocks', () => {
    expect(clockWords(null)).toBe('no clock');
    expect(clockWords({ base: 1800, add: 15 })).toBe('30 min each, +15 s');
    expect(clockWords({ base: 604_800, add: 86_400 })).toBe('7 days each, +1 day');
    expect(clockWords({ base: 7200, add: 0 })).toBe('2 h each');
  });
  it('names tables, games and people', () => {
    expect(tableTitle(table())).toBe('Ines’s table');
    expect(gameLine(table(), family())).toBe('Imperium · Rise of Ix');
    const uprising = { ...table().setup, modules: ['base', 'uprising', 'choam'] };
    expect(gameLine(table({ setup: uprising }), family())).toBe('Uprising · Cards of Dune: Imperium · CHOAM');
    expect(gameLine(table({ setup: { ...uprising, modules: ['basic'] } }), cast())).toBe('Cast');
    expect(sitter(table().seats[1]!, 1)).toBe('you');
    expect(sitter(table().seats[2]!, 1)).toBe('Runa');
    expect(initials('Vera Kask')).toBe('VK');
    expect(initials('vera')).toBe('VE');
    expect(initials('')).toBe('?');
  });
  it('says what a game waits for', () => {
    expect(waitsFor(table())).toBe('Ines to move');
    expect(waitsFor(table({ my_turn: true }))).toBe('Your turn');
    expect(waitsFor(table({ pending: [0, 2] }))).toBe('2 to move');
    expect(
      waitsFor(
        table({
          status: 'open',
          seats: [{ seat: 0, kind: 'open', person: null, bot: null, away: false, name: '', level: 0, levels: 5 }],
        }),
      ),
    ).toBe('1 open');
  });
  it('tells games apart by who plays what', () => {
    const leaders = ['a', 'leader-undecided', 'rival-c'];
    expect(castOf(table(), family(), leaders)).toBe('Duke A (Ines), you, Count C (Runa)');
    expect(castOf(table(), family())).toBe('Ines, you, Runa');
  });
  it('says how a game stands', () => {
    const brief = {
      round: 6,
      phase: 'player turns',
      scores: [3, 5, 4],
      leaders: ['leader-paul-atreides', 'leader-undecided', 'leader-helena-richese'],
    };
    expect(standing(table({ brief }), family())).toBe('Round 6 · 5 VP');
    expect(standing(table({ brief, my_seat: 0 }), cast())).toBe('Turn 6 · 3 forts');
    expect(standing(table({ brief, my_seat: null }), family())).toBe('Round 6');
    expect(standing(table({ brief: { ...brief, round: 0 } }), family())).toBe('Setting up');
    expect(standing(table({ status: 'open' }), family())).toBe('Not begun');
  });
  it('says how a game ended', () => {
    const result = { ranking: [[1], [0], [2]], scores: [9, 10, 7], winners: [1], tie_breakers: [] };
    expect(outcome(table({ status: 'over', result }))).toBe('Won by you, 10 to 9');
    expect(outcome(table({ status: 'over', result: { ...result, winners: [0, 2], scores: [9, 8, 9] } }))).toBe(
      'Won by Ines and Runa, 9 to 8',
    );
    const left = table().seats.map((seat) => ({ ...seat, kind: 'open' as const, person: null, name: '' }));
    expect(outcome(table({ status: 'over', seats: left, result }))).toBe('Won by seat 2, 10 to 9');
    expect(outcome(table())).toBe('Not over yet');
  });
});
