/**
 * A guest plays a round against the Rivals of Uprising by keys, and listens: ADDRESS. Told are the announcements, and
 * for each thing that a Rival did what should have been heard of it.
 */
import { scene } from '../driver.mjs';

/** What Rivals do that somebody who does not see the table must hear of. */
const DEEDS = new Set(['hagal', 'send', 'spy']);

await scene(async ({ come }) => {
  const guest = await come({ way: 'keys' });
  await guest.arrive('Ilse');
  const { id } = await guest.host(1, 0, { modules: ['uprising'] });
  await guest.open(id);
  await guest.page.evaluate(() => {
    window.spoken = [];
    const region = document.querySelector('[role="status"][aria-live="polite"]');
    new MutationObserver(() => window.spoken.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const from = (await guest.state()).n;
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
  const deeds = steps
    .filter(({ n }) => n > from)
    .flatMap(({ n, events }) =>
      events
        .filter(({ kind, seat }) => DEEDS.has(kind) && rivals.includes(seat))
        .map(({ kind, said }) => ({ n, kind, named: said.flatMap((piece) => (piece.id ? [piece.text] : [])) })),
    );
  return { round: view.round, used: guest.used, moves: guest.moves, turns, deeds };
});
