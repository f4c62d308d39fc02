/**
 * Measures what the app may cost, against a real server with the built app; fails if something costs more.
 *   node scripts/budgets.mjs [--json] [--server http://127.0.0.1:8000] [--moves 60] [--rounds 3] [--only codex]
 * Without --server one is started: LANDSRAAD is its command, by default the one in the repository's virtual
 * environment.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const LIMITS = { script: 300, first: 2000, prompt: 2000, move: 150, shift: 0.1, codex: 500, search: 100 };
const COLD_STARTS = 5;
const SIZES = [
  [1440, 900],
  [1200, 800],
  [390, 844],
];
const PATIENCE = 60_000;
const GAMES = {
  Imperium: {
    family: 'imperium',
    players: 3,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
  },
  'Dune (1979)': {
    family: 'classic',
    players: 2,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { deals: false },
  },
};

const given = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const json = process.argv.includes('--json');
const moves = Number(given('moves', '60'));
const rounds = Number(given('rounds', '3'));
const only = given('only', '');

// -- a server -------------------------------------------------------------------------------------------------------

async function serve() {
  const command = process.env.LANDSRAAD || fileURLToPath(new URL('../../.venv/bin/landsraad', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'landsraad-budgets-'));
  const child = spawn(
    command,
    ['serve', '--database', join(folder, 'table.db'), '--limits', '0', '--pause', '0', '--log', 'json'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const said = [];
  const address = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`The server does not start:\n${said.join('\n')}`)));
    createInterface({ input: child.stderr }).on('line', (line) => {
      said.push(line);
      const found = /The table is at (\S+)/.exec(line);
      if (found) resolve(found[1]);
    });
  });
  const end = Date.now() + PATIENCE;
  while (
    !(await fetch(`${address}/ready`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error('The server is not ready.');
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    address,
    close: () =>
      new Promise((done) => {
        child.removeAllListeners('exit');
        child.on('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          done();
        });
        child.kill('SIGTERM');
      }),
  };
}

// -- in the page ----------------------------------------------------------------------------------------------------

/** Before anything of the app runs: note when things happen, on the clock that all pages share. */
function watch() {
  const now = () => performance.timeOrigin + performance.now();
  const noted = { updates: [], clicks: [], shifts: [] };
  window.noted = noted;
  // Every choice is made here, none by the page itself.
  localStorage.setItem('landsraad.settings', JSON.stringify({ forced: false }));
  addEventListener('click', () => noted.clicks.push(now()), { capture: true });
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...rest) {
      super(...rest);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'state' || message.type === 'update') {
          noted.view = message.view;
          noted.n = message.n;
          noted.updates.push({ n: message.n, heard: now(), drawn: 0, size: data.length });
        }
      });
    }
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      const last = noted.updates.at(-1);
      if (last && !last.changed) {
        last.changed = now();
        requestAnimationFrame(() => setTimeout(() => (last.drawn = now())));
      }
      if (
        !noted.playable &&
        [...document.querySelectorAll('button')].some((one) => /^Play /.test(one.innerText.trim()))
      )
        noted.playable = now();
      if (
        !noted.asked &&
        document.querySelector('.prompt:not(.is-waiting), .pprompt:not(.is-waiting)') &&
        document.querySelector('.is-legal, .opt')
      )
        noted.asked = now();
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!noted.counting) continue;
      const names = (entry.sources ?? []).map(({ node }) =>
        [node?.parentElement?.parentElement, node?.parentElement, node]
          .map(
            (one) =>
              String(one?.className?.baseVal ?? one?.className ?? '')
                .trim()
                .split(/\s+/)[0] || one?.nodeName?.toLowerCase(),
          )
          .join('>'),
      );
      noted.shifts.push({ at: performance.timeOrigin + entry.startTime, value: entry.value, names });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Clicks something that may be chosen, by script: browsers excuse every shift in the half second after a real click.
 */
function choose(random) {
  const TARGETS =
    '.card.is-legal, .space.is-legal, .crow.is-legal, .rescard.is-legal, .irow.is-playable, .plate__head.is-legal, ' +
    '.seat.is-legal > .seat__hit, .lcard, .area.is-legal, .opt, [data-seal], [data-end]:not([aria-disabled="true"])';
  if (document.querySelector('.prompt.is-waiting, .pprompt.is-waiting')) return false;
  const all = [...document.querySelectorAll(TARGETS)].filter((one) => one.checkVisibility());
  const ends = all.filter((one) => one.dataset.end !== undefined);
  const others = all.filter((one) => one.dataset.end === undefined);
  const from = others.length ? others : ends;
  // A card of the market that a tap has shown has its own button; a plan is sealed with a leader in it.
  const one = document.querySelector('#tip [data-option]') ?? from[Math.floor(random * from.length)];
  if (one?.matches('[data-seal]')) document.querySelector('.leader')?.click();
  one?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return !!one;
}

