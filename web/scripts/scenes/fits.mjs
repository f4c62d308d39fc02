/**
 * The table in windows of many sizes by day, and in one of each sort by night: nothing is cut, nothing covers another
 * thing, and the whole hand is in sight, at the start, while a space is chosen, in a Reveal turn, with ten cards, and
 * while others are waited for: ADDRESS [MODULES].
 */
import { faults, WINDOWS } from '../faults.mjs';
import { check, scene } from '../driver.mjs';

const MANY = 10;

await scene(async ({ come, given: [modules = 'base'] }) => {
  const wish = { modules: modules.split(',') };
  const found = [];
  let looks = 0;

  /** Looks at what a page shows, in every window of one sort. */
  const look = async ({ page }, name, phone) => {
    const sizes = WINDOWS.filter((size) => parseInt(size) < 720 === phone);
    for (const size of sizes) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      for (const theme of size === sizes[0] ? ['night', 'day'] : ['day']) {
        await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
        await page.evaluate(() =>
          document.fonts.ready.then(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          ),
        );
        looks += 1;
        for (const fault of await page.evaluate(faults)) found.push(`${name} ${size} ${theme}: ${fault}`);
      }
    }
  };

  for (const phone of [false, true]) {
    const size = phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
    const guest = await come({ size, motion: 'off' });
    await guest.arrive('Vera Kask');
    const codex = await guest.ask('GET', '/api/families/imperium/codex');
    const cards = codex
      .filter(({ kind, module }) => kind === 'imperium' && wish.modules.includes(module))
      .map(({ id }) => id);
    /** Comes to a situation without the page, and opens it. */
    const reach = async (enough) => {
      for (let seed = 3; seed < 40; seed++) {
        const { id } = await guest.host(4, 0, wish);
        if (!(await guest.rush(id, enough, seed)).over) return guest.open(id);
      }
      throw new Error(`no game came to ${enough}`);
    };

    await reach((view) => view.round === 1 && view.legal.some(({ name }) => name.startsWith('play:')));
    await look(guest, 'the start', phone);
    await reach((view) => view.legal.filter(({ name }) => name.startsWith('space:')).length > 2);
    await look(guest, 'choosing a space', phone);
    await reach((view) => view.legal.filter(({ name }) => name.startsWith('buy:')).length > 2);
    await look(guest, 'a Reveal turn', phone);

    // Hands of ten hardly come about: what the server tells is changed on its way.
    await guest.page.routeWebSocket(/\/api\/socket/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const message = JSON.parse(String(text));
        const me = message.view?.seats[message.view.seat];
        if (me?.revealed) me.in_play = cards.slice(0, MANY);
        else if (me) Object.assign(me, { hand: cards.slice(0, MANY), hand_count: MANY });
        socket.send(JSON.stringify(message));
      });
    });
    await guest.page.reload();
    await guest.asked();
    await look(guest, 'a Reveal turn with ten cards', phone);
    await reach((view) => view.legal.some(({ name }) => name.startsWith('play:')));
    await look(guest, 'ten cards in hand', phone);

    // Of two people one is waited for.
    const [ann, bo] = [await come({ size, motion: 'off' }), await come({ size, motion: 'off' })];
    await ann.arrive('Ann');
    await bo.arrive('Bo');
    const { id } = await ann.host(3, 1, wish);
    await bo.ask('POST', `/api/tables/${id}/join`, {});
    await ann.ask('POST', `/api/tables/${id}/start`);
    await ann.open(id);
    await bo.open(id);
    const now = await ann.until(({ view }) => view.pending.some((seat) => seat < 2));
    await look(now.view.pending.includes(0) ? bo : ann, 'waiting', phone);
  }
  check(!found.length, `${found.length} faults:\n${[...new Set(found)].join('\n')}`);
  return { looks };
});
