/** The form for a new table while somebody fills it in: what it holds, and what the server says to that. */

import { untrack } from 'svelte';
import { announcer } from '../../lib/announce.svelte';
import { post, sentence, wordsOf } from '../../lib/api';
import { router } from '../../lib/router.svelte';
import { leaderName, type FamilyData, type OptionSpec } from '../common/families';
import type { BotData, Check, Choice, Sitter } from '../common/types';
import { copyText, createTable, tableLink } from './create';
import { applies } from './modules';
import { draftOf } from './presets';
import {
  adapted,
  candidates,
  Checker,
  freshDraft,
  isFull,
  plainly,
  setupOf,
  tableOf,
  usualBot,
  withPlayers,
  withSitter,
  type Draft,
} from './setup';

export class SetupForm {
  readonly families: FamilyData[];
  readonly bots: BotData[];
  /** The bot that plays when nobody said which. */
  readonly bot: string;
  draft: Draft = $state.raw() as Draft;
  check = $state.raw<Check | null>(null);
  /** Why changes cannot be made, by a name for each. */
  why = $state.raw<Record<string, string>>({});
  /** What else came along with the last change of the modules. */
  packing = $state('');
  problem = $state('');
  busy = $state(false);
  private readonly checker = new Checker((name, setup) => post<Check>(`/api/families/${name}/check`, setup));
  private asked = 0;

  constructor(families: FamilyData[], bots: BotData[]) {
    this.families = families;
    this.bots = bots;
    this.bot = usualBot(bots);
    this.draft = draftOf(router.query, families, this.bot) ?? freshDraft(families[0]!, this.bot);
    $effect(() => this.ask());
  }

  readonly family: FamilyData = $derived.by(
    () => this.families.find((one) => one.name === this.draft.family) ?? this.families[0]!,
  );
  /** The bots that can play it. */
  readonly playing = $derived.by(() => this.bots.filter((bot) => bot.families.includes(this.family.name)));
  readonly leaderSeats = $derived.by(() => this.check?.leader_seats ?? this.draft.players);
  readonly full = $derived.by(() => isFull(this.draft));
  readonly chairs = $derived.by(() => this.check?.chairs ?? []);
  readonly refused = $derived.by(() =>
    this.check && !this.check.ok ? sentence(plainly(this.check.problem ?? 'This cannot be played', this.family)) : '',
  );
  /** The options that mean something at this table, by the heading under which they are shown. */
  readonly groups: [string, OptionSpec[]][] = $derived.by(() => {
    const shown = this.family.options.filter((one) => applies(this.family, one, this.draft, this.why));
    const titles = shown.map((one) => one.group).filter((one, i, all) => all.indexOf(one) === i);
    titles.sort((a, b) => Number(!a) - Number(!b));
    return titles.map((title) => [title, shown.filter((one) => one.group === title)]);
  });

  /** Asks what the server says to the draft, and to every change of it. */
  private ask(): void {
    const { draft, family } = this;
    const turn = ++this.asked;
    const seats = untrack(() => this.leaderSeats);
    void this.checker
      .check(draft.family, setupOf(draft, seats))
      .then((answer) => {
        if (turn === this.asked) this.check = answer;
      })
      .catch(() => undefined);
    void this.checker.problems(family, candidates(draft, family, seats)).then((found) => {
      if (turn === this.asked) this.why = found;
    });
  }

  play(name: string): void {
    this.packing = '';
    this.draft = freshDraft(this.families.find((one) => one.name === name) ?? this.family, this.bot);
  }
  change(part: Partial<Draft>): void {
    this.draft = { ...this.draft, ...part };
  }
  set(option: string, value: Choice): void {
    this.change({ options: { ...this.draft.options, [option]: value } });
  }
  /** Another choice of modules, with what it entails. */
  repack(next: Draft, chosen = ''): void {
    this.packing = adapted(this.draft, next, this.family, chosen);
    this.draft = next;
  }
  seatPlayers(players: number): void {
    this.repack(withPlayers(this.draft, players, this.family, this.bot));
  }
  sit(seat: number, value: string): void {
    this.draft = withSitter(this.draft, seat, sitterOf(value));
  }
  use(query: string): void {
    this.draft = draftOf(query, this.families, this.bot) ?? this.draft;
  }
  nameOf(leader: string): string {
    return leaderName(this.family, leader);
  }

  async open(copy: boolean): Promise<void> {
    if (this.busy || this.refused) return;
    this.busy = true;
    this.problem = '';
    try {
      const table = await createTable(tableOf(this.draft, this.leaderSeats, this.bot || null));
      if (copy)
        announcer.say(
          (await copyText(tableLink(table.id))) ? 'The link is copied.' : 'The link stands on the next page.',
        );
      router.go(`/table/${table.id}`);
    } catch (error) {
      this.problem = wordsOf(error);
    } finally {
      this.busy = false;
    }
  }
}

/** Who sits down, from the value of a list: `me`, `open`, `bot:steady`. */
export function sitterOf(value: string): Sitter {
  return value === 'me' || value === 'open' ? { kind: value } : { kind: 'bot', bot: value.slice(4) };
}
