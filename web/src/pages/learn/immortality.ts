/** A short lesson about what Immortality adds. */

import type { Codex } from '../../lib/codex';
import { amount, glyphsAnswer, said, stepsOf, type Step } from './step';

/** All steps for which the codex has what they need. */
export function immortality(codex: Codex): Step[] {
  const pick = (...ids: string[]) => ids.flatMap((id) => codex.find(id) ?? []);
  const pair = pick('ghola', 'experimentation');
  const from = codex.find('research-c2r4');
  const track = codex.find('tleilaxu-track');
  return stepsOf(
    {
      title: 'Grafting',
      text:
        'A Graft card is never played alone: pick it and one more card, and send one Agent by an icon of either. ' +
        'Both Agent boxes count.',
      shown: pair,
      ask: 'You play these two together. Where may the Agent go?',
      answers: pick('space-arrakeen', 'space-wealth', 'space-secrets').map((entry) => {
        const right = entry.icons.some((icon) => pair.some((card) => card.icons.includes(icon)));
        return said(entry, right, right ? 'One of the two shows its icon: that is enough.' : 'Neither shows its icon.');
      }),
      after: 'At the table: pick one card, the partners glow. Esc parts them.',
    },
    {
      title: 'Research',
      text:
        'A research icon moves your token one hexagon to the right, and you get what stands there. At the fourth and ' +
        'the eighth column lie genetic markers: what they open is yours for good.',
      ...(from ? { shown: [from] } : {}),
      ask: `Your research stands on ${from?.name ?? 'a hexagon'}. Which of these is too far away?`,
      answers: from
        ? pick('research-c3r3', 'research-c3r5', 'research-c3r1').map((entry) => {
            const near = (from.details.ways ?? '').includes(entry.name);
            return said(entry, !near, near ? 'One step away: you could go there.' : 'No hexagon of yours touches it.');
          })
        : [],
      after: 'Some hexagons give another step at once.',
    },
    {
      title: 'Specimens',
      text:
        'A specimen is a troop of yours from the supply, grown in the tanks. On your Reveal turn specimens buy ' +
        'cards of the Tleilaxu Row; they are not persuasion, and persuasion does not buy there.',
      have: { glyphs: ['2 specimen', '6 persuasion'], label: 'You have 2 specimens and 6 persuasion.' },
      ask: 'Which card can you acquire?',
      answers: pick('face-dancer', 'ghola', 'usurp').map((entry) => {
        const price = amount(entry.glyphs.cost, 'specimen');
        return said(entry, price <= 2, `It costs ${price} specimens.`);
      }),
      after: 'Specimens you spend are troops in your supply again.',
    },
    {
      title: 'The Tleilaxu track',
      text: 'Beetles move you along the Tleilaxu track. It is no faction: influence never moves this token.',
      ask: 'What does the first to reach its fourth space gain?',
      answers: track
        ? [
            glyphsAnswer(
              'space',
              'The space',
              track.glyphs['space 4'] ?? [],
              false,
              'Everybody gets that; the first gets more.',
            ),
            glyphsAnswer(
              'first',
              'Space and spice',
              [...(track.glyphs['space 4'] ?? []), ...(track.glyphs.spice ?? [])],
              true,
              track.details.spice ?? '',
            ),
            glyphsAnswer(
              'second',
              'An Intrigue card',
              track.glyphs['space 2'] ?? [],
              false,
              'That is an earlier space.',
            ),
          ]
        : [],
      after: 'And once in a game your Family Atomics sweep the whole Imperium Row away.',
    },
  );
}
