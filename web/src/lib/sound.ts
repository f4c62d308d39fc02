/** What the table sounds like: quiet tones and noises, made here and now. Nothing is heard unless it is wanted. */

import { settings } from './settings.svelte';

const LOUD = 0.125;
const VOICES = 6;
/** The same sound is not heard again before this has passed, in seconds. */
const AGAIN = 0.04;
const CENTS = 12;

/** The notes that are used: of D E G A B, so that those that meet never clash. */
const NOTE = {
  ...{ D3: 146.8, G3: 196, A2: 110, A3: 220, B3: 246.9, D4: 293.7, E4: 329.6, Fs4: 370, G4: 392, A4: 440, B4: 493.9 },
  ...{ D5: 587.3, E5: 659.3, A5: 880, D6: 1174.7, E6: 1318.5, G6: 1568, A6: 1760, B6: 1975.5 },
};
const STEPS = [NOTE.D4, NOTE.E4, NOTE.G4, NOTE.A4, NOTE.B4, NOTE.D5];
const GRAINS = [NOTE.D6, NOTE.E6, NOTE.G6, NOTE.A6];

/** What a sound is made of; times in milliseconds, pitches in hertz. */
export interface Grain {
  wave: OscillatorType | 'noise';
  /** The pitch, or that of the filter of a noise, and to what it glides. */
  pitch: number;
  to?: number;
  attack: number;
  decay: number;
  at?: number;
  /** How loud, of 1. */
  gain?: number;
  filter?: BiquadFilterType;
  q?: number;
  /** A tone is modulated by one so much higher, as a bell is. */
  bell?: number;
}

const tone = (pitch: number, attack: number, decay: number, more: Partial<Grain> = {}): Grain => ({
  ...{ wave: 'sine', pitch, attack, decay },
  ...more,
});
const noise = (pitch: number, attack: number, decay: number, more: Partial<Grain> = {}): Grain => ({
  ...{ wave: 'noise', filter: 'bandpass', pitch, attack, decay, q: 0.8 },
  ...more,
});
const repeat = (n: number, grain: (i: number) => Grain): Grain[] => Array.from({ length: n }, (_, i) => grain(i));
const bell = (pitch: number, at = 0): Grain => tone(pitch, 1, 900, { at, bell: 1.4, gain: 0.5 });
const drum = (at = 0): Grain[] => [
  tone(70, 2, 380, { to: 46, at }),
  noise(300, 2, 90, { filter: 'lowpass', at, gain: 0.5 }),
];
const pad = (pitches: number[], decay: number): Grain[] =>
  pitches.flatMap((pitch) => [
    tone(pitch, 80, decay, { gain: 0.25 }),
    tone(pitch, 80, decay, { wave: 'triangle', gain: 0.12 }),
  ]);

const placed = (place: number): Grain[] =>
  (place === 1 ? [NOTE.D4, NOTE.A4] : [place === 2 ? NOTE.A3 : NOTE.G3]).map((pitch) =>
    tone(pitch, 6, place === 1 ? 700 : 300, { wave: 'sawtooth', filter: 'lowpass', gain: 0.4 }),
  );

/** Every sound by its name; some are different for how many, which step or which place it is. */
export const SOUNDS = {
  card: () => [noise(2400, 2, 90, { to: 900, gain: 0.8 })],
  back: () => [noise(900, 10, 80, { to: 2400, gain: 0.8 })],
  agent: () => [tone(NOTE.D3, 3, 160, { to: NOTE.A2 }), noise(800, 1, 20, { filter: 'lowpass', gain: 0.5 })],
  cubes: (n: number) =>
    repeat(Math.min(n, 5), (i) =>
      tone(NOTE.G4 * 2 ** (i / 12), 1, 55, { wave: 'triangle', to: NOTE.E4 * 2 ** (i / 12), at: 45 * i }),
    ),
  spice: () => [
    ...repeat(6, (i) => tone(GRAINS[(i * 3) % 4] ?? NOTE.D6, 4, 60, { at: 25 * i, gain: 0.3 })),
    noise(5000, 20, 200, { gain: 0.06 }),
  ],
  water: () => [tone(400, 2, 120, { to: 900 }), tone(520, 2, 120, { to: 1100, at: 60, gain: 0.5 })],
  solari: () =>
    [NOTE.E6, NOTE.B6].flatMap((pitch) => [
      tone(pitch, 1, 180, { wave: 'triangle', gain: 0.3 }),
      tone(pitch, 1, 180, { wave: 'triangle', gain: 0.15, at: 70 }),
    ]),
  buy: () => [NOTE.A4, NOTE.E5].map((pitch) => tone(pitch, 15, 260, { wave: 'triangle', gain: 0.5 })),
  intrigue: () => [noise(600, 180, 60, { q: 3 }), tone(NOTE.B3, 180, 60, { gain: 0.1 })],
  influence: (step: number) => [tone(STEPS[Math.min(Math.max(step, 1), 6) - 1] ?? NOTE.D4, 8, 220, { gain: 0.6 })],
  alliance: () => [NOTE.D4, NOTE.A4, NOTE.D5].map((pitch, i) => tone(pitch, 10, 600, { at: 60 * i, gain: 0.5 })),
  combat: () => [...drum(), ...drum(260)],
  storm: () => [noise(400, 500, 900, { to: 1600, gain: 0.5 })],
  worm: () => [
    tone(NOTE.D3 / 2, 20, 500),
    tone(NOTE.A2 / 2, 20, 700, { at: 300 }),
    tone(200, 4, 240, { to: 450, at: 700, gain: 0.5 }),
  ],
  bars: (n: number) =>
    repeat(Math.min(n, 9), (i) =>
      tone((STEPS[i % 6] ?? NOTE.D4) * (i > 5 ? 2 : 1), 2, 70, { wave: 'triangle', at: 40 * i, gain: 0.4 }),
    ),
  place: placed,
  /** The first place, if it is one's own. */
  won: () => placed(1),
  point: () => [bell(NOTE.A5)],
  turn: () => [tone(NOTE.A4, 12, 420), tone(NOTE.D5, 12, 420, { at: 140 })],
  round: () => [NOTE.B4, NOTE.A4, NOTE.E4].map((pitch, i) => tone(pitch, 20, 240, { at: 110 * i, gain: 0.6 })),
  victory: () => [
    ...pad([NOTE.D3, NOTE.A3, NOTE.D4, NOTE.Fs4, NOTE.A4], 1800),
    bell(NOTE.D5, 300),
    bell(NOTE.A5, 600),
    ...drum(),
  ],
  over: () => pad([NOTE.D3, NOTE.A3, NOTE.D4, NOTE.E4, NOTE.A4], 1400),
} satisfies Record<string, (n: number) => Grain[]>;
export type Sound = keyof typeof SOUNDS;

