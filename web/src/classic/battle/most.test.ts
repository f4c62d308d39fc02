import { describe, expect, it } from 'vitest';
import { Codex } from '../../lib/codex';
import type { CodexEntry, EventView } from '../../lib/protocol';
import type { BattleView, View } from '../view';
import { mostOf } from './most';

const leader = (id: string, cost: number) =>
  ({ id, kind: 'leader', name: id, cost, factions: [] }) as unknown as CodexEntry;
const codex = new Codex([leader('feyd', 6), leader('rabban', 4), leader('hawat', 5)]);
const seat = (index: number, character: string, more: object = {}) => ({
  ...{ seat: index, leader: character, leaders: ['feyd', 'rabban'], captives: [], fought: [], fought_in: [] },
  ...more,
});
const plan = (index: number, more: object = {}) => ({
  ...{ seat: index, leader: null, weapon: null, defense: null, dial: null, kwisatz_haderach: null },
  ...more,
});
function most(foe: object, known: object = {}, more: object = {}, events: EventView[] = [], options = {}) {
  const seats = [seat(0, 'fremen'), seat(1, 'harkonnen', foe)];
  const tokens = { [seats[1]!.leader]: 7, fremen: 5 };
  const view = {
    seats,
    options,
    areas: [{ id: 'arrakeen/9', territory: 'arrakeen', tokens, starred: { emperor: 3 } }],
  } as unknown as View;
  const battle = {
    ...{ territory: 'arrakeen', areas: ['arrakeen/9'], stopped: [], no_leader: [], plans: [plan(0), plan(1, known)] },
    ...more,
  } as unknown as BattleView;
  return mostOf(view, battle, 1, events, codex);
}

describe('the most that the other side can reach', () => {
  it('is all its tokens with its strongest leader', () => {
    expect(most({})).toEqual({ dial: 7, leader: 6, name: 'feyd', help: 0, total: 13 });
  });
  it('counts no leader who fought elsewhere, and one who fought here', () => {
    expect(most({ fought: ['feyd'], fought_in: ['carthag'] }).leader).toBe(4);
    expect(most({ fought: ['feyd'], fought_in: ['arrakeen'] }).leader).toBe(6);
  });
  it('is what is known of its plan', () => {
    expect(most({}, { leader: 'rabban', dial: 2.5 }).total).toBe(6.5);
    expect(most({}, { leader: 'none' }).total).toBe(7);
    expect(most({}, {}, { no_leader: [1] }).leader).toBe(0);
  });
  it('counts stars twice, but the Emperor’s not against the Fremen', () => {
    expect(most({ leader: 'emperor' }).dial).toBe(7);
  });
  it('adds the Kwisatz Haderach once enough tokens were lost in battle', () => {
    const lost = { kind: 'lost', seat: 1, n: 7 } as EventView;
    const game = { character_advantages: true };
    expect(most({ leader: 'atreides' }, {}, {}, [lost], game).help).toBe(2);
    expect(most({ leader: 'atreides' }, {}, {}, [], game).help).toBe(0);
    expect(most({ leader: 'atreides' }, {}, {}, [lost]).help).toBe(0);
  });
});
