import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/app.css';

settings.apply();
const target = document.getElementById('app');
if (target) mount(App, { target });
