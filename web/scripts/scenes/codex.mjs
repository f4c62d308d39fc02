/** The codex draws what is in sight and nothing else; each of its parts has an address, and is drawn once looked at. */
import { check, scene } from '../driver.mjs';

/** How many of its things are on the page at most, before anybody scrolls. */
const MOST = 60;

/** In the page: what there is of things, which of them are drawn far out of sight, and which parts have no list yet. */
function look() {
  const things = [...document.querySelectorAll('.results section > ul > li')];
  const far = things.filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return one.querySelector('article') && (bottom < -400 || top > innerHeight + 400);
  });
  const parts = [...document.querySelectorAll('.results section')];
  return {
    all: Number(document.querySelector('.count b')?.textContent ?? 0),
    things: things.length,
    far: far.length,
    parts: parts.map(({ id }) => id),
    bare: parts.filter((one) => !one.querySelector('li')).map(({ id }) => id),
  };
}

await scene(async ({ come, address }) => {
  const guest = await come({ motion: 'off' });
  const { page } = guest;
  await page.goto(address);
  await page.getByRole('link', { name: 'Codex', exact: true }).first().click();
  await page.locator('.results li article').first().waitFor();
  const first = await page.evaluate(look);
  check(first.all > 500 && first.parts.length > 5, `the codex is not whole: ${JSON.stringify(first)}`);
  check(first.things <= MOST && !first.far, `more is drawn than is in sight: ${JSON.stringify(first)}`);
  check(first.bare.length, 'every part has its list at once');

  // Who scrolls there sees it, and what has gone out of sight is drawn no longer.
  const last = first.parts.at(-1);
  await page.locator(`.results section#${last}`).scrollIntoViewIfNeeded();
  await page.locator(`.results section#${last} li article`).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.results section li article')?.closest('#starting'));
  const scrolled = await page.evaluate(look);
  check(!scrolled.far, `${scrolled.far} things out of sight are drawn`);

  // Every part has an address of its own, which leads there from anywhere.
  const links = await page.locator('.results h2 a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  check(links.length === first.parts.length, `of ${first.parts.length} parts only ${links.length} have an address`);
  for (const [i, part] of first.parts.entries()) {
    await page.goto(address + links[i]);
    await page.locator(`.results section#${part} li article`).first().waitFor();
    const alone = await page.evaluate(look);
    check(alone.parts.join() === part, `${links[i]} shows ${alone.parts}`);
    check(alone.things <= MOST, `${part} has ${alone.things} things at once`);
  }
  return { parts: links.length, things: first.things, all: first.all };
});
