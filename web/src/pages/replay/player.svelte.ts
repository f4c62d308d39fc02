/** Looking back at a game: the ply that is looked at, with whose eyes, and what is to be seen there. */

import { untrack } from 'svelte';
import { pagesOf } from '../../families';
import { ApiError, get, wordsOf } from '../../lib/api';
import { Codex, codexOf } from '../../lib/codex';
import type { EventView, Step, View } from '../../lib/protocol';
import { spoken } from '../../lib/said';
import { sentenceOf } from '../../table/log';
import { Table } from '../../table/table.svelte';
import { library } from '../common/library.svelte';
import { Loaded } from '../common/loaded.svelte';
import type { TableData } from '../common/types';
import { sitter } from '../common/words';
import {
  clampPly,
  eventsOf,
  marksOf,
  membersOf,
  roundAt,
  roundStarts,
  SPECTATOR,
  teamEyes,
  together,
  upTo,
  type RoundNumbers,
} from './replay';

interface Told {
  ply: number;
  length: number;
  view: View;
  step: Step | null;
}
interface Story {
  length: number;
  opening: EventView[];
  steps: Step[];
}
export interface Eyes {
  value: number;
  label: string;
  icon: string;
  why?: string | undefined;
}

const nothing = () => undefined;
/** How long a move stands when the game plays by itself, and how long a view is waited for before it is asked for. */
const BEAT = 900;
const PAUSE = 60;
/** How long after the last step the address follows. */
const SETTLED = 300;

export class Player {
  readonly id: string;
  /** The table that is only looked at: nothing in it can be chosen. */
  readonly table: Table;
  info = $state.raw<TableData | null>(null);
  /** The events of the whole game; the table knows those up to the ply that is looked at. */
  events = $state.raw<EventView[]>([]);
  rounds = $state.raw<RoundNumbers[]>([]);
  length = $state(0);
  ply = $state(0);
  seat = $state(SPECTATOR);
  playing = $state(false);
  speed = $state(1);
  /** Why what is to be seen is not there. */
  late = $state('');
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly kept = new Map<string, Promise<Told>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private address: ReturnType<typeof setTimeout> | undefined;
  private readonly asked: { ply: string | null };

  constructor(id: string, query: string) {
    this.id = id;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once
    const asked = Object.fromEntries(new URLSearchParams(query).entries());
    this.asked = { ply: asked.ply ?? null };
    const seat = asked.seat ?? null;
    if (seat !== null) this.seat = Number(seat);
    this.table = new Table(id, {
      choose: nothing,
      undo: nothing,
      redo: nothing,
      say: async () => undefined,
      mute: async () => undefined,
      report: async () => undefined,
      answer: nothing,
      back: nothing,
      refuse: nothing,
      why: async () => '',
    });
    library.need('families');
    $effect(() => this.beat());
  }

  readonly game = new Loaded(async () => {
    const found = await get<TableData>(`/api/tables/${this.id}`);
    // A link to a moment of a game that still goes on may name eyes that are not one's own.
    if (found.status !== 'over' && this.seat !== found.my_seat) this.seat = SPECTATOR;
    this.table.kit = await pagesOf(found.family).kit();
    // Who plays together is told by the game itself.
    if (this.seat < SPECTATOR) this.table.story.view = (await this.told(0)).view;
    const [story, chart, codex] = await Promise.all([
      get<Story>(this.storyPath()),
      get<{ rounds: RoundNumbers[] }>(`/api/tables/${this.id}/chart`).catch(() => ({ rounds: [] })),
      codexOf(found.family).catch(() => new Codex([])),
    ]);
    this.info = found;
    this.rounds = chart.rounds;
    this.length = story.length;
    this.table.codex = codex;
    this.take(story);
    this.table.room.people = found.seats.map((one) => ({
      seat: one.seat,
      name: one.name,
      level: one.level,
      bot: one.person === null,
      here: true,
    }));
    const { ply } = this.asked;
    this.ply = clampPly(ply === null ? 0 : Number(ply), this.length);
    await this.look(this.ply);
    return found;
  });

