/** Looking at kept situations without a server: `preview.html?name=four-choose`. Only served while developing. */

import { mount } from 'svelte';
import { settings } from './lib/settings.svelte';
import Preview from './pages/Preview.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/app.css';

settings.apply();
const target = document.getElementById('app');
if (target) mount(Preview, { target, props: { name: new URLSearchParams(location.search).get('name') ?? 'four-choose' } });
