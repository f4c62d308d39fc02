/**
 * A guest plays a round from the accessibility tree alone, and listens: ADDRESS [MODULES]. Every number of a panel has
 * a name, what the guest gains is told, and one key tells the whole position.
 */
import { check, nameless, scene } from '../driver.mjs';

await scene(async ({ come, given: [modules = 'base'] }) => {
  const guest = await come({ way: 'ear', motion: 'off' });
  const { page } = guest;
  await guest.arrive('Ilse');
  const { id } = await guest.host(4, 0, { modules: modules.split(',') });
  await guest.open(id);
  const said = page.getByRole('status').first();
  const panels = [page.getByRole('complementary', { name: 'Rivals' }), page.getByRole('region', { name: 'Your seat' })];
  let heard = '';
  const { view } = await guest.play(
    (state) => state.view.round > 1,
    async () => {
      await guest.turn();
      heard += await said.textContent();
      for (const panel of panels) {
        const bare = nameless(await panel.ariaSnapshot());
        check(!bare.length, `numbers without names: ${bare.join(' | ')}`);
      }
    },
  );
  check(/You (gain|draw|take|deploy|send)/.test(heard), `nothing that the guest got was told: ${heard}`);

  await page.keyboard.press('s');
  const position = page.getByRole('dialog', { name: 'The position in words' });
  const words = await position.innerText();
  for (const { name, spice, water } of view.seats) {
    check(words.includes(name), `${name} is not told of in ${words}`);
    check(words.includes(`${spice} spice, ${water} water`), `what ${name} has is not told in ${words}`);
  }
  await page.keyboard.press('Escape');
  await position.waitFor({ state: 'detached' });
  return { round: view.round, used: guest.used, words: words.length };
});
