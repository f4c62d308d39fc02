/** Typed commands: words in, one of the legal options out. */

import type { OptionView } from '../protocol';
import { Choices } from './controls';

export type Reading =
  | { kind: 'option'; option: OptionView }
  | { kind: 'several'; options: OptionView[] }
  | { kind: 'command'; command: 'undo' | 'redo' | 'help' }
  | { kind: 'none'; reason: string };

const COMMANDS: Record<string, 'undo' | 'redo' | 'help'> = {
  undo: 'undo',
  back: 'undo',
  redo: 'redo',
  help: 'help',
  '?': 'help',
};
const OTHER_WORDS: Record<string, string[]> = {
  'end-turn': ['end', 'done', 'end turn'],
  pass: ['pass', 'no', 'done'],
  reveal: ['reveal', 'show'],
  buy: ['buy', 'acquire', 'take', 'get'],
  space: ['go', 'send', 'to', 'space'],
  play: ['play', 'card'],
  intrigue: ['plot', 'intrigue', 'play'],
  trash: ['trash', 'remove'],
  faction: ['faction', 'gain', 'influence'],
};

/** Words for comparing: small letters and digits only. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’"]/g, '')
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim();
}

/** Everything that means an option, best first. */
export function namesOf(option: OptionView): string[] {
  const [verb = '', ...rest] = option.name.split(':');
  const object = fold(rest.join(' '));
  const spoken = [fold(option.name), object, fold(option.text)];
  for (const word of OTHER_WORDS[verb] ?? []) spoken.push(fold(`${word} ${object}`));
  if (verb === 'trash') spoken.push(fold(`trash ${rest.at(-1) ?? ''}`), fold(rest.at(-1) ?? ''));
  return [...new Set(spoken.filter(Boolean))];
}

/** How well typed words fit a name: 0 is exact, larger is worse, -1 is not at all. */
export function fit(typed: string, name: string): number {
  if (typed === name) return 0;
  if (name.startsWith(typed)) return 1;
  const have = name.split(' ');
  const want = typed.split(' ');
  let at = 0;
  for (const word of want) {
    const found = have.findIndex((one, i) => i >= at && (/^\d+$/.test(word) ? one === word : one.startsWith(word)));
    if (found < 0) return name.includes(typed) && typed.length > 2 && !/^\d+$/.test(typed) ? 4 : -1;
    at = found + 1;
  }
  return want.length === have.length ? 2 : 3;
}

/** What typed words mean among these options. */
export function read(typed: string, legal: OptionView[]): Reading {
  const words = fold(typed.replace(/^\//, ''));
  if (!words) return { kind: 'none', reason: '' };
  const command = COMMANDS[words];
  if (command) return { kind: 'command', command };
  if (/^\d+$/.test(words)) {
    const choices = new Choices(legal);
    const option = legal.find((one) => choices.key(one) === words);
    if (option) return { kind: 'option', option };
  }
  const ranked = legal
    .map((option) => {
      const fits = namesOf(option)
        .map((name) => fit(words, name))
        .filter((value) => value >= 0);
      return { option, value: fits.length ? Math.min(...fits) : -1 };
    })
    .filter(({ value }) => value >= 0)
    .sort((a, b) => a.value - b.value);
  const [best] = ranked;
  if (!best) return { kind: 'none', reason: `Nothing you can do now is called “${typed.trim()}”.` };
  const equal = ranked.filter(({ value }) => value === best.value).map(({ option }) => option);
  return equal.length === 1 ? { kind: 'option', option: best.option } : { kind: 'several', options: equal };
}

/** Options that begin to look like what is typed, for the list under the field. */
export function suggest(typed: string, legal: OptionView[], most = 6): OptionView[] {
  const words = fold(typed.replace(/^\//, ''));
  if (!words) return legal.slice(0, most);
  return legal
    .map((option) => ({
      option,
      value: Math.min(
        ...namesOf(option)
          .map((name) => fit(words, name))
          .map((value) => (value < 0 ? 9 : value)),
      ),
    }))
    .filter(({ value }) => value < 9)
    .sort((a, b) => a.value - b.value)
    .slice(0, most)
    .map(({ option }) => option);
}
