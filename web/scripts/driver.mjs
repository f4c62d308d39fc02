/** People in real browsers: opens the app in Chromium, reads what a table asks and answers it by a way of playing. */

import { chromium } from 'playwright-core';
import { atDune, sensibleAtDune } from './dune.mjs';

const LONG = 60_000;
const LONGEST = 1_200_000;
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Told before the app's own script: what the page has heard, once it is drawn. */
function listen([settings]) {
  localStorage.setItem('landsraad.settings', JSON.stringify(settings));
  const Native = window.WebSocket;
  window.heard = { state: null, table: null, lines: [], answered: 0, drawing: 0 };
  /** What has one outcome only is not asked: the page answers it. */
  window.forced = ({ family, battle, legal: [only, ...others] }) => {
    if (only === undefined) return false;
    // A sealed battle plan is handed in part by part.
    if (family === 'classic')
      return (
        /^(leader|weapon|defense|dial|kwisatz-haderach)$/.test(only.verb) &&
        battle !== null &&
        !document.querySelector('[data-seal]')
      );
    return (
      family === 'imperium' && !others.length && !/^(play|space|agent|reveal|leader|end-turn|pass)\b/.test(only.name)
    );
  };
  /** The number of the latest entry that is this person's own, or that came with a whole position. */
  let latest = 0;
  const answered = ({ n, seat, steps }) =>
    (latest = steps ? (steps.findLast((step) => step.seat === seat)?.n ?? latest) : n);
  /** When this person did something: from then until what came of it was drawn. */
  window.acts = [];
  let sent = false;
  const act = () => window.acts.push({ from: performance.now(), to: Infinity });
  const acted = () => {
    if (sent) return;
    const now = performance.now();
    for (const one of window.acts) one.to = Math.min(one.to, now);
  };
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(acted)));
  for (const type of ['pointerdown', 'click', 'keydown'])
    addEventListener(type, () => (act(), drawn()), { capture: true });
  window.WebSocket = class extends Native {
    send(data) {
      super.send(data);
      if (JSON.parse(data).type !== 'move') return;
      sent = true;
      act();
    }
    constructor(...given) {
      super(...given);
      window.heard.lines.push(this);
      this.addEventListener('message', (event) => {
        const { data } = event;
        if (window.unheard && event.isTrusted) {
          event.stopImmediatePropagation();
          window.unheard.push(() => this.dispatchEvent(new MessageEvent('message', { data })));
          return;
        }
        const message = JSON.parse(data);
        if (/^(ok|error|stale)$/.test(message.type)) {
          sent = false;
          drawn();
        }
        const part =
          message.type === 'table'
            ? { table: message.table }
            : message.type === 'state' || message.type === 'update'
              ? { state: message, answered: answered(message) }
              : null;
        if (!part) return;
        window.heard.drawing += 1;
        setTimeout(() => Object.assign(window.heard, part, { drawing: window.heard.drawing - 1 }));
      });
    }
  };
}

/** A stream of numbers that is the same each time. */
export function dice(seed = 7) {
  let at = seed;
  return () => (at = (at * 16807) % 2147483647) / 2147483647;
}

