/**
 * Dune (1979) in windows of all sizes, by positions of every panel: names of the land are there and readable, no token
 * stands on one, the question is whole beside the planet, tablets have both, and phones say what their buttons do:
 * ADDRESS POSITIONS.
 */
import { readFileSync } from 'node:fs';
import { check, openTab, scene } from '../driver.mjs';
import { faults } from '../faults.mjs';

const WINDOWS = [
  ...['1280x720', '1366x650', '1366x768', '1440x900', '1920x1080', '1180x820', '820x1180', '390x844', '360x640'],
];
const STRONGHOLDS = ['arrakeen', 'carthag', 'sietch-tabr', 'habbanya-sietch', 'tueks-sietch'];
/** Positions with a plan of many parts, which are whole in a low window. */
const PLANS = ['kwisatz', 'voiced', 'foreseen'];

/** In the page: the names on the map, and the tokens that stand on one. */
function map() {
  const names = [...document.querySelectorAll('.planet [data-name]')];
  const size = (name) => Number(name.getAttribute('font-size')) * Math.hypot(name.getCTM().a, name.getCTM().b);
  const turned = (name) => /rotate/.test(name.getAttribute('transform') ?? '');
  const letters = names
    .filter((name) => !turned(name))
    .flatMap((name) =>
      [...name.querySelectorAll('tspan')].map((line) => [name.dataset.name, line.getBoundingClientRect()]),
    );
  const tokens = [...document.querySelectorAll('.planet .dtok > path')].map((one) => one.getBoundingClientRect());
  const over = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  return {
    names: names.map(({ dataset }) => dataset.name),
    smallest: Math.min(...names.map(size)),
    covered: letters.flatMap(([name, line]) => {
      // Lines are taller than their letters, and shapes smaller than their boxes.
      const middle = {
        left: line.left,
        right: line.right,
        top: line.top + line.height * 0.3,
        bottom: line.bottom - line.height * 0.3,
      };
      return tokens.some((token) => over(middle, token) > 0.22 * token.width * token.height) ? [name] : [];
    }),
  };
}

/** In the page: what is not whole in the window, or too small for a finger. */
function frame(fingers) {
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const planet = document.querySelector('.map').getBoundingClientRect();
  const asked = document.querySelector('.prompt, .pprompt').getBoundingClientRect();
  const apart = asked.left >= planet.right - 1 || asked.top >= planet.bottom - 1;
  const body = document.querySelector('.ask .body');
  const small = [...document.querySelectorAll('.ask button, .ask select, .dbar button')].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width && (height < 43 || width < 43);
  });
  return [
    ...(inside(planet) ? [] : ['the planet is not whole']),
    ...(inside(asked) ? [] : ['the question is not whole']),
    ...(apart ? [] : ['the question covers the planet']),
    ...(body && body.scrollHeight > body.clientHeight + 2
      ? [`the panel scrolls by ${body.scrollHeight - body.clientHeight}`]
      : []),
    ...(fingers ? small.map((one) => `${one.textContent.trim() || one.ariaLabel} is too small`) : []),
  ];
}

await scene(async ({ come, given: [positions] }) => {
  const found = [];
  let looks = 0;
  for (const size of WINDOWS) {
    const [width, height] = size.split('x').map(Number);
    const phone = width < 720;
    const tablet = !phone && width < 1200;
    const guest = await come({ size: { width, height }, motion: 'off', ...(phone ? { way: 'tap' } : {}) });
    const { page } = guest;
    await guest.arrive('Vera');
    await guest.open((await guest.host(6, 0, { family: 'classic' })).id);
    const begun = await guest.state();
    const tell = async (name, seat) => {
      const { view, limit = null } = JSON.parse(readFileSync(`${positions}/classic-${name}.json`, 'utf8'));
      const shown = seat === null ? { ...view, seat: null, legal: [], offer: null, proposal: null } : view;
      await guest.pretend({ ...begun, view: shown, limit, name });
      await page.locator('.planet').first().waitFor();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    };
    const note = (name, all) => found.push(...all.map((one) => `${name} ${size}: ${one}`));

    for (const name of ['wings', 'lot', 'kwisatz', 'voiced', 'dials', 'agree']) {
      await tell(name);
      looks += 1;
      if (phone) await openTab(page.getByRole('tab', { name: 'Map', exact: true }));
      const { names, smallest, covered } = await page.evaluate(map);
      const wide = await page
        .locator('.map')
        .first()
        .evaluate((node) => node.clientWidth);
      if (wide >= 560 && names.length !== 42) note(name, [`only ${names.length} names`]);
      note(
        name,
        STRONGHOLDS.filter((one) => !names.includes(one)).map((one) => `${one} has no name`),
      );
      if (smallest < 9.8) note(name, [`letters of ${smallest.toFixed(1)} px`]);
      note(
        name,
        covered.map((one) => `a token stands on ${one}`),
      );
      if (phone) continue;
      note(
        name,
        (await page.evaluate(frame, tablet)).filter((one) => !one.includes('scrolls') || PLANS.includes(name)),
      );
      note(name, await page.evaluate(faults));
    }
    if (!phone) continue;

    // A phone: a battle shows its place and both sides, to onlookers too; what ends a question says so.
    for (const seat of [undefined, null]) {
      await tell('keep', seat);
      await openTab(page.getByRole('tab', { name: 'Phase', exact: true }));
      check((await page.locator('.duel figure').count()) === 2, `${size}: not both sides of a battle are shown`);
      check(await page.locator('.band .planet').isVisible(), `${size}: the place of the battle is not shown`);
    }
    await page.reload();
    await guest.asked();
    await tell('keep', null);
    await page.locator('.duel figure').first().waitFor();
    await tell('lot');
    check((await page.locator('[data-end]').innerText()).trim() === 'Pass', `${size}: what passes does not say so`);
  }
  check(!found.length, `${found.length} faults:\n${[...new Set(found)].join('\n')}`);
  return { looks };
});
