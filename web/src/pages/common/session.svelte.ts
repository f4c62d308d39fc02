/** Who sits at this browser, and which games wait for them. */

import { get, post, wordsOf, ApiError } from '../../lib/api';
import type { Me, PersonData, TableData } from './types';

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<TableData[] | null>(null);
  status = $state<'loading' | 'ready' | 'offline' | 'failed'>('loading');
  problem = $state('');

  get person(): PersonData | null {
    return this.me?.person ?? null;
  }

  /** How many games wait for a move of mine. */
  get waiting(): number {
    return this.games?.filter((table) => table.my_turn).length ?? 0;
  }

  /** Asks who I am, and for my games. */
  load = async (): Promise<void> => {
    try {
      this.me = await get<Me>('/api/me');
      this.games = this.me.person ? (await get<{ tables: TableData[] }>('/api/me/games')).tables : [];
      this.status = 'ready';
      this.problem = '';
    } catch (error) {
      this.problem = wordsOf(error);
      this.status = error instanceof ApiError && error.offline ? 'offline' : 'failed';
    }
  };

  /** Makes sure that I am somebody: a person without an account is a guest. */
  async become(): Promise<PersonData> {
    this.me = await get<Me>('/api/me');
    if (!this.me.person) this.me = await post<Me>('/api/me/guest');
    if (!this.me.person) throw new ApiError(401, 'nobody', 'The server did not let you in.');
    return this.me.person;
  }

  forget(): void {
    this.me = this.me ? { ...this.me, person: null, login: null, webhook: null } : null;
    this.games = [];
  }
}

export const session = new Session();
