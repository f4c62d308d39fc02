/**
 * Three people at Dune (1979), one of them with a phone, talk in private: two with each other, then allies among
 * themselves. Whoever it is not for is never told; it is there again after coming back, until it is muted.
 */
import { check, DESKTOP, PHONE, scene } from '../driver.mjs';

await scene(async ({ come }) => {
  const people = [];
  for (const [name, size] of Object.entries({ Ann: DESKTOP, Bo: DESKTOP, Cy: PHONE })) {
    const one = await come({ size, way: size === PHONE ? 'tap' : 'click', motion: 'off' });
    one.keepAnswers();
    people.push(await one.arrive(name));
  }
  const [ann, bo, cy] = people;
  const leaders = ['atreides', 'emperor', 'fremen'];
  const { id } = await ann.host(3, 2, { family: 'classic', leaders, options: { turns: 10, deals: false } });
  for (const guest of [bo, cy]) await guest.ask('POST', `/api/tables/${id}/join`, {});
  await ann.ask('POST', `/api/tables/${id}/start`, {});
  for (const one of people) await one.open(id);

  const chat = ({ page }) => page.getByRole('log', { name: 'Chat' });
  const tab = ({ page }, name) => page.getByRole('tab', { name });
  const open = async (one) => {
    if (one.way === 'tap') await one.page.locator('.ptab', { hasText: 'Log' }).tap();
    if (!(await chat(one).isVisible())) await tab(one, /Chat/).click();
  };
  const whisper = async (one, whom, text) => {
    await open(one);
    if (whom) await one.page.getByLabel('To whom').selectOption({ label: whom });
    await one.page.getByLabel('Message').fill(text);
    await one.page.getByLabel('Message').press('Enter');
    await chat(one).getByText(text).waitFor();
  };
  const announced = ({ page }, words) =>
    page.waitForFunction(
      (words) => [...document.querySelectorAll('[aria-live]')].some((one) => one.textContent.includes(words)),
      words,
    );

  // One to another: counted, announced as private, opened with one tap, and answered to nobody else.
  const [asked, answered, sworn] = ['Will you leave the basin to me', 'For a price', 'Nobody else knows of this'];
  await whisper(ann, 'Fremen', asked);
  await announced(cy, `Ann says to you only: ${asked}`);
  await cy.page.locator('.ptab .badge', { hasText: '1' }).waitFor();
  await open(cy);
  await chat(cy).getByText('to you only').waitFor();
  await cy.page.getByRole('button', { name: 'Answer', exact: true }).tap();
  // A look at the map does not make it an answer to all.
  await cy.page.locator('.ptab', { hasText: 'Map' }).tap();
  await whisper(cy, null, answered);
  await chat(ann).getByText(answered).waitFor();
  await cy.page.reload();
  await cy.asked();
  await open(cy);
  for (const text of [asked, answered]) await chat(cy).getByText(text).waitFor();

  // Allies among themselves, once a nexus has brought an alliance.
  const allied = ({ seats }) => seats.some(({ allies }) => allies.length > 0);
  const views = await Promise.all(
    people.map((one, seat) => one.rush(id, allied, 7 + seat, /^(ally|accept|not-this-turn)/)),
  );
  const [speaker, ...others] = people.filter((_, seat) => views[0].seats[seat].allies.length);
  const apart = people.find((one) => one !== speaker && !others.includes(one));
  for (const one of people) await one.until(({ view }) => view.seats.some(({ allies }) => allies.length > 0));
  await whisper(speaker, 'Allies', sworn);
  for (const one of others) {
    await open(one);
    await chat(one).getByText(sworn).waitFor();
  }

  // Nobody who is not meant was sent it, in whatever came over the line, or sees it in the page.
  await bo.page.reload();
  await bo.asked();
  await open(bo);
  const told = (one, text) => JSON.stringify(one.frames).includes(text);
  for (const text of [asked, answered])
    check(
      told(ann, text) && told(cy, text) && !told(bo, text),
      `${text} is heard by Ann, Bo, Cy: ${people.map((one) => told(one, text))}`,
    );
  for (const one of [speaker, ...others]) check(told(one, sworn), 'an ally is not told');
  if (apart) check(!told(apart, sworn), 'somebody outside the alliance is told');
  check(!(await bo.page.locator('body').innerText()).includes(asked), 'Bo sees what is not for him');

  // Who is muted is heard in private no more.
  await open(ann);
  await ann.page.getByRole('button', { name: 'Mute or report Cy' }).last().click();
  await ann.page.getByRole('button', { name: 'Mute', exact: true }).click();
  await chat(ann).getByText(answered).waitFor({ state: 'detached' });
  const late = 'Are you still listening';
  await whisper(cy, 'Atreides', late);
  await whisper(bo, 'Atreides', 'Beware of the Fremen');
  await chat(ann).getByText('Beware of the Fremen').waitFor();
  check(!told(ann, late), 'Ann hears whom she has muted');
  return { allies: 1 + others.length, round: views[0].round };
});
