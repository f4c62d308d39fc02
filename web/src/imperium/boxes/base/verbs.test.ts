import { describe, expect, it } from 'vitest';
import { Choices, controlOf } from '../../../table/choices';
import { verbs } from './verbs';

const choosing = (...names: string[]) =>
  new Choices(
    names.map((name, option) => ({ option, name, text: name })),
    verbs,
  );

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
    ['sell:4', 'sale', '4'],
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
    expect(controlOf(name, verbs)).toMatchObject({ place, id });
  });
  it('falls back to the list', () => {
    expect(controlOf('unheard-of', verbs).place).toBe('list');
  });
});

describe('choices', () => {
  it('finds options by their object', () => {
    const choices = choosing('deploy:1', 'deploy:2', 'gain:carryall', 'end-turn');
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
    expect(choosing('intrigue:ambush', 'end-turn').onlyEnd).toBe(true);
  });
  it('gives keys to options: their own, or the next number; what is counted is stepped', () => {
    const choices = choosing('play:dagger', 'deploy:1', 'reveal', 'play:diplomacy', 'end-turn');
    expect(choices.all.map((option) => choices.key(option))).toEqual(['1', '', 'R', '2', 'E']);
    expect(choices.pressed('r')?.name).toBe('reveal');
  });
  it('asks what choosing an object would mean now', () => {
    expect(choosing().asked('space', 'arrakeen')).toBe('space:arrakeen');
    expect(choosing('recall:carthag').asked('space', 'arrakeen')).toBe('recall:arrakeen');
    expect(choosing('trash:hand:dagger').asked('hand', 'diplomacy')).toBe('trash:hand:diplomacy');
    expect(choosing('discard:dagger', 'trash:hand:dagger').asked('hand', 'diplomacy')).toBe('discard:diplomacy');
    expect(choosing('play:dagger').asked('market', 'chani')).toBe('buy:chani');
    expect(choosing('play:dagger').asked('end')).toBe('end-turn');
  });
  it('knows what is no decision', () => {
    expect(choosing('draw:mentat').forced?.name).toBe('draw:mentat');
    expect(choosing('sell:2').forced?.name).toBe('sell:2');
    expect(choosing('draw:mentat', 'end-turn').forced).toBeUndefined();
    for (const own of ['reveal', 'play:dagger', 'space:arrakeen', 'end-turn', 'pass', 'leader:paul-atreides'])
      expect(choosing(own).forced).toBeUndefined();
  });
  it('says what taking back means while an Agent is sent', () => {
    expect(choosing('space:arrakeen').back).toBe('Put the card back');
    expect(choosing('play:dagger').back).toBe('');
  });
});
