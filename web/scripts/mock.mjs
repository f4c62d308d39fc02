/** A server that is not there: answers for the pages around the table, from games that bots played. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../fixtures/data/pages/', import.meta.url);
const read = (name) => JSON.parse(readFileSync(fileURLToPath(new URL(`${name}.json`, folder)), 'utf8'));
const NOW = () => Date.now() / 1000;
const HOUR = 3600;

const person = (id, name) => ({ id, name, guest: false });
const vera = person('p1', 'Vera Kask');
const oksana = person('p2', 'Oksana');
const tomas = person('p3', 'Tomás');
const BOTS = ['Aldo', 'Farah', 'Runa', 'Vesna'];
const sit = (seat, who) =>
  who === null
    ? { seat, kind: 'open', person: null, bot: null, away: false, name: '', level: 0, levels: 5 }
    : typeof who === 'string'
      ? {
          seat,
          kind: 'bot',
          person: null,
          bot: who,
          away: false,
          name: BOTS[seat],
          level: who === 'novice' ? 1 : 2,
          levels: 5,
        }
      : { seat, kind: 'person', person: who, bot: null, away: false, name: who.name, level: 0, levels: 5 };

export function table(id, title, seats, more = {}) {
  return {
    id,
    title,
    family: 'imperium',
    setup: {
      players: seats.length,
      modules: ['base'],
      leaders: 'random',
      options: { difficulty: 'mercenary', strict_bindu: false },
    },
    host: oksana,
    status: 'playing',
    private: false,
    watch: 'link',
    watch_delay: 0,
    clock: null,
    fill: 'heuristic',
    seats: seats.map((who, i) => sit(i, who)),
    created: NOW() - 4 * HOUR,
    started: NOW() - 3 * HOUR,
    ended: null,
    n: 120,
    pending: [0],
    my_seat: null,
    left_seat: null,
    my_turn: false,
    host_is_me: false,
    rules: 1,
    engine: '0.1',
    imported: false,
    seed_hash: '',
    seed: null,
    salt: null,
    result: null,
    rematch: null,
    problem: null,
    proposal: null,
    seat_requests: [],
    brief: null,
    ...more,
  };
}

/** Answers by path. `mode`: full, empty, slow, failing or offline. */
export function answers(mode = 'full') {
  const families = read('families');
  const codex = read('codex');
  const games = { imperium: read('replay'), classic: read('replay-classic') };
  const game = games.imperium;
  const last = game.views.at(-1);
  const mine =
    mode === 'full'
      ? [
          table('t1', 'The Arrakeen table', [oksana, vera, tomas, 'heuristic'], {
            my_seat: 1,
            my_turn: true,
            pending: [1],
            started: NOW() - 130,
            brief: {
              round: 6,
              phase: 'player turns',
              scores: [5, 5, 4, 6],
              leaders: [
                'leader-paul-atreides',
                'leader-helena-richese',
                'leader-count-ilban-richese',
                'leader-glossu-rabban',
              ],
            },
          }),
          table('t2', 'Sunday, slowly', [person('p5', 'Ines'), vera, person('p6', 'Marek')], {
            my_seat: 1,
            my_turn: true,
            pending: [1],
            setup: { players: 3, modules: ['base', 'promo'] },
            started: NOW() - 30 * HOUR,
            brief: { round: 3, phase: 'player turns', scores: [3, 3, 2], leaders: [] },
          }),
          table('t3', 'Six evenings', [vera, person('p7', 'Jun'), null, 'heuristic'], {
            my_seat: 0,
            status: 'open',
            host: vera,
            host_is_me: true,
            started: null,
            pending: [],
          }),
        ]
      : [];
  const open =
    mode === 'full'
      ? [
          table('o1', 'Newcomers welcome', [oksana, tomas, null, null], { status: 'open', started: null }),
          table('o2', 'Fast hour', [oksana, 'heuristic', person('p8', 'Noor'), null], {
            status: 'open',
            started: null,
            clock: { base: 1800, add: 15 },
            setup: { players: 4, modules: ['base', 'promo'] },
          }),
          table('o3', 'Storm at dusk', [person('p9', 'Ada'), null, null], {
            status: 'open',
            started: null,
            clock: { base: 7 * 86400, add: 86400 },
            setup: { players: 3, modules: ['base'] },
          }),
          table('o4', '', [tomas, null], { status: 'open', started: null, setup: { players: 2, modules: ['base'] } }),
        ]
      : [];
  const result = { ...last.result };
  const over =
    mode === 'full'
      ? [
          table('r1', 'The Arrakeen table', [oksana, vera, tomas, 'heuristic'], {
            status: 'over',
            my_seat: 1,
            ended: NOW() - 50 * HOUR,
            n: game.length,
            result,
          }),
          table('r2', '', [vera, 'heuristic', 'random', 'heuristic'], {
            status: 'over',
            my_seat: 0,
            ended: NOW() - 400 * HOUR,
            n: game.length,
            result: { ...result, winners: [0], scores: [11, 8, 7, 6] },
          }),
          table('r3', 'Storm over Carthag', [vera, oksana, tomas, 'heuristic'], {
            family: 'classic',
            setup: { players: 4, modules: ['basic'], leaders: 'random', options: {} },
            status: 'over',
            my_seat: 0,
            ended: NOW() - 600 * HOUR,
            n: games.classic.length,
            result: games.classic.views.at(-1).result,
          }),
        ]
      : [];
  const waiting = table('w1', 'Six evenings', [vera, person('p7', 'Jun'), null, 'heuristic'], {
    my_seat: 0,
    status: 'open',
    host: vera,
    host_is_me: true,
    started: null,
    pending: [],
    clock: { base: 1800, add: 15 },
  });
  const all = [...mine, ...open, ...over, waiting];
  const me = { person: mode === 'empty' ? null : vera, login: 'vera', webhook: '', version: '0.1.0', muted: [] };

  return (method, url, body) => {
    const path = url.pathname;
    if (path === '/api/me') return me;
    if (path === '/api/me/guest') return { ...me, person: { ...vera, guest: true } };
    if (path === '/api/families') return families;
    const family = /^\/api\/families\/(\w+)\/codex$/.exec(path)?.[1];
    if (family) return codex[family];
    if (path.endsWith('/check')) {
      const setup = body ?? {};
      const modules = setup.modules ?? ['base'];
      const { epic, imperium_row_churn: churn, brutal_escalation: brutal } = setup.options ?? {};
      const problem = path.includes('/classic/')
        ? null
        : !modules.includes('base') && !modules.includes('uprising')
          ? "imperium needs a board: add the module 'base'"
          : (epic || churn || brutal) && !modules.includes('rise-of-ix')
            ? "that option needs the module 'rise-of-ix'"
            : epic && setup.players === 1
              ? 'the option epic is for 2, 3, 4 players, not for 1'
              : (churn || brutal) && setup.players > 1
                ? 'that option is for one player'
                : null;
      return {
        ok: !problem,
        problem,
        leaders: families[0].leaders.map((one) => one.id),
        words: `${setup.players} players`,
        leader_seats: setup.players === 1 ? 3 : setup.players,
        modules: setup.modules,
        rivals: families[0].leaders.map((one) => one.id),
        options: setup.options ?? {},
        notes: {},
        piles: [],
      };
    }
    if (path === '/api/bots')
      return [
        { name: 'novice', title: 'Novice', level: 1, usual: false, families: ['imperium', 'classic'] },
        { name: 'heuristic', title: 'Steady', level: 2, usual: true, families: ['imperium', 'classic'] },
      ];
    if (path === '/api/me/games') return { tables: [...mine, ...over] };
    if (path === '/api/tables' && method === 'GET')
      return { tables: url.searchParams.get('status') === 'over' ? over : open };
    if (path === '/api/tables') return waiting;
    const found = /^\/api\/tables\/(\w+)(?:\/(\w+))?$/.exec(path);
    if (!found) return undefined;
    const one = all.find((each) => each.id === found[1]);
    if (!one) return undefined;
    if (!found[2]) return one;
    const game = games[one.family];
    if (found[2] === 'chart') return game.chart;
    if (found[2] === 'story') {
      const from = Number(url.searchParams.get('from') ?? 0);
      const to = Number(url.searchParams.get('to') ?? game.length);
      return {
        from,
        to,
        length: game.length,
        opening: [],
        steps: game.steps.filter((step) => step.ply > from && step.ply <= to),
      };
    }
    if (found[2] === 'replay') {
      const ply = Math.min(Number(url.searchParams.get('ply') ?? game.length), game.length);
      return { ply, length: game.length, seat: null, view: game.views[ply], step: game.steps[ply - 1] ?? null };
    }
    return one;
  };
}

/** Puts the answers in front of a page of Playwright. */
export async function mock(page, mode = 'full') {
  const answer = answers(mode);
  await page.context().addCookies([{ name: 'landsraad_csrf', value: 'x', domain: '127.0.0.1', path: '/' }]);
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    socket.onMessage((text) => {
      const said = JSON.parse(text);
      const table = said.type === 'open' ? answer('GET', new URL(`http://mock/api/tables/${said.table}`)) : undefined;
      if (table) socket.send(JSON.stringify({ type: 'table', table }));
    });
  });
  await page.route(/\/api\//, async (route) => {
    if (mode === 'offline') return route.abort();
    if (mode === 'slow') return new Promise(() => {});
    if (mode === 'failing')
      return route.fulfill({
        status: 500,
        json: { status_code: 500, code: 'broken', detail: 'the database does not answer' },
      });
    const request = route.request();
    const data = answer(request.method(), new URL(request.url()), request.postDataJSON());
    if (data === undefined)
      return route.fulfill({
        status: 404,
        json: { status_code: 404, code: 'no-table', detail: 'there is no such table' },
      });
    return route.fulfill({ json: data });
  });
}
