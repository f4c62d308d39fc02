/**
 * Two people fight a battle of Dune (1979): a sealed plan is shown to its owner alone, is still there when the page is
 * loaded again, and can be broken while the other side has not sealed; the page never hands it in again by itself.
 */
import { check, scene, together } from '../driver.mjs';

await scene(async ({ come }) => {
  const people = [await come({ motion: 'off' }), await come({ motion: 'off' })];
  const [ann, bo] = people;
  await ann.arrive('Ann');
  await bo.arrive('Bo');
  const { id } = await ann.host(2, 1, {
    family: 'classic',
    leaders: ['emperor', 'harkonnen'],
    options: { turns: 10, deals: false },
  });
  await bo.ask('POST', `/api/tables/${id}/join`, {});
  await ann.ask('POST', `/api/tables/${id}/start`, {});
  for (const one of people) await one.open(id);
  const attack = (_, { legal }) =>
    legal.find(({ name }) => /^(ship:arrakeen|ship:carthag|to:carthag)/.test(name))?.name;
  const planning = ({ frames }) => {
    const view = frames.findLast(({ data }) => data.view)?.data.view;
    return view?.legal.some(({ verb }) => verb === 'leader') && view.battle?.choices.dial;
  };
  await together(people, () => people.every(planning), undefined, attack);

  const { page } = ann;
  const sent = () => ann.chosen.length;
  /** Seals a plan with the leader of that place in the list; the name of the leader. */
  const seal = async (nth) => {
    const leader = page.locator('.leader[data-option^="leader:"]').nth(nth);
    await leader.click();
    await page.locator('[data-seal]').click();
    await page.locator('[data-break-seal]').waitFor();
    return (await leader.count()) ? '' : page.getByRole('list', { name: 'Your plan' }).innerText();
  };
  const first = await seal(0);
  check(first.includes('Dial'), `the sealed plan is not shown to its owner: ${first}`);
  const asked = await bo.page.locator('#prompt').innerText();
  check(asked, 'the other side is not asked any more');
  check(!(await bo.page.getByRole('list', { name: 'Your plan' }).count()), 'the plan is shown to the other side');

  // Loaded again, it is still sealed and still shown.
  await page.reload();
  await ann.asked();
  await page.locator('[data-break-seal]').waitFor();
  check((await page.getByRole('list', { name: 'Your plan' }).innerText()) === first, 'the plan is another one now');

  // Broken, it can be changed; and nothing is handed in before it is sealed again.
  const before = sent();
  await page.locator('[data-break-seal]').click();
  await ann.until(({ view }) => view.legal.some(({ verb }) => verb === 'leader'));
  await page.locator('[data-seal]').waitFor();
  // An answer of the page would be on its way now: the server is asked something after it.
  await ann.ask('GET', `/api/tables/${id}`);
  await ann.until(({ view }) => view.legal.some(({ verb }) => verb === 'leader'));
  check(sent() === before, `the plan was handed in again: ${ann.chosen.slice(before)}`);
  check(await page.locator('.leader.is-picked[data-option^="leader:"]').count(), 'what was picked is forgotten');
  const second = await seal(1);
  check(second !== first, 'the plan was not changed');

  // Both open together.
  await together(people, () => people.every(({ frames }) => frames.some(({ data }) => data.view?.battle?.revealed)));
  return { first, second, chosen: ann.chosen.length };
});
