/**
 * A short lesson for the base game: ten steps, one decision each.
 * The sentences are ours; what a card or space does is read from the codex, and so is which answer is right.
 */

import type { CodexEntry } from '../../lib/protocol';
import type { Codex } from '../../lib/codex';
import { amount, said, stepsOf, type Step } from './step';

const FREE = 2;
/** Cards are shown of this box only. */
const BOX = 'base';

function givesPoint(entry: CodexEntry): boolean {
  return Object.values(entry.glyphs).some((glyphs) => amount(glyphs, 'vp') > 0);
}

/** Whether an Agent sent by a card may go to a space, and if not, why. */
export function reach(
  card: CodexEntry,
  space: CodexEntry,
  have: Record<string, number>,
): { right: boolean; why: string } {
  if (!space.icons.some((icon) => card.icons.includes(icon)))
    return { right: false, why: `${card.name} does not show its icon.` };
  const costs = ['solari', 'spice', 'water'].filter((thing) => amount(space.glyphs.cost, thing) > (have[thing] ?? 0));
  if (costs.length)
    return { right: false, why: `The icon fits, but: ${lower(space.details.cost ?? '')} You do not have that.` };
  return {
    right: true,
    why: space.details.cost
      ? `The icon fits. ${space.details.cost} You have it.`
      : 'The icon fits, and it costs nothing.',
  };
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** All steps for which the codex has what they need. */
export function lesson(codex: Codex): Step[] {
  const pick = (...ids: string[]): CodexEntry[] => ids.flatMap((id) => codex.find(id) ?? []);
  const steps: Step[] = [];
  const add = (step: Step) => steps.push(...stepsOf(step));

  add({
    title: 'What you play for',
    text:
      'You lead a Great House. The game is a race for victory points: when somebody has ten at the end of a ' +
      'round, or after the last Conflict, the player with the most wins. Points are rare, and the crown stands for ' +
      'them.',
    ask: 'Which of these is worth a point?',
    answers: pick('dagger', 'conflict-skirmish-a', 'space-wealth').map((entry) =>
      said(
        entry,
        givesPoint(entry),
        givesPoint(entry)
          ? 'There is the crown: the winner of this Conflict takes it.'
          : 'Useful, but there is no crown on it.',
      ),
    ),
    after: 'Points come from Conflicts, from friends among the factions, and from a few cards.',
  });

  const arrakeen = codex.space('arrakeen');
  add({
    title: 'A card sends an Agent',
    text:
      'On your turn you play one card and send one Agent to a space of the board. The icons down the left side of ' +
      'the card say where it may go. No icon, no Agent.',
    ...(arrakeen ? { shown: [arrakeen] } : {}),
    ask: `You want to go to ${arrakeen?.name ?? 'the city'}. Which card takes you there?`,
    answers: pick('dagger', 'reconnaissance', 'convincing-argument', 'dune-the-desert-planet').map((entry) => {
      const right = !!arrakeen && entry.icons.some((icon) => arrakeen.icons.includes(icon));
      return said(
        entry,
        right,
        right
          ? 'The blue city stands on the card and on the space.'
          : entry.icons.length
            ? (entry.details.icons ?? 'Its icons are others.')
            : 'It has no icons at all: it waits for the end of your round.',
      );
    }),
    after: 'A space that somebody stands on is taken. So the order of your visits matters.',
  });

  const [dagger] = pick('dagger');
  if (dagger) {
    const have = { water: 1 };
    add({
      title: 'Spaces may cost something',
      text: 'Some spaces have a price, shown in front of the arrow. You pay it when your Agent arrives.',
      have: { glyphs: ['water'], label: 'You have 1 water, no Solari and no spice.' },
      shown: [dagger],
      ask: `You play ${dagger.name}. Where may your Agent go?`,
      answers: pick('space-rally-troops', 'space-hall-of-oratory', 'space-arrakeen').map((entry) => {
        const { right, why } = reach(dagger, entry, have);
        return said(entry, right, why);
      }),
      after: 'At the table, what you may choose glows. Point at anything else and it says why not.',
    });
  }

  const readable = pick('space-arrakeen', 'space-secure-contract', 'space-imperial-basin').filter(
    (entry) => entry.glyphs.agent,
  );
  const [asked] = readable;
  if (asked) {
    add({
      title: 'Reading the icons',
      text:
        'A space gives what its icons show, and so does the middle of the card you played: you take both. A ' +
        'number stands in front of what there is more of.',
      ask: `${asked.details.agent ?? asked.text} Which icons say that?`,
      answers: readable.map((entry) => ({
        id: entry.id,
        glyphs: entry.glyphs.agent ?? [],
        label: entry.details.agent ?? entry.text,
        right: entry === asked,
        why: entry === asked ? `That is ${asked.name}.` : `That is ${entry.name}: ${lower(entry.details.agent ?? '')}`,
      })),
      after: 'When the order matters, the prompt lets you choose it.',
    });
  }

  add({
    title: 'Friends in high places',
    text:
      'Each of the four factions keeps a track. Sending an Agent to one of its spaces moves you up by one. At two ' +
      'you gain a point; at four there is more, and the first to get there takes the Alliance.',
    have: { glyphs: ['fremen', 'influence-up'], label: 'You have 1 influence with the Fremen and none elsewhere.' },
    ask: 'Which space brings you a point right now?',
    answers: pick('space-wealth', 'space-stillsuits', 'space-arrakeen').map((entry) => {
      const right = (entry.factions as string[]).includes('fremen');
      return said(
        entry,
        right,
        right
          ? 'From one to two with the Fremen: that is the point.'
          : entry.factions.length
            ? 'From none to one there. The point comes at two.'
            : 'This space belongs to no faction.',
      );
    }),
    after: 'Fall below two again, and the point is gone.',
  });

  const [fought] = pick('space-carthag', 'space-arrakeen').filter((entry) => entry.details.combat);
  if (fought) {
    const new_troops = amount(fought.glyphs.agent, 'troop');
    const most = new_troops + FREE;
    add({
      title: 'Sending troops',
      text:
        'Crossed swords mark a space from which you may deploy: every troop you recruit this turn, and up to ' +
        `${FREE} more from your garrison.`,
      have: { glyphs: ['4 garrison'], label: 'You have 4 troops in your garrison.' },
      shown: [fought],
      ask: `Your Agent goes to ${fought.name}. How many troops can you deploy at most?`,
      answers: [0, FREE, most, 4 + new_troops]
        .filter((n, i, all) => all.indexOf(n) === i)
        .map((n) => ({
          id: `n${n}`,
          label: String(n),
          right: n === most,
          why:
            n === most
              ? `${new_troops} recruited here and ${FREE} from the garrison.`
              : n > most
                ? `Only ${FREE} may come from the garrison in one turn.`
                : 'You can send more than that.',
        })),
      after: 'Troops that stay in the garrison are safe, and wait for another round.',
    });
  }

  // The shortest of each, which are the easiest to read.
  const intrigues = codex.entries
    .filter((entry) => entry.kind === 'intrigue' && entry.module === BOX)
    .sort((a, b) => a.text.length - b.text.length);
  const only = (box: string) =>
    intrigues.find(
      (entry) =>
        entry.details[box] && ['plot', 'combat', 'win', 'endgame'].filter((one) => entry.details[one]).length === 1,
    );
  add({
    title: 'Intrigue',
    text:
      'Intrigue cards are kept secret until they are played. The clock marks those for your own turn, the swords ' +
      'those for the fight, the crown those for the end of the game.',
    ask: 'The turns are over and the fight is on. Which of your cards can you play now?',
    answers: ['plot', 'combat', 'endgame'].flatMap((box) => {
      const entry = only(box);
      return entry
        ? [
            said(
              entry,
              box === 'combat',
              box === 'combat'
                ? 'The swords: it is played in the fight.'
                : box === 'plot'
                  ? 'That one is for your own turns.'
                  : 'Keep it for the end of the game.',
            ),
          ]
        : [];
    }),
    after: 'Until it is played, the others only see how many you hold.',
  });

  const hand = pick('convincing-argument', 'diplomacy', 'dagger');
  const persuasion =
    hand.length < 3 ? 0 : hand.reduce((sum, entry) => sum + amount(entry.glyphs.reveal, 'persuasion'), 0);
  if (persuasion)
    add({
      title: 'The reveal',
      text:
        'When your Agents are out, you reveal the cards that are left. Now only the violet box at their foot ' +
        'counts: persuasion to buy with, swords for the fight.',
      shown: hand,
      ask: 'How much persuasion do these three give you?',
      answers: [persuasion - 1, persuasion, persuasion + 1].map((n) => ({
        id: `n${n}`,
        label: String(n),
        right: n === persuasion,
        why:
          n === persuasion
            ? 'Added up, violet bubble by violet bubble.'
            : 'Count the numbers in the violet bubbles only.',
      })),
      after: 'A card played for its Agent cannot be revealed as well. That is the choice in every hand.',
    });

  const deck = codex.entries.filter(
    (entry) => entry.kind === 'imperium' && entry.module === BOX && entry.cost !== null,
  );
  const priced = (from: number, to: number) =>
    deck.find((entry) => (entry.cost ?? 0) >= from && (entry.cost ?? 0) <= to);
  const budget = 4;
  add({
    title: 'Buying better cards',
    text:
      'With persuasion you acquire cards from the row. They go to your discard pile, and come to your hand when ' +
      'your deck is shuffled again. The number in the corner is the price.',
    have: { glyphs: [`${budget} persuasion`], label: `You have ${budget} persuasion.` },
    ask: 'Which one can you afford?',
    answers: [priced(7, 9), priced(3, budget), priced(5, 6)].flatMap((entry) =>
      entry
        ? [
            said(
              entry,
              (entry.cost ?? 0) <= budget,
              (entry.cost ?? 0) <= budget
                ? `It costs ${entry.cost}: it is yours.`
                : `It costs ${entry.cost}, and you have ${budget}.`,
            ),
          ]
        : [],
    ),
    after: 'What is not spent is lost at the end of the turn, so spend it all if you can.',
  });

  add({
    title: 'The Conflict',
    text:
      'When everyone has revealed, strength decides: each troop in the Conflict counts two, each sword one. ' +
      'Without a troop there your swords count nothing. First, second and third take what the card shows.',
    ask: 'Who wins?',
    answers: [
      {
        id: 'you',
        label: 'You',
        note: '2 troops, 3 swords',
        glyphs: ['2 troop', '3 sword'],
        right: true,
        why: 'Four for the troops and three for the swords: seven.',
      },
      {
        id: 'ada',
        label: 'Ada',
        note: '3 troops, no sword',
        glyphs: ['3 troop'],
        right: false,
        why: 'Three troops make six. Somebody has seven.',
      },
      {
        id: 'jun',
        label: 'Jun',
        note: 'no troop, 9 swords',
        glyphs: ['9 sword'],
        right: false,
        why: 'No troop in the Conflict: all those swords count nothing.',
      },
    ],
    after: 'Then spice gathers where nobody harvested, the Agents come home, and the next round begins.',
  });
  return steps;
}
