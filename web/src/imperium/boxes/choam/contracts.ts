/** Contracts: what fulfils each, and where it is fulfilled. */

import { dashed, type Codex } from '../../../lib/codex';
import type { CodexEntry, OptionView } from '../../../lib/protocol';
import type { Control } from '../../../table/choices';
import type { SpaceView, View } from '../../view';

export interface Terms {
  icon: string;
  text: string;
  /** How much spice must be harvested. */
  spice?: number;
}

const spaceOf = ({ facts }: CodexEntry, { spaces }: View): SpaceView | undefined =>
  spaces.find(({ short }) => short === facts.space);

/** What fulfils a contract, in few words and an icon. */
export function termsOf(entry: CodexEntry, view: View, codex: Codex): Terms {
  const space = codex.find(spaceOf(entry, view)?.id);
  if (space) return { icon: `agent-${dashed(space.icons[0] ?? '')}`, text: space.name };
  if (entry.facts.harvest) return { icon: 'maker', text: 'Harvest', spice: Number(entry.facts.harvest) };
  if (entry.facts.flow) return { icon: 'acquire', text: 'Must Flow' };
  return { icon: 'check', text: 'At once' };
}

/** The contracts of one's own that a visit to a space may fulfil. */
export function heldFor(view: View, space: string, codex: Codex): CodexEntry[] {
  const { short } = view.spaces.find(({ id }) => id === space) ?? {};
  const maker = codex.find(space)?.glyphs.maker !== undefined;
  const held = view.seats[view.seat ?? -1]?.piles.contracts ?? [];
  return held.flatMap((id) => {
    const entry = codex.find(id);
    return entry && (entry.facts.space === short || (entry.facts.harvest && maker)) ? [entry] : [];
  });
}

/** The button of a contract that may be taken. */
export function label(_: OptionView, { place, id }: Control, codex: Codex): { text: string; glyphs: string[] } | null {
  const entry = place === 'contract' ? codex.find(id) : undefined;
  return entry ? { text: entry.name.replace(/ contract$/, ''), glyphs: entry.glyphs.reward ?? [] } : null;
}
