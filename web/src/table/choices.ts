/** The options of a view, and which object of the table each belongs to. */

import { bare } from '../lib/codex';
import type { OptionView } from '../lib/protocol';
import type { Verb, Verbs } from './kit';

/** What options are about that do what some thing says, and where they are chosen. */
const EFFECT = 'effect';

export interface Control {
  /** The sort of object: `end` ends a turn, a `number` is stepped, what is in the `list` or an `effect` is a button. */
  place: string;
  /** The id of the object: a card, space, faction, seat or the thing counted. */
  id: string;
  verb: string;
}

/** The control of an option, by its verb and what it is about. */
export function controlOf({ verb, of = '', id: about, at = '', n }: OptionView, verbs: Verbs): Control {
  const id = bare(about ?? String(n ?? ''));
  if (of === EFFECT) return { place: EFFECT, id, verb };
  const { counts, but, on = 'list' } = verbs[verb] ?? {};
  if (counts) return { place: 'number', id: verb, verb };
  const other = but?.[of];
  if (other) return { place: other, id: '', verb };
  return { place: typeof on === 'string' ? on : at, id, verb };
}

interface Counted {
  verb: string;
  values: { n: number; option: OptionView }[];
}

/** The options of a view, found by place and object. */
export class Choices {
  readonly verbs = new Set<string>();
  private keys: Map<string, string> | null = null;
  private readonly found = new Map<string, OptionView[]>();

  constructor(
    readonly all: OptionView[],
    readonly known: Verbs = {},
  ) {
    for (const option of all) {
      const { place, id, verb } = this.control(option);
      this.verbs.add(verb);
      const there = this.found.get(`${place} ${id}`);
      if (there) there.push(option);
      else this.found.set(`${place} ${id}`, [option]);
    }
  }

  control(option: OptionView): Control {
    return controlOf(option, this.known);
  }

  /** How options like this one are chosen. */
  verb(option: OptionView): Verb {
    return this.known[this.control(option).verb] ?? {};
  }

  at(place: string, id = ''): OptionView | undefined {
    return this.found.get(`${place} ${bare(id)}`)?.[0];
  }

  in(place: string): OptionView[] {
    return this.all.filter((option) => this.control(option).place === place);
  }

  /** Whether an option says how many, and nothing else. */
  counts(option: OptionView): boolean {
    return this.control(option).place === 'number' && option.n !== undefined;
  }

  /** Options that count something, with their numbers, smallest first. */
  numbers(): Counted[] {
    const groups = new Map<string, Counted['values']>();
    for (const option of this.all.filter((one) => this.counts(one))) {
      const group = groups.get(option.verb) ?? [];
      group.push({ n: option.n ?? 0, option });
      groups.set(option.verb, group);
    }
    return [...groups].map(([verb, values]) => ({ verb, values: values.sort((a, b) => a.n - b.n) }));
  }

  /** The keys of options: those that have none of their own count up from 1. */
  key(option: OptionView): string {
    if (!this.keys) {
      this.keys = new Map();
      let n = 0;
      for (const one of this.all) {
        const { key, keyless } = this.verb(one);
        if (keyless || this.control(one).place === 'number') continue;
        if (key) this.keys.set(one.name, key);
        else if (n < 9) this.keys.set(one.name, String(++n));
      }
    }
    return this.keys.get(option.name) ?? '';
  }

  /** The option that a pressed key chooses. */
  pressed(key: string): OptionView | undefined {
    return this.all.find((option) => this.key(option) === key.toUpperCase());
  }

  get end(): OptionView | undefined {
    return this.at('end');
  }

  /** Whether ending is the only sensible thing left. */
  get onlyEnd(): boolean {
    return (
      this.end !== undefined &&
      this.all.every((option) => this.control(option).place === 'end' || this.verb(option).waits)
    );
  }

  /** The one thing that can be chosen, where that is no decision. */
  get forced(): OptionView | undefined {
    const [only, ...others] = this.all;
    return only && !others.length && !this.verb(only).own ? only : undefined;
  }

  /** What taking back means now, if it means something of its own. */
  get back(): string {
    return [...this.verbs].map((verb) => this.known[verb]?.back).find(Boolean) ?? '';
  }

  /** What else one may do now. */
  get hint(): string {
    return [...this.verbs].map((verb) => this.known[verb]?.hint).find(Boolean) ?? '';
  }

  /**
   * The option to ask about for an object that cannot be chosen: what choosing it would mean now. The first verb of a
   * place is what it usually means, the others what it means while they are asked.
   */
  asked(place: string, id = ''): string {
    const able = Object.entries(this.known).filter(([, { on }]) => on === place || (on ?? []).includes(place));
    const [verb, { on } = {}] = able.slice(1).find(([one]) => this.verbs.has(one)) ?? able[0] ?? [place];
    return [verb, typeof on === 'object' ? place : '', id].filter(Boolean).join(':');
  }
}
