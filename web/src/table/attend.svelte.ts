/** What a page does about any table it shows: it says what happens, and says in its title and icon whose turn it is. */

import { untrack } from 'svelte';
import { announcer } from '../lib/announce.svelte';
import { stopped } from '../lib/said';
import { sentenceOf } from './log';
import type { Table } from './table.svelte';

/** Somebody who listens hears no more than the last few turns. */
const SPOKEN = 6;
const BADGE =
  "%3Ccircle cx='18.5' cy='18.5' r='5' fill='%23D2691E' stroke='%23FFFFFF' stroke-width='1.5'/%3E%3C/svg%3E";

/** To be called while a component is made. */
export function attend(table: Table): void {
  let told: number | null = null;
  let retold = 0;
  $effect(() => {
    const { view } = table;
    const { events, running } = table.story;
    if (!view || !table.codex.entries.length) return;
    // What had happened before somebody came is not said, nor what begins again.
    const fresh = told !== null && table.story.begun === retold ? events.slice(told) : [];
    retold = table.story.begun;
    told = events.length;
    untrack(() => {
      const lines = table.story.log(fresh).slice(-SPOKEN);
      const side = (seat: number | null) => (seat === null ? '' : (table.kit.side?.(seat, view) ?? ''));
      const said = lines.map((line, at) => {
        const words = stopped(table.say(sentenceOf(line)));
        // In games of teams it is said which of them acts, where that changes.
        const whose = line.seat === view.seat ? '' : side(line.seat);
        return whose && whose !== side(lines[at - 1]?.seat ?? null) ? `${whose}: ${words}` : words;
      });
      // The question is said when all is told that led to it.
      const asked = table.mine && !running;
      if (said.length || asked) announcer.say([...said, asked ? table.question : ''].join(' '));
    });
  });

  const asking = $derived(table.room.asking);
  $effect(() => {
    if (asking) announcer.say(`${asking.words}.`);
  });
  $effect(() => {
    const last = table.chat.unread ? table.chat.lines.at(-1) : undefined;
    const only = last?.to ? ` ${table.only(last.to)}` : '';
    if (last) announcer.say(`${last.person.name} says${only}: ${last.text}`);
  });

  const turn = $derived(table.mine && !table.view?.over);
  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !turn) return;
    const plain = icon.href;
    icon.href = plain.replace('%3C/svg%3E', BADGE);
    return () => (icon.href = plain);
  });
  $effect(() => {
    const view = table.view;
    document.title = !view
      ? 'Landsraad'
      : turn
        ? '● Your turn · Landsraad'
        : view.over
          ? 'The game is over · Landsraad'
          : `${view.round ? `Round ${view.round}` : 'Setting up'} · Landsraad`;
  });

  $effect(() => {
    const change = () => table.absence.look(!document.hidden);
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  });
  $effect(() => {
    if (table.view && !document.hidden) table.absence.look(true);
  });
}
