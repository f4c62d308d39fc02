/** Two friends: a set-up kept and shared, an invitation, chairs, chat with mute and report, leaving and coming back. */
import { check, scene } from '../driver.mjs';

await scene(async ({ come }) => {
  const [ann, bo] = [await come(), await come()];
  const button = (player, name) => player.page.getByRole('button', { name, exact: true });
  await ann.arrive('Ann');
  await bo.arrive('Bo');

  // Ann puts boxes together and keeps that under a name; by its link Bo has the same, and what cannot be says why.
  const form = ({ page }) => page.getByRole('form', { name: 'New table' });
  const pick = (player, group, name) =>
    form(player).getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  const box = (player, name) =>
    form(player)
      .locator('.box')
      .filter({ has: player.page.getByText(name, { exact: true }) });
  const read = () =>
    [...document.querySelectorAll('form :is(.box.is-on b, [role=radio][aria-checked=true])')]
      .map((one) => one.textContent.trim())
      .join();
  const chosen = ({ page }) => page.evaluate(read);
  /** Waits until all of that is chosen in a form. */
  const comes = ({ page }, wanted) =>
    page.waitForFunction(`(${read})() === ${JSON.stringify(wanted)}`).catch(async () => {
      throw new Error(`wanted ${wanted}; there is ${await page.evaluate(read)}`);
    });
  const choose = async (player, group, name) => {
    await pick(player, group, name).click();
    await pick(player, group, name).and(player.page.locator('[aria-checked=true]')).waitFor();
  };
  await ann.page.goto(`${ann.address}/new`);
  await choose(ann, 'Board', 'Uprising');
  for (const name of ['Cards of Dune: Imperium', 'Rise of Ix', 'Immortality']) {
    await box(ann, name)
      .filter({ hasNot: ann.page.locator('[aria-disabled]') })
      .click();
    await box(ann, name).and(ann.page.locator('.is-on')).waitFor();
  }
  await choose(ann, 'Length', 'Epic');
  await choose(ann, 'Players', '3');
  const wanted = await chosen(ann);
  await form(ann).getByText('Set-ups').click();
  await form(ann).getByLabel('Name of this set-up').fill('Everything');
  await button(ann, 'Keep').click();
  await ann.page.reload();
  await form(ann).getByText('Set-ups').click();
  await button(ann, 'Everything').click();
  await comes(ann, wanted);
  await ann.page.evaluate(() => {
    const writeText = async (text) => void (window.copied = text);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  });
  await button(ann, 'Copy its link').click();
  await bo.page.goto(await (await ann.page.waitForFunction(() => window.copied)).jsonValue());
  await form(bo).waitFor();
  await comes(bo, wanted);
  await bo.page.goto(`${bo.address}/new?game=imperium&players=6&boxes=base`);
  await bo.page.getByRole('alert').filter({ hasText: 'is for 1, 2, 3, 4 players, not for 6' }).waitFor();
  await ann.page.goto(ann.address);

  // Ann invites, Bo sits down, bots take what is left.
  await button(ann, 'Invite friends').click();
  const link = await ann.page.getByLabel('Link to the table').inputValue();
  await ann.page.getByRole('link', { name: 'To the table' }).click();
  await bo.page.goto(link);
  await button(bo, 'Sit down').first().click();
  await ann.page.getByText('Bo', { exact: true }).first().waitFor();
  await button(ann, /^Start/).click();
  await ann.asked();
  await bo.asked();
  check((await bo.state()).seat !== null, 'Bo has no seat');

  // What Bo says is told and shown, until Ann mutes him.
  const chat = ({ page }) =>
    page.getByRole('tab', { name: /Chat/ }).or(page.getByRole('button', { name: 'Open the chat' }));
  const say = async (player, text) => {
    const field = player.page.getByLabel('Message');
    if (!(await field.isVisible())) await chat(player).click();
    await field.fill(text);
    await field.press('Enter');
    await player.page.getByRole('log', { name: 'Chat' }).getByText(text).waitFor();
  };
  await say(bo, 'The spice must flow');
  await ann.page.locator(':is(.tab, .fold__chat) .badge', { hasText: '1' }).waitFor();
  await chat(ann).click();
  const heard = ann.page.getByRole('log', { name: 'Chat' });
  await heard.getByText('The spice must flow').waitFor();
  await button(ann, 'Mute or report Bo').click();
  await button(ann, 'Report').click();
  await ann.page.getByRole('alert').filter({ hasText: 'are told' }).waitFor();
  await button(ann, 'Mute or report Bo').click();
  await button(ann, 'Mute').click();
  await heard.getByText('The spice must flow').waitFor({ state: 'detached' });
  await say(bo, 'Anybody there?');
  await say(ann, 'Silence');
  await bo.page.getByRole('log', { name: 'Chat' }).getByText('Silence').waitFor();
  check(!(await heard.innerText()).includes('Anybody'), 'Ann hears whom she has muted');
  await ann.page.goto(`${ann.address}/account`);
  await button(ann, 'Hear everybody again').click();
  await ann.page.getByText('You hear everybody again.').first().waitFor();

  // Bo leaves, a bot plays on; then he takes his seat again.
  const { seat } = await bo.state();
  await button(bo, 'Menu').click();
  await button(bo, 'Leave the seat…').click();
  await bo.page.getByRole('group', { name: 'Leave the seat?' }).getByRole('button', { name: 'Leave' }).click();
  await bo.until((state) => state.seat === null);
  await bo.page.getByText('You left your seat.').waitFor();
  await bo.page.reload();
  await button(bo, 'Take your seat again').click();
  const back = await bo.until((state, seat) => state.seat === seat, seat);
  check(back.view.seat === seat, 'Bo does not see with his own eyes');
  await bo.page.locator('.hand').waitFor();
  return { link: new URL(link).pathname, n: back.n };
});
