import { describe, expect, it } from 'vitest';
import { icons } from './boxes/base/icons';
import { drawWith, parseGlyph, parsePhrase } from './phrase';

drawWith(icons);

describe('glyphs', () => {
  it('shows one of a thing without a number', () => {
    expect(parseGlyph('spice')).toEqual([{ kind: 'fx', icon: 'spice' }]);
    expect(parseGlyph('4 spice')).toEqual([{ kind: 'fx', icon: 'spice', n: '4' }]);
  });
  it('puts persuasion in its own sign', () => {
    expect(parseGlyph('persuasion')).toEqual([{ kind: 'per', n: '1' }]);
    expect(parseGlyph('3 persuasion')).toEqual([{ kind: 'per', n: '3' }]);
    expect(parseGlyph('-1 persuasion')).toEqual([{ kind: 'per', n: '−1' }]);
    expect(parseGlyph('-3 persuasion the-spice-must-flow')[1]).toEqual({ kind: 'text', text: 'The Spice Must Flow' });
  });
  it('shows influence with its faction', () => {
    expect(parseGlyph('influence-bene-gesserit')).toEqual([{ kind: 'inf', faction: 'bene-gesserit' }]);
    expect(parseGlyph('2 influence-any')).toEqual([{ kind: 'fx', icon: 'influence-any', n: '2' }]);
    expect(parseGlyph('2x influence-up')).toEqual([{ kind: 'fx', icon: 'influence-up', n: '2×' }]);
  });
  it('puts conditions in tags', () => {
    expect(parseGlyph('if guild 2+')).toEqual([
      {
        kind: 'if',
        parts: [
          { kind: 'fx', icon: 'agent-guild' },
          { kind: 'text', text: '2+' },
        ],
      },
    ]);
    expect(parseGlyph('if alliance-emperor')).toEqual([
      { kind: 'if', parts: [{ kind: 'fx', icon: 'alliance', tone: 'f-emperor' }] },
    ]);
    expect(parseGlyph('if other-fremen')[0]).toMatchObject({
      kind: 'if',
      parts: [{ icon: 'agent-fremen' }, { icon: 'card' }],
    });
    expect(parseGlyph('if 4+ intrigue')[0]).toMatchObject({
      kind: 'if',
      parts: [{ text: '4+' }, { icon: 'intrigue' }],
    });
    expect(parseGlyph('if 3x3+')[0]).toMatchObject({ kind: 'if', parts: [{ text: '3×3+' }] });
  });
  it('reads the rest', () => {
    expect(parsePhrase(['water', 'arrow', 'troop', 'or', 'card'])).toHaveLength(5);
    expect(parseGlyph('lose 3 troop')).toEqual([{ kind: 'fx', icon: 'troop', n: '−3' }]);
    expect(parseGlyph('lose garrison')).toEqual([{ kind: 'fx', icon: 'garrison', n: '−1' }]);
    expect(parseGlyph('any retreat')).toEqual([
      { kind: 'text', text: 'any' },
      { kind: 'fx', icon: 'retreat' },
    ]);
    expect(parseGlyph('each opponent')).toEqual([{ kind: 'fx', icon: 'rivals' }]);
    expect(parseGlyph('2x bonus maker')).toEqual([{ kind: 'fx', icon: 'maker', n: '2×', after: 'bonus' }]);
    expect(parseGlyph('2 of')).toEqual([{ kind: 'text', text: '2 of' }]);
    expect(parseGlyph('card:foldspace')).toEqual([
      { kind: 'text', text: 'Foldspace' },
      { kind: 'fx', icon: 'card' },
    ]);
    expect(parseGlyph('2 influence-order')).toEqual([{ kind: 'fx', icon: 'influence-up', n: '2nd' }]);
    expect(parseGlyph('combat')).toEqual([{ kind: 'fx', icon: 'conflict' }]);
  });
});
