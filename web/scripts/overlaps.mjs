/**
 * Looks for things on the board that cover each other or are cut off, in kept situations.
 *   node scripts/overlaps.mjs [--address http://127.0.0.1:5173/] [--only four-choose] [--sizes 1440x900,390x844]
 * Without an address it starts the development server; CHROMIUM names the browser.
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const given = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1].split(',');
};
const moments = given(
  'only',
  JSON.parse(readFileSync(new URL('../fixtures/data/index.json', import.meta.url), 'utf8')),
);
const sizes = given('sizes', ['1440x900', '1440x760', '1366x768', '1200x800', '1920x1080', '390x844']);
const texts = given('texts', ['normal', 'larger']);
let [address] = given('address', ['']);
let server;
if (!address) {
  server = await createServer({ server: { port: 0, host: '127.0.0.1', hmr: false, watch: null }, logLevel: 'error' });
  await server.listen();
  address = server.resolvedUrls.local[0];
}

/** In the page: what is wrong in each tile. */
function faults() {
  const out = [];
  const boxes = (node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const found = [];
    for (let one = walker.nextNode(); one; one = walker.nextNode()) {
      if (one.nodeType === Node.TEXT_NODE ? one.data.trim() : one.localName === 'svg') {
        const range = document.createRange();
        if (one.nodeType === Node.TEXT_NODE) range.selectNodeContents(one);
        const rects = one.nodeType === Node.TEXT_NODE ? [...range.getClientRects()] : [one.getBoundingClientRect()];
        // Lines of text are taller than their letters.
        const trim = one.nodeType === Node.TEXT_NODE ? 0.18 : 0.06;
        for (const rect of rects)
          if (rect.width)
            found.push({
              what: one.data?.trim() ?? one.classList[1],
              left: rect.left,
              right: rect.right,
              top: rect.top + rect.height * trim,
              bottom: rect.bottom - rect.height * trim,
            });
      }
    }
    return found;
  };
  const cover = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  for (const tile of document.querySelectorAll('.space')) {
    const name = tile.querySelector('.space__name > span');
    const parts = ['.space__name > span:not(.marks)', '.space__name .marks', '.space__fx', '.space__stand']
      .map((selector) => tile.querySelector(selector))
      .filter(Boolean)
      .map(boxes);
    const frame = tile.getBoundingClientRect();
    parts.forEach((some, i) => {
      for (const a of some) {
        if (
          a.left < frame.left - 1 ||
          a.right > frame.right + 1 ||
          a.top < frame.top - 8 ||
          a.bottom > frame.bottom + 1
        )
          out.push(`${name.textContent}: ${a.what} leaves the tile`);
        for (const b of parts.slice(i + 1).flat())
          if (cover(a, b)) out.push(`${name.textContent}: ${a.what} and ${b.what} overlap`);
      }
    });
  }
  for (const node of document.querySelectorAll(
    '.order li, .top__conf, .seat h4 span, .crow h4, .irow h4, .rescard h4, .card__band h4, .ccard h4, ' +
      '.plate h3, .seat__res, .seat__zones, .seat__line, .prompt p',
  )) {
    if (node.scrollWidth > node.clientWidth + 1 && node.clientWidth)
      out.push(`${node.className || node.localName} is cut: ${node.textContent.trim()}`);
  }
  return [...new Set(out)];
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
let bad = 0;
for (const size of sizes) {
  const [width, height] = size.split('x').map(Number);
  for (const text of texts) {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: width < 720,
      isMobile: width < 720,
    });
    await context.addInitScript(
      (value) => localStorage.setItem('landsraad.settings', JSON.stringify({ motion: 'off', text: value })),
      text,
    );
    const page = await context.newPage();
    for (const moment of moments) {
      await page.goto(`${address}preview.html?name=${moment}`);
      await page.waitForSelector('html[data-ready]');
      await page.evaluate(() => document.fonts.ready);
      if (width < 720) await page.getByRole('tab', { name: 'Board' }).tap();
      const found = await page.evaluate(faults);
      bad += found.length;
      for (const one of found) console.log(`${moment} ${size} ${text}: ${one}`);
    }
    await context.close();
  }
}
await browser.close();
await server?.close();
console.log(bad ? `${bad} things to look at` : 'Nothing overlaps or is cut.');
process.exitCode = bad ? 1 : 0;
