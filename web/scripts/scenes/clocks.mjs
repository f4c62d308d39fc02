/** Nobody pays for what the table shows: while the Combat is watched, no clock falls; afterwards the own one does. */
import { check, scene } from '../driver.mjs';

/** In the page: `window.faces` becomes what the own clock says from now on, and whether something is watched then. */
function record() {
  window.faces = [];
  const look = () => {
    const now = {
      watching: document.documentElement.hasAttribute('data-watching'),
      face: document.querySelector('[role=timer]')?.textContent.replace(/\s+/g, ' ').trim() ?? '',
    };
    if (JSON.stringify(now) !== JSON.stringify(window.faces.at(-1))) window.faces.push(now);
  };
  new MutationObserver(look).observe(document, {
    ...{ subtree: true, childList: true, characterData: true, attributes: true },
  });
  look();
}

await scene(async ({ come }) => {
  const guest = await come({ motion: 'normal' });
  await guest.arrive('Ilse');
  await guest.open((await guest.host(4, 0, { clock: { base: 3600, add: 0 } })).id);
  await guest.play(({ view }) => view.over || view.round > 1 || view.seats[view.seat].revealed);
  await guest.page.evaluate(record);
  for (;;) {
    const { view } = await guest.turn();
    if (view.over || view.round > 1) break;
    await guest.choose();
  }
  await guest.page.waitForFunction(() => window.faces.some(({ watching }) => watching));
  await guest.page.locator('html:not([data-watching])').waitFor({ state: 'attached' });
  const watched = await guest.page.evaluate(() => window.faces.filter(({ watching }) => watching));
  const faces = new Set(watched.map(({ face }) => face));
  check([...faces].every(Boolean), 'no clock is shown');
  check(faces.size === 1, `the clock fell while the Combat was watched: ${[...faces].join(', ')}`);
  // It is not broken: once all has been shown, it falls.
  await guest.page.waitForFunction((face) => window.faces.at(-1).face !== face, [...faces][0]);
  return { face: [...faces][0] };
});
