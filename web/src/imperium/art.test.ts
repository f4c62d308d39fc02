import { describe, expect, it } from 'vitest';
import { parted } from './art';

describe('the name of a card', () => {
  it('is parted where its words are long', () => {
    const shown = (name: string) => parted(name).replaceAll('\u00ad', '-');
    expect(shown('Reconnaissance')).toBe('Reconnais-sance');
    expect(shown('Assassination Mission')).toBe('Assassi-nation Mission');
    expect(shown('Guild Administrator')).toBe('Guild Administra-tor');
    expect(shown('Dagger')).toBe('Dagger');
  });
});
