import { describe, expect, it } from 'vitest';
import { SOUNDS } from './sound';

describe('a sound', () => {
  it.each(Object.entries(SOUNDS))('is short and quiet: %s', (_, make) => {
    for (const n of [1, 2, 3, 12]) {
      const grains = make(n);
      expect(grains.length).toBeGreaterThan(0);
      for (const { attack, decay, at = 0, pitch, gain = 1 } of grains) {
        expect(at + attack + decay).toBeLessThanOrEqual(2000);
        expect(attack).toBeGreaterThan(0);
        expect(pitch).toBeGreaterThan(40);
        expect(gain).toBeLessThanOrEqual(1);
      }
    }
  });
});
