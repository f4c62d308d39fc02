/**
 * Looking at kept situations without a server, `preview.html?name=four-choose`, or at one table of a server without the
 * rest of the app, `preview.html?table=ID`. Only served while developing.
 */

import { mount } from 'svelte';
import { settings } from './lib/settings.svelte';
import Preview from './pages/Preview.svelte';
import Table from './pages/Table.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/app.css';

settings.apply();
const target = document.getElementById('app');
const given = new URLSearchParams(location.search);
const table = given.get('table');
if (target) {
  if (table) mount(Table, { target, props: { id: table } });
  else mount(Preview, { target, props: { name: given.get('name') ?? 'four-choose' } });
}
