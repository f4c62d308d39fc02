/** Which object of the table an option belongs to. */

import type { OptionView, View } from '../protocol';
import { bare } from './codex';

export type Place =
  | 'hand'
  | 'discard'
  | 'play'
  | 'space'
  | 'leader'
  | 'market'
  | 'aside'
  | 'faction'
  | 'seat'
  | 'intrigue'
  | 'number'
  | 'effect'
  | 'end'
  | 'reveal'
  | 'pick'
  | 'list';

export interface Control {
  place: Place;
  /** The id of the object: a card, space, faction, seat or the thing counted. */
  id: string;
  verb: string;
}

const PLACES: Record<string, Place> = {
  play: 'hand',
  discard: 'hand',
  space: 'space',
  voice: 'space',
  recall: 'space',
  buy: 'market',
  acquire: 'market',
  'set-aside': 'market',
  aside: 'aside',
  faction: 'faction',
  lose: 'faction',
  secret: 'faction',
  target: 'seat',
  give: 'seat',
  intrigue: 'intrigue',
  deploy: 'number',
  retreat: 'number',
  sell: 'number',
  take: 'discard',
  leader: 'pick',
  'end-turn': 'end',
  pass: 'end',
  reveal: 'reveal',
};

/** Verbs of options that have a control only in the prompt. */
const SAID = new Set(['defend', 'lose-troop', 'snoop', 'to']);

/** The control of an option, by its name alone. */
export function controlOf(name: string): Control {
  const [verb = '', first = '', second = ''] = name.split(':');
  if (verb === 'agent')
    return first === 'leader' ? { place: 'leader', id: '', verb } : { place: 'space', id: first, verb };
  if (verb === 'trash') {
    const place = first === 'hand' || first === 'discard' || first === 'play' ? first : 'list';
    return { place, id: second || first, verb };
  }
  const place = PLACES[verb];
  if (place === 'number') return { place, id: verb, verb };
  if (place) return { place, id: first, verb };
  if (SAID.has(verb)) return { place: 'list', id: first, verb };
  return { place: first ? 'effect' : 'list', id: first, verb };
}

/** The options of a view, found by place and object. */
export class Choices {
  readonly all: OptionView[];
  readonly verbs = new Set<string>();
  private keys: Map<string, string> | null = null;
  private readonly found = new Map<string, OptionView[]>();

  constructor(legal: OptionView[]) {
    this.all = legal;
    for (const option of legal) {
      const control = controlOf(option.name);
      this.verbs.add(control.verb);
      const key = `${control.place} ${control.id}`;
      const there = this.found.get(key);
      if (there) there.push(option);
      else this.found.set(key, [option]);
    }
  }

  at(place: Place, id = ''): OptionView | undefined {
    return this.found.get(`${place} ${id}`)?.[0];
  }

  in(place: Place): OptionView[] {
    return this.all.filter((option) => controlOf(option.name).place === place);
  }

  /** Whether an option says how many, and nothing else. */
  counts(option: OptionView): boolean {
    return controlOf(option.name).place === 'number' && /^[^:]+:\d+$/.test(option.name);
  }

  /** Options that count something, with their numbers, smallest first. */
  numbers(): { verb: string; values: { n: number; option: OptionView }[] }[] {
    const groups = new Map<string, { n: number; option: OptionView }[]>();
    for (const option of this.all.filter((one) => this.counts(one))) {
      const [verb = '', n = '0'] = option.name.split(':');
      const group = groups.get(verb) ?? [];
      group.push({ n: Number(n), option });
      groups.set(verb, group);
    }
    return [...groups].map(([verb, values]) => ({ verb, values: values.sort((a, b) => a.n - b.n) }));
  }

  /** The number keys of options: those that have no key of their own count up from 1. */
  key(option: OptionView): string {
    if (!this.keys) {
      this.keys = new Map();
      let n = 0;
      for (const one of this.all) {
        const { place } = controlOf(one.name);
        if (place === 'end') this.keys.set(one.name, 'E');
        else if (place === 'reveal') this.keys.set(one.name, 'R');
        else if (place !== 'number' && n < 9) this.keys.set(one.name, String(++n));
      }
    }
    return this.keys.get(option.name) ?? '';
  }

  get end(): OptionView | undefined {
    return this.at('end');
  }

  /** Whether ending is the only sensible thing left. */
  get onlyEnd(): boolean {
    return (
      this.end !== undefined && this.all.every((option) => ['end', 'intrigue'].includes(controlOf(option.name).place))
    );
  }
}

export type Asked = 'hand' | 'space' | 'market' | 'intrigue' | 'end';

/** The option to ask about for an object that cannot be chosen: what choosing it would mean now. */
export function askedOf(view: View, place: Asked, id: string): string {
  if (place === 'end') return 'end-turn';
  const verbs = new Set(view.legal.map((option) => controlOf(option.name).verb));
  const plain = place === 'space' ? bare(id) : id;
  if (place === 'space') {
    const verb = ['voice', 'recall', 'agent'].find((one) => verbs.has(one)) ?? 'space';
    return `${verb}:${plain}`;
  }
  if (place === 'hand')
    return verbs.has('discard') ? `discard:${plain}` : verbs.has('trash') ? `trash:hand:${plain}` : `play:${plain}`;
  if (place === 'market') {
    const verb = ['acquire', 'set-aside'].find((one) => verbs.has(one)) ?? 'buy';
    return `${verb}:${plain}`;
  }
  return `intrigue:${plain}`;
}

/** An option's text without the source in brackets at its end, and that source. */
export function sourceOf(text: string): { what: string; source: string } {
  const match = /^(.*) \(([^()]+)\)$/.exec(text);
  return match ? { what: match[1] ?? '', source: match[2] ?? '' } : { what: text, source: '' };
}
