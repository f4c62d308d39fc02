import { describe, expect, it } from 'vitest';
import type { OptionView, Step } from '../lib/protocol';
import { Table, type Transport } from '../table/table.svelte';
import { kit } from './kit';
import type { ImperiumTable, SeatView, View } from './view';

const store = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
} as unknown as Storage;

const seats = (...names: string[]) =>
  names.map((name, seat) => ({ name, seat, leader: `leader-${seat}`, rival: false }) as SeatView);
const view = (ply: number, legal: OptionView[] = []) =>
  ({
    ply,
    seat: 0,
    pending: [0],
    legal,
    question: ['Waiting for ', { text: 'Baron Vladimir Harkonnen', seat: 1 }, '.'],
    turn: { space: null },
    seats: seats('Paul Atreides', 'Baron Vladimir Harkonnen'),
  }) as unknown as View;
const toMentat = {
  option: 2,
  name: 'space:mentat',
  text: 'Send the Agent to Mentat',
  verb: 'space',
  of: 'space',
  id: 'space-mentat',
};
const step = (n: number, kind: Step['kind'], ply: number, ...texts: string[]): Step => ({
  n,
  kind,
  ply,
  seat: 1,
  option: null,
  at: 0,
  by: 'bot',
  events: texts.map((text) => ({ kind: 'gain', seat: 1, what: '', n: 0, other: null, seen: [], text, said: [text] })),
});

function sit(): { table: ImperiumTable; sent: string[] } {
  const sent: string[] = [];
  const transport: Transport = {
    choose: (option) => sent.push(option.name),
    undo: () => sent.push('undo'),
    redo: () => sent.push('redo'),
    say: async (text) => void sent.push(text),
    mute: async () => undefined,
    report: async () => undefined,
    answer: () => undefined,
    back: () => undefined,
    refuse: () => undefined,
    why: () => Promise.resolve(''),
  };
  const table = new Table<View>('t', transport);
  table.kit = kit;
  return { table, sent };
}

describe('the table', () => {
  it('keeps the log in step with what is taken back', () => {
    const { table } = sit();
    table.story.step([step(1, 'move', 1, 'a'), step(2, 'move', 2, 'b')], view(2));
    table.story.step([step(3, 'undo', 1)], view(1));
    expect(table.story.events.map((event) => event.text)).toEqual(['a']);
    table.story.step([step(4, 'move', 2, 'c')], view(2));
    expect(table.story.events.map((event) => event.text)).toEqual(['a', 'c']);
  });

  it('sends one choice at a time', () => {
    const { table, sent } = sit();
    const option = { option: 1, name: 'reveal', text: 'Reveal', verb: 'reveal' };
    table.story.show(view(1, [option]));
    table.moves.choose(option);
    table.moves.choose(option);
    expect(sent).toEqual(['reveal']);
  });

  it('sends the Agent where a card was dragged, once that is asked', () => {
    const { table, sent } = sit();
    const play = { option: 1, name: 'play:dagger', text: 'Play Dagger', verb: 'play', of: 'card', id: 'dagger' };
    table.story.show(view(1, [play]));
    table.moves.carry(play);
    table.moves.land('space-mentat');
    table.story.show(view(2, [toMentat]));
    expect(sent).toEqual(['play:dagger', 'space:mentat']);
  });

  it('lights the spaces that take a dragged card, and takes it back when it is dropped elsewhere', () => {
    const { table, sent } = sit();
    const play = { option: 1, name: 'play:dagger', text: 'Play Dagger', verb: 'play', of: 'card', id: 'dagger' };
    table.story.show(view(1, [play]));
    table.moves.carry(play);
    table.story.show(view(2, [toMentat]));
    table.moves.canUndo = true;
    expect([table.moves.takes('space-mentat'), table.moves.takes('space-wealth')]).toEqual([true, false]);
    table.moves.land('space-wealth');
    table.moves.letGo();
    expect(sent).toEqual(['play:dagger', 'undo']);
  });

  it('sums up for a player who returns what passed in between', () => {
    const { table } = sit();
    localStorage.setItem('landsraad.seen.t', '1');
    table.story.show(view(2));
    table.absence.look(true);
    table.story.step([step(1, 'move', 1, 'a'), step(2, 'move', 2, 'b')], view(2));
    expect(table.absence.missed.map((event) => event.text)).toEqual(['b']);
    table.absence.look(false);
    table.story.step([step(3, 'move', 3, 'c')], view(3));
    table.absence.look(true);
    expect(table.absence.missed.map((event) => event.text)).toEqual(['c']);
    table.absence.end();
    expect(table.absence.missed).toEqual([]);
  });

  it('calls people and bots by their names, and a seat without one by the leader', () => {
    const { table } = sit();
    table.story.show(view(1));
    table.room.people = [{ seat: 1, name: '', bot: true, here: true }];
    expect(table.who(0)).toBe('You');
    expect(table.who(1)).toBe('Baron');
    expect(table.question).toBe('Waiting for Baron.');
    table.room.people = [{ seat: 1, name: 'Vesna', bot: true, level: 2, levels: 5, here: true }];
    expect(table.who(1)).toBe('Vesna');
    table.room.people = [{ seat: 1, name: 'Tomás', bot: false, here: true }];
    expect(table.who(1)).toBe('Tomás');
    expect(table.question).toBe('Waiting for Tomás.');
  });
});
