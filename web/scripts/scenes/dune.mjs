/**
 * A guest plays Dune (1979) against bots through the page, a whole game or so many turns of it:
 * ADDRESS [PLAYERS [click|tap|keys|typed [TURNS|all [MODULE]]]]. Whoever taps has a phone.
 */
import { DESKTOP, PHONE, scene } from '../driver.mjs';

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
  const { view } = await guest.play(turns !== 'all' ? (state) => state.view.round > Number(turns) : undefined);
  const times = [...guest.times].sort((a, b) => a - b);
  return {
    over: view.over,
    round: view.round,
    moves: guest.moves,
    used: guest.used,
    seats: await guest.page.locator('.dseat').count(),
    median: times[times.length >> 1],
  };
});
