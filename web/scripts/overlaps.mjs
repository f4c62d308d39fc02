/**
 * Looks for things at the table that cover each other or are cut off, in every kept situation and at many sizes.
 *   node scripts/overlaps.mjs [--address http://127.0.0.1:5173/] [--only four-choose] [--sizes 1440x900,390x844]
 * Without an address it starts the development server; CHROMIUM names the browser.
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { faults, WINDOWS } from './faults.mjs';

const given = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1].split(',');
};
const moments = given(
  'only',
  JSON.parse(readFileSync(new URL('../fixtures/data/index.json', import.meta.url), 'utf8')),
);
const sizes = given('sizes', [...WINDOWS, '1200x800', '1536x730', '1680x1050']);
const texts = given('texts', ['normal', 'larger']);
let [address] = given('address', ['']);
let server;
if (!address) {
  server = await createServer({ server: { port: 0, host: '127.0.0.1', hmr: false, watch: null }, logLevel: 'error' });
  await server.listen();
  address = server.resolvedUrls.local[0];
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
      const found = await page.evaluate(faults);
      for (const tab of await page.locator('.ptab').all()) {
        await tab.tap();
        found.push(...(await page.evaluate(faults)));
      }
      bad += found.length;
      for (const one of new Set(found)) console.log(`${moment} ${size} ${text}: ${one}`);
    }
    await context.close();
  }
}
await browser.close();
await server?.close();
console.log(bad ? `${bad} things to look at` : 'Nothing overlaps or is cut.');
process.exitCode = bad ? 1 : 0;
