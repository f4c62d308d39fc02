/** A guided first turn and a battle of Dune (1979). */

import type { Codex } from '../../lib/codex';
import type { CodexEntry } from '../../lib/protocol';
import { said, stepsOf, type Answer, type Step } from './step';

const words = (id: string, label: string, right: boolean, why: string): Answer => ({ id, label, right, why });
const isCategory = (entry: CodexEntry, category: string) => entry.facts.category === category;

/** All steps for which the codex has what they need. */
export function classic(codex: Codex): Step[] {
  const pick = (...ids: string[]) => ids.flatMap((id) => codex.find(id) ?? []);
  const named = (id: string) => codex.name(id);
  const leader = codex.find('gurney-halleck');
  const strength = leader?.cost ?? 0;
  return stepsOf(
    {
      title: 'What wins',
      text:
        'Five strongholds stand on the planet. A player who holds three of them alone, or with allies, when a ' +
        'turn ends has ' +
        'won; between two players it takes four.',
      places: ['arrakeen', 'carthag', 'sietch-tabr', 'tueks-sietch', 'habbanya-sietch'],
      ask: 'Three players. Two allies hold two strongholds and one. What happens at the end of the turn?',
      answers: [
        words('win', 'They win together', true, 'Strongholds of allies count together.'),
        words('wait', 'Nothing yet', false, 'Two and one are three, and allies count together.'),
        words('tie', 'The one with two wins alone', false, 'Allies win together, or not at all.'),
      ],
      after: 'Every seat at the table shows its strongholds, those of its allies paler: count them each turn.',
    },
    {
      title: 'The storm',
      text:
        'A turn begins with the storm: two players dial in secret, and it sweeps on by the sum, against the clock. ' +
        'Tokens and spice in open sand under it are gone; rock and strongholds are safe.',
      places: ['arrakeen', 'the-great-flat', 'funeral-plain'],
      ask: 'The storm is about to pass. Where do your tokens live?',
      answers: pick('arrakeen', 'the-great-flat', 'funeral-plain').map((entry) => {
        const safe = !(entry.details.Storm ?? '').startsWith('Open');
        return said(entry, safe, entry.details.Storm ?? '');
      }),
      after: 'Nobody moves through the storm either. At the table blocked places say why.',
    },
    {
      title: 'The auction',
      text:
        'Spice blows, and perhaps a worm comes; then treachery cards are sold, unseen, one for each player who has ' +
        'room. Bids go round until all others pass; the Emperor is paid, or the bank.',
      ask: 'You have 5 spice and 4 cards in hand, as many as you may hold. What can you bid?',
      answers: [
        words('none', 'Nothing', true, 'A full hand does not bid.'),
        words('five', 'Up to 5', false, 'You could pay it, but there is no room in your hand.'),
        words('one', '1', false, 'A full hand does not bid at all.'),
      ],
      after: 'Cards are weapons, defenses, special cards, and worthless ones to bluff with.',
    },
    {
      title: 'Shipment',
      text:
        'The dead are revived, then everybody in storm order ships tokens from reserve and moves one group. Shipping ' +
        'costs spice by the token, and strongholds are cheaper.',
      places: ['tueks-sietch', 'the-minor-erg', 'pasty-mesa'],
      ask: 'Two tokens are to land. Where is it cheaper?',
      answers: pick('tueks-sietch', 'the-minor-erg', 'pasty-mesa').map((entry) => {
        const price = entry.details.Shipment ?? '';
        return said(entry, price.startsWith('1 '), price);
      }),
      after: 'At the table press a lit place, and say how many: the price stands beside it.',
    },
    {
      title: 'Movement',
      text:
        'A group moves one territory; who stands in Arrakeen or Carthag has ornithopters, and moves three. A ' +
        'stronghold ' +
        'that two others hold is closed.',
      places: ['carthag', 'polar-sink'],
      ask: `You hold ${named('carthag')}. How far may your group in the ${named('polar-sink')} go?`,
      answers: [
        words('three', 'Three territories', true, 'Ornithopters carry every group of yours.'),
        words('one', 'One territory', false, 'That is the way without ornithopters.'),
        words('none', 'Nowhere', false, 'The Polar Sink is safe from the storm, and free to leave.'),
      ],
      after: 'First press the group that goes, then where to. What is lit can be reached.',
    },
    {
      title: 'The battle plan',
      text:
        'Players who share a territory fight. Both make a plan in secret: dial so many tokens, name a leader, ' +
        'add a weapon ' +
        'and a defense. The tokens dialed are lost even by the winner; the loser loses all.',
      ...(leader ? { shown: [leader] } : {}),
      ask: `You dial 3 and send ${leader?.name ?? 'a leader'}. What is your plan worth while he lives?`,
      answers: leader
        ? [
            words('sum', String(3 + strength), true, `3 dialed and ${strength} for the leader.`),
            words('dial', '3', false, 'That is what is left if he is killed.'),
            words('leader', String(strength), false, 'The dial counts too.'),
          ]
        : [],
      after:
        'The wheel is the whole plan: turn it, pick a leader and cards, and seal it. Nobody sees it before both are.',
    },
    {
      title: 'Weapons and defenses',
      text:
        'A weapon kills the other leader, unless his defense is of the right sort: a shield stops ' +
        'projectiles, a snooper ' +
        'poison.',
      shown: pick('chaumas'),
      ask: 'You expect this weapon. Which card saves your leader?',
      answers: pick('shield', 'snooper', 'baliset').map((entry) =>
        said(entry, isCategory(entry, 'poison defense'), entry.text),
      ),
      after: 'If a lasegun meets a shield, both sides are destroyed.',
    },
    {
      title: 'Traitors',
      text:
        'At the start everybody took a leader of another player into his pay. If that leader is sent against ' +
        'you, call ' +
        'him: you win at once and lose nothing.',
      ask: 'Both plans are open, and the leader against you is in your pay. When do you call?',
      answers: [
        words('now', 'Now, before weapons count', true, 'A traitor ends the battle before any blade is drawn.'),
        words('after', 'After the totals', false, 'Then it is too late.'),
        words('never', 'Only if you would lose', false, 'You may; but you do not know the totals yet.'),
      ],
      after: 'That was a turn: at its end tokens collect the spice they stand on, and strongholds are counted.',
    },
  );
}
