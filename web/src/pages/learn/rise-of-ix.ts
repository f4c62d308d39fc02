/** A short lesson about what Rise of Ix adds. */

import type { Codex } from '../../lib/codex';
import { glyphsAnswer, said, stepsOf, type Step } from './step';

const UNITS = { dreadnought: 3, troop: 2 };

/** All steps for which the codex has what they need. */
export function riseOfIx(codex: Codex): Step[] {
  const pick = (...ids: string[]) => ids.flatMap((id) => codex.find(id) ?? []);
  const track = codex.find('shipping-track');
  const level = (n: number) => track?.glyphs[`level-${n}`] ?? [];
  return stepsOf(
    {
      title: 'Freighters',
      text:
        'Everybody has a freighter on the Shipping track. A freighter icon moves it up one level, or recalls it to ' +
        'the dock: then it pays.',
      ...(track ? { shown: [track] } : {}),
      ask: 'Your freighter stands on level 2, and you recall it. What does it bring?',
      answers: track
        ? [
            glyphsAnswer('one', 'Level 1', level(1), false, 'It has passed that level, but there is more.'),
            glyphsAnswer('two', 'Level 2', level(2), false, 'That is its own level; those below it pay too.'),
            glyphsAnswer('both', 'Levels 1 and 2', [...level(1), ...level(2)], true, 'Its level and all below it.'),
          ]
        : [],
      after: 'You take it in the order you like, and start again from the dock.',
    },
    {
      title: 'Tech from Ix',
      text:
        'Three stacks of tiles lie on Ix, one face up on each. Spaces and cards let you acquire one for spice. A ' +
        'negotiator that waits on Ix pays like one spice and goes home.',
      have: { glyphs: ['3 spice', 'negotiator'], label: 'You have 3 spice, and one negotiator on Ix.' },
      ask: 'Which tile can you acquire?',
      answers: pick('spy-satellites', 'spaceport', 'flagship').map((entry) => {
        const right = (entry.cost ?? 0) <= 4;
        return said(
          entry,
          right,
          `It costs ${entry.cost} spice. ${right ? 'Three, and the negotiator.' : 'You have four in all.'}`,
        );
      }),
      after: 'Some tiles are turned over to use them; they come back up when the next round begins.',
    },
    {
      title: 'Dreadnoughts',
      text:
        `A dreadnought is a unit: ${UNITS.dreadnought} strength in the Conflict, and it returns to your garrison. ` +
        'The winner with one places it over a city or basin, above any flag, until the end of the next Combat.',
      ask: 'Who wins?',
      answers: [
        glyphsAnswer('you', 'You', ['dreadnought', '2 sword'], true, 'Three for the dreadnought and two swords: five.'),
        glyphsAnswer('ada', 'Ada', ['2 troop'], false, 'Two troops make four. Somebody has five.'),
        glyphsAnswer('jun', 'Jun', ['6 sword'], false, 'Without a unit there, swords count nothing.'),
      ],
      after: 'What speaks of troops never touches dreadnoughts; what speaks of units touches both.',
    },
    {
      title: 'Infiltrating',
      text: 'An arrow at an Agent icon means: enemy Agents on the space do not stop yours.',
      ask: 'An enemy Agent stands on Carthag. Which card takes you there?',
      answers: pick('bounty-hunter', 'reconnaissance', 'dagger').map((entry) => {
        const city = entry.icons.includes('city');
        const right = city && entry.glyphs.entry !== undefined;
        return said(
          entry,
          right,
          right
            ? 'A city icon, and it infiltrates.'
            : city
              ? 'The icon fits, but the space is taken.'
              : 'It has no city icon.',
        );
      }),
      after: 'Your own Agent, or a space closed by The Voice, still stops it.',
    },
    {
      title: 'Unloading',
      text: 'Some Reveal boxes have a hatch. They also count when you discard or trash the card, on anybody’s turn.',
      ask: 'You must discard a card. Which one gives you something for it?',
      answers: pick('choam-delegate', 'dagger', 'diplomacy').map((entry) => {
        const right = entry.glyphs.unload !== undefined;
        return said(entry, right, right ? (entry.details.unload ?? '') : 'It is just discarded.');
      }),
      after: 'So a discard that others ask of you may be a gift.',
    },
  );
}
