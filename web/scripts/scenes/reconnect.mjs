/**
 * A line that is cut in the middle of a game, three times: the socket ends, the network goes, the server is killed and
 * started anew. The last is asked of whoever runs this: "kill" is printed, then "start", and a line on the input says
 * that it is done.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { check, scene } from '../driver.mjs';

const LOST = 'Connection lost';

await scene(async ({ come }) => {
  const guest = await come();
  const { page, context } = guest;
  await guest.arrive('Ilse');
  const { id } = await guest.host(4);
  await guest.open(id);
  const input = createInterface({ input: process.stdin });
  const lost = page.locator('.top').getByText(LOST);

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
    await guest.play(
      (state) =>
        state.view.turn.cards.length > 0 && state.view.legal.length > 1 && guest.moves >= 3 * (played.length + 1),
    );
    const before = await guest.turn();
    const lines = await page.evaluate(() => window.heard.lines.length);
    // That it is lost may be shown for a moment only: the page itself has to look for it, from before the line is cut.
    await page.evaluate((words) => {
      window.lost = false;
      const look = () => (window.lost ||= document.body.textContent.includes(words));
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    }, LOST);
    await cut();
    await page.waitForFunction(() => window.lost);
    await mend?.();
    await lost.waitFor({ state: 'detached' });
    await page.waitForFunction(
      (lines) => window.heard.lines.length > lines && window.heard.lines.at(-1).readyState === 1,
      lines,
    );
    const after = await guest.turn();
    check(
      JSON.stringify(after.view) === JSON.stringify(before.view),
      `after the cut of the ${name} the position is another one`,
    );
    await guest.choose();
    const step = guest.step(before.n + 1);
    check(
      step.kind === 'move' && step.seat === 0 && step.by === 'person',
      `after the cut of the ${name} the choice did not count`,
    );
    played.push(name);
  }
  // What was chosen is what the server has, each choice once.
  const { steps } = await guest.ask('GET', `/api/tables/${id}/story?seat=0`);
  check(
    steps.filter((step) => step.seat === 0 && step.by === 'person').length === guest.sent.size,
    'the story is not that of the choices',
  );
  input.close();
  return { played, moves: guest.moves };
});
