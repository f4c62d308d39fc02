/** The pages load nothing that their security policy forbids, and stand in no frame: ADDRESS */
import { check, scene } from '../driver.mjs';

await scene(async ({ come, address }) => {
  const visitor = await come({ theme: 'night', strict: true });
  const { page } = visitor;
  const violations = [];
  page.on(
    'console',
    (message) => message.text().includes('Content Security Policy') && violations.push(message.text()),
  );
  const pages = ['/', '/codex', '/replays', '/tables', '/how-to-play'];
  for (const path of pages) {
    await page.goto(address + path, { waitUntil: 'networkidle' });
    check(
      (await page.evaluate(() => document.documentElement.dataset.theme)) === 'night',
      `the script in the page did not run at ${path}`,
    );
  }
  await visitor.arrive('Visitor');
  const { id } = await visitor.host(3);
  await visitor.open(id);
  // Sounds are made in the page, and nothing is fetched for them.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Sound').check();
  check(!violations.length, violations.join('\n'));
  const framing = await come();
  await framing.page.setContent(`<iframe src="${address}/"></iframe>`);
  await framing.page.waitForFunction(() => window.frames.length === 1);
  const frame = framing.page.frames()[1];
  await frame.waitForLoadState();
  check(!frame.url().startsWith(address), 'the page stands in a frame of somebody else');
  framing.problems.length = 0;
  return { pages: pages.length + 1 };
});
