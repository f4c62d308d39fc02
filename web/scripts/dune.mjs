/** Playing Dune (1979) through its page: on the planet, at the wheel, and with the buttons of the question. */

const ENDS = new Set(['pass', 'done', 'stay', 'no-shipment', 'no-traitor']);
const WHEEL = new Set(['leader', 'weapon', 'defense', 'dial', 'kwisatz-haderach']);
/** What is asked in the panel of the phase. */
const PANEL = new Set([
  ...['voice', 'prescience', 'call-traitor', 'keep', 'discard'],
  ...['ally', 'character', 'question'],
]);
/** What would make a game long without making it another one. */
const ASIDE = new Set(['deal', 'gift', 'show', 'change-aid', 'karama-special', 'leave-alliance', 'ally', 'play']);

/** The options among which somebody chooses who wants to see the end of the game. */
export function sensibleAtDune({ legal, offer }, random) {
  const quiet = legal.filter(({ name }) => name === 'not-this-turn' || name === offer?.decline);
  if (offer && quiet.length) return quiet.slice(-1);
  const plain = legal.filter(({ verb }) => !ASIDE.has(verb));
  const ends = plain.filter(({ verb }) => ENDS.has(verb));
  if (ends.length && random() < 0.2) return ends;
  return plain.length ? plain : legal;
}

/** A point of the page within an area of the planet, where nothing else is. */
async function within(page, area) {
  const point = await area.evaluate((path) => {
    const box = path.getBoundingClientRect();
    for (let step = 2; step < 40; step++) {
      for (let i = 1; i < step; i++) {
        for (let j = 1; j < step; j++) {
          const [x, y] = [box.left + (box.width * i) / step, box.top + (box.height * j) / step];
          if (document.elementFromPoint(x, y) === path) return [x, y];
        }
      }
    }
    return null;
  });
  if (!point) throw new Error('no point of the area can be pressed');
  return point;
}

/** Chooses an option by the player's way: clicks, taps or keys. */
export async function atDune(player, option, view) {
  const { page, way } = player;
  const { openTab, walkTo } = await import('./driver.mjs');
  const press = async (target) => {
    if (way === 'keys') {
      await walkTo(player, target);
      await page.keyboard.press('Enter');
    } else if (way === 'tap') await target.tap();
    else await target.click();
  };
  const tab = async (name) => {
    if (way === 'tap') await openTab(page.getByRole('tab', { name, exact: true }));
  };

  if (WHEEL.has(option.verb)) {
    await tab('Phase');
    if (view.battle) {
      const leader = page.locator('.leader').first();
      if (await leader.isVisible()) await press(leader);
      const more = page.locator('[aria-label="Dial more"]:not([aria-disabled="true"])');
      for (let i = 0; i < 2 && (await more.isVisible()); i++) await press(more);
    }
    return press(page.locator('[data-seal]'));
  }
  if (option.of === 'area' || option.of === 'territory') {
    if (option.verb === 'lift') return press(page.locator(`.opt[data-option="${option.name}"]`));
    await tab('Map');
    const area = page
      .locator(`.area.is-legal[data-area="${option.id}"]`)
      .or(page.locator(`.area.is-legal[data-area^="${option.id}/"]`))
      .first();
    if (way === 'keys') return press(area);
    if (way === 'tap') {
      if (player.moves % 2) return press(page.locator(`.within [data-option="${option.name}"]`));
      await page.touchscreen.tap(...(await within(page, area)));
      return press(page.locator('[data-confirm]'));
    }
    return page.mouse.click(...(await within(page, area)));
  }
  if (ENDS.has(option.verb)) {
    if (way === 'keys') return page.keyboard.press('e');
    return press(page.locator('[data-end]:not([aria-disabled="true"])'));
  }
  if (option.verb === 'pass-card') {
    await tab('Phase');
    return press(page.locator('[data-pass-card]'));
  }
  if (PANEL.has(option.verb)) await tab('Phase');
  if (option.verb === 'question') await page.locator('.truth select').selectOption(option.name);
  const counted = page.locator(`.opt--go[data-option^="${option.verb}:"]`);
  if (option.of === 'number' && (await counted.isVisible())) return press(counted);
  const button = page.locator(`.opt[data-option="${option.name}"]`).first();
  const more = page.locator('.opts__more');
  if (await more.isVisible()) await press(more);
  return press(button);
}