/** One person: a browser context of their own, with a page. */
export class Player {
  constructor(address, context, page, way) {
    Object.assign(this, { address, context, page, way, random: dice(), frames: [], problems: [], used: {}, times: [] });
    page.setDefaultTimeout(LONG);
    page.on('pageerror', (error) => this.problems.push(error.message));
    /** The numbers under which this page has sent choices. */
    this.sent = new Set();
    /** The options that it has sent. */
    this.chosen = [];
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) =>
        this.frames.push({ from: 'socket', data: JSON.parse(String(payload)) }),
      );
      socket.on('framesent', ({ payload }) => {
        const message = JSON.parse(String(payload));
        if (message.type !== 'move') return;
        this.sent.add(message.n);
        this.chosen.push(message.option);
      });
    });
  }

  /** Keep what the server answers over HTTP among the frames; the codex is the same for everybody. */
  keepAnswers() {
    this.page.on('response', async (answer) => {
      const { pathname } = new URL(answer.url());
      if (!pathname.startsWith('/api/') || pathname.endsWith('/codex')) return;
      const data = await answer.json().catch(() => null);
      if (data) this.frames.push({ from: pathname, data });
    });
  }

  // -- the server, asked from the page ------------------------------------------------------------------------------

  ask(method, path, body) {
    return this.page.evaluate(
      async ([method, path, body]) => {
        const answer = await fetch(path, {
          method,
          headers: {
            'Content-Type': 'application/json',
            'X-CSRF-Token': decodeURIComponent(/landsraad_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? ''),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const data = answer.status === 204 ? null : await answer.json();
        if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(data)}`);
        return data;
      },
      [method, path, body],
    );
  }

  /** Come to the lobby, as a guest of that name. */
  async arrive(name) {
    await this.page.goto(this.address);
    await this.ask('GET', '/api/me');
    if (name) await this.ask('POST', '/api/me/guest', { name });
    return this;
  }

  /** Host a table: oneself, open seats for so many others, and bots. */
  host(players, others = 0, wish = {}) {
    const seats = [
      { kind: 'me' },
      ...Array.from({ length: others }, () => ({ kind: 'open' })),
      ...Array.from({ length: players - others - 1 }, () => ({ kind: 'bot', bot: 'heuristic' })),
    ];
    return this.ask('POST', '/api/tables', { family: 'imperium', players, seats, start: !others, ...wish });
  }

  async open(id) {
    await this.page.goto(`${this.address}/table/${id}`);
    await this.asked();
    return this.state();
  }

  /** Waits until the table is drawn. */
  asked() {
    return this.page.waitForFunction(() => window.heard.state && document.querySelector('.prompt, .pprompt, .ending'));
  }

  state() {
    return this.page.evaluate(() => window.heard.state);
  }

  /** The last state, once the page has drawn it; nothing while it draws. */
  drawn() {
    return this.page.evaluate(() => (window.heard.drawing ? null : window.heard.state));
  }

  /**
   * Waits for something to be true of the last state that the page has drawn: a function of it, and one more value. The
   * state of which it was true is returned: the next may be there already.
   */
  async until(test, value) {
    const found = await this.page
      .waitForFunction(
        ([source, value]) => {
          const { state, table, drawing } = window.heard;
          const test = new Function('state', 'value', 'table', `return (${source})(state, value, table)`);
          return state && !drawing && test(state, value, table) && state;
        },
        [String(test), value],
        { polling: 20 },
      )
      .catch(async (error) => {
        const state = await this.state();
        const { prompt, round, pending } = state?.view ?? {};
        const at = `"${prompt}" (n ${state?.n}, round ${round}, pending ${pending})`;
        throw new Error(`Waited for ${test} at ${at}: ${error.message.split('\n')[0]}`);
      });
    return found.jsonValue();
  }

  /** From now on the page hears nothing of the server, as if the line were slow. */
  async deafen() {
    await this.page.evaluate(() => void (window.unheard = []));
  }

  /** Tells the page a state of the table as if the game had come to it; nothing goes to the server or comes from it. */
  async pretend(state) {
    await this.deafen();
    await this.page.evaluate(
      (state) => {
        const line = window.heard.lines.at(-1);
        line.send = () => undefined;
        line.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(state) }));
      },
      { ...state, type: 'state' },
    );
    await this.page.waitForFunction((name) => window.heard.state.name === name, state.name);
  }

  /** The page hears what it has missed. */
  async hear() {
    await this.page.evaluate(() => {
      const missed = window.unheard;
      window.unheard = null;
      for (const tell of missed) tell();
    });
  }

  /** The entry of the game's log with that number, as this page was told it. */
  step(n) {
    return this.frames.flatMap(({ data }) => data.steps ?? []).find((step) => step.n === n);
  }

  /** Waits until something is asked of this person, or the game is over; who is patient looks at all that happens. */
  turn() {
    return this.until(
      ({ view }, patient) =>
        (view.over || (view.legal.length > 0 && !window.forced(view))) &&
        !(patient && document.documentElement.hasAttribute('data-telling')),
      Boolean(this.patient),
    );
  }

  /** Makes `window.shown` in the page what is shown from now on, one thing after the other. */
  watchStory() {
    return this.page.evaluate(() => {
      window.shown = [];
      const look = () => {
        const seat = document.querySelector('[data-played]')?.dataset.played;
        const now = {
          card: seat && `card of ${seat}`,
          fight: document.querySelector('.is-fight') && 'combat',
          round: document.querySelector('[data-round]')?.textContent,
        };
        for (const [what, said] of Object.entries(now))
          if (said && said !== before[what] && said !== window.shown.at(-1)) window.shown.push(said);
        before = now;
      };
      let before = {};
      look();
      window.shown.length = 0;
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: ['class', 'data-played'],
      });
    });
  }

  /** What the server has told since an entry of the log, as `watchStory` names it. */
  story(after) {
    const steps = this.frames.flatMap(({ data }) => (data.type === 'update' ? data.steps : []));
    const events = steps.filter(({ n }) => n > after).flatMap((step) => step.events);
    const mine = this.frames.findLast(({ data }) => data.view)?.data.view.seat;
    const told = events.flatMap(({ kind, seat, n, seen }) => {
      if (kind === 'strength') return ['combat'];
      if (kind === 'round') return [`Round ${n}`];
      const card = /^(play|graft|usurp|intrigue|acquire)$/.test(kind) || (kind === 'reveal' && seen.length > 0);
      return card && seat !== mine ? [`card of ${seat}`] : [];
    });
    return told.filter((one, i) => one !== told[i - 1]);
  }

  /** Holds a finger on an icon until it is told what that means; letting go of it presses nothing. */
  async hold(icon) {
    await icon.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await icon.boundingBox();
    const client = await this.context.newCDPSession(this.page);
    const touch = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const { view } = await this.state();
    await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
    const told = this.page.getByRole('region', { name: 'What the icons mean' });
    await told.getByRole('status').waitFor();
    await touch('touchEnd', []);
    await told.getByRole('button', { name: 'Close' }).tap();
    await told.waitFor({ state: 'detached' });
    check((await this.state()).view.ply === view.ply, 'holding an icon chose something');
  }

  /** Waits while the page answers by itself; whether that was so. */
  async settled() {
    const answers = await this.page.evaluate(() => window.forced(window.heard.state.view));
    if (answers) await this.until(({ view }) => !window.forced(view));
    return answers;
  }

  /** Goes to the end of what is watched before anything is asked. */
  async goOn() {
    // What is held is let go one thing after the other.
    while (await this.page.evaluate(() => document.documentElement.hasAttribute('data-watching')))
      await this.page.keyboard.press(' ');
  }

  get moves() {
    return this.times.length;
  }

  // -- playing ------------------------------------------------------------------------------------------------------

  /** Choose some option, or this one, by the way of playing; the state after it. */
  async choose(option) {
    // What the page answers by itself may well end the turn.
    if ((await this.settled()) && !(await this.state()).view.legal.length) return this.state();
    const before = await this.turn();
    const { legal } = before.view;
    // Nobody reveals who can still send an Agent: a round is more than that.
    const sensible =
      before.view.family === 'classic'
        ? sensibleAtDune(before.view, this.random)
        : legal.some(({ name }) => name.startsWith('play:'))
          ? legal.filter(({ name }) => name !== 'reveal')
          : legal;
    const one =
      this.way === 'ear'
        ? null
        : option
          ? legal.find(({ name }) => name === option)
          : sensible[Math.floor(this.random() * sensible.length)];
    if (!one && this.way !== 'ear')
      throw new Error(`${option} is not among ${legal.map(({ name }) => name).join(', ')}`);
    await this.goOn();
    const start = Date.now();
    const chosen = this.chosen.length;
    try {
      if (before.view.family === 'classic' && this.way !== 'typed') await atDune(this, one, before.view);
      else await WAYS[this.way](this, one, before);
    } catch (error) {
      throw new Error(`${this.way} ${one?.name} at "${before.view.prompt}": ${error.message}`, { cause: error });
    }
    // Several may be asked at once: what others do meanwhile does not follow from this.
    const after = await this.until((state, n) => window.heard.answered > n, before.n).catch((error) => {
      throw new Error(`Nothing followed ${this.way} ${one?.name}. ${error.message}`);
    });
    const verb = (one?.name ?? this.chosen[chosen] ?? '').split(':')[0];
    this.used[verb] = (this.used[verb] ?? 0) + 1;
    this.times.push(Date.now() - start);
    return after;
  }

  /** Choose on and on until the game is over, or this is true of the state. */
  async play(enough = () => false, each = () => undefined) {
    for (;;) {
      const state = await this.turn();
      if (state.view.over || enough(state)) return state;
      await this.choose();
      await each();
    }
  }

  /**
   * Play without the page, straight over a socket: quick, to come to a situation. `enough` is a function of the view,
   * and of the clock; of the options, one that fits `wanted` is chosen, or any.
   */
  rush(table, enough = (view) => view.over, seed = 7, wanted = /^$/) {
    return this.page.evaluate(
      ([table, source, seed, long, wanted]) =>
        new Promise((resolve, reject) => {
          const enough = new Function('view', 'clock', `return (${source})(view, clock)`);
          const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
          const done = (end, value) => (clearInterval(watch), clearTimeout(silence), socket.close(), end(value));
          let at = seed;
          let chosen = -1;
          let silence;
          let seen = null;
          const watch = setInterval(() => window.halted && done(resolve, seen), 50);
          const patience = () => {
            clearTimeout(silence);
            silence = setTimeout(() => done(reject, new Error('the game does not go on')), long);
          };
          patience();
          socket.onopen = () => socket.send(JSON.stringify({ type: 'open', table }));
          socket.onclose = () => reject(new Error('the socket was closed'));
          socket.onmessage = ({ data }) => {
            patience();
            const { type, n, view, clock, text } = JSON.parse(data);
            if (type === 'error') done(reject, new Error(text));
            if (view) seen = view;
            if (!view || n <= chosen) return;
            if (view.over || enough(view, clock)) done(resolve, view);
            else if (view.legal.length) {
              chosen = n;
              at = (at * 16807) % 2147483647;
              const { name } = view.legal.find(({ name }) => wanted.test(name)) ?? view.legal[at % view.legal.length];
              socket.send(
                JSON.stringify({
                  type: 'move',
                  table,
                  n,
                  ply: view.ply,
                  option: name,
                }),
              );
            }
          };
        }),
      [table, String(enough), seed, LONG, wanted],
    );
  }

  /** Notes the layout shifts from now on. */
  watchShifts() {
    return this.page.evaluate(async () => {
      await document.fonts.ready;
      window.shifts = [];
      new PerformanceObserver((list) => window.shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
    });
  }

  /** The sum of the layout shifts that came of nothing this person did, however long the answer took. */
  shifts() {
    return this.page.evaluate(() => {
      const own = ({ startTime }) => window.acts.some(({ from, to }) => from <= startTime && startTime <= to);
      return window.shifts.reduce((sum, shift) => sum + (own(shift) ? 0 : shift.value), 0);
    });
  }
}

// -- which object an option is on -----------------------------------------------------------------------------------

const HAND = ':is(.hand, .phand)';
const MARKET = ':is(.crow, .rescard)';
const onSpace = (_, option) => `[data-space="${option.id.replace('space-', '')}"].is-legal`;
const onPost = (_, option) => `[data-post="${option.id}"].is-legal`;
const onWon = (_, option) => `.is-own [data-won="${option.id}"].is-legal`;
const OBJECTS = {
  play: (id) => `${HAND} [data-card="${id}"].is-legal`,
  discard: (id) => `${HAND} [data-card="${id}"].is-legal`,
  space: onSpace,
  voice: onSpace,
  recall: onSpace,
  place: onSpace,
  tech: (id) => `[data-tech="${id}"].is-legal`,
  activate: (id) => `.is-own [data-tile="${id}"].is-legal`,
  freighter: (id) => ({ advance: '.ship__lv:not(.is-dock).is-legal', recall: '.ship__lv.is-dock.is-legal' })[id],
  advance: (id) => `[data-research="${id}"].is-legal`,
  graft: (id) => `${HAND} [data-card="${id}"].is-legal`,
  usurp: (id) => `${MARKET}[data-card="${id}"].is-legal`,
  buy: (id) => `${MARKET}[data-card="${id}"].is-legal`,
  acquire: (id) => `${MARKET}[data-card="${id}"].is-legal`,
  // Of the market, or by some leaders of the hand: then it is a button.
  'set-aside': (id) => `${MARKET}[data-card="${id}"].is-legal, .opt[data-option="set-aside:${id}"]`,
  intrigue: (id) => `.irow[data-card="${id}"].is-playable`,
  faction: (id) => `[data-faction="${id.replaceAll('_', '-')}"].is-legal`,
  lose: (id) => `[data-faction="${id.replaceAll('_', '-')}"].is-legal`,
  secret: (id) => `[data-faction="${id.replaceAll('_', '-')}"].is-legal`,
  target: (id) => `[data-seat="${id}"].is-legal > .seat__hit`,
  give: (id) => `[data-seat="${id}"].is-legal > .seat__hit`,
  'activate-ally': (id) => `[data-seat="${id}"].is-legal > .seat__hit`,
  gift: (id) => `[data-good="${id}"].is-legal`,
  throne: (id) => `${MARKET}[data-card="${id}"].is-legal`,
  spy: onPost,
  'recall-spy': onPost,
  infiltrate: onPost,
  gather: onPost,
  match: onWon,
  flip: onWon,
  train: (_, option) => `[data-training="${option.id}"].is-legal`,
  contract: (_, option) => `.deals [data-contract="${option.id}"].is-legal`,
  detonate: () => ':is(.wallsign.is-legal, .opt[data-option="detonate"])',
  'end-turn': () => '[data-end]:not([aria-disabled="true"])',
  pass: () => '[data-end]:not([aria-disabled="true"])',
};
const NUMBERS = new Set(['deploy', 'retreat', 'deploy-dreadnought', 'negotiate', 'contribute']);
const SHOWN = new Set(['buy', 'acquire', 'set-aside', 'usurp', 'throne']);
const counts = ({ name }) => NUMBERS.has(name.split(':')[0]) && /:\d+$/.test(name);

/** The object of the table an option is on, or else its button in the prompt. */
function objectOf(page, option) {
  const [verb, id] = option.name.split(':');
  if (verb === 'sell' || verb === 'reveal')
    return page.getByRole('region', { name: 'What is asked' }).getByRole('button', { name: option.text });
  const object = OBJECTS[verb]?.(id, option);
  return page.locator(object ?? `.opt[data-option="${option.name}"]`).first();
}

/** Steps a number to that of an option, by pressing its buttons in some way. */
async function count(page, option, press) {
  const [verb] = option.name.split(':');
  const n = option.name.split(':').at(-1);
  const numbers = page.locator(`.numbers:has([data-option^="${verb}:"])`);
  const go = numbers.locator('.opt--go');
  for (;;) {
    const name = await go.getAttribute('data-option');
    const at = name.split(':').at(-1);
    if (at === n) return go;
    const more = Number(at) < Number(n);
    await press(numbers.locator('.stepper button').nth(more ? 1 : 0), more ? '+' : '-');
    await go.and(page.locator(`:not([data-option="${name}"])`)).waitFor();
  }
}

/** Taps a tab, and waits until it is open: what a tap does may come after it. */
export async function openTab(tab) {
  await tab.tap();
  await tab.and(tab.page().locator('[aria-selected="true"]')).waitFor();
}

/** Of what is in a purse one also says how much. */
async function measure(page, option, press) {
  if (option.verb === 'gift') await press(await count(page, option, press));
}

async function pointed({ page }, option, press) {
  if (counts(option)) return press(await count(page, option, press));
  await press(objectOf(page, option));
  await measure(page, option, press);
}

/** Tab to an element, as somebody without a mouse does. */
export async function walkTo({ page }, target) {
  const element = await target.elementHandle();
  for (let i = 0; i < 400; i++) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no number of tabs leads there');
}

const WAYS = {
  click: (player, option) => pointed(player, option, (target) => target.click()),

  /** Taps only: where the object is on another tab of the table, the tab is tapped first. */
  async tap(player, option) {
    const { page } = player;
    const press = (target) => target.tap();
    if (counts(option)) return pointed(player, option, press);
    const target = objectOf(page, option);
    for (const tab of ['', 'Board', 'Hand', 'Market', /Rivals|Teams/]) {
      if (tab) await openTab(page.locator('.ptab', { hasText: tab }));
      if (!(await target.isVisible())) continue;
      // A card of the market is shown first, with a button to take it.
      const shows = SHOWN.has(option.name.split(':')[0]) && (await target.evaluate((node) => !node.matches('.opt')));
      await press(target);
      await measure(page, option, press);
      if (shows) await press(page.locator(`#tip [data-option="${option.name}"]`));
      return undefined;
    }
    throw new Error('it is on no tab');
  },

  /** Keys only: the number or letter that the page shows, and every other time Tab and Enter. */
  async keys(player, option) {
    const { page } = player;
    const verb = option.name.split(':')[0];
    if (verb === 'deploy' && (await page.locator('.numbers').count()) === 1) {
      await count(page, option, (_, key) => page.keyboard.press(key));
      return page.keyboard.press('d');
    }
    const enter = async (button) => (await walkTo(player, button), page.keyboard.press('Enter'));
    if (counts(option)) return enter(await count(page, option, enter));
    const target = objectOf(page, option);
    const shown = page.locator(`.opt[data-option="${option.name}"] .key`).or(target.locator('.key')).first();
    const key =
      verb === 'end-turn' || verb === 'pass' ? 'e' : (await shown.isVisible()) ? await shown.textContent() : '';
    if (key && player.moves % 2) return page.keyboard.press(key);
    await enter(target);
    await measure(page, option, enter);
  },

  /** Words only: the option's name, and every other time what the page calls it. */
  async typed(player, option, { view }) {
    const { page } = player;
    const clear = view.legal.filter(({ text }) => text === option.text).length === 1;
    const words = player.moves % 2 && clear ? option.text : option.name.replaceAll(':', ' ');
    const typing = () => document.activeElement?.tagName === 'INPUT';
    if (!(await page.evaluate(typing))) await page.keyboard.press('/');
    await page.waitForFunction(typing);
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  },

  /** At the plain table, where every option is a button. */
  plain: ({ page }, option) => page.locator(`.plain .question [data-option="${option.name}"]`).click(),

  /** Ears only: chooses among what the accessibility tree names as a button that is not disabled, by its name. */
  async ear(player) {
    const { page } = player;
    const asked = page.getByRole('region', { name: 'What is asked' });
    const hand = page.getByRole('group', { name: 'Hand' });
    const tree = await asked.ariaSnapshot();
    const cards = tree.includes('a card below') ? enabled(await hand.ariaSnapshot()) : [];
    const offered = enabled(tree).filter((name) => !CONTROLS.test(name));
    const within = cards.length ? hand : asked;
    const names = cards.length ? cards : offered.length > 1 ? offered.filter((name) => name !== 'End turn') : offered;
    check(names.length, `nothing can be chosen in ${tree}`);
    const name = names[Math.floor(player.random() * names.length)];
    await within.getByRole('button', { name, exact: true, disabled: false }).first().press('Enter');
  },
};

// -- the accessibility tree -----------------------------------------------------------------------------------------

/** What is there beside the options. */
const CONTROLS = /^(Undo|Redo|Fewer|More|less|\d+ more|.* \(Esc\))$/;

/** The lines of a tree, as roles with names and states. */
const linesOf = (tree) =>
  tree.split('\n').map((line) => {
    const item = line.trim().replace(/^- /, '');
    return item.startsWith("'") ? item.slice(1, item.lastIndexOf("'")).replaceAll("''", "'") : item;
  });

/** The names of the buttons of a tree that can be pressed. */
function enabled(tree) {
  return linesOf(tree).flatMap((line) => {
    const [, name, states] = /^button ("(?:[^"\\]|\\.)*")(.*)$/.exec(line) ?? [];
    return name && !states.includes('[disabled]') ? [JSON.parse(name)] : [];
  });
}

/** What has numbers without words in a tree: a name with no word in it, or a text in which none stands before one. */
export function nameless(tree) {
  return linesOf(tree).filter((line) => {
    const [, name] = /^[a-z]+ ("(?:[^"\\]|\\.)*")/.exec(line) ?? [];
    if (name) return /\d/.test(name) && !/\p{L}/u.test(name);
    const text = line.replace(/^[a-z]+( \[[^\]]*\])*:?/, '');
    return [...text.matchAll(/\d+/g)].some(({ index }) => !/\p{L}[^\p{L}\d]*$/u.test(text.slice(0, index)));
  });
}

