import { describe, expect, it } from 'vitest';
import type { EventView } from '../../lib/protocol';
import type { View } from '../view';
import { soundsOf } from './sounds';

const view = { seat: 0, seats: [{ leader: 'atreides' }, { leader: 'fremen' }] } as unknown as View;
const event = (kind: string, seat: number | null = null, n = 0): EventView => ({
  ...{ kind, seat, n, what: '', other: null, seen: [], text: '', said: [] },
});
const heard = (...events: EventView[]) => soundsOf({ events, lasts: 0 }, view).map(({ sound }) => sound);

describe('what is heard', () => {
  it('is the storm, a card with its spice, and a worm', () => {
    expect(heard(event('storm', null, 8), event('storm-losses', 0, 3))).toEqual(['storm']);
    expect(heard(event('spice-card', null, 12))).toEqual(['card', 'spice']);
    expect(heard(event('spice-card'), event('worm', null, 4))).toEqual(['card', 'worm']);
  });
  it('is another victory where it is one’s own', () => {
    expect(heard(event('won', 0), event('won', 1))).toEqual(['won', 'place']);
    expect(heard(event('victory', 0))).toEqual(['victory']);
    expect(heard(event('victory', 1))).toEqual(['over']);
  });
});
