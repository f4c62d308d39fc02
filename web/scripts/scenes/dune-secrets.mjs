/**
 * Two people play Dune (1979) against each other until they have fought a battle: nothing that either page is sent or
 * shows ever tells what the other keeps behind the shield, or has put into a plan that is not revealed.
 */
import { check, scene, together } from '../driver.mjs';

const PARTS = ['leader', 'weapon', 'defense', 'dial', 'support', 'kwisatz_haderach', 'strength'];

/** What a view tells its seat of the other that it must not. */
function told(view) {
  const found = [];
  for (const seat of view.seats) {
    if (seat.seat === view.seat) continue;
    for (const secret of ['spice', 'battle_losses', 'kwisatz_haderach']) if (seat[secret] !== null) found.push(secret);
    for (const secret of ['drawn', 'prediction']) if (seat[secret].length) found.push(secret);
  }
  for (const plan of view.battle && !view.battle.revealed ? view.battle.plans : [])
    if (plan.seat !== view.seat) found.push(...PARTS.filter((part) => plan[part] !== null));
  if (view.legal.length && !view.pending.includes(view.seat)) found.push('options');
  return found;
}

/** Everything that could be seen by all until a view: cards shown in battles, discards, and one's own. */
function open(view, known) {
  for (const id of [...view.treachery_discard, ...view.removed, ...view.seats[view.seat].hand]) known.add(id);
  for (const { seat, traitors } of view.seats) if (seat === view.seat) for (const id of traitors) known.add(id);
  if (view.battle?.revealed)
    for (const plan of view.battle.plans) for (const part of ['leader', 'weapon', 'defense']) known.add(plan[part]);
  return known;
}

/** What one was sent, against what the other really held at that moment. */
function leaks(mine, theirs) {
  const truth = new Map(theirs.flatMap(({ data }) => (data.view ? [[data.n, data.view]] : [])));
  const known = new Set(['none']);
  return mine.flatMap(({ data }, i) => {
    if (!data.view) return [];
    open(data.view, known);
    const found = told(data.view);
    const other = truth.get(data.n);
    const own = other?.seats[other.seat];
    // Events of what was just revealed come with the view after it.
    const text = JSON.stringify(data.view);
    for (const id of own ? own.hand : []) if (!known.has(id) && text.includes(`"${id}"`)) found.push(`the card ${id}`);
    for (const id of own && !data.view.over ? own.traitors : [])
      if (data.view.seats[other.seat].traitors.includes(id) && !known.has(id)) found.push(`the traitor ${id}`);
    return found.map((what) => `frame ${i} tells ${what}`);
  });
}

await scene(async ({ come }) => {
  const people = [await come({ motion: 'off' }), await come({ motion: 'off' })];
  for (const one of people) one.keepAnswers();
  const [ann, bo] = people;
  await ann.arrive('Ann');
  await bo.arrive('Bo');
  const { id } = await ann.host(2, 1, {
    family: 'classic',
    leaders: ['emperor', 'harkonnen'],
    options: { turns: 10, deals: false },
  });
  await bo.ask('POST', `/api/tables/${id}/join`, {});
  await ann.ask('POST', `/api/tables/${id}/start`, {});
  for (const one of people) await one.open(id);

  let looked = 0;
  const fought = () => people.some(({ frames }) => frames.some(({ data }) => data.view?.battle?.revealed));
  /** Neither page shows a card that only the other knows. */
  const look = async () => {
    looked += 1;
    const views = await Promise.all(people.map(async (one) => (await one.state()).view));
    for (const seat of [0, 1]) {
      const sent = JSON.stringify(people[seat].frames.map(({ data }) => [data.view, data.steps]));
      const shown = await people[seat].page.evaluate(() =>
        [...document.querySelectorAll('[data-card]')].map((node) => node.dataset.card),
      );
      for (const card of views[1 - seat].seats[1 - seat].hand) {
        if (sent.includes(`"${card}"`)) continue;
        check(!shown.includes(card), `the page of seat ${seat} shows ${card}, which the other holds`);
      }
    }
  };
  const attack = (_, { legal }) =>
    legal.find(({ name }) => /^(ship:arrakeen|ship:carthag|to:carthag)/.test(name))?.name;
  await together(people, fought, look, attack);
  await look();
  check(fought(), 'no battle was fought');
  const found = [...leaks(ann.frames, bo.frames), ...leaks(bo.frames, ann.frames)];
  check(!found.length, `${found.length} leaks: ${found.slice(0, 5).join('\n')}`);

  // A leak would have been found.
  const planned = ann.frames.findIndex(({ data }) => data.view?.battle && !data.view.battle.revealed);
  check(planned >= 0, 'no plan was ever secret');
  const bad = structuredClone(ann.frames);
  bad[planned].data.view.battle.plans.find(({ seat }) => seat === 1).dial = 3;
  check(leaks(bad, bo.frames).length > 0, 'a dial that is told would not be found');
  return {
    looked,
    fought: fought(),
    moves: people.map(({ moves }) => moves),
    frames: people.map(({ frames }) => frames.length),
  };
});
