import { describe, expect, it } from 'vitest';
import type { OptionView } from '../../../lib/protocol';
import { Choices, controlOf } from '../../../table/choices';
import { verbs } from './verbs';

type About = Pick<OptionView, 'of' | 'id' | 'at' | 'n'>;
const option = (name: string, about: About = {}, number = 0): OptionView => ({
  option: number,
  name,
  text: name,
  verb: name.split(':')[0] ?? '',
  ...about,
});
const choosing = (...given: [string, About?][]) =>
  new Choices(
    given.map(([name, about], i) => option(name, about, i)),
    verbs,
  );
const card = (id: string, at?: string): About => ({ of: 'card', id, ...(at ? { at } : {}) });
const space = (id: string): About => ({ of: 'space', id: `space-${id}` });
const number = (n: number): About => ({ of: 'number', n });
const faction = (id: string): About => ({ of: 'faction', id });

describe('every option has its object', () => {
  it.each<[string, About, string, string]>([
    ['play:dagger', card('dagger'), 'hand', 'dagger'],
    ['discard:dagger', card('dagger'), 'hand', 'dagger'],
    ['trash:hand:dagger', card('dagger', 'hand'), 'hand', 'dagger'],
    ['trash:discard:dagger', card('dagger', 'discard'), 'discard', 'dagger'],
    ['trash:play:dagger', card('dagger', 'play'), 'play', 'dagger'],
    ['take:dagger', card('dagger'), 'discard', 'dagger'],
    ['space:arrakeen', space('arrakeen'), 'space', 'arrakeen'],
    ['voice:arrakeen', space('arrakeen'), 'space', 'arrakeen'],
    ['recall:arrakeen', space('arrakeen'), 'space', 'arrakeen'],
    ['agent:arrakeen', space('arrakeen'), 'space', 'arrakeen'],
    ['agent:leader', { of: 'leader', id: 'leader' }, 'leader', ''],
    ['buy:chani', card('chani'), 'market', 'chani'],
    ['acquire:chani', card('chani'), 'market', 'chani'],
    ['set-aside:chani', card('chani', 'market'), 'market', 'chani'],
    ['set-aside:dagger', card('dagger', 'hand'), 'hand', 'dagger'],
    ['aside:chani', card('chani'), 'aside', 'chani'],
    ['faction:bene_gesserit', faction('bene_gesserit'), 'faction', 'bene_gesserit'],
    ['lose:fremen', faction('fremen'), 'faction', 'fremen'],
    ['secret:guild', faction('guild'), 'faction', 'guild'],
    ['target:2', { of: 'seat', id: '2' }, 'seat', '2'],
    ['give:0', { of: 'seat', id: '0' }, 'seat', '0'],
    ['intrigue:ambush', { of: 'intrigue', id: 'ambush' }, 'intrigue', 'ambush'],
    ['deploy:3', number(3), 'number', 'deploy'],
    ['retreat:1', number(1), 'number', 'retreat'],
    ['sell:4', number(4), 'sale', '4'],
    ['end-turn', {}, 'end', ''],
    ['pass', {}, 'end', ''],
    ['reveal', {}, 'reveal', ''],
    ['leader:paul-atreides', { of: 'leader', id: 'leader-paul-atreides' }, 'pick', 'paul-atreides'],
    ['gain:carryall', { of: 'effect', id: 'carryall' }, 'effect', 'carryall'],
    ['trash:selective-breeding', { of: 'effect', id: 'space-selective-breeding' }, 'effect', 'selective-breeding'],
    ['choose:guild-ambassador:1', { of: 'effect', id: 'guild-ambassador' }, 'effect', 'guild-ambassador'],
    ['defend', {}, 'list', ''],
    ['snoop:draw', {}, 'list', ''],
    ['to:deck', {}, 'list', ''],
    ['unheard-of', {}, 'list', ''],
  ])('%s', (name, about, place, id) => {
    expect(controlOf(option(name, about), verbs)).toMatchObject({ place, id });
  });
});

describe('choices', () => {
  it('finds options by their object', () => {
    const choices = choosing(
      ['deploy:2', number(2)],
      ['deploy:1', number(1)],
      ['gain:carryall', { of: 'effect', id: 'carryall' }],
      ['end-turn'],
    );
    expect(choices.numbers()).toEqual([
      {
        verb: 'deploy',
        values: [
          { n: 1, option: choices.all[1] },
          { n: 2, option: choices.all[0] },
        ],
      },
    ]);
    expect(choices.end?.name).toBe('end-turn');
    expect(choices.onlyEnd).toBe(false);
    expect(choosing(['intrigue:ambush', { of: 'intrigue', id: 'ambush' }], ['end-turn']).onlyEnd).toBe(true);
  });
  it('finds them by whole ids and by short ones', () => {
    const choices = choosing(['space:arrakeen', space('arrakeen')]);
    expect(choices.at('space', 'arrakeen')).toBe(choices.all[0]);
    expect(choices.at('space', 'space-arrakeen')).toBe(choices.all[0]);
  });
  it('gives keys to options: their own, or the next number; what is counted is stepped', () => {
    const choices = choosing(
      ['play:dagger', card('dagger')],
      ['deploy:1', number(1)],
      ['reveal'],
      ['play:diplomacy', card('diplomacy')],
      ['end-turn'],
    );
    expect(choices.all.map((one) => choices.key(one))).toEqual(['1', '', 'R', '2', 'E']);
    expect(choices.pressed('r')?.name).toBe('reveal');
  });
  it('asks what choosing an object would mean now', () => {
    const play: [string, About] = ['play:dagger', card('dagger')];
    expect(choosing().asked('space', 'arrakeen')).toBe('space:arrakeen');
    expect(choosing(['recall:carthag', space('carthag')]).asked('space', 'arrakeen')).toBe('recall:arrakeen');
    const trash: [string, About] = ['trash:hand:dagger', card('dagger', 'hand')];
    expect(choosing(trash).asked('hand', 'diplomacy')).toBe('trash:hand:diplomacy');
    expect(choosing(['discard:dagger', card('dagger')], trash).asked('hand', 'diplomacy')).toBe('discard:diplomacy');
    expect(choosing(play).asked('market', 'chani')).toBe('buy:chani');
    expect(choosing(play).asked('end')).toBe('end-turn');
  });
  it('knows what is no decision', () => {
    expect(choosing(['draw:mentat']).forced?.name).toBe('draw:mentat');
    expect(choosing(['sell:2', number(2)]).forced?.name).toBe('sell:2');
    expect(choosing(['draw:mentat'], ['end-turn']).forced).toBeUndefined();
    for (const own of ['reveal', 'play:dagger', 'space:arrakeen', 'end-turn', 'pass', 'leader:paul-atreides'])
      expect(choosing([own]).forced).toBeUndefined();
  });
  it('says what taking back means while an Agent is sent', () => {
    expect(choosing(['space:arrakeen', space('arrakeen')]).back).toBe('Put the card back');
    expect(choosing(['play:dagger', card('dagger')]).back).toBe('');
  });
  it('says to what strength a deployment leads', () => {
    const view = { seat: 1, seats: [{}, { strength: 3 }] } as never;
    expect(verbs.deploy?.note?.({ ...option('deploy:2', number(2)), strength: 7 }, view)).toBe('strength 3 → 7');
  });
});
