/**
 * Looks for accessibility problems on every page and in every sort of situation, by day and by night: ADDRESS
 * desktop|phone POSITIONS, a folder that `web/fixtures/dune.py` has written.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DESKTOP, PHONE, check, openTab, scene } from '../driver.mjs';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

await scene(async ({ come, given: [kind, positions] }) => {
  const phone = kind === 'phone';
  const guest = await come({ size: phone ? PHONE : DESKTOP, motion: 'off' });
  const { page } = guest;
  const found = [];
  let looks = 0;

  /** Looks at what the page shows now: at everything by day, and by night at what the theme changes, its colours. */
  const look = async (name) => {
    await page.evaluate(() => document.fonts.ready);
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
    for (const theme of ['day', 'night']) {
      const violations = await page.evaluate(async (theme) => {
        document.documentElement.dataset.theme = theme;
        await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
        const { violations } = await window.axe.run(document, {
          resultTypes: ['violations'],
          ...(theme === 'night' ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : {}),
        });
        return violations.map(({ id, impact, nodes }) => ({
          id,
          impact,
          nodes: nodes.map(({ target, any, all }) => `${target.join(' ')}: ${[...any, ...all][0]?.message ?? ''}`),
        }));
      }, theme);
      looks += 1;
      for (const { id, impact, nodes } of violations)
        found.push(`${name} by ${theme}: ${id} ${impact}, ${nodes.length} times, as in ${nodes[0]}`);
    }
  };
  /**
   * Goes to a page and looks at it when it is whole: when a thing of it is there and nothing is on its way any more.
   */
  const at = async (path, name, ready) => {
    await page.goto(guest.address + path);
    await ready?.waitFor();
    await page.waitForLoadState('networkidle');
    await look(name);
  };
  const heading = (name) => page.getByRole('heading', { name }).first();

  // Situations, come to without the page.
  await guest.arrive('Vera Kask');
  const codex = await guest.ask('GET', '/api/families/imperium/codex');
  const table = async (players, enough, seed, modules = ['base']) => {
    const { id } = await guest.host(players, 0, { title: `A table of ${players}`, modules });
    const view = await guest.rush(id, enough, seed);
    return { id, view };
  };
  const situations = {};
  const until = async (name, players, enough, modules) => {
    for (let seed = 3; seed < 40; seed++) {
      const { id, view } = await table(players, enough, seed, modules);
      if (view.over) continue;
      situations[name] = id;
      return;
    }
    throw new Error(`no game came to ${name}`);
  };
  await until('choosing', 4, (view) => view.round > 2 && view.legal.some(({ name }) => name.startsWith('play:')));
  await until('spaces', 4, (view) => view.legal.filter(({ name }) => name.startsWith('space:')).length > 1);
  await until('effects', 4, (view) => view.turn.seat === 0 && view.turn.effects.length > 1 && view.legal.length > 1);
  await until('buying', 4, (view) => view.legal.some(({ name }) => name.startsWith('buy:')));
  await until('numbers', 3, (view) => view.legal.filter(({ name }) => name.startsWith('deploy:')).length > 1);
  await until('hagal', 1, (view) => view.round > 1 && view.legal.length > 0 && view.hagal.card !== null);
  const uprising = ['uprising', 'choam'];
  const spying = (view) => view.round > 1 && view.legal.filter(({ name }) => name.startsWith('spy:')).length > 5;
  await until('placing a Spy', 4, spying, uprising);
  const taking = (view) => view.round > 2 && view.legal.some(({ name }) => name.startsWith('contract:'));
  await until('taking a contract', 4, taking, uprising);
  const { id: over } = await table(4, undefined);
  const room = (await guest.host(4, 2, { title: 'Six evenings' })).id;

  // The table.
  for (const [name, id] of Object.entries(situations)) {
    await guest.open(id);
    await look(name);
    if (!phone) continue;
    for (const tab of ['Hand', 'Rivals', 'Market', 'Log', 'Board']) {
      if (!['choosing', 'taking a contract'].includes(name) && tab !== 'Hand') continue;
      await openTab(page.getByRole('tab', { name: tab }).last());
      await look(`${name}, ${tab}`);
    }
  }
  await guest.open(situations.choosing);
  await page.getByRole('button', { name: 'Menu' }).click();
  await look('the menu');
  await page.keyboard.press('Escape');
  if (phone) await openTab(page.getByRole('tab', { name: 'Rivals' }));
  await page.locator('[data-seat] .seat__hit').first().click();
  await page.locator('.drawer').waitFor();
  await look('a seat in detail');
  await guest.open(over);
  await look('over');

  // The pages around it.
  await at('/', 'lobby', page.getByRole('button', { name: /^Play / }).first());
  await at('/new', 'new table', heading(/./));
  await at(`/table/${room}`, 'waiting room', heading('Chairs'));
  await at('/tables', 'open tables', heading(/./));
  await at('/replays', 'replays', heading(/./));
  await at('/profile', 'profile', heading('Recent games'));
  await at(`/replay/${over}?ply=60`, 'replay', heading(/./));
  await at('/new?game=classic', 'new table of Dune', heading(/./));

  // Dune (1979): the page is told one position after the other, as if the game had come to it.
  await guest.open((await guest.host(6, 0, { family: 'classic' })).id);
  const begun = await guest.state();
  const tell = async (name) => {
    const { view, limit = null } = JSON.parse(readFileSync(`${positions}/classic-${name}.json`, 'utf8'));
    await guest.pretend({ ...begun, view, limit, name });
  };
  // Every panel is looked at in a window or on a phone, and what lies differently there in both.
  const BOTH = ['lot', 'wings', 'kwisatz', 'agree'];
  const all = JSON.parse(readFileSync(`${positions}/index.json`, 'utf8')).map((name) => name.replace('classic-', ''));
  const panels = all.filter((name, i) => BOTH.includes(name) || i % 2 === Number(phone));
  for (const name of panels) {
    await tell(name);
    if (phone) await openTab(page.getByRole('tab', { name: name === 'wings' ? 'Map' : 'Phase', exact: true }).last());
    await look(`dune, ${name}`);
    if (name === 'wings') {
      await page.getByRole('button', { name: 'Closer' }).click();
      await look('dune, closer');
    }
    if (name !== 'lot') continue;
    await page.locator('[data-tray]').click();
    await look('dune, at any time');
    await page.keyboard.press('Escape');
    if (!phone) continue;
    for (const tab of ['Map', 'Shield', 'Players', 'Log', 'Phase']) {
      await openTab(page.getByRole('tab', { name: tab, exact: true }).last());
      await look(`dune, ${tab}`);
    }
  }
  await at('/codex', 'codex', heading(/./));
  for (const kind of ['imperium', 'intrigue', 'space', 'leader']) {
    const { id, name } = codex.find((entry) => entry.kind === kind);
    await at(`/codex/${id}?q=${encodeURIComponent(name)}`, `codex of ${id}`, heading(name));
  }
  await at('/settings', 'settings', heading(/./));
  await at('/nowhere', 'not found', heading('Lost in the desert'));
  await at('/table/nosuchtable', 'no such table', heading(/./));
  await at('/account', 'account of a guest', heading('Make an account'));

  // Every step of how to play.
  await at('/learn', 'how to play, step 1', heading(/./));
  await page.keyboard.press('1');
  await look('how to play, answered');
  for (let step = 2; ; step++) {
    await page.goto(`${guest.address}/learn?step=${step}`);
    await heading(/./).waitFor();
    await look(`how to play, step ${step}`);
    if (await heading('That is the game.').isVisible()) break;
    check(step < 40, 'how to play has no end');
  }

  // Signed in, and somebody who watches.
  await guest.ask('POST', '/api/account', { login: `vera-${Date.now()}`, password: 'a long password' });
  await at('/account', 'account', page.getByText('Signed in as'));
  await guest.ask('DELETE', '/api/session');
  await guest.open(situations.choosing);
  check((await guest.state()).seat === null, 'whoever signed out still sits');
  await look('a spectator');
  await at('/', 'lobby of nobody', page.getByRole('button', { name: /^Play / }).first());
  check(!found.length, `${found.length} problems:\n${found.join('\n')}`);
  return { looks };
});