const dice = (seed) => () => (seed = (seed * 16807) % 2147483647) / 2147483647;

async function seated(browser, address, size, name) {
  const [width, height] = size;
  const phone = width < 720;
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: phone, isMobile: phone });
  await context.addInitScript(watch);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(address);
  await ask(page, 'POST', '/api/me/guest', { name });
  return page;
}

const ask = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      await fetch('/api/me');
      const csrf = decodeURIComponent(/landsraad_csrf=([^;]*)/.exec(document.cookie)[1]);
      const answer = await fetch(path, {
        method,
        headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf },
        body: JSON.stringify(body),
      });
      const data = await answer.json();
      if (!answer.ok) throw new Error(JSON.stringify(data));
      return data;
    },
    [method, path, body],
  );

const open = async (page, address, id) => {
  await page.goto(`${address}/table/${id}`);
  await page.waitForSelector('.prompt, .pprompt');
  await page.evaluate(() => document.fonts.ready);
};

// -- what is measured -----------------------------------------------------------------------------------------------

const problems = [];
const rows = [];
const sorted = (values) => [...values].sort((a, b) => a - b);
const at = (values, part) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;
function row(what, value, limit, unit, more = '') {
  if (process.stderr.isTTY) process.stderr.write(`${what}\n`);
  rows.push({ what, value: Number(value.toFixed(unit === '' ? 4 : 1)), limit, unit, ok: value < limit, more });
}

/** Every script that the app can ever load, as it is sent. */
async function scripts(address) {
  const found = new Map();
  const queue = [...(await (await fetch(address)).text()).matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
  while (queue.length) {
    const path = queue.shift();
    if (found.has(path)) continue;
    const answer = await fetch(address + path, { headers: { 'Accept-Encoding': 'gzip' } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    // Node unpacks what it fetches; the length in the header is what went over the wire.
    found.set(path, Number(answer.headers.get('content-length')));
    for (const [, name] of (await answer.text()).matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g))
      queue.push(`/assets/${name}`);
  }
  const sizes = [...found.values()];
  row(
    'script, all pages together, as sent',
    sizes.reduce((a, b) => a + b, 0) / 1024,
    LIMITS.script,
    'KB',
    `${sizes.length} files`,
  );
}

/** A newcomer with an empty cache: until a game can be begun, and from that click until something is asked. */
async function coldStarts(browser, address) {
  const first = [];
  const prompt = [];
  for (let i = 0; i < COLD_STARTS; i++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(watch);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const start = Date.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await page.waitForFunction(() => window.noted.asked);
    const noted = await page.evaluate(() => window.noted);
    first.push(noted.playable - start);
    prompt.push(noted.asked - noted.clicks[0]);
    await context.close();
  }
  row(
    'first playable page, cold cache, median',
    at(first, 0.5),
    LIMITS.first,
    'ms',
    `worst of ${first.length}: ${Math.max(...first).toFixed(0)} ms`,
  );
  row(
    'from one press to the first choice, median',
    at(prompt, 0.5),
    LIMITS.prompt,
    'ms',
    `worst of ${prompt.length}: ${Math.max(...prompt).toFixed(0)} ms`,
  );
}

/** How long the page itself has worked since it was last asked, whatever else the machine does: milliseconds. */
async function processorOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  let before = await worked();
  return async () => {
    const now = await worked();
    const since = now - before;
    before = now;
    return since;
  };
}

/** The codex, opened anew and searched: until what is in sight is drawn, and how much is. */
async function codex(browser, address) {
  const opened = [];
  const found = [];
  const work = { opened: [], found: [] };
  let nodes = 0;
  for (let i = 0; i < COLD_STARTS; i++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(address);
    await page.getByRole('link', { name: 'Codex', exact: true }).first().waitFor();
    const processor = await processorOf(page);
    /** Does something, and waits until the page has drawn what was asked for: milliseconds. */
    const timed = (act, given) =>
      page.evaluate(
        ([act, given]) =>
          new Promise((done) => {
            const from = performance.now();
            const drawn = () => document.querySelectorAll('main .results li article').length;
            const wanted = () => {
              const count = Number(document.querySelector('.count b')?.textContent ?? 0);
              return drawn() > 0 && (!given || count < given);
            };
            const look = () =>
              wanted() ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - from))) : later();
            const later = () => requestAnimationFrame(look);
            if (act === 'open') document.querySelector('nav a[href="/codex"]').click();
            else {
              const field = document.querySelector('input[type=search]');
              field.value = act;
              field.dispatchEvent(new Event('input', { bubbles: true }));
            }
            later();
          }),
        [act, given],
      );
    opened.push(await timed('open', 0));
    work.opened.push(await processor());
    nodes = Math.max(nodes, await page.evaluate(() => document.querySelectorAll('main *').length));
    const all = await page.evaluate(() => Number(document.querySelector('.count b').textContent));
    for (const [words, most] of [
      ['spice', all],
      ['spice must flow', 20],
    ]) {
      await processor();
      found.push(await timed(words, most));
      work.found.push(await processor());
    }
    await context.close();
  }
  const worst = (list) => `worst of ${list.length}: ${Math.max(...list).toFixed(0)} ms`;
  row('codex, from the lobby until it is drawn, median', at(opened, 0.5), LIMITS.codex, 'ms', worst(opened));
  row('codex, a search, median', at(found, 0.5), LIMITS.search, 'ms', `${worst(found)}; ${nodes} nodes at first`);
  row('codex, processor time to draw it, worst', Math.max(...work.opened), LIMITS.codex, 'ms');
  row('codex, processor time of a search, worst', Math.max(...work.found), LIMITS.search, 'ms');
}