/** What a phone does with it in the hand. */
const SHAKES: Partial<Record<Sound, number[]>> = { turn: [30], won: [20, 40, 20], victory: [40, 60, 40, 60, 120] };

let context: AudioContext | undefined;
let out: AudioNode | undefined;
let rustle: AudioBuffer | undefined;
let voices: { stop(): void; ends: number }[] = [];
const last = new Map<Sound, number>();

function open(): AudioContext {
  if (context) return context;
  context = new AudioContext();
  const gain = new GainNode(context, { gain: LOUD });
  const soft = new BiquadFilterNode(context, { type: 'lowpass', frequency: 7000 });
  const limit = new DynamicsCompressorNode(context, { threshold: -12, ratio: 12 });
  gain.connect(soft).connect(limit).connect(context.destination);
  out = gain;
  rustle = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const data = rustle.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return context;
}

/** Lets a sound be heard, if that is wanted and allowed; in a page that nobody sees only whose turn it is. */
export function play(name: Sound, n = 1, later = 0): void {
  if (settings.sound !== 'on' || typeof AudioContext === 'undefined') return;
  if (document.hidden && name !== 'turn') return;
  const shake = SHAKES[name];
  if (shake && felt()) setTimeout(() => navigator.vibrate(shake), later);
  const sounding = open();
  // A page may not make a sound before somebody has touched it.
  if (sounding.state !== 'running') {
    void sounding.resume();
    if (!navigator.userActivation?.hasBeenActive) return;
  }
  const start = sounding.currentTime + later / 1000;
  if (Math.abs(start - (last.get(name) ?? -1)) < AGAIN) return;
  last.set(name, start);
  voices = voices.filter(({ ends }) => ends > sounding.currentTime);
  while (voices.length >= VOICES) voices.shift()?.stop();
  const made = SOUNDS[name](n).map((grain) => sound(sounding, grain, start));
  voices.push({
    stop: () => made.forEach(({ source }) => source.stop()),
    ends: Math.max(...made.map(({ ends }) => ends)),
  });
}

/** Whether this is a phone that somebody holds. */
function felt(): boolean {
  const touched = navigator.userActivation?.hasBeenActive && matchMedia('(pointer: coarse)').matches;
  return touched === true && 'vibrate' in navigator;
}

/** Silence at once. */
export function hush(): void {
  for (const voice of voices.splice(0)) voice.stop();
}

function sound(
  ctx: AudioContext,
  { wave, pitch, to, attack, decay, at = 0, gain = 1, filter, q = 1, bell }: Grain,
  start: number,
): { source: AudioScheduledSourceNode; ends: number } {
  const begins = start + at / 1000;
  const ends = begins + (attack + decay) / 1000;
  const loud = new GainNode(ctx, { gain: 0 });
  loud.gain.setValueAtTime(0, begins);
  loud.gain.linearRampToValueAtTime(gain, begins + attack / 1000);
  loud.gain.exponentialRampToValueAtTime(0.0001, ends);
  const glide = (param: AudioParam) => {
    param.setValueAtTime(pitch, begins);
    if (to) param.exponentialRampToValueAtTime(to, ends);
  };
  let source: AudioScheduledSourceNode;
  let through: AudioNode = loud;
  if (filter) {
    const sieve = new BiquadFilterNode(ctx, { type: filter, frequency: wave === 'noise' ? pitch : 900, Q: q });
    if (wave === 'noise') glide(sieve.frequency);
    sieve.connect(loud);
    through = sieve;
  }
  if (wave === 'noise') source = new AudioBufferSourceNode(ctx, { buffer: rustle ?? null, loop: true });
  else {
    const tone = new OscillatorNode(ctx, { type: wave, detune: (Math.random() * 2 - 1) * CENTS });
    glide(tone.frequency);
    if (bell) {
      const over = new OscillatorNode(ctx, { frequency: pitch * bell });
      const depth = new GainNode(ctx, { gain: 2 * pitch });
      depth.gain.setValueAtTime(2 * pitch, begins);
      depth.gain.exponentialRampToValueAtTime(1, begins + 0.3);
      over.connect(depth).connect(tone.frequency);
      over.start(begins);
      over.stop(ends);
    }
    source = tone;
  }
  source.connect(through);
  if (out) loud.connect(out);
  source.start(begins);
  source.stop(ends);
  return { source, ends };
}
