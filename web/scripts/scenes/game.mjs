/**
 * A guest plays against bots through the page, a whole game or so many rounds of it, and it is measured:
 * ADDRESS [PLAYERS [click|tap|keys|typed [ROUNDS|all [MODULES]]]]. Whoever taps has a phone.
 */
import { check, DESKTOP, PHONE, scene } from '../driver.mjs';

await scene(async ({ come, given: [players = '4', way = 'click', rounds = 'all', modules] }) => {
  const guest = await come({ way, size: way === 'tap' ? PHONE : DESKTOP });
  await guest.arrive('Ilse');
  const { id } = await guest.host(Number(players), 0, modules ? { modules: modules.split(',') } : {});
  await guest.open(id);
  // Whoever plays a round by keys looks at everything, and sees it in its order.
  const looks = way === 'keys';
  guest.patient = looks;
  // Until somebody who is asked has chosen, nothing happens.
  const { n: from } = await guest.turn();
  await guest.watchShifts();
  if (looks) await guest.watchStory();
  const { view } = await guest.play(rounds !== 'all' ? (state) => state.view.round > Number(rounds) : undefined);
  if (looks) {
    const shown = await guest.page.evaluate(() => window.shown);
    check(String(shown) === String(guest.story(from)), `shown was ${shown}, and told ${guest.story(from)}`);
  }
  const { status } = await guest.ask('GET', `/api/tables/${id}`);
  const times = [...guest.times].sort((a, b) => a - b);
  return {
    id,
    status,
    round: view.round,
    moves: guest.moves,
    used: guest.used,
    shift: await guest.shifts(),
    median: times[times.length >> 1],
    slow: times[Math.floor(times.length * 0.95)],
  };
});
