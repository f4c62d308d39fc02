import { describe, expect, it } from 'vitest';
import { nextHint } from './coach.svelte';

const hint = (name: string) => ({ name, text: `${name}.`, about: '' });
const hints = ['council', 'agents', 'buy', 'lead'].map(hint);

describe('the coach', () => {
  it('gives three hints a round, and none twice', () => {
    let given = { round: 0, n: 0, names: [] as string[] };
    const told: string[] = [];
    for (const round of [1, 1, 1, 1, 2, 2]) {
      const next = nextHint(hints, round, given);
      if (!next) continue;
      told.push(`${round} ${next[0].name}`);
      given = next[1];
    }
    expect(told).toEqual(['1 council', '1 agents', '1 buy', '2 lead']);
  });
  it('has nothing to say where there is nothing to see', () => {
    expect(nextHint([], 1, { round: 0, n: 0, names: [] })).toBeNull();
  });
});
