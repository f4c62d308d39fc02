/**
 * Plays a whole game against bots through the built app of a running server, with clicks or taps on the objects
 * themselves, and measures it.
 *   node scripts/play.mjs --server http://127.0.0.1:8000 [--players 4] [--size 1440x900] [--theme day] [--most 2000] [--keys]
 */
import { chromium } from 'playwright-core';

const given = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const backend = given('server', 'http://127.0.0.1:8000');
const players = Number(given('players', '4'));
const [width, height] = given('size', '1440x900').split('x').map(Number);
const most = Number(given('most', '2000'));
const keys = process.argv.includes('--keys');
const phone = width < 720;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const context = await browser.newContext({ viewport: { width, height }, hasTouch: phone, isMobile: phone });
const page = await context.newPage();
const problems = [];
page.on('pageerror', (error) => problems.push(error.message));
await page.addInitScript((theme) => {
  localStorage.setItem('landsraad.settings', JSON.stringify({ theme, motion: 'fast' }));
  window.shift = 0;
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (window.counting && !entry.hadRecentInput) {
        window.shift += entry.value;
        for (const source of entry.sources ?? []) window.shifted.push(source.node?.className ?? source.node?.nodeName);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}, given('theme', 'day'));

await page.goto(backend);
const id = await page.evaluate(async (players) => {
  await fetch('/api/me');
  const csrf = /landsraad_csrf=([^;]*)/.exec(document.cookie)[1];
  const post = async (path, body) => (await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': decodeURIComponent(csrf) }, body: JSON.stringify(body) })).json();
  await post('/api/me/guest', { name: 'Ilse' });
  const bots = await (await fetch('/api/bots')).json();
  const bot = bots.find((one) => one.name === 'heuristic')?.name ?? bots[0].name;
  const seats = [{ kind: 'me' }, ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot }))];
  const table = await post('/api/tables', { family: 'imperium', players, seats, start: true });
  if (!table.id) throw new Error(JSON.stringify(table));
  return table.id;
}, players);
await page.goto(`${backend}/table/${id}`);
await page.waitForSelector('.prompt, .pprompt');
await page.evaluate(() => document.fonts.ready);
await page.waitForTimeout(600);
await page.evaluate(() => (window.counting = true));

const TARGETS = '.card.is-legal, .space.is-legal, .crow.is-legal, .rescard.is-legal, .irow.is-playable, .plate__head.is-legal, .seat.is-legal > .seat__hit, .lcard, .prompt__opts .opt, .pprompt__opts .opt, .numbers .opt, [data-end]:not([aria-disabled="true"])';
const used = {};
const times = [];
let moves = 0;
let idle = 0;
let seed = 7;
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
while (moves < most) {
  const state = await page.evaluate(() => {
    const prompt = document.querySelector('.prompt, .pprompt');
    return { text: prompt?.querySelector('p')?.textContent ?? '', waiting: prompt?.classList.contains('is-waiting'), over: /game is over/.test(prompt?.textContent ?? '') };
  });
  if (state.over) break;
  if (state.waiting) {
    idle += 1;
    if (idle > 600) throw new Error(`Waited too long: ${state.text}`);
    await page.waitForTimeout(50);
    continue;
  }
  const all = await page.locator(TARGETS).all();
  const seen = [];
  for (const one of all) if (await one.isVisible().catch(() => false)) seen.push(one);
  if (!seen.length) {
    idle += 1;
    if (idle > 100) throw new Error(`Nothing to choose: ${state.text}`);
    await page.waitForTimeout(50);
    continue;
  }
  idle = 0;
  const one = seen[Math.floor(random() * seen.length)];
  const kind = await one.evaluate((node) => (node.dataset.end !== undefined ? 'end' : node.className.split(' ')[0] === 'btn' ? 'option' : node.className.split(' ')[0])).catch(() => '');
  const before = await page.evaluate(() => document.querySelector('#app').innerText);
  const start = Date.now();
  try {
    if (keys) {
      await one.focus({ timeout: 1500 });
      await page.keyboard.press('Enter');
    } else if (phone) await one.tap({ timeout: 1500 });
    else await one.click({ timeout: 1500 });
  } catch (error) {
    problems.push(`${kind}: ${String(error.message).split('\n')[0]} at "${state.text}"`);
    if (problems.length > 8) break;
    continue;
  }
  await page.waitForFunction((old) => document.querySelector('#app').innerText !== old, before, { timeout: 3000, polling: 10 }).catch(() => undefined);
  if (Date.now() - start > 2500) problems.push(`no change after ${kind} at "${state.text}"`);
  times.push(Date.now() - start);
  used[kind] = (used[kind] ?? 0) + 1;
  moves += 1;
}
times.sort((a, b) => a - b);
const shift = await page.evaluate(() => ({ value: window.shift, nodes: window.shifted.reduce((all, one) => ({ ...all, [one]: (all[one] ?? 0) + 1 }), {}) }));
const left = await page.evaluate(() => document.querySelector('.prompt p, .pprompt p')?.textContent);
console.log(JSON.stringify({ id, moves, used, median: times[times.length >> 1], slow: times[Math.floor(times.length * 0.95)], shift, left, problems }, null, 1));
await page.screenshot({ path: new URL(`../screenshots/played-${players}-${width}.png`, import.meta.url).pathname });
await browser.close();
process.exit(problems.length ? 1 : 0);
