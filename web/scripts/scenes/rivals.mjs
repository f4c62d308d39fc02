/**
 * A guest plays a round alone against the Rivals of Uprising by keys, and listens: ADDRESS. All that a Rival does in
 * its turns must be heard: the card turned up, why it was passed over, where the Agent or Spy went.
 */
import { check, scene } from '../driver.mjs';

const DEEDS = /^(hagal.*|send|spy)$/;
/** At the end of a round only the last of a long story is heard. */
const LONG = new Set(['combat', 'round']);

/** The words by which a deed is known. */
const wordsOf = ({ said }) => {
  const named = said.flatMap((piece) => (piece.id ? [piece.text] : []));
  return named.length ? named : [said.at(-1).trim()];
};

await scene(async ({ come }) => {
  const guest = await come({ way: 'keys', motion: 'off' });
  await guest.arrive('Ilse');
  const { id } = await guest.host(1, 0, { modules: ['uprising'] });
  await guest.open(id);
  // Until somebody who is asked has chosen, nothing happens.
  await guest.turn();
  await guest.page.evaluate(() => {
    window.spoken = [];
    const region = document.querySelector('[role="status"][aria-live="polite"]');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) window.spoken.push(node.textContent);
    }).observe(region, { childList: true });
  });
  const from = (await guest.state()).n;
  const called = new Map(
    await guest.page
      .locator('.seat[data-seat]')
      .evaluateAll((seats) =>
        seats.map((seat) => [Number(seat.dataset.seat), seat.querySelector('h4').textContent.trim()]),
      ),
  );
  const turns = [];
  const { view } = await guest.play(
    (state) => state.view.round > 1,
    async () => {
      const state = await guest.turn();
      turns.push({ n: state.n, spoken: await guest.page.evaluate(() => window.spoken.splice(0)) });
    },
  );
  const rivals = view.seats.filter((seat) => seat.rival).map((seat) => seat.seat);
  const steps = guest.frames.flatMap(({ data }) => (data.type === 'update' ? (data.steps ?? []) : []));
  let deeds = 0;
  for (const { n, events } of steps.filter((step) => step.n > from)) {
    if (events.some(({ kind }) => LONG.has(kind))) continue;
    const heard = turns.find((turn) => turn.n >= n)?.spoken.join(' ') ?? '';
    for (const deed of events.filter(({ kind, seat }) => DEEDS.test(kind) && rivals.includes(seat))) {
      for (const words of wordsOf(deed)) check(heard.includes(words), `“${deed.text}” was not heard in “${heard}”`);
      check(heard.includes(called.get(deed.seat)), `${called.get(deed.seat)} was not named in “${heard}”`);
      deeds += 1;
    }
  }
  return { round: view.round, used: guest.used, deeds, spoken: turns.flatMap(({ spoken }) => spoken) };
});
