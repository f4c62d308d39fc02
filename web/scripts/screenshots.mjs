/**
 * Pictures of every page and of kept situations at the table, and a sheet with all of them: screenshots/index.html.
 *   node scripts/screenshots.mjs [--only lobby,table-*] [--sizes 1440x900,390x844] [--themes day,night] [--text larger]
 * Some situations are pictured in windows of many sizes; in every picture of a table nothing may be cut or covered.
 * The pages talk to a mocked server. Situations and answers come from fixtures/make.py; CHROMIUM names the browser.
 */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { faults, WINDOWS } from './faults.mjs';
import { mock } from './mock.mjs';
import { PAGES, situations } from './pages.mjs';

const given = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1].split(',');
};
const only = given('only', []);
const sizes = given('sizes', WINDOWS).map((size) => size.split('x').map(Number));
const USUAL = ['1440x900', '390x844'];
const themes = given('themes', ['day', 'night']);
const [text] = given('text', ['normal']);
const wanted = (name) =>
  !only.length || only.some((one) => name === one || (one.endsWith('*') && name.startsWith(one.slice(0, -1))));
const shots = [...PAGES, ...situations()].filter((shot) => wanted(shot.name));
const fits = (shot, size) =>
  !(shot.wide && size[0] < 1120) &&
  !(shot.narrow && size[0] >= 720) &&
  (shot.everywhere || process.argv.includes('--sizes') || USUAL.includes(size.join('x')));
const file = (shot, size, theme) => `${shot.name}-${size.join('x')}-${theme}${text === 'normal' ? '' : `-${text}`}.png`;

const out = new URL('../screenshots/', import.meta.url);
if (!only.length) rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const server = await createServer({
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  logLevel: 'silent',
});
await server.listen();
const address = server.resolvedUrls.local[0].replace(/\/$/, '');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

const problems = [];
const total = sizes.reduce((sum, size) => sum + shots.filter((shot) => fits(shot, size)).length * themes.length, 0);
let made = 0;

async function picture(context, shot, size, theme) {
  const page = await context.newPage();
  const name = file(shot, size, theme);
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(`${name}: ${message.text()}`);
  });
  try {
    if (!shot.table) await mock(page, shot.mode);
    await page.goto(address + shot.path);
    await page.waitForSelector(shot.table ? 'html[data-ready]' : 'main');
    // A server that does not answer never falls silent.
    if (shot.mode !== 'slow') await page.waitForLoadState('networkidle');
    await shot.act?.(page);
    if (shot.act) await page.waitForLoadState('networkidle');
    await page.evaluate(() =>
      document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
    );
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > size[0]) problems.push(`${name}: ${wide} px wide`);
    if (shot.table && !shot.cut) problems.push(...(await page.evaluate(faults)).map((fault) => `${name}: ${fault}`));
    await page.screenshot({ path: new URL(name, out).pathname, animations: 'disabled' });
  } catch (error) {
    problems.push(`${name}: ${error.message.split('\n')[0]}`);
  }
  await page.close();
  made += 1;
  if (process.stdout.isTTY) process.stdout.write(`\r${made} of ${total} pictures`);
  else if (made % 25 === 0 || made === total) console.log(`${made} of ${total} pictures`);
}

/** One browser window for each size and theme: what one page has loaded, the next need not load again. */
async function series(size, theme) {
  const phone = size[0] < 720;
  const context = await browser.newContext({
    viewport: { width: size[0], height: size[1] },
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce',
    colorScheme: theme === 'day' ? 'light' : 'dark',
  });
  await context.addInitScript(
    ([theme, text]) =>
      localStorage.setItem('landsraad.settings', JSON.stringify({ theme, text, motion: 'off', sound: 'off' })),
    [theme, text],
  );
  for (const shot of shots) if (fits(shot, size)) await picture(context, shot, size, theme);
  await context.close();
}

const work = sizes.flatMap((size) => themes.map((theme) => [size, theme]));
await Promise.all(
  [0, 1].map(async () => {
    for (let next = work.shift(); next; next = work.shift()) await series(...next);
  }),
);
if (process.stdout.isTTY) console.log();
await browser.close();
await server.close();

const columns = sizes.flatMap((size) => themes.map((theme) => ({ size, theme })));
const cell = (shot, { size, theme }) => {
  if (!fits(shot, size)) return '<td></td>';
  const name = file(shot, size, theme);
  const [w, h] = size;
  const image = `<img src="${name}" alt="${shot.name}, ${w} px, ${theme}" loading="lazy" style="--w:${w};--h:${h}">`;
  return `<td><a href="${name}">${image}</a></td>`;
};
const sheet = readFileSync(new URL('sheet.html', import.meta.url), 'utf8')
  .replace('<!-- head -->', () =>
    columns.map(({ size, theme }) => `<th scope="col">${size.join(' × ')}, ${theme}</th>`).join(''),
  )
  .replace('<!-- rows -->', () =>
    shots
      .map((shot) => {
        const { name } = shot;
        const cells = columns.map((column) => cell(shot, column)).join('');
        return `<tr id="${name}"><th scope="row"><a href="#${name}">${name}</a></th>${cells}</tr>`;
      })
      .join('\n'),
  );
writeFileSync(new URL('index.html', out), sheet);

for (const problem of problems) console.error(problem);
console.log(`${made} pictures, ${problems.length || 'no'} faults: web/screenshots/index.html`);
process.exit(problems.length ? 1 : 0);
