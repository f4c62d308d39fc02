/**
 * A guest plays a little of a game for which the app has no board of its own: Dune (1979) under another name. The plain
 * table asks everything, tells all that may be known, and reports what comes of it.
 */
import { scene } from '../driver.mjs';

const ENOUGH = 12;

/** Before the app's own script: everything that is told over the socket is of a family that the app does not know. */
function rename() {
  const parse = JSON.parse;
  JSON.parse = (text, reviver) => parse(String(text).replaceAll('"family":"classic"', '"family":"another"'), reviver);
}

await scene(async ({ come, address }) => {
  const guest = await come({ way: 'plain', motion: 'off' });
  const { page } = guest;
  await guest.arrive('Ilse');
  const { id } = await guest.host(2, 0, { family: 'classic', options: { deals: false } });
  await page.addInitScript(rename);
  await page.route('**/api/families/another/codex', (route) =>
    route.continue({ url: `${address}/api/families/classic/codex` }),
  );
  await page.goto(`${address}/table/${id}`);
  await page.waitForSelector('.plain .question');
  for (;;) {
    const { view } = await guest.turn();
    if (view.over) return { moves: guest.moves, over: true };
    await guest.until(
      ({ view }) => document.querySelectorAll('.plain .question ol button').length === view.legal.length,
    );
    const round = view.round ? `Round ${view.round}` : 'Before the game';
    await page.locator('.plain .round', { hasText: round }).waitFor();
    if (guest.moves === ENOUGH) return { moves: guest.moves, over: false };
    await guest.choose();
  }
});
