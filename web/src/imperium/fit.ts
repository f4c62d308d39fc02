/** How the table fits its window: how far it is enlarged, and how densely it is set then. */

export interface Fit {
  zoom: number;
  /** Classes for the densities of the styles. */
  density: string;
}

/** The least the desktop table needs before its cards no longer stand whole. */
const LEAST = { width: 1200, height: 772 };
const LEAST_PHONE = 330;

/** The desktop table: larger in a roomy window, and by as much of the text size asked for as the window allows. */
export function fitDesktop(width: number, height: number, text: number): Fit {
  const plain = width >= 1700 && height >= 980 ? 1.2 : 1;
  const most = Math.max(plain, Math.min(width / LEAST.width, height / LEAST.height));
  const zoom = Math.min(plain * text, most);
  const w = width / zoom;
  const h = height / zoom;
  const density = [(w <= 1360 || h <= 850) && 'is-compact', h <= 770 && 'is-short', w >= 1560 && 'is-roomy']
    .filter(Boolean)
    .join(' ');
  return { zoom, density };
}

export function fitPhone(width: number, text: number): number {
  return Math.min(text, Math.max(1, width / LEAST_PHONE));
}
