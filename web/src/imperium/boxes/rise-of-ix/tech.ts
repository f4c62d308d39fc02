/** Tech tiles: where they lie, and what stands on them. */

import type { Codex } from '../../../lib/codex';
import type { CodexEntry, OptionView } from '../../../lib/protocol';
import type { Control } from '../../../table/choices';
import type { SeatView, View } from '../../view';

export interface Stack {
  name: string;
  /** The tile that lies face up, if one is left. */
  tile: string | null;
  /** How many lie in the stack, the one on top with them. */
  count: number;
}

/** The three stacks of Ix. */
export function stacksOf({ numbers, pile_counts }: View): Stack[] {
  return ['top', 'middle', 'bottom'].map((name) => {
    const tile = numbers[`tech_${name}`];
    const under = pile_counts[`tech_stack_${name}`] ?? 0;
    return { name, tile: typeof tile === 'string' ? tile : null, count: under + (tile ? 1 : 0) };
  });
}

/** A seat's tiles, and which of them are turned over until the next round. */
export function tilesOf({ piles }: SeatView): { id: string; turned: boolean }[] {
  const turned = [...(piles.tech_turned ?? [])];
  return [...new Set([...(piles.tech ?? []), ...turned])].map((id) => ({ id, turned: turned.includes(id) }));
}

/** When an ability of a tile counts, and the icon of that moment. */
const MOMENTS: [box: string, icon: string, said: string][] = [
  ['passive', '', 'Always'],
  ['round', 'round-start', 'When a round begins'],
  ['flip', 'flip', 'Once a round'],
  ['scrap', '', 'Once'],
  ['reveal', 'reveal', 'On your Reveal turn'],
  ['win', 'conflict', 'When you win a Conflict'],
  ['endgame', 'endgame', 'When the game ends'],
];

export interface Ability {
  box: string;
  icon: string;
  said: string;
  glyphs: string[];
  text: string;
}

/** The abilities of a tile, in the order of their moments; what its icon says is not said again. */
export function abilitiesOf({ glyphs, details }: CodexEntry): Ability[] {
  return MOMENTS.flatMap(([box, icon, said]) => {
    const all = glyphs[box];
    if (!all) return [];
    const shown = box === 'flip' ? all.slice(all[1] === 'arrow' ? 2 : 1) : all;
    return [{ box, icon, said, glyphs: shown, text: details[box] ?? '' }];
  });
}

/** The icon that stands for a tile where there is no room for more: what it gives, or does. */
export function signOf(entry: CodexEntry): string[] {
  const [first] = abilitiesOf(entry);
  const glyphs = (first?.glyphs ?? entry.glyphs.acquire ?? []).filter((glyph) => !/^(if |per |arrow|or$)/.test(glyph));
  const last = glyphs.findLast((glyph) => !glyph.includes('-bottom') && glyph !== 'in-play') ?? 'tech';
  return [last.split(' ').at(-1) ?? 'tech'];
}

/** What a tile costs the seat that may acquire it now, whatever it pays with; negotiators pay as spice does. */
export function priceOf(option: OptionView | undefined): number | null {
  const [glyph] = option?.glyphs ?? [];
  const [n, coin] = glyph?.split(' ') ?? [];
  return glyph === undefined ? null : coin ? Number(n) : 1;
}

/** The button of a tile that may be acquired or used, or of what a freighter does. */
export function label(
  option: OptionView,
  { place, id }: Control,
  codex: Codex,
): { text: string; glyphs: string[] } | null {
  const entry = codex.find(id);
  if (place === 'tech') return { text: codex.name(id), glyphs: option.glyphs ?? [] };
  if (place === 'tile' && entry) return { text: entry.name, glyphs: abilityUsed(entry)?.glyphs ?? [] };
  if (place === 'recall') return { text: 'Recall', glyphs: ['freighter'] };
  if (place === 'advance') return { text: 'Advance', glyphs: ['freighter'] };
  return null;
}

/** The ability that its owner uses when it likes. */
export function abilityUsed(entry: CodexEntry): Ability | undefined {
  return abilitiesOf(entry).find(({ box }) => box === 'flip' || box === 'scrap');
}
