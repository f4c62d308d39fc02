import { describe, expect, it } from 'vitest';
import { Codex } from '../lib/codex';
import type { CodexEntry } from '../lib/protocol';
import { layOut } from './plates';
import type { View } from './view';

describe('the spaces', () => {
  it('stand in the groups and the order that the view tells', () => {
    const ids = ['space-b', 'space-a', 'space-c'];
    const entry = (id: string) => ({ id, kind: 'space', name: id, glyphs: {}, factions: [] });
    const codex = new Codex(ids.map((id) => entry(id) as unknown as CodexEntry));
    const view = {
      modules: ['base'],
      seats: [],
      spaces: ids.map((id) => ({ id, short: id })).reverse(),
      groups: [
        { id: 'choam', faction: null, spaces: ['space-c'] },
        { id: 'dune', faction: null, spaces: ['space-b', 'space-a'] },
      ],
      posts: [],
      hagal: null,
    } as unknown as View;
    const groups = layOut(view, codex).filter(({ group }) => group);
    expect(groups.map(({ plate }) => [plate.id, ...plate.tiles.map(({ id }) => id)])).toEqual([
      ['choam', 'c'],
      ['dune', 'b', 'a'],
    ]);
  });
});
