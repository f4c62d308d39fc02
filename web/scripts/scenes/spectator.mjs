/** Somebody opens a table by its link, and watches. */
import { check, scene } from '../driver.mjs';
import { leaks } from '../secrets.mjs';

await scene(async ({ come }) => {
  const [guest, watcher] = [await come(), await come()];
  watcher.keepAnswers();
  await guest.arrive('Ilse');
  const { id } = await guest.host(4);
  await guest.open(id);
  await guest.choose();
  const first = await watcher.open(id);
  check(first.seat === null && first.view.seat === null, 'the spectator has a seat');
  const { page } = watcher;
  const seen = await page.evaluate(() => ({
    spaces: document.querySelectorAll('[data-space]').length,
    seats: document.querySelectorAll('[data-seat]').length,
    controls: [
      ...document.querySelectorAll(
        '.hand, [data-end], .opt, .stepper, .is-legal, .is-playable, [aria-label="Undo"], [aria-label="Type a move"]',
      ),
    ].map((node) => node.className),
  }));
  check(seen.spaces > 20 && seen.seats === 4, `the spectator sees ${JSON.stringify(seen)}`);
  check(!seen.controls.length, `the spectator has controls: ${seen.controls}`);
  // No key and no typed word of a spectator does anything.
  for (const key of ['1', 'r', 'e', 'u', 'd', '/']) await page.keyboard.press(key);
  for (let i = 0; i < 6; i++) {
    const { n, view } = await guest.choose();
    const now = await watcher.until((state, n) => state.n >= n, n);
    if (now.n === n) check(now.view.ply === view.ply && !now.view.legal.length, 'the spectator sees another position');
    await watcher.until(({ view }) => document.body.textContent.includes(`Round ${view.round}`));
  }
  const found = leaks(watcher.frames, [], null, await watcher.ask('GET', '/api/families/imperium/codex'));
  check(!found.length, found.join('\n'));
  check(
    !watcher.frames.some(({ data }) => data.type === 'error'),
    'the spectator asked for something that was refused',
  );
  await page.getByRole('log').first().getByText('Ilse').first().waitFor();
  return { n: (await watcher.state()).n, frames: watcher.frames.length };
});
