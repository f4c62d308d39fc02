/** Forced colors: whose turn it is, what may be chosen, influence, strength and Agents are seen by line and shape. */
import { check, scene } from '../driver.mjs';

/** In the page: what of the table is drawn in the few colors that are left. */
function drawn() {
  const probe = document.createElement('i');
  document.body.append(probe);
  const color = (name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  };
  const [text, light] = [color('CanvasText'), color('Highlight')];
  probe.remove();
  const of = (selector, pseudo) => {
    const node = document.querySelector(selector);
    return node && getComputedStyle(node, pseudo);
  };
  return {
    turn: of('.order .is-now')?.backgroundColor === light,
    lit: of('.space.is-legal')?.outlineColor === light && of('.space.is-legal')?.outlineStyle === 'solid',
    unlit: of('.is-choosing .space:not(.is-legal)')?.borderStyle === 'dashed',
    influence: of('.lane', '::before')?.backgroundColor === text,
    strength: !document.querySelector('.cube') || of('.cube').backgroundColor === text,
    line: of('.bar')?.borderBottomColor === text && of('.bar')?.borderBottomStyle === 'solid',
    agents: of('.pawn:not(.is-used) > .i:first-child')?.color === text,
    question: of('.prompt')?.borderTopColor === light,
  };
}

await scene(async ({ come }) => {
  const guest = await come({ motion: 'off' });
  await guest.arrive('Ilse');
  await guest.open((await guest.host(4)).id);
  await guest.play(({ view }) => view.legal.filter(({ name }) => name.startsWith('space:')).length > 1);
  const looks = {};
  for (const colorScheme of ['light', 'dark']) {
    await guest.page.emulateMedia({ colorScheme, forcedColors: 'active' });
    looks[colorScheme] = await guest.page.evaluate(drawn);
    for (const [what, seen] of Object.entries(looks[colorScheme]))
      check(seen, `${what} is not seen in forced colors, ${colorScheme}`);
  }
  return looks;
});
