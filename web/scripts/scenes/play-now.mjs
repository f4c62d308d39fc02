/**
 * A newcomer opens the app, is at a table by one press, sends the coach away by another, and on a phone holds an icon
 * to be told what it means: ADDRESS [phone|desktop [GAME]]
 */
import { DESKTOP, PHONE, check, scene } from '../driver.mjs';

await scene(async ({ come, given: [size, game = 'Imperium'] }) => {
  const phone = size === 'phone';
  const newcomer = await come({ size: phone ? PHONE : DESKTOP, way: phone ? 'tap' : 'click', coach: true });
  const { page } = newcomer;
  await page.goto(newcomer.address);
  const play = page.getByRole('button', { name: `Play ${game}` }).first();
  await (phone ? play.tap() : play.click());
  await page.waitForURL(/\/table\//);
  await newcomer.asked();
  const { view: first } = await newcomer.turn();
  if (first.legal.some(({ name }) => name.startsWith('play:'))) {
    const coach = page.getByRole('group', { name: 'The coach' });
    await coach.waitFor();
    const off = coach.getByRole('button', { name: 'Switch the coach off' });
    await (phone ? off.tap() : off.click());
    await coach.waitFor({ state: 'detached' });
    if (phone) await newcomer.hold(page.locator('.meline .i-spice'));
  }
  const { view } = await newcomer.choose();
  check(view.seat !== null, 'the newcomer has no seat');
  const prompt = await page.getByRole('region', { name: 'What is asked' }).innerText();
  return { prompt, family: view.family, modules: view.modules, seats: view.seats.length };
});
