/** Every page of the app. A page is a component in `src/pages`; its parameters and the query arrive as properties. */

import type { Route } from './lib/router.svelte';

export const routes: Route[] = [
  { path: '/', load: () => import('./pages/lobby/Lobby.svelte') },
  { path: '/new', load: () => import('./pages/setup/NewTable.svelte') },
  { path: '/tables', load: () => import('./pages/lists/OpenTables.svelte') },
  { path: '/replays', load: () => import('./pages/lists/Replays.svelte') },
  { path: '/replay/:id', load: () => import('./pages/replay/Replay.svelte') },
  { path: '/codex', keep: 'codex', load: () => import('./pages/codex/Codex.svelte') },
  { path: '/codex/:id', keep: 'codex', load: () => import('./pages/codex/Codex.svelte') },
  { path: '/account', load: () => import('./pages/account/Account.svelte') },
  { path: '/profile', load: () => import('./pages/profile/Profile.svelte') },
  { path: '/settings', load: () => import('./pages/settings/Settings.svelte') },
  { path: '/learn', load: () => import('./pages/learn/Learn.svelte') },
  { path: '/table/:id', load: () => import('./pages/Table.svelte') },
  ...(import.meta.env.DEV ? [{ path: '/preview/:name', load: () => import('./pages/Preview.svelte') }] : []),
];
