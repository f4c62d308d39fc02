/**
 * Three people play a whole game of Dune (1979) by clicks, each in a browser of their own. In the middle of it one of
 * them proposes a deal from the tray while another is asked; in the end all see the same page, and no look back tells
 * the end early.
 */
import { check, scene, together } from '../driver.mjs';

await scene(async ({ come }) => {
  const people = [];
  for (const name of ['Ann', 'Bo', 'Cy']) people.push(await (await come({ motion: 'off' })).arrive(name));
  const [host, ...others] = people;
  const { id } = await host.host(3, 2, {
    family: 'classic',
    modules: ['basic'],
    leaders: ['atreides', 'harkonnen', 'fremen'],
    options: { turns: 5, asks: 'choices' },
  });
  for (const one of others) await one.ask('POST', `/api/tables/${id}/join`, {});
  await host.ask('POST', `/api/tables/${id}/start`, {});
  for (const one of people) await one.open(id);

  /** Somebody who is not asked proposes a deal to who is; that is refused, and then the same is asked as before. */
  const seen = ({ frames }) => frames.findLast(({ data }) => data.view).data.view;
  const names = ({ legal }) => legal.map(({ name }) => name).join();
  let deal = '';
  const propose = async (asked, { view }) => {
    if (deal || view.round < 2 || view.battle || view.offer) return;
    const wanted = `deal:${view.seats[view.seat].leader}`;
    const offers = ({ at_hand, legal }) =>
      !legal.length && at_hand.some(({ now, choice }) => now && choice.name === wanted);
    const proposer = people.find((one) => one !== asked && offers(seen(one)));
    if (!proposer) return;
    const { page } = proposer;
    await page.locator('[data-tray]').click();
    await page.locator(`[data-at-hand="${wanted}"]`).click();
    // Somebody without spice is only asked for promises.
    await page.locator('[data-propose]').waitFor();
    await page.getByRole('combobox', { name: 'You give, one more promise' }).selectOption({ index: 1 });
    await page.locator('[data-propose]').click();
    await asked.until((state) => state.view.legal.some(({ name }) => name === 'refuse'));
    await asked.choose('refuse');
    await asked.until((state, names) => state.view.legal.map(({ name }) => name).join() === names, names(view));
    check(seen(asked).prompt === view.prompt, `${view.prompt} is ${seen(asked).prompt} now`);
    deal = wanted;
  };
  const { view } = await together(people, () => false, propose);
  check(view.over, 'the game is not over');

  // How it came out is a page of its own, the same for everybody.
  const ends = await Promise.all(
    people.map(async ({ page }) => {
      await page.getByRole('region', { name: 'Who won' }).waitFor();
      await page.waitForFunction(() => {
        const spice = [...document.querySelectorAll('.shields .spice')];
        return spice.length === 3 && spice.every((one) => /^\d/.test(one.textContent.trim()));
      });
      return page.getByRole('region', { name: 'Who won' }).getByRole('heading').first().innerText();
    }),
  );
  for (const share of [0.25, 0.5, 0.75]) {
    await host.page.goto(`${host.address}/replay/${id}?ply=${Math.floor(view.ply * share)}`);
    const phase = host.page.locator('.phase');
    await phase.waitFor();
    const words = await phase.innerText();
    check(!/\bwins?\b/.test(words), `the end is told early: ${words}`);
  }
  const used = people.reduce((all, one) => ({ ...all, ...one.used }), {});
  return { over: view.over, round: view.round, moves: people.map((one) => one.moves), used, deal, ends };
});
