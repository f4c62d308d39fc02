/**
 * The story of Dune (1979) comes first: the storm, spice blows and battles are shown before anything is asked, the
 * phases stand where the story is, and a battle that one has fought stays until one goes on.
 */
import { check, scene, together } from '../driver.mjs';

/** In the page: `window.seen` becomes what is seen from now on, one look after the other. */
function record() {
  window.seen = [];
  const look = () => {
    const now = {
      watching: document.querySelector('.watching p')?.textContent.trim() ?? '',
      scene: document.querySelector('.scene')?.dataset.scene ?? '',
      telling: document.querySelector('[data-telling] h3')?.textContent ?? '',
      card: document.querySelector('[data-spice-card]')?.dataset.spiceCard ?? '',
      phase: document.querySelector('.phases [aria-current]')?.ariaLabel ?? '',
      asked:
        document.querySelector('.prompt:not(.is-waiting)') !== null ||
        document.querySelector('.area.is-legal') !== null,
      open: document.querySelector('.duel.is-open') !== null,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  look();
}

/** Storms and spice blows of a game with a bot, which come in every turn. */
async function planet(guest) {
  const { page } = guest;
  await guest.arrive('Ilse');
  const options = { turns: 5, deals: false };
  await guest.open((await guest.host(2, 0, { family: 'classic', leaders: ['emperor', 'harkonnen'], options })).id);
  await page.evaluate(record);
  const heard = (kind) =>
    guest.frames.some(({ data }) => data.steps?.some(({ events }) => events.some((one) => one.kind === kind)));
  for (;;) {
    const { view } = await guest.turn();
    await page.locator('html:not([data-watching])').waitFor({ state: 'attached' });
    if (view.over || (heard('storm') && heard('spice-card') && view.phase !== 'storm')) break;
    await guest.choose();
  }
  const seen = await page.evaluate(() => window.seen);
  check(!seen.some(({ watching, asked }) => watching && asked), 'something was asked while the story was shown');
  const at = (test) => seen.findIndex(test);
  const storm = at(({ scene, phase }) => scene === 'storm' && phase.startsWith('Storm'));
  check(storm >= 0, `no storm was seen: ${JSON.stringify(seen.slice(0, 40))}`);
  check(at(({ telling }) => telling.startsWith('The storm stands in sector')) >= 0, 'the storm was not told');
  const blow = at(({ scene, phase, card }) => /blow|hulud/.test(scene) && phase.startsWith('Spice blow') && card);
  check(blow > storm, 'the spice blow was not seen after the storm');
  return seen.length;
}

/** A battle of two people, which stays for the one who looks at all that happens. */
async function battle(ann, bo) {
  const { page } = ann;
  await ann.arrive('Ann');
  await bo.arrive('Bo');
  const { id } = await ann.host(2, 1, {
    family: 'classic',
    leaders: ['emperor', 'harkonnen'],
    options: { turns: 10, deals: false },
  });
  await bo.ask('POST', `/api/tables/${id}/join`, {});
  await ann.ask('POST', `/api/tables/${id}/start`, {});
  for (const one of [ann, bo]) await one.open(id);
  const attack = (_, { legal }) =>
    legal.find(({ name }) => /^(ship:arrakeen|ship:carthag|to:carthag)/.test(name))?.name;
  const fought = () =>
    ann.frames.some(({ data }) => data.steps?.some(({ events }) => events.some(({ kind }) => kind === 'won')));
  await together([ann, bo], fought, undefined, attack);
  const held = page.locator('html[data-watching] .duel.is-open');
  await held.waitFor();
  // The table goes on, and the page still shows the battle: nothing is asked before somebody goes on.
  check(!(await page.locator('.prompt:not(.is-waiting)').count()), 'the question does not wait for the battle');
  check(await page.locator('[data-go-on]').isVisible(), 'it is not said how to go on');
  const chosen = ann.chosen.length;
  await page.keyboard.press('1');
  // Another thing may be held after it.
  await ann.goOn();
  await page.locator('html:not([data-watching])').waitFor({ state: 'attached' });
  check(ann.chosen.length === chosen, 'the key that went on chose something as well');
}

await scene(async ({ come }) => {
  const seen = await planet(await come({ motion: 'fast' }));
  await battle(await come({ motion: 'fast' }), await come({ motion: 'off' }));
  return { seen };
});
