/** A clock runs out, a bot plays on, and the person comes back through the page. */
import { check, scene } from '../driver.mjs';

await scene(async ({ come }) => {
  const [ann, bo] = [await come(), await come()];
  await ann.arrive('Ann');
  await bo.arrive('Bo');
  // A turn adds so much that only whoever has not had one yet can run out of time: Ann, because Bo plays at once, and
  // whoever chooses is back.
  const { id } = await ann.host(3, 1, { clock: { base: 10, add: 3600 } });
  await bo.ask('POST', `/api/tables/${id}/join`, {});
  await ann.page.goto(`${ann.address}/table/${id}`);
  await ann.page.getByRole('heading', { name: 'Chairs' }).waitFor();
  const turn = bo.rush(
    id,
    ({ pending, seat }, { away, left }) => !pending.includes(seat) && !away[seat] && left[seat] > 3000,
  );
  await ann.ask('POST', `/api/tables/${id}/start`);
  await turn;

  const back = ann.page.getByRole('button', { name: /I am back/ });
  await back.waitFor();
  await ann.until((state) => state.clock.away[0] && state.view.pending.includes(1));
  await back.click();
  await back.waitFor({ state: 'detached' });
  const here = await ann.until((state) => !state.clock.away[0]);
  check(here.clock.left[0] >= 30, 'whoever comes back has too little time');
  await bo.rush(id, (view) => !view.pending.includes(view.seat));
  const mine = await ann.turn();
  await ann.choose();
  const step = ann.step(mine.n + 1);
  check(step.seat === 0 && step.by === 'person', 'the bot still plays');
  return { n: mine.n };
});
