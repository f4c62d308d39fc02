/**
 * A third family, Rings, of which the app has no line: it is begun in the lobby, set up, looked up, played, looked back
 * at, counted in a profile, and told about where one learns.
 */
import { check, scene } from '../driver.mjs';

await scene(async ({ come, address }) => {
  const guest = await come({ way: 'plain', motion: 'off' });
  const { page } = guest;
  const seen = (text, within = page) => within.getByText(text, { exact: true }).first().waitFor();
  const pages = [];

  // The lobby begins it with one press, and My games tells how it stands in its own words.
  await guest.arrive('Ilse');
  await page.goto(address);
  const play = page.getByRole('button', { name: 'Play Rings' });
  await seen('2 chairs, 1 bot, two minutes', play);
  await play.click();
  await page.waitForURL(/\/table\//);
  const id = page.url().split('/').at(-1);
  await page.waitForSelector('.plain .question');
  await guest.turn();
  await page.goto(address);
  const mine = page.getByRole('region', { name: 'My games' });
  await seen('Pouring 1 · 0 tallies', mine);
  await seen('Salt', mine);
  pages.push('lobby');

  // The form: its naibs are chairs, its options have their group, and its piles are counted.
  await page.goto(`${address}/new?game=rings`);
  const form = page.getByRole('form', { name: 'New table' });
  await form.getByRole('radio', { name: 'Rings', exact: true }).and(page.locator('[aria-checked=true]')).waitFor();
  await seen('2 of 2 naibs play', form);
  await seen('Leads the first ring', form);
  await form.getByRole('combobox', { name: 'Wind' }).selectOption('me');
  await seen('Rings in the bowl 8', form.getByRole('region', { name: 'On the table' }).getByRole('listitem'));
  await form.getByText('How it tastes').click();
  await form.getByRole('checkbox', { name: /^Sweet water/ }).waitFor();
  await form.getByRole('radio', { name: 'Two hands' }).click();
  await seen('Twice as long.', form);
  await form.locator('.box', { hasText: 'Salt' }).click();
  await seen('Salt for sweet water.', form);
  pages.push('set-up');

  await page.goto(`${address}/codex?family=rings`);
  await page.getByRole('heading', { name: 'Water rings 8' }).waitFor();
  await page.getByRole('link', { name: /^Great Ring/ }).click();
  await seen('How wide it is');
  await seen('8 of 8');
  pages.push('codex');

  // Played to its end at the plain table, it is looked back at with its own chart and rounds.
  await page.goto(`${address}/table/${id}`);
  await page.waitForSelector('.plain .question');
  for (let state = await guest.turn(); !state.view.over; state = await guest.turn()) await guest.choose();
  await page.goto(`${address}/replay/${id}?ply=6`);
  await page.getByRole('heading', { name: 'Tallies' }).waitFor();
  await seen('by pouring');
  await page
    .getByRole('radio', { name: /^Salt: you|you/ })
    .first()
    .waitFor();
  check((await page.locator('.ticks li').first().innerText()).includes('Pouring'), 'rounds are not called pourings');
  check((await page.locator('.ev').count()) === 3, 'the three that were won are not marked');
  pages.push('replay');

  await page.goto(`${address}/profile`);
  await seen('Tallies a game');
  await page.getByRole('region', { name: 'By naib' }).getByText('Naib of the Salt').waitFor();
  await page.getByRole('region', { name: 'Rings you pour with' }).getByText('poured 1 time').first().waitFor();
  pages.push('profile');

  await page.goto(`${address}/learn`);
  await page.getByRole('radio', { name: 'Rings' }).click();
  await page.getByText('There is no lesson for it yet.').waitFor();
  await page.getByRole('heading', { name: 'A pouring' }).waitFor();
  pages.push('learn');
  return { pages };
});
