import { describe, expect, it } from 'vitest';
import { Choices, controlOf, sourceOf } from './controls';

const options = (...names: string[]) => names.map((name, option) => ({ option, name, text: name }));

describe('every option has its object', () => {
  it.each([
    ['play:dagger', 'hand', 'dagger'],
    ['discard:dagger', 'hand', 'dagger'],
    ['trash:hand:dagger', 'hand', 'dagger'],
    ['trash:discard:dagger', 'discard', 'dagger'],
    ['trash:play:dagger', 'play', 'dagger'],
    ['take:dagger', 'discard', 'dagger'],
    ['space:arrakeen', 'space', 'arrakeen'],
    ['voice:arrakeen', 'space', 'arrakeen'],
    ['recall:arrakeen', 'space', 'arrakeen'],
    ['agent:arrakeen', 'space', 'arrakeen'],
    ['agent:leader', 'leader', ''],
    ['buy:chani', 'market', 'chani'],
    ['acquire:chani', 'market', 'chani'],
    ['set-aside:chani', 'market', 'chani'],
    ['aside:chani', 'aside', 'chani'],
    ['faction:bene_gesserit', 'faction', 'bene_gesserit'],
    ['lose:fremen', 'faction', 'fremen'],
    ['secret:guild', 'faction', 'guild'],
    ['target:2', 'seat', '2'],
    ['give:0', 'seat', '0'],
    ['intrigue:ambush', 'intrigue', 'ambush'],
    ['deploy:3', 'number', 'deploy'],
    ['retreat:1', 'number', 'retreat'],
    ['sell:4', 'number', 'sell'],
    ['end-turn', 'end', ''],
    ['pass', 'end', ''],
    ['reveal', 'reveal', ''],
    ['leader:paul-atreides', 'pick', 'paul-atreides'],
    ['gain:carryall', 'effect', 'carryall'],
    ['choose:guild-ambassador:1', 'effect', 'guild-ambassador'],
    ['defend', 'list', ''],
    ['snoop:draw', 'list', 'draw'],
    ['to:deck', 'list', 'deck'],
  ])('%s', (name, place, id) => {
    expect(controlOf(name)).toMatchObject({ place, id });
  });
  it('falls back to the list', () => {
    expect(controlOf('unheard-of').place).toBe('list');
  });
});

describe('choices', () => {
  it('finds options by their object', () => {
    const choices = new Choices(options('deploy:1', 'deploy:2', 'gain:carryall', 'end-turn'));
    expect(choices.numbers()).toEqual([
      {
        verb: 'deploy',
        values: [
          { n: 1, option: choices.all[0] },
          { n: 2, option: choices.all[1] },
        ],
      },
    ]);
    expect(choices.end?.name).toBe('end-turn');
    expect(choices.onlyEnd).toBe(false);
    expect(new Choices(options('intrigue:ambush', 'end-turn')).onlyEnd).toBe(true);
  });
  it('parts the source from what is done', () => {
    expect(sourceOf('Gain 1 spice (Carryall)')).toEqual({ what: 'Gain 1 spice', source: 'Carryall' });
    expect(sourceOf('Pass')).toEqual({ what: 'Pass', source: '' });
  });
});
