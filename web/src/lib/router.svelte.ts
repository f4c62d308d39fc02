/** A small router on the history API: paths such as `/table/:id`. */

import type { Component } from 'svelte';

export type Params = Record<string, string>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Page = Component<any>;

export interface Route {
  path: string;
  title?: string;
  /** Routes of the same name are one page that stays while its parameters change. */
  keep?: string;
  load: () => Promise<{ default: Page }>;
}

/** The parameters if a path fits a pattern, else `null`. */
export function match(pattern: string, path: string): Params | null {
  const want = pattern.split('/').filter(Boolean);
  const have = path.split('/').filter(Boolean);
  if (want.length !== have.length) return null;
  const params: Params = {};
  for (let i = 0; i < want.length; i++) {
    const piece = want[i] ?? '';
    if (piece.startsWith(':')) {
      try {
        params[piece.slice(1)] = decodeURIComponent(have[i] ?? '');
      } catch {
        return null;
      }
    } else if (piece !== have[i]) return null;
  }
  return params;
}

class Router {
  path = $state('/');
  query = $state('');

  constructor() {
    if (typeof window === 'undefined') return;
    this.read();
    window.addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.click(event));
  }

  private read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.read();
    scrollTo(0, 0);
  }

  /** Links inside the app change the page without loading it again. */
  private click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || !link.href) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
