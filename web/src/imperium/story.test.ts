import { describe, expect, it } from 'vitest';
import type { EventView } from '../lib/protocol';
import { spoken, type Piece } from '../lib/said';
import { digest, sentenceOf, tell, type Line } from '../table/log';
import { kit } from './kit';

const LEADERS = ['Paul', 'Leto'];
const event = (kind: string, seat: number | null, more: Partial<EventView> = {}): EventView => ({
  kind,
  seat,
  text: '',
  said: [],
  what: '',
  n: 0,
  other: null,
  seen: [],
  ...more,
});
/** An event as the server tells it: `does(0, 'play', 'plays', ...)`. */
const does = (seat: number, kind: string, verb: string, ...rest: (string | Piece)[]) =>
  event(kind, seat, {
    said: [{ text: LEADERS[seat] ?? '', seat }, ' ', { text: verb, you: verb.replace(/s$/, '') }, ...rest],
  });
const card = (text: string) => ({ text, id: text.toLowerCase() });
const spice = (n: number) => ({ text: `${n} spice`, glyphs: [`${n} spice`] });

const read = (line: Line | undefined, own: number) =>
  line && spoken(sentenceOf(line), (seat) => (seat === own ? 'You' : (LEADERS[seat] ?? '')));

describe('the log', () => {
  const lines = tell(
    [
      event('round', null, { n: 2, said: ['Round 2 begins'] }),
      event('conflict', null, { said: ['The Conflict is ', { text: 'Skirmish', id: 'conflict-skirmish-a' }] }),
      does(0, 'play', 'plays', ' ', card('Dagger')),
      does(0, 'send', 'sends', ' an Agent to ', card('Arrakeen')),
      does(0, 'gain', 'gains', ' ', spice(1)),
      does(0, 'gain', 'gains', ' ', spice(2)),
      does(0, 'end-turn', 'ends', ' the turn'),
      does(1, 'play', 'plays', ' ', card('Diplomacy')),
    ],
    kit.telling,
  );
  it('tells what one seat does in one go in one line', () => {
    expect(lines.map((line) => line.kind)).toEqual(['mark', 'line', 'line']);
    expect(read(lines[0], 1)).toBe('Round 2 · Skirmish');
    expect(read(lines[1], 1)).toBe('Paul plays Dagger: sends an Agent to Arrakeen, gains 1 spice, 2 spice');
    expect(read(lines[2], 1)).toBe('You play Diplomacy');
  });
  it('bends every verb for a reader of their own turn', () => {
    expect(read(lines[1], 0)).toBe('You play Dagger: send an Agent to Arrakeen, gain 1 spice, 2 spice');
  });
  it('keeps what a line names', () => {
    const named = sentenceOf(lines[1]!).flatMap((piece) => (typeof piece === 'object' && piece.id) || []);
    expect(named).toEqual(['dagger', 'arrakeen']);
  });
  it('says a verb again that means something else', () => {
    const [line] = tell(
      [
        does(0, 'play', 'plays', ' ', card('Dagger')),
        does(0, 'take', 'takes', ' ', card('Scout'), ' back'),
        does(0, 'alliance', 'takes', ' the Emperor Alliance'),
      ],
      kit.telling,
    );
    expect(read(line, 1)).toBe('Paul plays Dagger: takes Scout back, takes the Emperor Alliance');
  });
  it('leaves a sentence alone that is about a seat and does not begin with it', () => {
    const about = event('leader-killed', 0, { said: ['Duncan of ', { text: 'Paul', seat: 0 }, ' is killed'] });
    const told = tell([does(0, 'gain', 'gains', ' ', spice(1)), about, does(0, 'gain', 'gains', ' ', spice(2))], {
      ...kit.telling,
    });
    expect(told.map((line) => read(line, 1))).toEqual([
      'Paul gains 1 spice',
      'Duncan of Paul is killed',
      'Paul gains 2 spice',
    ]);
  });
  it('sums up what somebody missed', () => {
    const missed = digest([event('play', 1), event('reveal', 2), event('play', 0)], 0, kit.telling);
    expect(missed.moves).toBe(2);
    expect(missed.notes).toHaveLength(1);
  });
  it('says where Agents went where nothing greater happened', () => {
    const rival = digest(
      [event('send', 1), event('play', 2), event('send', 2), event('gain', 2), event('score', 1, { n: 1 })],
      0,
      kit.telling,
    );
    expect(rival.moves).toBe(2);
    expect(rival.notes.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['send', 1],
      ['send', 2],
      ['score', 1],
    ]);
  });
});