/** Two people at one table of a family: from a click in one page until the other has drawn it. */
async function moveToAll(browser, address, title, wish) {
  const pages = [
    await seated(browser, address, [1440, 900], 'Oksana'),
    await seated(browser, address, [1440, 900], 'Ines'),
  ];
  const table = await ask(pages[0], 'POST', '/api/tables', {
    private: true,
    ...wish,
  });
  await ask(pages[1], 'POST', `/api/tables/${table.id}/join`, {});
  await ask(pages[0], 'POST', `/api/tables/${table.id}/start`, {});
  for (const page of pages) await open(page, address, table.id);
  const random = dice(7);
  const drawn = [];
  const heard = [];
  const sizes = [];
  let unseen = 0;
  const end = Date.now() + 4 * PATIENCE;
  while (drawn.length < moves && Date.now() < end) {
    let moved = false;
    for (const [i, page] of pages.entries()) {
      const other = pages[1 - i];
      const before = await page.evaluate(() => ((window.noted.clicks.length = 0), window.noted.n));
      if (!(await page.evaluate(choose, random()))) continue;
      const told = await other
        .waitForFunction((n) => window.noted.updates.find((one) => one.n > n), before, { timeout: 2000, polling: 5 })
        .catch(() => null);
      if (!told) continue;
      moved = true;
      const n = await told.evaluate((one) => one.n);
      // A choice that shows nothing to others changes nothing in their page.
      const seen = await other
        .waitForFunction(
          (n) => {
            const one = window.noted.updates.find((each) => each.n === n);
            return one.drawn && one;
          },
          n,
          { timeout: 1000, polling: 5 },
        )
        .catch(() => null);
      const clicked = await page.evaluate(() => window.noted.clicks[0]);
      if (!seen) {
        unseen += 1;
        continue;
      }
      const update = await seen.jsonValue();
      drawn.push(update.drawn - clicked);
      heard.push(update.heard - clicked);
      sizes.push(update.size);
    }
    if (!moved) await pages[0].waitForTimeout(20);
    if (await pages[0].evaluate(() => window.noted.view?.over)) break;
  }
  for (const page of pages) await page.context().close();
  if (drawn.length < 30) problems.push(`only ${drawn.length} moves of ${title} could be measured`);
  row(
    `a move of ${title} shown to the other, median`,
    at(drawn, 0.5),
    LIMITS.move,
    'ms',
    `${drawn.length} moves; on the wire after ${at(heard, 0.5).toFixed(0)} ms, ` +
      `${(at(sizes, 0.5) / 1024).toFixed(0)} KB`,
  );
  row(
    `a move of ${title} shown to the other, 95 in 100`,
    at(drawn, 0.95),
    LIMITS.move,
    'ms',
    `on the wire after ${at(heard, 0.95).toFixed(0)} ms${unseen ? `; ${unseen} showed nothing` : ''}`,
  );
}

