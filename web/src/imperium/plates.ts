/** What lies on the board of a view, with the least sizes that the fitter needs to know. */

import { bare, type Codex } from '../lib/codex';
import type { CodexEntry } from '../lib/protocol';
import { groundOf, panelsOf } from './boxes';
import type { Ground, Panel } from './boxes/box';
import type { Plate } from './fit';
import type { Placed } from './places';
import type { GroupView, View } from './view';

/** Something on the board: spaces, a panel, or both. */
export interface Laid {
  plate: Plate;
  part: string;
  group?: { view: GroupView; ground: Ground; spaces: Map<string, Placed> };
  panel?: Panel;
}

const HEAD = 22;
const TRACK = 49;

/** About how wide a name is in the smallest type of a tile. */
function lengthOf(name: string): number {
  const width = (char: string) =>
    /[iljtfrI' ]/.test(char) ? 4 : /[mwMW]/.test(char) ? 10.2 : /[A-Z]/.test(char) ? 8 : 6.7;
  return [...name].reduce((sum, char) => sum + width(char), 0);
}

/** How wide a glyph is in a tile: an icon with its number, or words. */
function glyphLength(glyph: string): number {
  if (glyph === 'arrow') return 12;
  if (glyph.startsWith('if ')) return 40;
  if (glyph === 'council') return 52;
  return glyph.includes(' ') ? 27 : 17;
}

/** The least width in which the two lines of a space are whole. */
export function tileWidth({ name, glyphs, factions }: CodexEntry): number {
  const marks = ['maker', 'combat'].filter((mark) => glyphs[mark]).length;
  const own = factions.map((faction) => `influence-${faction.replaceAll('_', '-')}`);
  const gains = (glyphs.agent ?? []).filter((glyph) => !own.includes(glyph) && glyph !== 'maker');
  const told = [...(glyphs.requires ?? []), ...(glyphs.cost ?? []), ...gains, ...(glyphs.reveal ?? [])];
  const exchanged = gains.includes('or');
  const effects = exchanged ? 76 : told.reduce((sum, glyph) => sum + glyphLength(glyph), 0);
  const pieces = (glyphs.cost ? 17 : 0) + (glyphs.maker ? 40 : 0) + (glyphs.control ? 19 : 0);
  return Math.ceil(12 + Math.max(18 + lengthOf(name) + marks * 14, effects + pieces + 22));
}

/** Everything on the board, in the order of its groups and then its panels. */
export function layOut(view: View, codex: Codex): Laid[] {
  const spaces = new Map(view.spaces.map((space) => [space.id, space]));
  const panels = panelsOf(view, 'board');
  const groups = view.groups.map((group): Laid => {
    const ground = groundOf(view, group.id);
    const placed = new Map<string, Placed>();
    for (const id of group.spaces) {
      const [space, entry] = [spaces.get(id), codex.space(id)];
      if (space && entry) placed.set(bare(id), { space, entry, id: bare(id) });
    }
    const panel = panels.find(({ beside }) => beside === group.id);
    return {
      plate: {
        id: group.id,
        at: ground.at,
        head: HEAD + (group.faction === null ? 0 : TRACK),
        tiles: [...placed.values()].map(({ id, entry }) => ({ id, width: tileWidth(entry) })),
        ...(panel ? { panel: { width: 0, ...panel.least } } : {}),
      },
      part: ground.part,
      group: { view: group, ground, spaces: placed },
      ...(panel ? { panel } : {}),
    };
  });
  const alone = panels.filter(({ beside }) => !beside);
  return [
    ...groups,
    ...alone.map((panel): Laid => ({
      plate: {
        id: panel.name,
        at: panel.at ?? 'shelf',
        head: 0,
        tiles: [],
        panel: { width: 0, ...panel.least },
      },
      part: panel.part ?? panel.name,
      panel,
    })),
  ];
}
