/** A clock runs out, a bot plays on, and the person comes back through the page. */
import { check, scene } from '../driver.mjs';

await scene(async ({ come }) => {
  const people = [await come(), await come()];
  const [host, other] = people;
  await host.arrive('Ann');
  await other.arrive('Bo');
  // The first turn adds so much that only whoever has not had one yet can run out of time.
  const { id } = await host.host(3, 1, { clock: { base: 10, add: 3600 } });
  await other.ask('POST', `/api/tables/${id}/join`, {});
  await host.ask('POST', `/api/tables/${id}/start`);
  await Promise.all(people.map((one) => one.open(id)));
  const { view } = await host.until((state) => state.view.pending.some((seat) => seat < 2));
  const [first, late] = view.pending[0] === 0 ? [0, 1] : [1, 0];
  await people[first].rush(id, (view) => !view.pending.includes(view.seat));

  const { page } = people[late];
  const back = page.getByRole('button', { name: /I am back/ });
  await back.waitFor();
  await people[late].until((state, seat) => state.clock.away[seat], late);
  await people[first].until((state, seat) => state.view.pending.includes(seat), first);
  await back.click();
  await back.waitFor({ state: 'detached' });
  const here = await people[late].until((state, seat) => !state.clock.away[seat], late);
  check(here.clock.left[late] >= 30, 'whoever comes back has too little time');
  await people[first].rush(id, (view) => !view.pending.includes(view.seat));
  const mine = await people[late].turn();
  await people[late].choose();
  const step = people[late].step(mine.n + 1);
  check(step.seat === late && step.by === 'person', 'the bot still plays');
  return { first, late };
});
