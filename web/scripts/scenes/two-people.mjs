/** Two people and a bot at one table; nobody's page is ever told what the other holds: ADDRESS [ROUNDS] */
import { check, scene, together } from '../driver.mjs';
import { held, leaks, unfound } from '../secrets.mjs';

await scene(async ({ come, given: [rounds = '3'] }) => {
  const people = [await come({ motion: 'off' }), await come({ motion: 'off' })];
  for (const one of people) one.keepAnswers();
  const [ann, bo] = people;
  await ann.arrive('Ann');
  await bo.arrive('Bo');
  const codex = await ann.ask('GET', '/api/families/imperium/codex');
  const { id } = await ann.host(3, 1);

  // Bo comes by the link, sits down through the page, and Ann starts.
  await bo.page.goto(`${bo.address}/table/${id}`);
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  await ann.page.goto(`${ann.address}/table/${id}`);
  await ann.page.getByRole('button', { name: /^start/i }).click();
  for (const one of people) await one.asked();

  let looked = 0;
  const look = async () => {
    looked += 1;
    for (const seat of [0, 1]) {
      const [me, other] = [people[seat], people[1 - seat]];
      const theirs = held((await other.state()).view);
      const shown = await me.page.evaluate(() => ({
        html: document.documentElement.outerHTML,
        hand: [...document.querySelectorAll('.hand [data-card]')].map((node) => node.dataset.card),
        own: window.heard.state.view.seats[window.heard.state.view.seat],
        turn: window.heard.state.view.turn.cards,
        // A card that is asked about lies beside the hand.
        asked: [window.heard.state.view.asking?.card].filter(Boolean),
      }));
      const mine = new Set([
        ...shown.own.hand,
        ...shown.own.in_play,
        ...shown.own.discard,
        ...shown.turn,
        ...shown.asked,
      ]);
      const strange = shown.hand.filter((card) => !mine.has(card));
      check(!strange.length, `the hand of seat ${seat} shows ${strange}`);
      const open = JSON.stringify(me.frames);
      for (const card of theirs.filter((card) => !open.includes(`"${card}"`))) {
        const { name } = codex.find((entry) => entry.id === card);
        check(!shown.html.includes(name), `the page of seat ${seat} shows ${name}, which the other holds`);
      }
    }
  };

  /** What the page tells somebody who opens the other's seat. */
  const pry = async (seat) => {
    const { page } = people[seat];
    await page.locator(`[data-seat="${1 - seat}"] .seat__hit`).click();
    const { view } = await people[seat].state();
    const { hand, hand_count } = view.seats[1 - seat];
    const pile = page.locator('.drawer .pile', { has: page.getByRole('heading', { name: /^Hand/ }) });
    check((await pile.locator('.mini').count()) <= hand.length, `seat ${seat} sees cards in the other's hand`);
    check(
      hand_count === hand.length || (await pile.innerText()).includes('you cannot see'),
      'the hidden hand is not called hidden',
    );
    await page.keyboard.press('Escape');
  };

  let pried = 0;
  await together(
    people,
    (state) => state.view.round > Number(rounds),
    async (who, { view }) => {
      await look();
      // Whoever is not asked has the time for it.
      if (view.round > pried) {
        pried = view.round;
        await pry(1 - who.seat);
      }
    },
  );
  const missed = [...unfound(ann.frames, bo.frames, 0, codex), ...unfound(bo.frames, ann.frames, 1, codex)];
  check(!missed.length, `leaks of this sort would not be found: ${missed}`);
  const found = [...leaks(ann.frames, bo.frames, 0, codex), ...leaks(bo.frames, ann.frames, 1, codex)];
  check(!found.length, `${found.length} leaks: ${found.slice(0, 5).join('\n')}`);
  const intrigues = new Set(people.flatMap(({ frames }) => frames.flatMap(({ data }) => held(data.view ?? null))));
  return {
    looked,
    pried,
    moves: people.map(({ moves }) => moves),
    frames: people.map(({ frames }) => frames.length),
    intrigues: intrigues.size,
  };
});
