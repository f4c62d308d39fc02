/**
 * The story comes first: at the end of a round nothing is asked before the Combat has been shown; a key or a click goes
 * to its end and chooses nothing. A click meant for one question never answers the next.
 */
import { check, scene } from '../driver.mjs';

/** In the page: `window.seen` becomes what is seen from now on, one look after the other. */
function record() {
  window.seen = [];
  const look = () => {
    const now = {
      watching: document.querySelector('.watching p')?.textContent.trim() ?? '',
      fight: document.querySelector('.is-fight') !== null,
      round: document.querySelector('[data-round]')?.textContent ?? '',
      lit: document.querySelectorAll('.hand .is-legal, .space.is-legal').length > 0,
      asked: document.querySelector('.prompt:not(.is-waiting)') !== null,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  look();
}

/** Plays on to the end of a round, as far as the first question of the next; what is shown then is not waited for. */
async function endOf(guest, round) {
  await guest.play(({ view }) => view.over || view.round > round || view.seats[view.seat].revealed);
  await guest.page.evaluate(record);
  for (;;) {
    const { view } = await guest.turn();
    if (view.over || view.round > round) return view;
    await guest.choose();
  }
}

const done = (guest) => guest.page.locator('html:not([data-watching])').waitFor({ state: 'attached' });
/** In the page, before the app: `window.met` becomes whether something was watched when the last key or click came. */
function meet() {
  for (const type of ['keydown', 'click'])
    addEventListener(type, () => (window.met = document.documentElement.hasAttribute('data-watching')), {
      capture: true,
    });
}
const watching = (guest) => guest.page.evaluate(() => document.documentElement.hasAttribute('data-watching'));

await scene(async ({ come }) => {
  const guest = await come({ motion: 'normal' });
  await guest.page.addInitScript(meet);
  await guest.arrive('Ilse');
  await guest.open((await guest.host(4)).id);

  // Left alone, the Combat is shown, then the next round, and only then the question.
  await endOf(guest, 1);
  await guest.page.waitForFunction(() => window.seen.some(({ round, asked }) => round === 'Round 2' && asked));
  const seen = await guest.page.evaluate(() => window.seen);
  const first = (test) => seen.findIndex(test);
  const watched = first(({ watching }) => watching === 'Watching round 1’s Combat: Space to go on');
  const fought = first(({ watching, fight }) => watching && fight);
  const turned = first(({ watching, round }) => watching && round === 'Round 2');
  const asked = first(({ round, asked }) => round === 'Round 2' && asked);
  check(watched >= 0 && watched <= fought, `the Combat was not watched: ${JSON.stringify(seen)}`);
  check(fought < turned && turned < asked, `what was seen came in another order: ${JSON.stringify(seen)}`);
  check(!seen.some(({ watching, lit, asked }) => watching && (lit || asked)), 'something was asked in the Combat');

  // A key goes to the end at once, and chooses nothing; neither does a click on a card. What is to be clicked may
  // be gone by then, if all has been shown: nobody waits for it to come back.
  const click = async (selector) => (await guest.page.$(selector))?.click({ force: true }).catch(() => undefined);
  const ways = [() => guest.page.keyboard.press('1'), () => click('.hand [data-card]'), () => click('[data-go-on]')];
  let skipped = 0;
  for (let round = 2; skipped < ways.length; round++) {
    const view = await endOf(guest, round);
    check(!view.over, 'the game was over too early');
    if (!(await watching(guest))) continue;
    // The card that is clicked has been dealt for the new round.
    await guest.page.locator('.hand [data-card]').first().waitFor();
    if (!(await watching(guest))) continue;
    const chosen = guest.chosen.length;
    await guest.page.evaluate(() => (window.met = false));
    await ways[skipped]();
    // It may have ended by itself just before: that was a choice, then.
    if (!(await guest.page.evaluate(() => window.met))) continue;
    await done(guest);
    await guest.page.locator('.prompt:not(.is-waiting)').waitFor();
    check(guest.chosen.length === chosen, `way ${skipped} of going on has chosen ${guest.chosen.at(-1)}`);
    check((await guest.state()).view.ply === view.ply, 'going on has changed the game');
    skipped += 1;
  }

  // The pointer goes down while one thing is asked and comes up while the next is: that answers neither.
  await guest.play(({ view }) => view.over || view.legal.some(({ name }) => name.startsWith('play:')));
  const before = await guest.turn();
  const card = guest.page.locator('.hand .is-legal').first();
  await card.hover();
  await guest.page.mouse.down();
  const play = before.view.legal.find(({ name }) => name === 'reveal') ?? before.view.legal.at(-1);
  await guest.page.keyboard.press(play.name === 'reveal' ? 'r' : '1');
  const after = await guest.until((state, n) => state.n > n, before.n);
  await guest.page.mouse.up();
  await guest.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  check(guest.chosen.at(-1) === play.name, `a click answered another question with ${guest.chosen.at(-1)}`);
  check((await guest.state()).n >= after.n, 'the table went back');

  // Where nothing moves, nothing waits.
  const calm = await come({ motion: 'off' });
  await calm.arrive('Tom');
  await calm.open((await calm.host(4)).id);
  await endOf(calm, 1);
  const held = (await calm.page.evaluate(() => window.seen)).some(({ watching }) => watching);
  check(!held, 'something was watched although nothing moves');
  return { skipped, looks: seen.length };
});
