/**
 * Pictures of the table in kept situations, by the development server.
 *   node scripts/screenshots.mjs [--only four-choose,solo-hagal] [--sizes 1440x900,390x844] [--themes day,night] [--tabs board,hand]
 * Chromium is taken from CHROMIUM or the usual place; situations come from fixtures/make.py.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const given = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1].split(',');
};
const index = new URL('../fixtures/data/index.json', import.meta.url);
const moments = given('only', JSON.parse(readFileSync(index, 'utf8')));
const sizes = given('sizes', ['1440x900', '1200x800', '1920x1080', '390x844']);
const themes = given('themes', ['day', 'night']);
const tabs = given('tabs', ['']);
const out = new URL('../screenshots/', import.meta.url);
mkdirSync(out, { recursive: true });

const server = await createServer({ server: { port: 0, host: '127.0.0.1', hmr: false, watch: null }, logLevel: 'error' });
await server.listen();
const address = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const size of sizes) {
  const [width, height] = size.split('x').map(Number);
  const phone = width < 720;
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: phone, isMobile: phone });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  for (const theme of themes) {
    await page.addInitScript((value) => localStorage.setItem('landsraad.settings', JSON.stringify({ theme: value, motion: 'off' })), theme);
    for (const moment of moments) {
      await page.goto(`${address}preview.html?name=${moment}`);
      await page.waitForSelector('html[data-ready]');
      await page.evaluate(() => document.fonts.ready);
      for (const tab of phone ? tabs : ['']) {
        if (tab) await page.getByRole('tab', { name: tab, exact: false }).last().tap();
        await page.waitForTimeout(120);
        const name = [moment, size, theme, tab].filter(Boolean).join('-');
        await page.screenshot({ path: new URL(`${name}.png`, out).pathname });
      }
    }
  }
  await context.close();
}
await browser.close();
await server.close();
