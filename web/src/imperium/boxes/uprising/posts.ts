/** Observation posts: where each stands among the tiles that it watches, so that it touches all of them. */

import type { Codex } from '../../../lib/codex';
import type { OptionView } from '../../../lib/protocol';
import type { Control } from '../../../table/choices';
import { CUT, type Row } from '../../fit';
import type { View } from '../../view';

export type PostView = View['posts'][number];

/** A place along a row: a share of its width, plus pixels. */
interface Along {
  share: number;
  px: number;
}

export interface Stand {
  /** The row of tiles in which it is drawn. */
  row: number;
  x: string;
  y: string;
  /** A wire to tiles that it does not touch itself. */
  wire?: { left: string; right: string };
}

const WIDTH = 600;
const css = ({ share, px }: Along) => `calc(${(share * 100).toFixed(3)}% + ${px.toFixed(2)}px)`;
const mid = (a: Along, b: Along): Along => ({ share: (a.share + b.share) / 2, px: (a.px + b.px) / 2 });
const about = ({ share, px }: Along) => share * WIDTH + px;

/** The edges of the tiles of a row. */
function edges({ tiles }: Row, apart: number): Map<string, { left: Along; right: Along }> {
  const grows = tiles.reduce((sum, { width, fixed }) => sum + (fixed ? 0 : width), 0);
  const still = tiles.reduce((sum, { width, fixed }) => sum + (fixed ? width : 0), apart * (tiles.length - 1));
  const out = new Map<string, { left: Along; right: Along }>();
  let [share, px] = [0, 0];
  for (const { id, width, fixed } of tiles) {
    const left = { share, px: px - share * still };
    if (fixed) px += width;
    else share += width / grows;
    out.set(id, { left, right: { share, px: px - share * still } });
    px += apart;
  }
  return out;
}

/** Where a post stands that watches these tiles; nothing if they are not neighbours here. */
export function standOf(rows: readonly Row[], apart: number, watched: readonly string[]): Stand | null {
  const at = rows.map(({ tiles }) => tiles.map(({ id }) => id).filter((id) => watched.includes(id)));
  const [row, under] = at.flatMap((ids, i) => (ids.length ? [i] : []));
  if (row === undefined) return null;
  const here = edges(rows[row]!, apart);
  const [first, second, third] = at[row]!.map((id) => here.get(id)!);
  if (!first) return null;
  if (under !== undefined) {
    const there = edges(rows[under]!, apart);
    const below = at[under]!.map((id) => there.get(id)!);
    // Where two meet one, it stands between the two; else in the middle of what two have in common.
    const pair = second ? [first, second] : below.length > 1 ? below : null;
    const lefts = [first, ...below].map((one) => one.left).sort((a, b) => about(b) - about(a));
    const rights = [first, ...below].map((one) => one.right).sort((a, b) => about(a) - about(b));
    const x = pair ? mid(pair[0]!.right, pair[1]!.left) : mid(lefts[0]!, rights[0]!);
    const between = under - row > 1 && rows[row + 1]?.tiles[0]?.id === CUT;
    return between ? { row: row + 1, x: css(x), y: '50%' } : { row, x: css(x), y: `calc(100% + ${apart / 2}px)` };
  }
  if (third)
    return {
      row,
      x: css(mid(second!.left, second!.right)),
      y: `${-apart / 2 - 3}px`,
      wire: { left: css(mid(first.left, first.right)), right: css(mid(third.left, third.right)) },
    };
  if (second) return { row, x: css(mid(first.right, second.left)), y: '50%' };
  const begins = rows[row]!.tiles.length > 1 && rows[row]!.tiles[0]?.id === watched[0];
  return { row, x: css(begins ? first.left : first.right), y: '50%' };
}

/** What a post is called where it goes without saying that it is one. */
export const shortName = (name: string) => name.replace(/ post$/, '');

/** The button of a post. */
export function label(
  _: OptionView,
  { place, id, verb }: Control,
  codex: Codex,
): { text: string; glyphs: string[] } | null {
  if (place !== 'post') return null;
  const glyphs = { spy: [], gather: ['spy-recall', 'arrow', 'card'] }[verb] ?? ['spy-recall'];
  return { text: shortName(codex.name(id)), glyphs };
}
