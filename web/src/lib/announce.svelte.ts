/** What screen readers are told, in one place of the page: one thing after another, and none in place of another. */

import { untrack } from 'svelte';

const KEPT = 12;

class Announcer {
  /** The latest of what was said, each with a number of its own. */
  said = $state.raw<{ n: number; text: string }[]>([]);
  private n = 0;

  say(text: string): void {
    if (!text.trim()) return;
    this.n += 1;
    this.said = [...untrack(() => this.said), { n: this.n, text }].slice(-KEPT);
  }
}

export const announcer = new Announcer();
