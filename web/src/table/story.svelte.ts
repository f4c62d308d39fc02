/** The story of a game: what has happened, shown one thing after the other, and the view to which it has led. */

import type { EventView, Step, View } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import type { Part } from './kit';
import { tell, type Line } from './log';
import { Queue } from './queue';
import type { Table } from './table.svelte';

export class Story<V extends View> {
  private readonly table: Table<V>;
  /** What is shown: how things stand, or stood a moment ago while it is shown how they came about. */
  view = $state.raw<V | null>(null);
  before: V | null = null;
  /** How things stand. */
  latest: V | null = null;
  /** What is shown, without what is asked meanwhile. */
  private plain: V | null = null;
  /** What is being shown now, while it is. */
  part = $state.raw<Part | null>(null);
  /** What is watched before anything is asked, as "round 2’s Combat", and how much of it has been shown, up to 1. */
  watching = $state('');
  watched = $derived.by(() => (this.parts.all ? this.parts.shown / this.parts.all : 0));
  private parts = $state.raw({ shown: 0, all: 0 });
  events = $state.raw<EventView[]>([]);
  /** How often the story began again: nobody hears all of it twice. */
  begun = $state(0);
  /** Called with each part as it is shown, but not with one that somebody does not wait for. */
  heard: ((part: Part) => void) | undefined;
  private hurried = false;
  private readonly queue = new Queue(
    () => (typeof document === 'undefined' || document.hidden ? 0 : settings.pace),
    () => this.rest(),
  );
  /** All that has happened, as the lines of a log. */
  readonly lines = $derived.by<Line[]>(() => this.log(this.events));

  constructor(table: Table<V>) {
    this.table = table;
  }

  show(view: V, events: EventView[] = [], fresh = false): void {
    this.place(view);
    if (fresh) this.before = null;
    if (fresh) this.events = events;
    else if (events.length) this.events = [...this.events, ...events];
    this.arrived(true);
  }

  private place(view: V): void {
    this.queue.finish();
    this.before = this.view;
    this.view = this.plain = this.latest = view;
  }

  step(steps: Step[], view: V): void {
    const { pacing } = this.table.kit;
    const undo = steps.some((step) => step.kind === 'undo');
    const answered = undo || steps.some((step) => step.seat === view.seat);
    this.table.moves.undone = steps.at(-1)?.kind === 'undo';
    if (undo || !pacing || !this.view) {
      this.queue.finish();
      this.events = grown(this.events, steps);
      this.place(view);
      if (undo) this.before = null;
      this.arrived(answered);
      return;
    }
    // What people do is shown as soon as they do it: they set a pace of their own.
    const own = steps.every((step) => step.by === 'person');
    if (!this.watching && (own || pacing.hurries?.(view))) this.finish();
    this.latest = view;
    const parts = pacing.parts(grown([], steps), view);
    this.watching ||= parts.find((part) => part.watch)?.watch ?? '';
    if (this.watching) this.parts = { ...this.parts, all: this.parts.all + parts.length };
    this.queue.add(
      parts.map((part, i) => ({
        lasts: part.lasts,
        holds: part.holds ?? false,
        show: () => this.showPart(part, parts[i + 1] ? null : view),
      })),
    );
    if (this.plain && this.plain !== view) {
      this.before = this.view;
      this.view = this.shown;
    }
    this.arrived(answered);
  }

  /** Shows some more of what has happened, with the view to which it leads if that is known. */
  private showPart(part: Part, view: V | null): void {
    const { pacing } = this.table.kit;
    if (!pacing || !this.plain || !this.latest) return;
    this.before = this.view;
    this.plain = view ?? pacing.after(this.plain, part.events);
    if (this.watching && part.watch) this.watching = part.watch;
    this.view = this.shown;
    if (this.watching) this.parts = { ...this.parts, shown: this.parts.shown + 1 };
    if (part.events.length) this.events = [...this.events, ...part.events];
    this.part = part;
    if (!this.hurried) this.heard?.(part);
  }

  /** What has been shown, with what is asked now: that waits for nothing but what is watched. */
  private get shown(): V | null {
    const { plain, latest } = this;
    if (!plain || !latest) return plain;
    if (this.watching) return { ...plain, actor: null, legal: [], pending: [], prompt: '', question: [] };
    return plain === latest ? latest : (this.table.kit.pacing?.asking(plain, latest) ?? plain);
  }

  /** Nothing is left to be shown: now it is asked. */
  private rest(): void {
    this.part = null;
    if (!this.watching) return;
    this.watching = '';
    this.parts = { shown: 0, all: 0 };
    this.before = this.view;
    this.view = this.shown;
  }

  /** Whether something that has happened is still being shown. */
  get running(): boolean {
    return this.part !== null;
  }

  /** Everything that has happened is there at once. */
  finish(): void {
    if (!this.queue.running) return;
    this.hurried = true;
    this.queue.finish();
    this.hurried = false;
    this.before = null;
  }

  /** Goes on to what is to be looked at next, or to the end. */
  skip(): void {
    if (!this.queue.running) return;
    this.hurried = true;
    this.queue.skip();
    this.hurried = false;
    this.before = null;
  }

  /** The story from its beginning. */
  begin(opening: EventView[], steps: Step[]): void {
    this.finish();
    this.events = grown(opening, steps);
    this.begun += 1;
  }

  /** What others do while an answer is on its way does not answer it: several may be asked at once. */
  private arrived(answered: boolean): void {
    this.table.moves.notice = '';
    this.table.focus.tip = null;
    if (answered) this.table.moves.answered();
  }

  /** Events as the lines of a log. */
  log(events: EventView[]): Line[] {
    return tell(events, this.table.kit.telling);
  }
}

/** Events with those of some more steps, without what an undo took back. */
function grown(events: EventView[], steps: Step[]): EventView[] {
  let all = events;
  for (const step of steps) {
    if (step.kind === 'undo') all = all.filter((event) => (event.ply ?? 0) <= step.ply);
    else all = [...all, ...step.events.map((event) => ({ ...event, ply: step.ply }))];
  }
  return all;
}
