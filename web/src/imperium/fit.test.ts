import { describe, expect, it } from 'vitest';
import { fitDesktop, fitPhone } from './fit';

describe('how the table fits its window', () => {
  it.each([
    [1440, 900, 1, ''],
    [1200, 800, 1, 'is-compact'],
    [1440, 760, 1, 'is-compact is-short'],
    [1920, 1080, 1.2, 'is-roomy'],
  ])('%d x %d', (width, height, zoom, density) => {
    expect(fitDesktop(width, height, 1)).toEqual({ zoom, density });
  });
  it('enlarges for larger text only as far as cards stay whole', () => {
    const { zoom, density } = fitDesktop(1440, 900, 1.3);
    expect(zoom).toBeGreaterThan(1.15);
    expect(900 / zoom).toBeGreaterThan(770);
    expect(density).toBe('is-compact');
    expect(fitDesktop(1200, 800, 1.3).zoom).toBe(1);
    expect(fitDesktop(1440, 760, 1.3).zoom).toBe(1);
  });
  it('keeps a phone wide enough for three cards', () => {
    expect(fitPhone(390, 1.15)).toBe(1.15);
    expect(390 / fitPhone(390, 1.3)).toBe(330);
    expect(fitPhone(320, 1.3)).toBe(1);
  });
});
