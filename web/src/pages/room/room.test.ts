import { describe, expect, it } from 'vitest';
import { missing, setupFacts } from './room';

describe('the waiting room', () => {
  it('says what is missing', () => {
    expect(missing(0, true)).toMatch(/Start when/);
    expect(missing(1, false)).toBe('One chair is open.');
    expect(missing(3, true)).toMatch(/^3 chairs are open\. Send/);
  });
  it('tells the setup line by line', () => {
    const table = {
      setup: {
        players: 4,
        modules: ['base', 'promo'],
        leaders: ['leader-a', 'random'],
        options: { strict: true, difficulty: 'hard', usual: 3 },
      },
      watch: 'link',
      watch_delay: 30,
    } as never;
    expect(
      setupFacts(table, {
        family: 'Imperium',
        clock: 'no clock',
        leader: (id) => id.toUpperCase(),
        options: [
          { name: 'usual', default: 3 },
          { name: 'strict', default: false },
        ],
      }),
    ).toEqual([
      ['Game', 'Imperium'],
      ['Modules', 'Base, Promo'],
      ['Leaders', 'LEADER-A, any'],
      ['Clock', 'No clock'],
      ['Watching', 'Those who have the link, 30 s later'],
      ['Strict', 'Yes'],
      ['Difficulty', 'Hard'],
    ]);
  });
});
