import { describe, expect, it } from 'vitest';
import { Codex } from '../lib/codex';
import { Table, type Transport } from '../table/table.svelte';
import { kit } from './kit';
import { seatTold, told } from './told';
import type { View } from './view';

const seat = (seat: number, name: string, more: object = {}) => ({
  seat,
  name,
  leader: `leader-${seat}`,
  rival: false,
  vp: 1,
  solari: 4,
  spice: 3,
  water: 1,
  agents: 1,
  pawns: [
    { kind: 'agent', space: 'space-arrakeen' },
    { kind: 'agent', space: null },
  ],
  garrison: 2,
  conflict: 0,
  supply: 9,
  strength: 0,
  place: null,
  units: {},
  hand: [],
  hand_count: 5,
  intrigue: [],
  intrigue_count: 0,
  in_play: [],
  deck_count: 4,
  discard: [],
  alliances: [],
  secret_count: 0,
  first: false,
  council: false,
  swordmaster: false,
  ...more,
});
const view = {
  seat: 0,
  round: 2,
  phase: 'player turns',
  pending: [0],
  order: [1, 0],
  legal: [{ option: 1, name: 'reveal', text: 'Take your Reveal turn', verb: 'reveal' }],
  question: ['Your turn.'],
  modules: [],
  units: [{ name: 'troop', strength: 2, doubles: false }],
  seats: [
    seat(0, 'Paul Atreides', { hand: ['dagger'], hand_count: 1, council: true }),
    seat(1, 'Baron', { conflict: 2, strength: 4, place: 1 }),
  ],
  spaces: [{ id: 'space-arrakeen', agents: [1], bonus: 1, control: 0, closed_by: [] }],
  tracks: [{ name: 'Emperor', faction: 'emperor', steps: [2, 0], alliance: null }],
  row: ['dagger'],
  prices: { dagger: 3 },
  reserve: {},
  conflict: null,
  intrigue_deck_known: [{ id: 'favored-subject', place: 1 }],
} as unknown as View;

function sit() {
  const table = new Table<View>('t', {} as Transport);
  table.kit = kit;
  table.codex = new Codex([]);
  table.story.show(view);
  return table;
}

describe('the position in words', () => {
  it('tells what a seat has, and of others no card that is hidden', () => {
    const table = sit();
    expect(seatTold(table, view.seats[0]!).join(' ')).toBe(
      '1 victory point, 4 Solari, 3 spice, 1 water. Agents left: 1 of 2. ' +
        '2 troops in the garrison, 0 in the Conflict, 9 in supply. High Council seat. Controls Arrakeen. ' +
        'Hand: 1 (Dagger). Favored Subject is card 1 of the Intrigue deck. Deck: 4. Discard pile: 0.',
    );
    expect(seatTold(table, view.seats[1]!)).toContain('Hand: 5.');
  });

  it('tells what is asked, who stands where, and what lies on the board', () => {
    const words = told(sit())
      .flatMap(({ title, sentences }) => [title, ...sentences])
      .join(' ');
    expect(words).toContain('Round 2, player turns Your turn. You may: Take your Reveal turn. Turn order: Baron, You.');
    expect(words).toContain('Baron: strength 4, place 1.');
    expect(words).toContain('Emperor: You 2, Baron 0. Alliance: free.');
    expect(words).toContain('Arrakeen: Agent of Baron; 1 bonus spice; controlled by you.');
    expect(words).toContain('Row: Dagger for 3.');
  });
});
