/** Every page of the app. A page is a component in `src/pages`; its parameters and the query arrive as properties. */

import type { Route } from './lib/router.svelte';

export const routes: Route[] = [
  { path: '/', load: () => import('./pages/Home.svelte') },
  { path: '/table/:id', load: () => import('./pages/Table.svelte') },
  ...(import.meta.env.DEV ? [{ path: '/preview/:name', load: () => import('./pages/Preview.svelte') }] : []),
];
