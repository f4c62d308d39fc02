import { describe, expect, it } from 'vitest';
import { Choices } from '../table/choices';
import { read, suggest } from '../table/commands';
import { verbs } from './boxes/base/verbs';

const legal = [
  { option: 1, name: 'play:dagger', text: 'Play Dagger', verb: 'play', of: 'card', id: 'dagger' },
  { option: 2, name: 'play:duncan-idaho', text: 'Play Duncan Idaho', verb: 'play', of: 'card', id: 'duncan-idaho' },
  { option: 3, name: 'space:arrakeen', text: 'Send the Agent to Arrakeen', verb: 'space', of: 'space', id: 'arrakeen' },
  { option: 4, name: 'deploy:2', text: 'Deploy 2', verb: 'deploy', of: 'number', n: 2 },
  { option: 5, name: 'deploy:12', text: 'Deploy 12', verb: 'deploy', of: 'number', n: 12 },
  {
    option: 6,
    name: 'buy:the-spice-must-flow',
    text: 'Acquire The Spice Must Flow',
    verb: 'buy',
    of: 'card',
    id: 'flow',
  },
  { option: 7, name: 'end-turn', text: 'End your turn', verb: 'end-turn' },
  { option: 8, name: 'reveal', text: 'Take your Reveal turn', verb: 'reveal' },
  { option: 9, name: 'trash:hand:dagger', text: 'Trash Dagger', verb: 'trash', of: 'card', id: 'dagger', at: 'hand' },
];
const choices = new Choices(legal, verbs);
const chosen = (typed: string) => {
  const reading = read(typed, choices);
  return reading.kind === 'option' ? reading.option.name : reading.kind;
};

describe('typed commands', () => {
  it.each([
    ['play dagger', 'play:dagger'],
    ['/play dagger', 'play:dagger'],
    ['arrakeen', 'space:arrakeen'],
    ['arra', 'space:arrakeen'],
    ['deploy 2', 'deploy:2'],
    ['deploy 12', 'deploy:12'],
    ['duncan', 'play:duncan-idaho'],
    ['buy spice', 'buy:the-spice-must-flow'],
    ['end', 'end-turn'],
    ['done', 'end-turn'],
    ['reveal', 'reveal'],
    ['trash dagger', 'trash:hand:dagger'],
    ['go arrakeen', 'space:arrakeen'],
    ['3', 'space:arrakeen'],
  ])('%s', (typed, name) => {
    expect(chosen(typed)).toBe(name);
  });
  it('asks back when several fit', () => {
    expect(chosen('play d')).toBe('several');
  });
  it('knows undo and says when nothing fits', () => {
    expect(read('undo', choices)).toEqual({ kind: 'command', command: 'undo' });
    expect(chosen('caladan')).toBe('none');
  });
  it('suggests while typing', () => {
    expect(suggest('dep', choices).map((option) => option.name)).toEqual(['deploy:2', 'deploy:12']);
  });
});
