/**
 * Six people at one table, each in a browser of their own and one of them with a phone, play a round of the team game;
 * a team talks among itself: ADDRESS [ROUNDS]
 */
import { check, DESKTOP, openTab, PHONE, scene, together } from '../driver.mjs';

const NAMES = ['Oksana', 'Ilse', 'Tomás', 'Pavel', 'Mira', 'Earl'];
const WITH_A_PHONE = 4;

await scene(async ({ come, given: [rounds = '1'] }) => {
  const people = [];
  for (const [seat, name] of NAMES.entries()) {
    const phone = seat === WITH_A_PHONE;
    people.push(await come({ way: phone ? 'tap' : 'click', size: phone ? PHONE : DESKTOP, motion: 'off' }));
    await people[seat].arrive(name);
  }
  const [host, ...guests] = people;
  const wish = { modules: ['uprising', 'choam'], options: { team_talk: true } };
  const { id } = await host.host(6, guests.length, wish);
  for (const guest of guests) await guest.ask('POST', `/api/tables/${id}/join`, {});
  await host.ask('POST', `/api/tables/${id}/start`, {});
  for (const one of people) one.seat = (await one.open(id)).seat;

  // Everybody sees both teams, told apart by word and banner.
  for (const { page } of people) {
    const teams = page.locator('.team[data-team]');
    const tab = page.locator('.ptab', { hasText: 'Teams' });
    if (await tab.count()) await openTab(tab);
    check((await teams.count()) === 2, 'there are not two teams');
    check((await page.locator('.teamhead svg').count()) >= 2, 'teams have no banners');
  }

  /** Says something to the own team through the page. */
  const whisper = async ({ page }, text) => {
    const field = page.getByLabel('Message');
    const chat = page.getByRole('tab', { name: /Chat/ }).or(page.getByRole('button', { name: 'Open the chat' }));
    if (!(await field.isVisible())) await chat.first().click();
    await page.getByLabel('To whom').selectOption({ label: 'Team' });
    await field.fill(text);
    await field.press('Enter');
    await page.getByRole('log', { name: 'Chat' }).getByText(text).waitFor();
  };
  const spoken = 'Leave the desert to me';
  const commander = people.find((one) => one.seat === 0);
  await whisper(commander, spoken);

  /** Everybody sends one Agent, and does no more than that. */
  const briefly = (_, { legal, seats, seat }) => {
    const can = (name) => legal.some((option) => option.name === name);
    return ['end-turn', 'pass', ...(seats[seat].agents_on.length ? ['reveal'] : [])].find(can);
  };
  const { view } = await together(people, (state) => state.view.round > Number(rounds), undefined, briefly);
  const heard = people.map(({ seat, frames }) => ({ seat, told: JSON.stringify(frames).includes(spoken) }));
  const team = ({ seat }) => view.seats[seat].team === view.seats[commander.seat].team;
  for (const one of heard) check(one.told === team(one), `seat ${one.seat} hears ${one.told}`);
  const used = Object.assign({}, ...people.map((one) => one.used));
  return { round: view.round, moves: people.map(({ moves }) => moves), used };
});
