/** Looks for accessibility problems on the table in kept situations: node scripts/axe.mjs [--only four-choose] */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const at = process.argv.indexOf('--only');
const moments = at < 0 ? ['four-choose', 'four-effects', 'four-buy', 'four-turn', 'solo-hagal', 'spectator', 'four-over'] : process.argv[at + 1].split(',');
const server = await createServer({ server: { port: 0, host: '127.0.0.1', hmr: false, watch: null }, logLevel: 'error' });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
let serious = 0;
for (const [width, height] of [[1440, 900], [1200, 800], [390, 844]]) {
  for (const theme of ['day', 'night']) {
    const context = await browser.newContext({ viewport: { width, height } });
    await context.addInitScript((value) => localStorage.setItem('landsraad.settings', JSON.stringify({ theme: value, motion: 'off' })), theme);
    const page = await context.newPage();
    for (const moment of moments) {
      await page.goto(`${server.resolvedUrls.local[0]}preview.html?name=${moment}`);
      await page.waitForSelector('html[data-ready]');
      await page.waitForTimeout(150);
      const tabs = width < 720 ? ['Board', 'Hand', 'Rivals', 'Market', 'Log'] : [''];
      await page.evaluate(source);
      for (const tab of tabs) {
        if (tab) await page.locator('.ptab', { hasText: tab }).click({ timeout: 500 }).catch(() => undefined);
        const { violations } = await page.evaluate(() => window.axe.run());
        for (const one of violations) {
          const bad = one.impact === 'serious' || one.impact === 'critical';
          if (bad) serious += 1;
          console.log(`${bad ? 'SERIOUS' : one.impact} ${width} ${theme} ${moment} ${tab} ${one.id}: ${one.nodes.length} × ${one.nodes[0].html.slice(0, 140)} | ${(one.nodes[0].any[0]?.message ?? one.help).slice(0, 160)}`);
        }
      }
    }
    await context.close();
  }
}
await browser.close();
await server.close();
console.log(serious ? `${serious} serious` : 'Nothing serious.');
process.exit(serious ? 1 : 0);
