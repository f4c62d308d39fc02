/** How much smaller, at the most, what a thing holds is drawn, and by which steps it gets there. */
const LEAST = 0.62;
const STEP = 0.04;

/** Makes what a thing holds smaller, no more than needed, until it fits: its children are `--snug` of their size. */
export function snug(node: HTMLElement) {
  node.classList.add('is-snug');
  const fits = () => node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight;
  const fit = () => {
    let size = 1;
    node.style.setProperty('--snug', '1');
    while (!fits() && size - STEP >= LEAST) {
      size -= STEP;
      node.style.setProperty('--snug', size.toFixed(2));
    }
  };
  return watch(node, [node], fit);
}

/** Marks a list that has no room for all that it holds: there it is told in brief. */
export function brief(node: HTMLElement) {
  return watch(node, [node, node.parentElement!], () => {
    node.classList.remove('is-brief');
    node.classList.toggle('is-brief', node.scrollHeight > node.clientHeight + 1);
  });
}

/** Looks again whenever a thing holds something else, or one of some has another size. */
function watch(node: HTMLElement, sized: Element[], look: () => void): () => void {
  const sizes = new ResizeObserver(look);
  for (const one of sized) sizes.observe(one);
  const contents = new MutationObserver(look);
  contents.observe(node, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
