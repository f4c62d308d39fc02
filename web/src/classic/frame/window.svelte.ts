/** How the table is laid out, by the room of the window. */

import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { settings } from '../../lib/settings.svelte';

/**
 * `wide` has the question under the planet; in a `low` window, and on tablets held `across` or `upright`, the question
 * is the panel beside or below it. Phones show one thing at a time.
 */
export type Layout = 'wide' | 'low' | 'across' | 'upright' | 'phone';

const PHONE = 720;
const TABLET = 1200;
const LOW = 800;
/** So low is only a phone that is held across. */
const LOWEST = 480;

/** The layout of a window of that size. */
export function layoutOf(width: number, height: number): Layout {
  if (width < PHONE || height < LOWEST) return 'phone';
  if (width < TABLET) return height > width ? 'upright' : 'across';
  return height < LOW ? 'low' : 'wide';
}

/** The layout of the window as it is now. */
export const layout = (): Layout =>
  layoutOf((innerWidth.current ?? 1440) / settings.scale, (innerHeight.current ?? 900) / settings.scale);
