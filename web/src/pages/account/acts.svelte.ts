/** Things that are done on the account page, each with how it went beside it. */

import { announcer } from '../../lib/announce.svelte';
import { wordsOf } from '../../lib/api';
import { session } from '../common/session.svelte';
import type { Me } from '../common/types';

export class Acts {
  busy = $state('');
  done = $state.raw<Record<string, string>>({});
  failed = $state.raw<Record<string, string>>({});

  /** Does one thing, and says how it went. */
  async act(what: string, ask: () => Promise<Me | void>, words: string): Promise<void> {
    if (this.busy === what) return;
    this.busy = what;
    this.done = {};
    this.failed = {};
    try {
      const answer = await ask();
      if (answer) session.me = answer;
      this.done = { [what]: words };
      announcer.say(words);
    } catch (error) {
      this.failed = { [what]: wordsOf(error) };
    } finally {
      if (this.busy === what) this.busy = '';
    }
  }
}
