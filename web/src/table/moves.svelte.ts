/** What a person may do at a table, and what is on its way to the server. */

import type { OptionView, View } from '../lib/protocol';
import { bare } from '../lib/codex';
import { Choices } from './choices';
import type { Table } from './table.svelte';

const BACK = ' back';

export class Moves<V extends View> {
  private readonly table: Table<V>;
  readonly choices = $derived.by(() => new Choices(this.table.view?.legal ?? [], this.table.kit.verbs));
  /** An answer is on its way. */
  busy = $state(false);
  /** Something the server or the typed command had to say. */
  notice = $state('');
  canUndo = $state(false);
  canRedo = $state(false);
  /** Whether this is where taking back has led. */
  undone = false;
  /** Something is being dragged. */
  private carrying = false;
  /** The object on which something was dropped, or that it was let go, before the table had answered. */
  private then: string | null = null;
  /** The option to choose once what was chosen before is taken back. */
  private instead: string | null = null;

  constructor(table: Table<V>) {
    this.table = table;
  }

  /** Chooses an option, with what the person writes to it if anything. */
  choose(option: OptionView | undefined, words?: string): void {
    const { view, story, focus, absence, transport } = this.table;
    // An answer is given to the question that offered it, and to no other.
    if (!option || !view || this.busy) return;
    if (!view.legal.includes(option) && !view.at_hand?.some(({ choice }) => choice === option)) return;
    story.finish();
    this.busy = true;
    this.notice = '';
    focus.tip = null;
    focus.opened = null;
    absence.end();
    transport.choose(option, view.ply, words);
  }

  /** Takes back what was just chosen, and chooses this in its place. */
  swap(name: string): void {
    if (!this.canUndo || this.busy) return;
    this.instead = name;
    this.undo();
  }

  undo(): void {
    if (this.canUndo && !this.busy) this.table.transport.undo();
  }

  redo(): void {
    if (this.canRedo && !this.busy) this.table.transport.redo();
  }

  /** The server has answered: what was to follow does. */
  answered(): void {
    this.busy = false;
    const { then, instead } = this;
    this.then = null;
    this.instead = null;
    if (instead) this.choose(this.table.view?.legal.find((option) => option.name === instead));
    if (then === BACK || (then && !this.target(then) && this.went !== then)) this.undo();
    else if (then) this.choose(this.target(then));
  }

  refuse(reason: string): void {
    this.drop();
    this.notice = reason;
  }

  /** Nothing is on its way any more, and what was to follow does not. */
  drop(): void {
    this.busy = false;
    this.then = null;
    this.instead = null;
    this.carrying = false;
  }

  /** Why an object cannot be chosen: what to ask the server about it, or whose turn it is. */
  blocked(place: string, id = ''): { ask?: string; reason?: string } {
    const { view, me, mine, question } = this.table;
    if (!view || !me || view.over) return {};
    return mine ? { ask: this.choices.asked(place, bare(id)) } : { reason: question };
  }

  // Dragging a thing chooses it, so that what takes it lights up; letting go of it elsewhere takes that back.

  carry(option: OptionView | undefined): void {
    if (!option || this.busy) return;
    this.carrying = true;
    this.choose(option);
  }

  /** Whether what is dragged may be dropped on an object; while the table has not answered, it may. */
  takes(id: string): boolean {
    return this.carrying && (this.busy || this.target(id) !== undefined || this.went === bare(id));
  }

  land(id: string): void {
    if (!this.takes(id)) return;
    this.carrying = false;
    if (this.busy) this.then = bare(id);
    else this.choose(this.target(id));
  }

  letGo(): void {
    if (!this.carrying) return;
    this.carrying = false;
    if (this.busy) this.then = BACK;
    else this.undo();
  }

  /** What dropping something on an object chooses. */
  private target(id: string): OptionView | undefined {
    const { drop } = this.table.kit;
    return drop && this.choices.at(drop.place, bare(id));
  }

  /** Where the last thing went by itself. */
  private get went(): string {
    const { view, kit } = this.table;
    return view && kit.drop ? bare(kit.drop.done(view)) : '';
  }
}
