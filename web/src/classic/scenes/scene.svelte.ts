/** The scene that plays on the planet now: what it is, where, and what it says. */

import { getContext, setContext } from 'svelte';
import type { EventView } from '../../lib/protocol';
import { stopped } from '../../lib/said';
import type { ClassicTable } from '../view';
import type { SceneKind } from './pacing';

export interface Mark {
  /** The area or territory at which it stands. */
  place: string;
  words: string;
}

export class Scene {
  private readonly table: ClassicTable;
  readonly kind = $derived.by<SceneKind | null>(() => (this.table.story.part?.scene as SceneKind | undefined) ?? null);
  readonly events = $derived.by<EventView[]>(() => (this.kind ? (this.table.story.part?.events ?? []) : []));
  /** What was lost stays marked until somebody moves. */
  private lost = $state.raw<{ marks: Mark[]; ply: number }>({ marks: [], ply: -1 });
  readonly marks = $derived.by<Mark[]>(() => ((this.table.view?.ply ?? 0) <= this.lost.ply ? this.lost.marks : []));
  /** The territories in which something happens. */
  readonly places = $derived.by<string[]>(() => [
    ...this.events.map(({ what }) => placeOf(what)),
    ...this.marks.map(({ place }) => placeOf(place)),
  ]);

  constructor(table: ClassicTable) {
    this.table = table;
  }

  /** To be called with each scene as it begins. */
  remember(): void {
    const marks = this.events.flatMap(({ kind, what, n }): Mark[] => {
      if (!n) return [];
      if (kind === 'storm-losses' || kind === 'lost') return [{ place: what, words: `−${n}` }];
      if (kind === 'storm-spice' || kind === 'worm') return [{ place: what, words: `−${n} spice` }];
      return [];
    });
    if (marks.length && this.kind !== 'battle') this.lost = { marks, ply: this.table.story.latest?.ply ?? 0 };
  }

  /** What it is about, in a few words. */
  readonly title = $derived.by<string>(() => {
    const { codex } = this.table;
    const [first] = this.events;
    if (!first) return '';
    switch (this.kind) {
      case 'dials':
        return `The storm moves ${first.n}`;
      case 'storm':
        return `The storm stands in sector ${this.events.findLast(({ kind }) => kind === 'storm')?.n ?? '?'}`;
      case 'blow':
        return first.n ? `${first.n} spice in ${codex.name(placeOf(first.what))}` : codex.name(placeOf(first.what));
      case 'shai-hulud':
        return 'Shai-Hulud';
      case 'worm':
        return `A worm in ${codex.name(first.what)}`;
      default:
        return '';
    }
  });

  /** What else is to be said of it, a line each. */
  readonly lines = $derived.by<string[]>(() => {
    const [first] = this.events;
    if (!first) return [];
    const said = (event: EventView) => stopped(this.table.say(event.said));
    if (this.kind === 'blow') return [this.nearby(first.what), ...this.events.slice(1).map(said)];
    if (this.kind === 'shai-hulud') return this.events.slice(1).map(said);
    const rest = this.kind === 'worm' && first.n ? [`${first.n} spice are gone.`] : [];
    const losses = this.events.filter(({ kind }) => kind !== 'storm' && kind !== 'worm');
    const nobody = this.kind === 'worm' && !losses.some(({ kind }) => kind === 'lost') ? ['Nobody stood there.'] : [];
    return [...losses.map(said), ...rest, ...nobody];
  });

  /** Who stands where spice has blown. */
  private nearby(card: string): string {
    const { view } = this.table;
    const there = view?.areas.filter(({ territory }) => territory === placeOf(card)) ?? [];
    const who = view?.seats.filter(({ leader }) => there.some(({ tokens }) => tokens[leader])) ?? [];
    if (!who.length) return 'Nobody stands there.';
    const names = who.map(({ seat }) => this.table.who(seat));
    return `${names.join(' and ')} ${names.length > 1 || names[0] === 'You' ? 'stand' : 'stands'} there.`;
  }
}

/** The territory of an area, of a spice card, or of itself. */
export const placeOf = (what: string): string => what.replace(/^spice-/, '').split('/')[0] ?? '';

const KEY = Symbol('scene');

export const provideScene = (table: ClassicTable): Scene => setContext(KEY, new Scene(table));
/** The scene of a table that is played; looking back there is none. */
export const useScene = (): Scene | undefined => getContext<Scene | undefined>(KEY);
