/**
 * A guest plays Dune (1979) against bots through the page, a whole game or so many turns of it:
 * ADDRESS [PLAYERS [click|tap|keys|typed [TURNS|all [MODULE]]]]. Whoever taps has a phone.
 */
import { check, DESKTOP, PHONE, scene } from '../driver.mjs';

await scene(async ({ come, given: [players = '2', way = 'click', turns = 'all', module = 'basic'] }) => {
  const guest = await come({ way, size: way === 'tap' ? PHONE : DESKTOP, motion: 'off' });
  await guest.arrive('Ilse');
  const options = {
    turns: 5,
    deals: false,
    ...(module === 'advanced' ? { character_advantages: true, four_strongholds: true } : {}),
  };
  const { id } = await guest.host(Number(players), 0, { family: 'classic', modules: [module], options });
  await guest.open(id);
  const enough = ({ view }) => turns !== 'all' && view.round > Number(turns);
  // The first offer is refused for good: the server declines it, now and whenever it comes again.
  let refused = null;
  if (way === 'click') {
    const { view, n } = await guest.play((state) => state.view.offer || enough(state));
    if (view.offer && !view.over) {
      refused = view.offer.id;
      await guest.page.getByRole('button', { name: 'Never ask for this' }).click();
      await guest.until((_, [id, n], table) => id in table.refused && window.heard.answered > n, [refused, n]);
    }
  }
  const { view } = await guest.play((state) => {
    check(state.view.offer?.id !== refused || !refused || state.view.over, `${refused} was asked again`);
    return enough(state);
  });
  // One key tells the whole position.
  if (way === 'keys') {
    await guest.page.keyboard.press('s');
    const position = guest.page.getByRole('dialog', { name: 'The position in words' });
    const words = await position.innerText();
    for (const { people, tanks, tanks_starred } of view.seats) {
      check(words.includes(people), `the ${people} are not told of in ${words}`);
      check(words.includes(`${tanks + tanks_starred} in the tanks`), `who lies in the tanks is not told in ${words}`);
    }
    await guest.page.keyboard.press('Escape');
    await position.waitFor({ state: 'detached' });
  }
  // How it came out is a page of its own, with everybody's shield on it.
  const seats = await guest.page.locator(view.over ? '.shields tbody tr' : '.dseat').count();
  if (view.over) {
    await guest.page.getByRole('region', { name: 'Who won' }).waitFor();
    const spice = guest.page.locator('.shields .spice');
    await guest.page.waitForFunction(() =>
      [...document.querySelectorAll('.shields .spice')].every((one) => /^\d/.test(one.textContent.trim())),
    );
    check((await spice.count()) === seats, 'the spice behind some shield is not shown');
  }
  // A look back in the middle of it does not tell how it ended.
  if (view.over) {
    const phase = guest.page.locator('.phase');
    for (const share of [0.25, 0.5, 0.75]) {
      await guest.page.goto(`${guest.address}/replay/${id}?ply=${Math.floor(view.ply * share)}`);
      await phase.waitFor();
      const words = await phase.innerText();
      check(!/\bwins?\b/.test(words), `the end is told early: ${words}`);
    }
  }
  const times = [...guest.times].sort((a, b) => a - b);
  return {
    over: view.over,
    round: view.round,
    moves: guest.moves,
    used: guest.used,
    refused,
    seats,
    median: times[times.length >> 1],
  };
});
