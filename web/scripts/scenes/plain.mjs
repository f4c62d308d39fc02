/** A game that has no board of its own is played from the list of its options: CHOICES many. */
import { check, scene } from '../driver.mjs';

await scene(async ({ come, given: [choices = '25'] }) => {
  const guest = await come();
  await guest.arrive('Ilse');
  const { id } = await guest.host(3, 0, { family: 'classic' });
  await guest.page.goto(`${guest.address}/table/${id}`);
  const asked = guest.page.getByRole('region', { name: 'What is asked' });
  let chosen = 0;
  while (chosen < Number(choices)) {
    const { n, view } = await guest.turn();
    if (view.over) break;
    const { name, text } = view.legal[Math.floor(guest.random() * view.legal.length)];
    await asked.locator(`[data-option="${name}"]`).click();
    await guest.until((state, n) => state.n > n, n);
    chosen += 1;
    check(text.length > 0, `${name} says nothing`);
  }
  const seats = await guest.page.getByRole('region', { name: 'Seats' }).getByRole('article').count();
  check(seats === 3, `${seats} seats are shown`);
  return { chosen };
});
