/** What lies on the board of a view, with the least sizes that the fitter needs to know. */

import { bare, type Codex } from '../lib/codex';
import type { CodexEntry } from '../lib/protocol';
import { groundOf, leastOf, panelsOf } from './boxes';
import type { Ground, Lie, Panel } from './boxes/box';
import { CUT, rowFit, type Plate, type Row, type Tile } from './fit';
import { linesOf, watchedAlone, type Placed } from './places';
import type { GroupView, View } from './view';

/** Something on the board: spaces, a panel, or both. */
export interface Laid {
  plate: Plate;
  part: string;
  group?: { view: GroupView; ground: Ground; spaces: Map<string, Placed> };
  panel?: Panel;
  /** How its tiles lie on a phone. */
  narrow: Row[];
}

/** What stands at the head of a faction beside its name: its icon, its Alliance and who holds that. */
const BESIDE_NAME = 84;
/** How much wider a space is on whose edge a post stands. */
const LONE = 17;
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

/** How wide a name is in two lines, or in one if it is one word. */
function wrappedLength(name: string): number {
  const words = name.split(' ');
  const ways = words.map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)].map((line) => lengthOf(line.join(' '))));
  return Math.min(...ways.map((lines) => Math.max(...lines)));
}

/** The least width in which the lines of a space are whole. */
export function tileWidth({ name, glyphs, factions }: CodexEntry, { two = false, wraps = false } = {}): number {
  const marks = ['maker', 'combat'].filter((mark) => glyphs[mark]).length;
  const own = factions.map((faction) => `influence-${faction.replaceAll('_', '-')}`);
  const gains = (glyphs.agent ?? []).filter((glyph) => !own.includes(glyph) && glyph !== 'maker');
  const [first, second] = linesOf(gains, glyphs.upgrade, two);
  const told = [...((!two && glyphs.requires) || []), ...(glyphs.cost ?? []), ...first, ...(glyphs.reveal ?? [])];
  const long = (some: readonly string[]) => some.reduce((sum, glyph) => sum + glyphLength(glyph), 0);
  const pieces = (glyphs.cost ? 17 : 0) + (glyphs.maker ? 40 : 0) + (glyphs.control ? 19 : 0);
  const exchanged = !two && gains.includes('or');
  const effects = exchanged ? 76 : Math.max(long(told) + pieces, long(second));
  return Math.ceil(
    (two ? 17 : 12) + Math.max(18 + (wraps ? wrappedLength(name) : lengthOf(name)) + marks * 14, effects + 22),
  );
}

const CUT_WIDTH = 20;

/** Rows as they are on the table: without spaces that another box has covered, and with those that it has brought. */
function asLaid(rows: Lie['rows'], tiles: ReadonlyMap<string, Tile>): string[][] {
  const others = [...tiles.keys()].filter((short) => !rows.some((row) => row.includes(short)));
  return [...rows, others]
    .map((row) => row.filter((short) => short === CUT || tiles.has(short)))
    .filter((row) => row.length);
}

/** Tiles in the rows in which they must lie. Rows that are cut are cut at one place. */
function rowsIn(rows: Lie['rows'], tiles: ReadonlyMap<string, Tile>, apart: number): Tile[][] {
  const parts = asLaid(rows, tiles).map((row) => {
    const found: Tile[][] = [[]];
    for (const short of row) {
      const tile = tiles.get(short);
      if (tile) found.at(-1)?.push(tile);
      else found.push([]);
    }
    return found;
  });
  const width = (part: readonly Tile[]) => part.reduce((sum, tile) => sum + tile.width + apart, -apart);
  const widest = (i: number) => Math.max(...parts.map((row) => width(row[i] ?? [])));
  return parts.map((row) =>
    row.flatMap((part, i) => {
      const times = row.length > 1 ? (widest(i) + apart) / (width(part) + apart) : 1;
      const grown = part.map((tile) => ({ ...tile, width: Math.round((tile.width + apart) * times - apart) }));
      return i ? [{ id: CUT, width: CUT_WIDTH, fixed: true }, ...grown] : grown;
    }),
  );
}

const PAIR = 'minmax(0, 1fr) minmax(0, 1fr)';

/** On a phone tiles stand two by two, or as they must. */
function narrowly(lie: Lie | undefined, tiles: ReadonlyMap<string, Tile>): Row[] {
  const alike = (short: string) => ({ id: tiles.get(short)?.id ?? CUT, width: 1 });
  if (lie) return asLaid(lie.narrow, tiles).map((row) => rowFit(row.map(alike)));
  const shorts = [...tiles.keys()];
  return Array.from({ length: Math.ceil(shorts.length / 2) }, (_, i) => ({
    tiles: shorts.slice(i * 2, i * 2 + 2).map(alike),
    columns: PAIR,
  }));
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
    const { lie } = ground;
    const head = lie && group.faction !== null ? lengthOf(group.name) * 1.2 + BESIDE_NAME - 12 : 0;
    const tiles = new Map(
      [...placed.values()].map(({ id, entry, space }) => [
        space.short,
        { id, width: Math.max(head, tileWidth(entry, lie) + (watchedAlone(view, space.id) ? LONE : 0)) },
      ]),
    );
    return {
      plate: {
        id: group.id,
        at: ground.at,
        head: HEAD + (group.faction === null ? 0 : TRACK),
        tiles: [...tiles.values()],
        ...(panel ? { panel: { width: 0, ...leastOf(view, panel) } } : {}),
        ...(lie ? { rows: rowsIn(lie.rows, tiles, lie.apart), apart: lie.apart, tile: lie.tile } : {}),
      },
      narrow: narrowly(lie, tiles),
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
        panel: { width: 0, ...leastOf(view, panel) },
      },
      part: panel.part ?? panel.name,
      narrow: [],
      panel,
    })),
  ];
}
