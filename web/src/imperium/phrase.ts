/** Icon phrases: the glyphs of an effect as what is drawn for them. */

export type Part =
  | { kind: 'fx'; icon: string; n?: string; tone?: string; after?: string }
  | { kind: 'per'; n: string }
  | { kind: 'inf'; faction: string; n?: string }
  | { kind: 'infs'; factions: string[] }
  | { kind: 'to' }
  | { kind: 'or'; text: string }
  | { kind: 'if'; parts: Part[] }
  | { kind: 'text'; text: string };

/** Glyphs with the symbols that are drawn for them, as the boxes bring them. */
const ICONS: Record<string, string> = {};

/** Draw some more glyphs with symbols of the icon sheet. */
export function drawWith(icons: Record<string, string>): void {
  Object.assign(ICONS, icons);
}

/** With what the glyph of a card begins that an effect names. */
const CARD = 'card:';

/** Influence with a faction that is given by its rank in a Rival's order. */
const ORDER = 'influence-order';
const ORDINALS = ['', '1st', '2nd', '3rd', '4th'];

const FACTIONS = new Set(['emperor', 'guild', 'bene-gesserit', 'fremen']);

/** How a word of the rules reads where there is no icon for it. */
function plain(words: string): string {
  return words
    .replaceAll('-', ' ')
    .replace(/(\d)x(\d)/g, '$1×$2')
    .replace(/\bx\b/g, '×');
}

/** A name for an id such as `the-spice-must-flow`; the codex knows better where it is at hand. */
export type Naming = (id: string) => string;

const titled: Naming = (id) =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** One glyph as what is drawn for it. */
export function parseGlyph(glyph: string, naming: Naming = titled): Part[] {
  if (glyph === 'arrow') return [{ kind: 'to' }];
  if (glyph === 'or' || glyph === 'else') return [{ kind: 'or', text: glyph }];
  if (glyph.startsWith('if ')) return [{ kind: 'if', parts: parseCondition(glyph.slice(3), naming) }];
  if (glyph === 'each opponent' || glyph === 'opponent') return [{ kind: 'fx', icon: 'rivals' }];
  if (glyph === 'trash-this') return [{ kind: 'fx', icon: 'trash', after: 'this' }];
  if (FACTIONS.has(glyph)) return [{ kind: 'fx', icon: `agent-${glyph}` }];
  if (glyph.startsWith(CARD))
    return [
      { kind: 'text', text: naming(glyph.slice(CARD.length)) },
      { kind: 'fx', icon: 'card' },
    ];
  const words = glyph.split(' ');
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(' ');
  const n = /^(-?\d+)$/.test(before) ? before.replace('-', '−') : undefined;
  if (words[1] === 'persuasion' && words.length > 2) {
    return [
      { kind: 'per', n: (words[0] ?? '').replace('-', '−') },
      { kind: 'text', text: naming(words.slice(2).join(' ')) },
    ];
  }
  if (last === 'persuasion' && (n !== undefined || !before)) return [{ kind: 'per', n: n ?? '1' }];
  if (last.startsWith('influence-') && FACTIONS.has(last.slice(10))) {
    return [{ kind: 'inf', faction: last.slice(10), ...(before ? { n: before } : {}) }];
  }
  if (before === 'per' && FACTIONS.has(last)) {
    return [
      { kind: 'text', text: 'each' },
      { kind: 'fx', icon: `agent-${last}` },
      { kind: 'fx', icon: 'card' },
    ];
  }
  if (last === ORDER) return [{ kind: 'fx', icon: 'influence-up', n: ORDINALS[Number(before)] ?? before }];
  if (words[0] === 'lose') {
    return [{ kind: 'fx', icon: last, n: `−${words.length > 2 ? (words[1] ?? '1') : '1'}` }];
  }
  const icon = ICONS[last];
  if (icon) {
    if (!before) return [{ kind: 'fx', icon }];
    if (n !== undefined) return [{ kind: 'fx', icon, n }];
    const times = /^(\d+)x(?: (.*))?$/.exec(before);
    if (times) return [{ kind: 'fx', icon, n: `${times[1]}×`, ...(times[2] ? { after: times[2] } : {}) }];
    return [
      { kind: 'text', text: plain(before) },
      { kind: 'fx', icon },
    ];
  }
  if (/^\d/.test(glyph)) return [{ kind: 'text', text: plain(glyph) }];
  return [{ kind: 'text', text: plain(glyph) }];
}

/** What stands in the dashed tag of a condition. */
function parseCondition(words: string, naming: Naming): Part[] {
  const [first = '', ...rest] = words.split(' ');
  if (FACTIONS.has(first))
    return [
      { kind: 'fx', icon: `agent-${first}` },
      { kind: 'text', text: rest.join(' ') },
    ];
  if (first.startsWith('other-'))
    return [
      { kind: 'fx', icon: `agent-${first.slice(6)}` },
      { kind: 'fx', icon: 'card' },
    ];
  if (first.startsWith('alliance-')) return [{ kind: 'fx', icon: 'alliance', tone: `f-${first.slice(9)}` }];
  if (first === 'behind') return [{ kind: 'text', text: 'a rival leads' }];
  if (rest.length === 0) {
    const icon = ICONS[first];
    return icon ? [{ kind: 'fx', icon }] : [{ kind: 'text', text: plain(first) }];
  }
  const drawn = (word: string) => (FACTIONS.has(word) ? `agent-${word}` : ICONS[word]);
  if (!rest.every(drawn)) return [{ kind: 'text', text: `${plain(first)} ${naming(rest.join(' '))}` }];
  return [first, ...rest].map((word): Part => {
    const icon = drawn(word);
    return icon ? { kind: 'fx', icon } : { kind: 'text', text: plain(word) };
  });
}

/** A list of glyphs as what is drawn for it. */
export function parsePhrase(glyphs: readonly string[], naming: Naming = titled): Part[] {
  const parts = glyphs.flatMap((glyph) => parseGlyph(glyph, naming));
  // A step with each of several factions is one sign.
  const steps = parts.flatMap((part) => (part.kind === 'inf' && part.n === undefined ? [part.faction] : []));
  return steps.length > 2 && steps.length === parts.length ? [{ kind: 'infs', factions: steps }] : parts;
}
