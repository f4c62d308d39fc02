/** A short lesson about the team game of six. */

import type { Codex } from '../../lib/codex';
import { said, stepsOf, type Answer, type Step } from './step';

/** An answer in plain words. */
const plain = (label: string, right: boolean, why: string): Answer => ({ id: label, label, right, why });

/** All steps for which the codex has what they need. */
export function teams(codex: Codex): Step[] {
  const pick = (...ids: string[]) => ids.flatMap((id) => codex.find(id) ?? []);
  return stepsOf(
    {
      title: 'Two teams',
      text:
        'Muad’Dib and Shaddam each command two Allies. When anybody has 10 victory points, or after nine rounds, the ' +
        'team wins whose three have more in all.',
      ask: 'Your team has 4, 5 and 6 points; theirs has 10, 1 and 2. Who wins?',
      answers: [
        plain('Your team', true, '15 against 13: only the sum counts.'),
        plain('Their team', false, 'Their 10 end the game, but all three of them have 13.'),
      ],
      after: 'Points are worth the same wherever in your team they are.',
    },
    {
      title: 'Activating an Ally',
      text:
        'A Commander has no troops, and stands on no track of the board. On each turn he activates an Ally: troops, ' +
        'sandworms, swords and influence with those factions are that Ally’s. Everything else is the Commander’s, ' +
        'and he pays.',
      ask: 'Muad’Dib activates Lady Jessica and goes to Arrakeen. Whose is the troop?',
      shown: pick('space-uprising-arrakeen'),
      answers: [
        plain('Lady Jessica’s', true, 'She recruits it, and she decides whether it is deployed.'),
        plain('Muad’Dib’s', false, 'He has no troops. The card that Arrakeen gives is his.'),
      ],
      after: 'One Agent token of his points at each Ally, so he sends one Agent for each of them.',
    },
    {
      title: 'Boards of their own',
      text:
        'Each Commander has a board with two spaces and a track that is his alone: Fremen for Muad’Dib, the Emperor ' +
        'for Shaddam. On the board that all share, the Emperor’s icon stands for the Great Houses and the Fremen ' +
        'icon for the Fringe Worlds.',
      ask: 'Where can only Muad’Dib go?',
      answers: pick('space-muad-dibs-hardy-warriors', 'space-expedition', 'space-vast-wealth').map((entry) => {
        const right = entry.id === 'space-muad-dibs-hardy-warriors';
        const whose = entry.id === 'space-expedition' ? 'Fringe Worlds: everybody may go there.' : 'It is Shaddam’s.';
        return said(entry, right, right ? 'It is on his own board.' : whose);
      }),
      after: 'Some steps of such a track give something to each of the team.',
    },
    {
      title: 'Together in the Conflict',
      text:
        'Allies fight each for themselves, also against each other. A Commander plays Combat cards for one of his ' +
        'Allies. If two Allies of a team are tied, one of them may concede and take the next place.',
      ask: 'Both your Allies have 7 strength, their Allies 5 and 3. What is best for the team?',
      answers: [
        plain('One of them concedes', true, 'They take the first and the second reward.'),
        plain('They leave it at the tie', false, 'Tied for first, both would only take the second reward.'),
      ],
      after: 'Talk about it: what is said at the table is heard by all, unless your table lets teams talk in private.',
    },
    {
      title: 'Trade and the Throne Row',
      text:
        'Some spaces and cards let two of a team trade: each may give any number of one kind, spice, water, Solari ' +
        'or Intrigue cards. Shaddam moves cards of the Imperium Row to the Throne Row, where only his team ' +
        'acquires them.',
      ask: 'Which space lets you trade with a teammate?',
      answers: pick('space-economic-support', 'space-military-support', 'space-expedition').map((entry) =>
        said(entry, (entry.glyphs.agent ?? []).includes('trade'), entry.text),
      ),
      after: 'What is traded is not gained: nothing that counts gains counts it.',
    },
  );
}
