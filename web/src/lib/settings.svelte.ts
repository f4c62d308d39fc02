/** What a person has set for this browser. */

export type Theme = 'system' | 'day' | 'night';
export type Motion = 'normal' | 'fast' | 'slow' | 'off';

/** Until somebody says so, nothing is heard. */
export type SoundChoice = 'ask' | 'on' | 'off';
export type TextSize = 'normal' | 'large' | 'larger';

interface Stored {
  theme: Theme;
  motion: Motion;
  endTurn: boolean;
  text: TextSize;
  notify: boolean;
  keys: boolean;
  logFolded: boolean;
  forced: boolean;
  sound: SoundChoice;
  coach: boolean;
}

const KEY = 'landsraad.settings';
const DEFAULTS: Stored = {
  theme: 'system',
  motion: 'normal',
  endTurn: false,
  text: 'normal',
  notify: false,
  keys: true,
  logFolded: false,
  forced: true,
  sound: 'ask',
  coach: true,
};
const SIZES: Record<TextSize, number> = { normal: 1, large: 1.15, larger: 1.3 };

function load(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  theme = $state<Theme>('system');
  motion = $state<Motion>('normal');
  /** Whether a turn with nothing left to do ends by itself. */
  endTurn = $state(false);
  text = $state<TextSize>('normal');
  /** Whether the browser may say that a game waits. */
  notify = $state(false);
  /** Whether single letters and digits choose at the table. */
  keys = $state(true);
  /** Whether the log beside a table is folded to its last line. */
  logFolded = $state(false);
  /** Whether what leaves no choice is answered by itself. */
  forced = $state(true);
  sound = $state<SoundChoice>('ask');
  /** Whether a coach gives hints at the table. */
  coach = $state(true);

  constructor() {
    if (typeof localStorage !== 'undefined') Object.assign(this, load());
  }

  set<K extends keyof Stored>(name: K, value: Stored[K]): void {
    (this as Stored)[name] = value;
    const { theme, motion, endTurn, text, notify, keys, logFolded, forced, sound, coach } = this;
    const stored: Stored = { theme, motion, endTurn, text, notify, keys, logFolded, forced, sound, coach };
    localStorage.setItem(KEY, JSON.stringify(stored));
    this.apply();
  }

  /** Whether the page is dark now. */
  get dark(): boolean {
    return this.theme === 'night' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  toggleTheme(): void {
    this.set('theme', this.dark ? 'day' : 'night');
  }

  apply(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.motion;
    root.style.setProperty('--text', String(this.scale));
  }

  /** How much larger the text is. */
  get scale(): number {
    return SIZES[this.text] ?? 1;
  }

  /** How much longer things that move take; 0 is not at all. */
  get pace(): number {
    if (this.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return this.motion === 'fast' ? 0.5 : this.motion === 'slow' ? 2 : 1;
  }
}

export const settings = new Settings();
