import { expect, it } from 'vitest';
import { announcer } from './announce.svelte';

it('says one thing after another, the same twice if need be, and nothing in place of another', () => {
  for (const text of ['Feyd draws.', 'Your turn.', 'Your turn.', ' ']) announcer.say(text);
  expect(announcer.said.map(({ text }) => text)).toEqual(['Feyd draws.', 'Your turn.', 'Your turn.']);
  expect(new Set(announcer.said.map(({ n }) => n)).size).toBe(3);
});