  readonly family = $derived.by(() => (this.info ? library.family(this.info.family) : undefined));
  readonly starts = $derived.by(() => roundStarts(this.events, this.rounds));
  readonly marks = $derived.by(() => marksOf(this.events, this.family?.marks ?? {}));
  readonly names = $derived.by(() => this.table.view?.seats.map((one) => this.name(one.seat)) ?? []);
  /** The round, with how much of it has passed. */
  readonly at = $derived.by(() => roundAt(this.starts, this.ply, this.length));
  /** What was done last, as far as it has come at this ply. */
  readonly line = $derived.by(() =>
    this.table.story.log(upTo(this.events, this.ply).slice(-40)).findLast((one) => one.kind === 'line'),
  );
  readonly words = $derived.by(() =>
    this.line ? spoken(sentenceOf(this.line), (seat) => this.name(seat)) : 'The game begins',
  );
  readonly over = $derived.by(() => this.info?.status === 'over');
  private readonly teams = $derived.by(() => (this.table.view && this.table.kit.teams?.(this.table.view)) ?? []);
  readonly members = $derived.by(() => membersOf(this.seat, this.teams));
  readonly eyes: Eyes[] = $derived.by(() => [
    { value: SPECTATOR, label: this.over ? 'A spectator' : 'Anyone', icon: 'watch' },
    ...(this.info?.seats ?? []).map((one) => ({
      value: one.seat,
      label: [this.role(one.seat), sitter(one, this.info?.my_seat ?? null)].filter(Boolean).join(': '),
      icon: `seat-${this.table.mark(one.seat)}`,
      why: this.over || one.seat === this.info?.my_seat ? undefined : 'only once the game is over',
    })),
    ...this.teams.map((team, index) => ({
      value: teamEyes(index),
      label: team.name,
      icon: 'team',
      why: this.over ? undefined : 'only once the game is over',
    })),
  ]);
  /** What only those with whose eyes one looks hold. */
  readonly held = $derived.by(() => {
    const piles = this.members.flatMap((member) => {
      const own = this.table.view?.seats[member];
      const found = (own && this.table.kit.piles?.(own)) ?? [];
      const many = this.members.length > 1;
      return found.map(([title, cards]) => [many ? `${this.name(member)}: ${title}` : title, cards] as const);
    });
    return piles.length ? piles : undefined;
  });

  readonly mark = (seat: number): number => this.table.mark(seat);
  readonly name = (seat: number): string => (seat === this.info?.my_seat ? 'You' : this.table.who(seat));

  /** Whom somebody plays, where that is what seats are called by. */
  private role(seat: number): string {
    const own = this.table.view?.seats[seat];
    return own && this.table.kit.roles ? this.table.called(own) : '';
  }

  // -- the view at a ply, asked for once -----------------------------------------------------------------------------

  private ask(wanted: number): Promise<Told> {
    const key = `${this.seat}:${wanted}`;
    let answer = this.kept.get(key);
    if (!answer) {
      answer = this.seen(wanted, this.members);
      this.kept.set(key, answer);
      answer.catch(() => this.kept.delete(key));
    }
    return answer;
  }
  private told(wanted: number, of?: number): Promise<Told> {
    return get<Told>(`/api/tables/${this.id}/replay?ply=${wanted}${of === undefined ? '' : `&seat=${of}`}`);
  }
  /** What some seats see together; a spectator, if there is none. */
  private async seen(wanted: number, by: readonly number[]): Promise<Told> {
    const [first, ...others] = await Promise.all((by.length ? by : [undefined]).map((one) => this.told(wanted, one)));
    const views = [first!, ...others].map((one) => one.view);
    return { ...first!, view: together(views, by) ?? first!.view };
  }
  /** Where the story is, from the viewer's side: for a team, as to its first. */
  private storyPath(): string {
    const [first] = this.members;
    return `/api/tables/${this.id}/story${first === undefined ? '' : `?seat=${first}`}`;
  }
  private take({ opening, steps }: Story): void {
    this.events = [...opening, ...eventsOf(steps)];
    this.table.story.events = upTo(this.events, this.ply);
  }
  private async look(wanted: number): Promise<void> {
    const eyes = this.seat;
    try {
      const { view } = await this.ask(wanted);
      if (wanted !== this.ply || eyes !== this.seat) return;
      this.table.story.view = { ...view, legal: [] };
      this.table.story.events = upTo(this.events, wanted);
      this.late = '';
      if (wanted < this.length) void this.ask(wanted + 1).catch(nothing);
    } catch (error) {
      if (wanted !== this.ply) return;
      const barred = error instanceof ApiError && error.status === 403;
      this.late = barred ? 'These eyes may not see that yet.' : wordsOf(error);
    }
  }

  // -- moving about --------------------------------------------------------------------------------------------------

  go(wanted: number): void {
    const next = clampPly(wanted, this.length);
    if (next === this.ply) return;
    this.ply = next;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(next), this.kept.has(`${this.seat}:${next}`) ? 0 : PAUSE);
    clearTimeout(this.address);
    this.address = setTimeout(() => history.replaceState(null, '', this.place()), SETTLED);
  }
  /** The first ply of a round. */
  toRound(round: number): void {
    this.go(this.starts.find((start) => start.round === round)?.ply ?? 0);
  }
  /** The address of what is looked at. */
  place(): string {
    return `/replay/${this.id}?ply=${this.ply}${this.seat === SPECTATOR ? '' : `&seat=${this.seat}`}`;
  }
  async see(wanted: number): Promise<void> {
    this.seat = wanted;
    history.replaceState(null, '', this.place());
    void this.look(this.ply);
    const story = await get<Story>(this.storyPath()).catch(() => null);
    if (story && this.seat === wanted) this.take(story);
  }
  toggle(): void {
    if (this.ply >= this.length && !this.playing) this.go(0);
    this.playing = !this.playing;
  }
  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.address);
  }
  /** Plays on by itself, move by move. */
  private beat(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const beat = setInterval(() => {
      if (untrack(() => this.ply >= this.length)) this.playing = false;
      else this.go(this.ply + 1);
    }, BEAT / this.speed);
    return () => clearInterval(beat);
  }
}
