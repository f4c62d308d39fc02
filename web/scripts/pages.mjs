/**
 * Screenshots of the pages around the table, with a mocked server.
 *
 *     node scripts/pages.mjs URL [filter ...]
 *
 * With AXE=1 no pictures are taken; instead axe looks at every page, and serious violations are told.
 * URL is where the app is served (`npx vite --port 5298` gives http://127.0.0.1:5298). `fixtures/pages.py` has to have run.
 */

import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { mock } from './mock.mjs';

const [base = 'http://127.0.0.1:5298', ...filters] = process.argv.slice(2);
const folder = new URL('../screenshots/pages/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

const axe = process.env.AXE ? readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8') : '';
let serious = 0;

const WIDTHS = { 390: 844, 1200: 800, 1440: 900 };
const click = (name) => async (page) => {
  await page.getByRole('button', { name }).first().click();
};
export const SHOTS = [
  { name: 'lobby', path: '/' },
  { name: 'lobby-new', path: '/', widths: [1200, 1440], act: async (page) => page.getByRole('link', { name: 'New table…' }).click() },
  { name: 'lobby-invite', path: '/', act: click('Invite friends'), widths: [390, 1440] },
  { name: 'lobby-empty', path: '/', mode: 'empty' },
  { name: 'lobby-offline', path: '/', mode: 'offline', widths: [390, 1440] },
  { name: 'lobby-failing', path: '/', mode: 'failing', widths: [1440] },
  { name: 'lobby-slow', path: '/', mode: 'slow', widths: [1440] },
  { name: 'new', path: '/new' },
  { name: 'new-choose', path: '/new', widths: [390, 1440], act: async (page) => page.getByRole('radio', { name: 'Choose' }).click() },
  { name: 'tables', path: '/tables', widths: [390, 1440] },
  { name: 'replays', path: '/replays', widths: [390, 1440] },
  { name: 'replay', path: '/replay/r1?ply=380' },
  { name: 'replay-end', path: '/replay/r1?ply=661', widths: [1440] },
  { name: 'replay-missing', path: '/replay/nope', widths: [1440] },
  { name: 'codex', path: '/codex' },
  { name: 'codex-search', path: '/codex?q=spice&group=cards', widths: [390, 1440] },
  { name: 'codex-card', path: '/codex/stilgar' },
  { name: 'codex-space', path: '/codex/space-arrakeen', widths: [390, 1440] },
  { name: 'codex-leader', path: '/codex/leader-paul-atreides', widths: [390, 1440] },
  { name: 'codex-spaces', path: '/codex?group=spaces', widths: [390, 1440] },
  { name: 'codex-leaders', path: '/codex?group=leaders', widths: [390, 1440] },
  { name: 'account', path: '/account' },
  { name: 'account-guest', path: '/account', mode: 'empty', widths: [390, 1440] },
  { name: 'settings', path: '/settings' },
  ...Array.from({ length: 10 }, (_, i) => ({ name: `learn-${i + 1}`, path: `/learn?step=${i + 1}`, widths: i === 0 ? [390, 1200, 1440] : [390, 1440] })),
  { name: 'room', path: '/room/w1' },
  { name: 'lost', path: '/nowhere' },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const shot of SHOTS) {
  if (filters.length && !filters.some((one) => shot.name === one || (one.endsWith('*') && shot.name.startsWith(one.slice(0, -1))))) continue;
  for (const width of shot.widths ?? [390, 1200, 1440]) {
    for (const theme of process.env.THEME ? [process.env.THEME] : ['day', 'night']) {
      const context = await browser.newContext({ viewport: { width, height: WIDTHS[width] }, colorScheme: theme === 'day' ? 'light' : 'dark', reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.setDefaultTimeout(6000);
      page.on('pageerror', (error) => console.error(shot.name, width, theme, error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) console.error(shot.name, width, message.text());
      });
      await mock(page, shot.mode);
      await page.goto(base + shot.path);
      await page.waitForTimeout(Number(process.env.WAIT ?? 900));
      try {
        await shot.act?.(page);
        if (shot.act) await page.waitForTimeout(400);
      } catch (error) {
        console.error(shot.name, width, error.message);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) console.error(`${shot.name} ${width}: ${wide} px wide`);
      if (axe) {
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
        for (const one of violations.filter((each) => ['serious', 'critical'].includes(each.impact))) {
          serious += 1;
          console.error(`${shot.name} ${width} ${theme}: ${one.impact} ${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join(' | ')}`);
        }
        await context.close();
        continue;
      }
      await page.screenshot({ path: `${folder}${shot.name}-${width}-${theme}.png`, fullPage: process.env.FULL !== undefined });
      await context.close();
    }
  }
}
await browser.close();
if (axe) console.log(`${serious} serious violations`);
process.exitCode = serious ? 1 : 0;
