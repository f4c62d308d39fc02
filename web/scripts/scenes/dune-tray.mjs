/**
 * A card at hand is played from the tray while somebody else is asked: what that person presses before they hear of it
 * answers nothing, and their question comes again as it was when the card is done with.
 */
import { check, rushTogether, scene, together } from '../driver.mjs';

const CARD = 'play:truthtrance';
const TABLES = 12;

await scene(async ({ come }) => {
  const people = [await come({ motion: 'off' }), await come({ motion: 'off' })];
  await people[0].arrive('Ann');
  await people[1].arrive('Bo');

  /** A table at which one of them holds the card: the Harkonnen take many cards. */
  const dealt = async (left) => {
    const { id } = await people[0].host(2, 1, {
      family: 'classic',
      leaders: ['emperor', 'harkonnen'],
      options: { turns: 15, deals: false, asks: 'choices' },
    });
    await people[1].ask('POST', `/api/tables/${id}/join`, {});
    await people[0].ask('POST', `/api/tables/${id}/start`, {});
    const holds = ({ at_hand }) => at_hand.some(({ now, choice }) => now && choice.name === 'play:truthtrance');
    const views = await rushTogether(people, id, holds, /^(bid:|charity$)/);
    const at = views.findIndex((view) => !view.over && holds(view));
    if (at >= 0) return { id, holder: people[at], other: people[1 - at] };
    check(left, 'nobody comes to hold the card');
    return dealt(left - 1);
  };
  const { id, holder, other } = await dealt(TABLES);
  for (const one of people) await one.open(id);
  const seen = ({ frames }) => frames.findLast(({ data }) => data.view).data.view;
  const ready = () => {
    const [mine, theirs] = [seen(holder), seen(other)];
    return (
      !mine.legal.length &&
      mine.at_hand.some(({ now, choice }) => now && choice.name === CARD) &&
      theirs.legal.length > 1 &&
      theirs.legal.some(({ verb }) => /^(pass|done|no-shipment|stay)$/.test(verb))
    );
  };
  const { view } = await together(people, ready);
  check(!view.over, 'the game was over too soon');

  const before = seen(other);
  const names = ({ legal }) => legal.map(({ name }) => name).join();
  await other.goOn();
  await other.deafen();
  const { page } = holder;
  await page.keyboard.press('t');
  const tray = page.getByRole('region', { name: 'At any time' });
  await tray.locator(`[data-at-hand="${CARD}"]`).click();
  const asked = await holder.until((state) => state.view.legal.length > 0);

  // What is pressed now was meant for a question that does not stand any more.
  await other.page.locator('[data-end]:not([aria-disabled="true"])').click();
  await other.page.waitForFunction(() => window.unheard.length > 1);
  await other.hear();
  await other.until((state, n) => state.n >= n, asked.n);
  const still = await holder.state();
  check(still.n === asked.n && names(still.view) === names(asked.view), 'a late answer was taken for another one');

  // The card is done with, and the question comes again.
  for (;;) {
    const mine = await holder.state();
    if (!mine.view.legal.length) break;
    await holder.choose(mine.view.legal.find(({ name }) => name.startsWith('question:holds'))?.name);
  }
  const again = await other.until(
    (state, names) => state.view.legal.map(({ name }) => name).join() === names || state.view.legal.length === 2,
    names(before),
  );
  if (names(again.view) !== names(before)) {
    await other.choose('yes');
    await other.until((state, names) => state.view.legal.map(({ name }) => name).join() === names, names(before));
  }
  const after = seen(other);
  check(after.prompt === before.prompt, `${before.prompt} is ${after.prompt} now`);
  check((await other.page.locator('#prompt').innerText()).includes(before.prompt), 'the question is not on the page');
  await other.choose();
  return { at: before.prompt, card: CARD };
});
