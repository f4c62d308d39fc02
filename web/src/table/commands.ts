/** Typed commands: words in, one of the legal options out. */

import type { OptionView } from '../lib/protocol';
import type { Choices } from './choices';

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
export function namesOf(option: OptionView, choices: Choices): string[] {
  const [verb = '', ...rest] = option.name.split(':');
  const object = fold(rest.join(' '));
  const spoken = [fold(option.name), object, fold(option.text)];
  for (const word of choices.verb(option).words ?? []) spoken.push(fold(`${word} ${object}`));
  // Of what can be in several places, its own name is enough.
  if (typeof choices.verb(option).on === 'object')
    spoken.push(fold(`${verb} ${rest.at(-1) ?? ''}`), fold(rest.at(-1) ?? ''));
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
export function read(typed: string, choices: Choices): Reading {
  const words = fold(typed.replace(/^\//, ''));
  if (!words) return { kind: 'none', reason: '' };
  const command = COMMANDS[words];
  if (command) return { kind: 'command', command };
  if (/^\d+$/.test(words)) {
    const option = choices.pressed(words);
    if (option) return { kind: 'option', option };
  }
  const ranked = choices.all
    .map((option) => {
      const fits = namesOf(option, choices)
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
export function suggest(typed: string, choices: Choices, most = 6): OptionView[] {
  const words = fold(typed.replace(/^\//, ''));
  if (!words) return choices.all.slice(0, most);
  return choices.all
    .map((option) => ({
      option,
      value: Math.min(
        ...namesOf(option, choices)
          .map((name) => fit(words, name))
          .map((value) => (value < 0 ? 9 : value)),
      ),
    }))
    .filter(({ value }) => value < 9)
    .sort((a, b) => a.value - b.value)
    .slice(0, most)
    .map(({ option }) => option);
}
