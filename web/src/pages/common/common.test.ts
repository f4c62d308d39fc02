import { describe, expect, it } from 'vitest';
import { ApiError, cookie, problemOf, sentence, wordsOf } from '../../lib/api';
import { readFamily } from './families';
import type { TableData } from './types';
import {
  ago,
  castOf,
  clockWords,
  gameLine,
  initials,
  outcome,
  sitter,
  standing,
  tableTitle,
  titled,
  waitsFor,
} from './words';

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
      { seat: 0, kind: 'person', person: person('Ines'), bot: null, away: false, name: 'Ines', level: 0 },
      { seat: 1, kind: 'person', person: person('Vera'), bot: null, away: false, name: 'Vera', level: 0 },
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

describe('families', () => {
  it('are read as the server tells them', () => {
    const told = {
      name: 'imperium',
      title: 'Dune: Imperium',
      rules: 1,
      modules: [{ name: 'base', words: 'the base game' }],
      players: [{ players: 4, words: 'four', leader_seats: 4, default_modules: ['base'] }],
      options: [{ name: 'hard', default: false, choices: [false, true], words: 'harder' }],
      leaders: [{ id: 'leader-a', name: 'A', module: 'base' }],
    };
    expect(readFamily(told)).toEqual({
      name: 'imperium',
      title: 'Dune: Imperium',
      modules: told.modules,
      options: told.options,
      players: [{ players: 4, words: 'four' }],
      defaults: { 4: ['base'] },
      leaders: ['leader-a'],
    });
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
    expect(titled('strict_bindu')).toBe('Strict Bindu');
    expect(tableTitle(table())).toBe('Ines’s table');
    expect(gameLine(table(), null)).toBe('Imperium · base, Rise of Ix');
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
          seats: [{ seat: 0, kind: 'open', person: null, bot: null, away: false, name: '', level: 0 }],
        }),
      ),
    ).toBe('1 open');
  });
  it('tells games apart by who plays what', () => {
    const leaders = ['leader-paul-atreides', 'leader-undecided', 'leader-helena-richese'];
    expect(castOf(table(), leaders)).toBe('Paul Atreides (Ines), you, Helena Richese (Runa)');
    expect(castOf(table())).toBe('Ines, you, Runa');
  });
  it('says how a game stands', () => {
    const brief = {
      round: 6,
      phase: 'player turns',
      scores: [3, 5, 4],
      leaders: ['leader-paul-atreides', 'leader-undecided', 'leader-helena-richese'],
    };
    expect(standing(table({ brief }))).toBe('Round 6 · 5 VP');
    expect(standing(table({ brief, family: 'classic', my_seat: 0 }))).toBe('Round 6 · 3 strongholds');
    expect(standing(table({ brief, my_seat: null }))).toBe('Round 6');
    expect(standing(table({ brief: { ...brief, round: 0 } }))).toBe('Setting up');
    expect(standing(table({ status: 'open' }))).toBe('Not begun');
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
