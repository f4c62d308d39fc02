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
  const sizes = new ResizeObserver(fit);
  sizes.observe(node);
  const contents = new MutationObserver(fit);
  contents.observe(node, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
