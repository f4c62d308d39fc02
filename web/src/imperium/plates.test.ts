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

  it('lie in full rows where a box covers some and brings others', () => {
    const landsraad = ['high-council', 'imperial-privilege', 'swordmaster'];
    const choam = ['smuggling', 'interstellar-shipping'];
    const ids = [...landsraad, ...choam].map((short) => `space-${short}`);
    const entry = (id: string) => ({ id, kind: 'space', name: id, glyphs: {}, factions: [] });
    const codex = new Codex(ids.map((id) => entry(id) as unknown as CodexEntry));
    const group = (id: string, shorts: string[]) => ({
      id,
      faction: null,
      spaces: shorts.map((one) => `space-${one}`),
    });
    const view = {
      modules: ['uprising', 'rise-of-ix'],
      seats: [],
      spaces: ids.map((id) => ({ id, short: id.replace('space-', '') })),
      groups: [group('landsraad', landsraad), group('choam', choam)],
      posts: [],
      hagal: null,
    } as unknown as View;
    const laid = layOut(view, codex).filter(({ group }) => group);
    expect(laid.map(({ plate }) => plate.rows?.map((row) => row.map(({ id }) => id)))).toEqual([[landsraad], [choam]]);
    expect(laid.map(({ narrow }) => narrow.map((row) => row.tiles.length))).toEqual([[2, 1], [2]]);
  });
});
