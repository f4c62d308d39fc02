/**
 * A line that is cut in the middle of a game, three times: the socket ends, the network goes, the server is killed and started
 * anew. The last is asked of whoever runs this: "restart" is printed, and a line on the input says that it is done.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { check, scene } from '../driver.mjs';

await scene(async ({ come }) => {
  const guest = await come();
  const { page, context } = guest;
  await guest.arrive('Ilse');
  const { id } = await guest.host(4);
  await guest.open(id);
  const input = createInterface({ input: process.stdin });
  const lost = page.getByText('Connection lost');

  const cuts = {
    socket: { cut: () => page.evaluate(() => window.heard.lines.at(-1).close()) },
    network: {
      cut: async () => {
        await context.setOffline(true);
        await page.evaluate(() => window.heard.lines.at(-1).close());
      },
      mend: () => context.setOffline(false),
    },
    server: {
      cut: () => console.log('kill'),
      mend: async () => {
        console.log('start');
        await once(input, 'line');
      },
    },
  };
  const played = [];
  for (const [name, { cut, mend }] of Object.entries(cuts)) {
    await guest.play((state) => state.view.turn.card && state.view.legal.length > 1 && guest.moves >= 3 * (played.length + 1));
    const before = await guest.turn();
    const lines = await page.evaluate(() => window.heard.lines.length);
    // That it is lost may be shown for a moment only: it is looked for before the line is cut.
    const shown = lost.waitFor();
    await cut();
    await shown;
    await mend?.();
    await lost.waitFor({ state: 'detached' });
    await page.waitForFunction((lines) => window.heard.lines.length > lines && window.heard.lines.at(-1).readyState === 1, lines);
    const after = await guest.turn();
    check(JSON.stringify(after.view) === JSON.stringify(before.view), `after the cut of the ${name} the position is another one`);
    const next = await guest.choose();
    check(next.view.ply > before.view.ply && next.n === before.n + 1, `after the cut of the ${name} the choice did not count once`);
    played.push(name);
  }
  const told = await guest.ask('GET', `/api/tables/${id}/story?seat=0`);
  const { n } = await guest.state();
  input.close();
  check(told.steps.length, 'there is no story');
  return { played, n, moves: guest.moves };
});