/**
 * Waits until one of several people at a table is asked something, or the game is over, and until all of them see that:
 * who is asked, and what they see. Everybody knows of themselves whether they are asked, and not always of the others.
 * Pages may be behind, and answer by themselves what has one outcome only.
 */
export async function asked(players) {
  let states = [];
  let since = Date.now();
  for (;;) {
    const before = states[0]?.n;
    states = await Promise.all(players.map((player) => player.drawn()));
    const [first] = states;
    if (states.every((state) => state && state.n === first.n)) {
      players.forEach((player, i) => (player.seat = states[i].seat));
      if (first.view.over) return { player: null, state: first };
      const at = states.findIndex(({ seat, view }) => view.pending.includes(seat));
      const player = players[at];
      if (player && !(await player.settled())) return { player, state: states[at] };
    }
    if (first?.n !== before) since = Date.now();
    if (Date.now() - since > LONG) {
      const prompts = states.map((state) => JSON.stringify(state && [state.n, state.seat, state.view.prompt]));
      throw new Error(`nobody is asked: ${prompts.join(', ')}`);
    }
    await new Promise((later) => setTimeout(later, 20));
  }
}

/**
 * Lets several people at one table play on, whoever is asked, until the game is over or this is true of the state;
 * before each choice it may be looked at all of them, and said what is chosen.
 */
