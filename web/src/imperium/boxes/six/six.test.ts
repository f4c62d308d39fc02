import { describe, expect, it } from 'vitest';
import type { EventView, OptionView } from '../../../lib/protocol';
import { controlOf } from '../../../table/choices';
import type { SeatView, View } from '../../view';
import { verbs as all } from '..';
import { arrowOf, confidants, inTeams, sent, shownOf, side, teamsOf } from './teams';
import { tradeOf } from './trade';
import { label } from './verbs';

const MUADDIB = 'leader-muad-dib';
const SHADDAM = 'leader-shaddam-corrino-iv';
const OUT = 'space-arrakeen';

/** A table of six as one of them sees it, with the Agent tokens of the Commanders where they are said to be. */
function table(viewer: number | null, more: Partial<View> = {}, left: string | null = null): View {
  const teams = [MUADDIB, SHADDAM, MUADDIB, SHADDAM, MUADDIB, SHADDAM];
  const seats = teams.map((team, seat) => ({
    seat,
    team,
    commander: seat === 0 || seat === 3,
    vp: seat + 1,
    pawns: [
      { kind: 'agent-left', space: left },
      { kind: 'agent-right', space: null },
    ],
  }));
  return { seat: viewer, seats, turn: {}, options: {}, ...more } as unknown as View;
}
const seats = (found: SeatView[]) => found.map(({ seat }) => seat);

describe('the teams', () => {
  it('stand with the own one first, each from its Commander on, and have their points together', () => {
    expect(teamsOf(table(1)).map((team) => [team.id, seats(team.seats), team.vp, team.own])).toEqual([
      [SHADDAM, [3, 5, 1], 12, true],
      [MUADDIB, [0, 2, 4], 9, false],
    ]);
    expect(teamsOf(table(null)).map(({ id }) => id)).toEqual([MUADDIB, SHADDAM]);
  });
  it('are there only where seats have one', () => {
    expect(inTeams(table(0))).toBe(true);
    expect(inTeams({ seats: [{ seat: 0 }] } as unknown as View)).toBe(false);
  });
  it('show everybody but oneself, and everybody to those who only look', () => {
    const [ours] = teamsOf(table(2));
    expect(seats(shownOf(table(2), ours!, false))).toEqual([0, 4]);
    expect(seats(shownOf(table(2), ours!, true))).toEqual([0, 2, 4]);
  });
  it('are called by who hears of them', () => {
    expect(side(table(2), 4)).toBe('Our team');
    expect(side(table(2), 5)).toBe("Shaddam's team");
    expect(side(table(null), 4)).toBe("Muad'Dib's team");
  });
  it('talk in private where the table lets them', () => {
    const view = table(2, { options: { team_talk: true } });
    expect(confidants(view, view.seats[2]!)?.each).toEqual([0, 4]);
    expect(confidants(table(2), view.seats[2]!)).toBeNull();
  });
});

describe('the tokens of a Commander', () => {
  it('point at the first and at the second Ally after him', () => {
    const view = table(0, {}, OUT);
    expect(arrowOf(view, view.seats[2]!)).toEqual({ token: 'agent-left', commander: 0, out: true });
    expect(arrowOf(view, view.seats[1]!)).toEqual({ token: 'agent-right', commander: 3, out: false });
    expect(arrowOf(view, view.seats[0]!)).toBeNull();
  });
  it('are sent for the Ally who is activated, and the Swordmaster if that one is out', () => {
    const turn = (army: number) => ({ turn: { army } }) as unknown as Partial<View>;
    expect(sent(table(0, turn(4)))).toBe('agent-right');
    expect(sent(table(0, turn(2), OUT))).toBe('swordmaster');
    expect(sent(table(2, turn(4)))).toBeUndefined();
    expect(sent(table(0))).toBeUndefined();
  });
});

describe('the options of the team game', () => {
  const option = (name: string, more: Partial<OptionView> = {}): OptionView => ({
    option: 0,
    name,
    text: name,
    verb: name.split(':')[0] ?? '',
    ...more,
  });
  const control = (one: OptionView) => controlOf(one, all);
  it.each<[OptionView, string, string]>([
    [option('activate-ally:2', { of: 'seat', id: '2' }), 'seat', '2'],
    [option('target:4', { of: 'seat', id: '4' }), 'seat', '4'],
    [option('throne:chani', { of: 'card', id: 'chani' }), 'market', 'chani'],
    [option('faction:own-fremen', { of: 'faction', id: 'own-fremen' }), 'faction', 'own-fremen'],
    [option('contribute:3', { of: 'number', n: 3 }), 'number', 'contribute'],
    [option('gift:spice:2', { of: 'number', n: 2, at: 'spice' }), 'spice', '2'],
    [option('gift:intrigue', { at: 'intrigue' }), 'intrigue', ''],
    [option('concede'), 'list', ''],
  ])('%s', (one, place, id) => {
    expect(control(one)).toMatchObject({ place, id });
  });
  it('say on their buttons what is given, and whose track it is', () => {
    const said = (one: OptionView) => label(one, control(one));
    expect(said(option('gift:spice:2', { of: 'number', n: 2, at: 'spice' }))?.glyphs).toEqual(['2 spice']);
    expect(said(option('gift:intrigue', { at: 'intrigue' }))?.glyphs).toEqual(['intrigue']);
    expect(said(option('faction:own-emperor', { of: 'faction', id: 'own-emperor' }))?.text).toBe('Your own track');
    expect(said(option('concede'))).toBeNull();
  });
});

describe('trade', () => {
  const asked = (turn: number) =>
    table(2, {
      question: ['What do you give ', { text: 'seat 4', seat: 4 }, '?'],
      turn: { seat: turn } as unknown as View['turn'],
    });
  const told = (kind: string, seat: number, other: number, what = '', n = 0) =>
    ({ kind, seat, other, what, n }) as unknown as EventView;
  const before = [told('trade', 4, 2), told('gift', 4, 2, 'spice', 3), told('play', 4, -1)];
  it('is with whom the question names, and begins with the seat on turn', () => {
    expect(tradeOf(asked(2), [...before, told('trade', 2, 4)])).toMatchObject({
      ...{ partner: { seat: 4 }, after: false, got: [] },
    });
  });
  it('tells what the other has given this time, all of it together', () => {
    const now = [told('trade', 4, 2), told('gift', 4, 2, 'intrigue', 1), told('gift', 4, 2, 'intrigue', 1)];
    expect(tradeOf(asked(4), [...before, ...now])).toMatchObject({ after: true, got: [{ good: 'intrigue', n: 2 }] });
  });
  it('tells nothing of what is not yet told', () => {
    expect(tradeOf(asked(4), before)).toMatchObject({ after: true, got: null });
  });
  it('is there only where somebody is named', () => {
    expect(tradeOf(table(2, { question: ['Choose a card.'] }), [])).toBeNull();
  });
});
