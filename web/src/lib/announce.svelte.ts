/** What screen readers are told, in one place of the page. */

import { untrack } from 'svelte';

class Announcer {
  text = $state('');

  say(text: string): void {
    this.text = untrack(() => this.text) === text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