export async function together(players, enough, each = () => undefined, wanted = () => undefined) {
  for (;;) {
    const { player, state } = await asked(players);
    if (!player || enough(state)) return state;
    await each(player, state);
    await player.choose(wanted(player, state.view));
  }
}

/**
 * Several people at a table play on without their pages until this is true of what one of them sees, or the game is
 * over: what each of them sees then.
 */
export async function rushTogether(people, table, enough, wanted) {
  const rushes = people.map((one, i) => one.rush(table, enough, 7 + i, wanted));
  await Promise.race(rushes);
  await Promise.all(people.map((one) => one.page.evaluate(() => void (window.halted = true))));
  const views = await Promise.all(rushes);
  await Promise.all(people.map((one) => one.page.evaluate(() => void (window.halted = false))));
  return views;
}

// -- scenes ---------------------------------------------------------------------------------------------------------

export function check(truth, words) {
  if (!truth) throw new Error(words);
}

/**
 * Runs a scene: `node scenes/NAME.mjs ADDRESS [argument ...]`. It is given a way to let people come, and its arguments;
 * what it returns is printed as one JSON object. Errors of a page fail it, as does anything it throws.
 */
export async function scene(run) {
  const [address, ...given] = process.argv.slice(2);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  setTimeout(() => {
    console.error('The scene does not end.');
    process.exit(1);
  }, LONGEST).unref();
  const players = [];
  /**
   * Somebody comes: with a size, a way of playing, a theme, and perhaps somebody's cookies. The page's security policy
   * holds for those who are strict; the others let this driver evaluate what it asks for.
   */
  const come = async ({
    size = DESKTOP,
    way = 'click',
    theme = 'day',
    motion = 'fast',
    strict = false,
    coach = false,
    storage,
  } = {}) => {
    const phone = size.width < 720;
    const context = await browser.newContext({
      viewport: size,
      hasTouch: phone,
      isMobile: phone,
      bypassCSP: !strict,
      ...(storage ? { storageState: storage } : {}),
    });
    const page = await context.newPage();
    // What leaves no choice is answered here, and not by the page.
    await page.addInitScript(listen, [{ theme, motion, forced: false, sound: 'off', coach }]);
    const player = new Player(address, context, page, way);
    players.push(player);
    return player;
  };
  let code = 0;
  try {
    const told = await run({ come, given, address });
    for (const { problems } of players) check(!problems.length, problems.join('\n'));
    console.log(JSON.stringify(told ?? {}));
  } catch (error) {
    code = 1;
    console.error(error.stack);
    for (const { problems, page } of players) console.error(JSON.stringify({ at: page.url(), problems }));
  }
  await browser.close();
  process.exit(code);
}
