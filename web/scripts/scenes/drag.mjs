/** A card is dragged to a space with the mouse. */
import { check, scene } from '../driver.mjs';

await scene(async ({ come }) => {
  const guest = await come();
  const { page } = guest;
  await guest.arrive('Ilse');
  await guest.open((await guest.host(4)).id);
  await guest.play((state) => state.view.legal.some(({ name }) => name.startsWith('play:')));
  const start = await guest.turn();
  const card = start.view.legal.find(({ name }) => name.startsWith('play:')).name;
  // Where the card may go is asked of the game; then it is put back.
  const choosing = await guest.choose(card);
  const space = choosing.view.legal.find(({ name }) => name.startsWith('space:')).name.split(':')[1];
  await page.keyboard.press('Escape');
  const before = await guest.until((state, n) => state.n > n, choosing.n);
  check(JSON.stringify(before.view) === JSON.stringify(start.view), 'Escape did not put the card back');

  const [from, to] = [
    page.locator(`.hand [data-card="${card.split(':')[1]}"].is-legal`).first(),
    page.locator(`[data-space="${space}"]`),
  ];
  await from.hover({ position: { x: 20, y: 30 } });
  await page.mouse.down();
  const { x, y, width, height } = await to.boundingBox();
  await page.mouse.move(x + width / 2 - 40, y + height / 2 - 30, { steps: 8 });
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
  const after = await guest.until((state, n) => state.n >= n + 2, before.n);
  const there = after.view.spaces.find(({ id }) => id === space || id === `space-${space}`);
  check(there.agents.includes(0), `no Agent stands on ${space}`);
  check(!page.url().includes('#'), 'the drag led elsewhere');
  return { card, space };
});
