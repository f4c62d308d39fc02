/** How cards are drawn: the levels of Conflicts, and which drawing a card has. */

import { dashed } from '../lib/codex';
import type { CodexEntry } from '../lib/protocol';

/** Kinds of the codex that are cards. */
export const faces: ReadonlySet<string> = new Set([
  'starting',
  'reserve',
  'imperium',
  'intrigue',
  'conflict',
  'hagal',
  'tleilaxu',
]);

const ENDINGS = /(\w{6,}?)(master|quarters|through|turer|torship|nation|tion|sance|tor|lar)\b/g;

/** A name whose long words may be parted where one would part them. */
export function parted(name: string): string {
  return name.replace(ENDINGS, '$1\u00ad$2');
}

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

/** A number in Roman numerals. */
export function roman(n: unknown): string {
  return ROMAN[Number(n)] ?? '';
}

const ART: [RegExp, string][] = [
  [/experiment|tleilax|genetic|organ|gene-|lab\b/, 'helix'],
  [/freighter|shipping|fleet|delegate|landing|boundless/, 'fleet'],
  [/ix|drone|machine|tech|snooper|weapon/, 'machine'],
  [/voice|argument|charisma|speech|propaganda/, 'voice'],
  [/signet/, 'ring'],
  [/dagger|knife|blade|commando|infantry|legion|halleck|duncan|sword|assassin|army|recruit/, 'blade'],
  [/diplomacy|allies|allegiance|court|play|negotiat|ambassador|yueh|jessica-of/, 'crowd'],
  [/desert|dune|camp|worm|stilgar|spice|scout|thumper|kynes|riders|flow/, 'dune'],
  [/foldspace|space-travel|guild|heighliner|carryall|thopter|smuggl/, 'orbit'],
  [/city|research|station|arrakis|opulence|directorship|hawat|reconnaissance/, 'towers'],
];

/** The drawing of a card: by its name where that says something, else by its faction. */
export function artOf(entry: CodexEntry): string {
  if (entry.kind === 'intrigue') return 'mask';
  if (entry.kind === 'conflict') return 'clash';
  if (entry.kind === 'tleilaxu') return 'tank';
  if (entry.id === 'stilgar' || entry.id === 'chani') return 'moons';
  const [faction] = entry.factions;
  const named = ART.find(([pattern]) => pattern.test(entry.id))?.[1];
  if (faction === 'bene_gesserit') return named === 'voice' ? 'voice' : 'eye';
  if (faction === 'emperor' && named !== 'blade') return 'rays';
  if (faction === 'guild') return 'orbit';
  if (faction === 'fremen') return named === 'blade' ? 'blade' : named === 'orbit' ? 'orbit' : 'dune';
  return named ?? 'towers';
}

/** The colours of a card: those of its factions. */
export function toneOf({ factions }: CodexEntry): string {
  if (!factions.length) return 'is-plain';
  return factions.map((faction) => `fac-${dashed(faction)}`).join(' ') + (factions.length > 1 ? ' is-dual' : '');
}

/** What acquiring a card costs: persuasion, or specimens. */
export function priceOf({ cost, glyphs, kind }: CodexEntry): { icon: 'persuasion' | 'specimen'; n: number } | null {
  if (cost !== null) return { icon: 'persuasion', n: cost };
  const [n, what] = (glyphs.cost?.[0] ?? '').split(' ');
  return kind === 'tleilaxu' ? { icon: 'specimen', n: what ? Number(n) : 1 } : null;
}

/** When an Intrigue card is played. */
export function timingOf({ glyphs }: CodexEntry): 'plot' | 'combat' | 'endgame' {
  if (glyphs.endgame && !glyphs.combat) return 'endgame';
  return glyphs.combat || glyphs.win ? 'combat' : 'plot';
}

/** The class of a card: its kind, and what gives it its colours. */
export function lookOf(entry: CodexEntry): string {
  if (entry.kind === 'intrigue') return `card--intrigue k-${timingOf(entry)}`;
  if (entry.kind === 'conflict') return `card--conflict lv-${entry.facts.level}`;
  if (entry.kind === 'hagal') return 'card--hagal';
  if (entry.kind === 'tleilaxu') return 'card--imperium card--tleilaxu';
  return `card--${entry.kind === 'starting' ? 'starter' : 'imperium'} ${toneOf(entry)}`;
}
