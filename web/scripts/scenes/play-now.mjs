/**
 * A newcomer opens the app, is at a table by one press, sends the coach away by another, and on a phone holds an icon
 * to be told what it means: ADDRESS [phone|desktop [BOARD]]
 */
import { DESKTOP, PHONE, check, scene } from '../driver.mjs';

await scene(async ({ come, given: [size, board = 'base'] }) => {
  const phone = size === 'phone';
  const newcomer = await come({ size: phone ? PHONE : DESKTOP, way: phone ? 'tap' : 'click', coach: true });
  const { page } = newcomer;
  await page.goto(newcomer.address);
  const play = page.getByRole('button', { name: board === 'base' ? /play now/i : /play uprising/i }).first();
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
  check(view.seat !== null && view.seats.length === 4, 'the newcomer has no seat at a table of four');
  check(view.modules.includes(board), `on the table lie ${view.modules}`);
  return { prompt: await page.getByRole('region', { name: 'What is asked' }).innerText() };
});
