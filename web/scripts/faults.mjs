/** What must hold of a table in any window: nothing is cut, nothing covers another thing, the hand is in sight. */

/** The windows in which it is checked. */
export const WINDOWS = ['1280x720', '1366x650', '1366x768', '1440x900', '1920x1080', '1180x820', '820x1180', '390x844'];

/** In the page: what is wrong with the table it shows. */
export function faults() {
  const out = new Set();
  const EDGE = 1;
  /** What is folded on purpose: all of it is a step away. */
  const FOLDED =
    '.aside, .log--one, .slip, .prompt__opts:not(.is-open), .pprompt__opts:not(.is-open), .vh, .skip, option, ' +
    // A part of the planet.
    '.band, .thumb';
  /** What must hold all that it contains. */
  const FRAMES =
    '.space, .crow, .rescard, .card, .card__band, .card__rail, .card__agent, .card__reveal, .irow, .seat, .ccard, ' +
    '.conflict, .hagal, .hcard, .plate > header, .prompt, ' +
    '.dseat, .dtop, .tcard, .leader, .offer, .battle > header, .orders li, .deal, .bids li, ' +
    '.me__seat, .btn, .chip, .shown__band, .shown__box, .lcard, .panel__head, .top, .ptop, .meline, .plate, .reserve';
  /** Things made of several that lie on each other. */
  const WHOLE =
    '.per, .card__cost, .agents, .pawn, .fx--inf, .space__stand, .badge, .track, .lvl, .force, .art, .stepper, ' +
    '.shipp, .inf, .eyetag, .spies, .post, .fx--own';
  const ending = document.querySelector('.ending') !== null;
  const scrolls = (style) => ['auto', 'scroll'].includes(style);
  const clips = (style) => style !== 'visible';
  const name = (node) => {
    const words = (node.data ?? node.parentElement?.textContent ?? '').trim().replace(/\s+/g, ' ');
    return `${node.data ? `“${words.slice(0, 40)}”` : (node.classList?.[1] ?? node.localName)}`;
  };
  const called = (node) => {
    const title = node.querySelector?.('h3, h4, .space__name')?.textContent.trim() ?? '';
    return `${node.className?.baseVal ?? node.className} ${title}`.trim();
  };

  /** Everything that is drawn: words and icons. */
  const drawn = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeType === Node.TEXT_NODE;
    if (text ? !node.data.trim() : !(node.localName === 'svg' && node.classList.contains('i'))) continue;
    const element = text ? node.parentElement : node;
    const unseen = [element, element.closest('thead')].some(
      (one) => one && getComputedStyle(one).clipPath === 'inset(50%)',
    );
    if (unseen || element.closest(FOLDED) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    if (text) range.selectNodeContents(node);
    const rects = text ? [...range.getClientRects()] : [node.getBoundingClientRect()];
    for (const rect of rects) {
      if (!rect.width || !rect.height) continue;
      // Lines are taller than their letters, or wider where they run upwards.
      const trim = text ? 0.2 : 0.06;
      const along = getComputedStyle(element).writingMode === 'horizontal-tb';
      const [x, y] = along ? [0, rect.height * trim] : [rect.width * trim, 0];
      drawn.push({
        node,
        element,
        left: rect.left + x,
        right: rect.right - x,
        top: rect.top + y,
        bottom: rect.bottom - y,
      });
    }
  }

  // Nothing is cut: by what clips it, by its frame, or by the window.
  for (const box of drawn) {
    let free = false;
    for (let at = box.element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (scrolls(style.overflowY)) {
        free = true;
        break;
      }
      const frame = at.matches(FRAMES);
      if (!frame && !clips(style.overflowX) && !clips(style.overflowY)) continue;
      const edge = at.getBoundingClientRect();
      const beyond = Math.max(
        edge.left - box.left,
        box.right - edge.right,
        edge.top - box.top,
        box.bottom - edge.bottom,
      );
      // A key, a tag or a piece may stand on the edge of a thing.
      const riding = box.element.closest('.card__key, .card__tag, .badge, .pawn, .post, .rides, .gate, .eyetag');
      if (beyond > EDGE && !riding) out.add(`${name(box.node)} leaves ${called(at)} by ${beyond.toFixed(1)} px`);
    }
    const aside = box.right > innerWidth + EDGE || box.left < -EDGE;
    // How a game came out is longer than small windows: there the page itself scrolls.
    const below = !ending && (box.bottom > innerHeight + EDGE || box.top < -EDGE);
    if (!free && (aside || below)) out.add(`${name(box.node)} is outside the window`);
  }

  // Whoever plays is called by the whole name.
  for (const node of document.querySelectorAll('.seat__name'))
    if (node.scrollWidth > node.clientWidth + EDGE) out.add(`the name ${node.textContent} is cut`);

  // Nothing covers another thing of the same frame.
  const groups = new Map();
  for (const box of drawn) {
    const frame = box.element.closest(
      '.space, .crow, .rescard, .seat, .irow, .ccard, .hcard, .me__seat, .top, .ptop, ' +
        '.shown__box, .shown__band, .card__reveal, .card__agent',
    );
    if (!frame || box.element.closest('.card') !== frame.closest('.card')) continue;
    let whole = box.node;
    for (let at = box.element.closest(WHOLE); at; at = at.parentElement?.closest(WHOLE)) whole = at;
    const all = groups.get(frame) ?? new Map();
    groups.set(frame, all);
    all.set(whole, [...(all.get(whole) ?? []), box]);
  }
  const covers = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > EDGE &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > EDGE;
  for (const [frame, all] of groups) {
    const wholes = [...all];
    wholes.forEach(([one, boxes], i) => {
      for (const [other, others] of wholes.slice(i + 1))
        if (boxes.some((a) => others.some((b) => covers(a, b))))
          out.add(`${name(one)} and ${name(other)} cover each other in ${called(frame)}`);
    });
  }

  // The whole hand is in sight, and so is the question.
  for (const node of document.querySelectorAll('.hand .card, .hand .card__reveal, .prompt, .board, .pprompt')) {
    const rect = node.getBoundingClientRect();
    if (rect.bottom > innerHeight + EDGE || rect.right > innerWidth + EDGE || rect.left < -EDGE || rect.top < -EDGE)
      out.add(`${called(node)} is not whole in the window`);
  }
  for (const card of document.querySelectorAll('.hand .card'))
    for (const beside of document.querySelectorAll('.me__seat, .me__side, .prompt'))
      if (covers(card.getBoundingClientRect(), beside.getBoundingClientRect()) && !card.matches('.is-selected'))
        out.add(`${called(card)} covers ${called(beside)}`);
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || (scrollHeight > innerHeight && !ending))
    out.add(`the page is ${scrollWidth} × ${scrollHeight}`);
  return [...out];
}
