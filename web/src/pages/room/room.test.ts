import { describe, expect, it } from 'vitest';
import { family, option } from '../common/families.fixture';
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
    const played = family({
      leaders: [{ ...family().leaders[0]!, id: 'leader-a', name: 'Duke A' }],
      options: [
        option('usual', [3, 4]),
        option('strict', [false, true], { title: 'Strict' }),
        option('difficulty', ['easy', 'hard'], { title: 'Difficulty' }),
      ],
    });
    expect(setupFacts(table, played, 'no clock')).toEqual([
      ['Game', 'Imperium'],
      ['Modules', 'Dune: Imperium, Promo'],
      ['Leaders', 'Duke A, any'],
      ['Clock', 'No clock'],
      ['Watching', 'Those who have the link, 30 s later'],
      ['Strict', 'Yes'],
      ['Difficulty', 'hard'],
    ]);
  });
});
