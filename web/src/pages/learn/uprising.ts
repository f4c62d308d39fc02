/** A short lesson about what Uprising is like. */

import type { Codex } from '../../lib/codex';
import { said, stepsOf, type Step } from './step';

/** All steps for which the codex has what they need. */
export function uprising(codex: Codex): Step[] {
  const pick = (...ids: string[]) => ids.flatMap((id) => codex.find(id) ?? []);
  const contract = codex.find('contract-arrakeen-water');
  const watches = (name: string, ...posts: string[]) =>
    pick(...posts).map((entry) => {
      const right = (entry.details.spaces ?? '').includes(name);
      return said(entry, right, `${entry.details.spaces} ${right ? 'There you are.' : `Not ${name}.`}`);
    });
  const fought = (icon: string) =>
    codex.entries.filter(({ kind, glyphs }) => kind === 'conflict' && glyphs.battle?.[0] === icon).slice(0, 1);
  return stepsOf(
    {
      title: 'Spies',
      text:
        'You have three Spies. One stands at an observation post, watches the spaces that the post touches, and ' +
        'stays there between rounds. Recall it to get your Agent past others who stand on such a space.',
      ask: 'An enemy Agent stands on Secrets. Where must your Spy be for you to go there too?',
      answers: watches('Secrets', 'post-bene-gesserit', 'post-emperor', 'post-fremen'),
      after: 'The Spy comes back to you, and can be placed again.',
    },
    {
      title: 'Gathering intelligence',
      text: 'Right after your Agent comes to a space, you may recall a Spy that watches it to draw a card.',
      ask: 'You send an Agent to Arrakeen. Which of your Spies brings you a card?',
      answers: watches('Arrakeen', 'post-imperial-basin', 'post-refinery-arrakeen', 'post-choam'),
      after: 'Some cards have the Spy icon: they go wherever one of your Spies watches.',
    },
    {
      title: 'Sandworms and the Shield Wall',
      text:
        'With Maker Hooks you summon sandworms in the deep desert instead of harvesting. One has 3 strength, and ' +
        'a player with one in the Conflict takes the reward twice. The Shield Wall keeps them out of Conflicts about ' +
        'what lies behind it, until somebody blows it up.',
      ask: 'The Shield Wall stands. In which Conflict can a sandworm fight?',
      answers: pick(
        'conflict-uprising-battle-for-arrakeen',
        'conflict-skirmish-crysknife',
        'conflict-seize-spice-refinery',
      ).map((entry) => {
        const shielded = entry.glyphs.shielded !== undefined;
        return said(entry, !shielded, shielded ? 'It is about a space behind the wall.' : 'Nothing protects it.');
      }),
      after: 'Once blown up, the wall is gone for the rest of the game.',
    },
    {
      title: 'Battle icons',
      text:
        'A Conflict’s winner keeps its card. Two cards with the same battle icon, your Objective among them, are ' +
        'turned face down at once for a victory point.',
      have: { glyphs: ['battle-ornithopter'], label: 'Your Objective shows the ornithopter.' },
      ask: 'Which Conflict brings you a point on top of its reward?',
      answers: [...fought('battle-crysknife'), ...fought('battle-ornithopter'), ...fought('battle-desert-mouse')].map(
        (entry) => {
          const right = entry.glyphs.battle?.[0] === 'battle-ornithopter';
          return said(entry, right, right ? 'The two icons match.' : 'Its icon waits for another one like it.');
        },
      ),
      after: 'A wild icon is matched with any other when the game ends.',
    },
    {
      title: 'Contracts',
      text:
        'With the CHOAM module two contracts lie open. One you have taken is fulfilled when you do what it says, and ' +
        'gives its reward then.',
      ...(contract ? { shown: [contract] } : {}),
      ask: 'You hold this contract. Where do you fulfil it?',
      answers: contract
        ? pick('space-uprising-arrakeen', 'space-accept-contract', 'space-fremkit').map((entry) => {
            const right = entry.id.endsWith(String(contract.facts.space));
            return said(entry, right, right ? 'Your Agent there fulfils it.' : 'The contract names another space.');
          })
        : [],
      after: 'Fulfilled contracts still count for some cards.',
    },
  );
}
