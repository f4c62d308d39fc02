/** Something asked of the server: on its way, here, or not to be had. */

import { ApiError, wordsOf } from '../../lib/api';

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  status = $state<'loading' | 'ready' | 'offline' | 'missing' | 'failed'>('loading');
  problem = $state('');
  private turn = 0;
  private readonly ask: () => Promise<T>;

  constructor(ask: () => Promise<T>) {
    this.ask = ask;
  }

  /** Asks, or asks again; what is shown stays until the answer is here. */
  load = async (): Promise<void> => {
    const turn = ++this.turn;
    if (this.value === null) this.status = 'loading';
    try {
      const value = await this.ask();
      if (turn !== this.turn) return;
      this.value = value;
      this.status = 'ready';
      this.problem = '';
    } catch (error) {
      if (turn !== this.turn) return;
      this.problem = wordsOf(error);
      this.status =
        error instanceof ApiError && error.offline
          ? 'offline'
          : error instanceof ApiError && error.status === 404
            ? 'missing'
            : 'failed';
    }
  };
}
