/** What remains to be done and what is done, in a word or two beside the icons. */

import type { OptionView as ImperiumOption } from '../lib/generated/imperium';
import type { OptionView } from '../lib/protocol';

type Said = Pick<OptionView, 'text'> & Pick<ImperiumOption, 'short'>;

/** Where an effect comes from stands behind it. */
const SOURCE = / \([^()]*\)$/;
const FACTION = /^(?:Gain|Lose) \d+ influence with (?:the )?(.+)$/;
/** What is gained or drawn, without how much of it: that stands among the icons. */
const GOODS = /^(?:Gain|Recruit|Draw|Grow|Place|Take|Pay|Lose) (?:\d+|an?|the) (.+)$/;
const AMOUNT = /^\d+ | \d+$/;
const LONGEST = 24;
/** What it is to pick one of several effects, where the effect itself is told. */
const PICKED = 'choose';

/** The name of an effect, in a word or two; how much of it stands among the icons. */
export function wordOf({ text, short }: Said): string {
  if (short) return short.replace(AMOUNT, '');
  const said = text.replace(SOURCE, '').replace(/\.$/, '');
  const word = FACTION.exec(said)?.[1] ?? GOODS.exec(said)?.[1] ?? said;
  if (word.length <= LONGEST) return word;
  const [first = ''] = word.split(/[,;:]/);
  return first.length <= LONGEST ? first : (said.split(' ')[0] ?? '');
}

/** What has happened by itself, each in a word or two. */
export function doneOf(done: readonly Said[]): string[] {
  const said = done.map(({ text, short = text }) => (short === text ? text.replace(SOURCE, '') : short));
  return said.filter((word) => word !== PICKED);
}
