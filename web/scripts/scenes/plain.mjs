/**
 * A guest plays a little of a game for which the app has no board of its own: Dune (1979) under another name. The plain
 * table asks everything, tells all that may be known, and reports what comes of it.
 */
import { check, scene } from '../driver.mjs';

const ENOUGH = 12;

/** Before the app's own script: everything that is told over the socket is of a family that the app does not know. */
function rename() {
  const parse = JSON.parse;
  JSON.parse = (text, reviver) => parse(String(text).replaceAll('"family":"classic"', '"family":"another"'), reviver);
}

await scene(async ({ come, address }) => {
  const guest = await come({ motion: 'off' });
  const { page } = guest;
  await guest.arrive('Ilse');
  const { id } = await guest.host(2, 0, { family: 'classic', options: { deals: false } });
  await page.addInitScript(rename);
  await page.route('**/api/families/another/codex', (route) =>
    route.continue({ url: `${address}/api/families/classic/codex` }),
  );
  await page.goto(`${address}/table/${id}`);
  await page.waitForSelector('.plain .question');
  let moves = 0;
  for (;;) {
    const { view, n } = await guest.until((state) => state.view.over || state.view.legal.length > 0);
    if (view.over || moves === ENOUGH) {
      if (!view.over)
        await page
          .getByText(view.round ? `Round ${view.round}` : 'Before the game')
          .first()
          .waitFor();
      return { moves, over: view.over };
    }
    const buttons = page.locator('.plain .question ol button');
    check((await buttons.count()) === view.legal.length, `${await buttons.count()} buttons for ${view.legal.length}`);
    await buttons.nth(Math.floor(guest.random() * view.legal.length)).click();
    await guest.until((state, before) => state.n > before, n);
    moves += 1;
  }
});