/** Whether something moved in answer to the person's own choice: between the click and the drawing of what it did. */
function isOwn(shift, { clicks, updates }) {
  const click = clicks.findLast((one) => one <= shift.at);
  const answer = click && updates.find((one) => one.heard > click);
  return !!click && (!answer || !answer.drawn || shift.at <= answer.drawn);
}

/** The cumulative layout shift as browsers define it: the most in one burst, of at most 5 s with gaps under 1 s. */
function cumulative(shifts) {
  let most = 0;
  let burst = { from: -Infinity, to: -Infinity, sum: 0 };
  for (const { at, value } of shifts) {
    burst =
      at - burst.to < 1000 && at - burst.from < 5000
        ? { ...burst, to: at, sum: burst.sum + value }
        : { from: at, to: at, sum: value };
    most = Math.max(most, burst.sum);
  }
  return most;
}

/** A few rounds against bots: how much of the page jumps under the person's eyes while others play. */
async function shifts(browser, address, size) {
  const page = await seated(browser, address, size, 'Vera');
  const seats = [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'heuristic' }))];
  const table = await ask(page, 'POST', '/api/tables', {
    family: 'imperium',
    players: 4,
    private: true,
    seats,
    start: true,
  });
  await open(page, address, table.id);
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            window.noted.counting = true;
            done();
          }),
        ),
      ),
  );
  const random = dice(11);
  let count = 0;
  const end = Date.now() + 2 * PATIENCE;
  const state = () =>
    page.evaluate(() => ({ n: window.noted.n, round: window.noted.view.round, over: window.noted.view.over }));
  for (let now = await state(); now.round <= rounds && !now.over && Date.now() < end; now = await state()) {
    if (!(await page.evaluate(choose, random()))) {
      await page.waitForTimeout(30);
      continue;
    }
    count += 1;
    await page.waitForFunction((n) => window.noted.n > n, now.n, { timeout: 2000, polling: 10 }).catch(() => undefined);
  }
  const noted = await page.evaluate(() => window.noted);
  const sum = (list) => list.reduce((total, one) => total + one.value, 0);
  const others = noted.shifts.filter((one) => !isOwn(one, noted));
  const blamed = {};
  for (const { value, names } of others) for (const name of new Set(names)) blamed[name] = (blamed[name] ?? 0) + value;
  const worst = Object.entries(blamed)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([name, value]) => `${name} ${value.toFixed(3)}`);
  const mine = sum(noted.shifts) - sum(others);
  row(
    `layout shift, ${rounds} rounds, ${size.join(' × ')}`,
    cumulative(others),
    LIMITS.shift,
    '',
    `${sum(others).toFixed(3)} in all; ${count} own choices moved ${mine.toFixed(3)}` +
      (worst.length ? `; most: ${worst.join(', ')}` : ''),
  );
  await page.context().close();
}

const load = loadavg()[0];
const own = given('server', '') ? { address: given('server', ''), close: async () => undefined } : await serve();
try {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await codex(browser, own.address);
    if (only !== 'codex') {
      await scripts(own.address);
      await coldStarts(browser, own.address);
      for (const [title, wish] of Object.entries(GAMES)) await moveToAll(browser, own.address, title, wish);
      for (const size of SIZES) await shifts(browser, own.address, size);
    }
  } finally {
    await browser.close();
  }
} finally {
  await own.close();
}

const cores = availableParallelism();
if (json) console.log(JSON.stringify({ rows, problems, load, cores }, null, 1));
else {
  const width = Math.max(...rows.map((one) => one.what.length));
  for (const one of rows) {
    const value = `${one.value} ${one.unit}`.trim().padStart(9);
    const limit = `${one.limit} ${one.unit}`.trim().padEnd(7);
    console.log([one.ok ? 'pass' : 'MISS', one.what.padEnd(width), value, `< ${limit}`, one.more].join('  '));
  }
  if (load > cores)
    console.log(
      `The machine was busy with other things (load ${load.toFixed(1)} on ${cores} cores): ` +
        `times are longer than the app's own.`,
    );
  for (const problem of problems) console.log(`fault: ${problem}`);
}
process.exitCode = problems.length || rows.some((one) => !one.ok) ? 1 : 0;
