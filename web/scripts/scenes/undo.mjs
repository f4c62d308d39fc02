/** Taking back: alone and free, and at a table of two people who have to agree. */
import { asked, check, scene } from '../driver.mjs';

const same = (one, other) => JSON.stringify(one.view) === JSON.stringify(other.view);

await scene(async ({ come }) => {
  // Alone: a choice is taken back, done again, and taken back with the keyboard.
  const guest = await come();
  await guest.arrive('Ilse');
  await guest.open((await guest.host(1)).id);
  await guest.play((state) => state.view.legal.some(({ name }) => name.startsWith('play:')));
  const before = await guest.turn();
  const undo = guest.page.getByRole('button', { name: 'Undo', exact: true });
  const redo = guest.page.getByRole('button', { name: 'Redo', exact: true });
  const chosen = await guest.choose(before.view.legal.find(({ name }) => name.startsWith('play:')).name);
  check(!same(before, chosen), 'the choice changed nothing');
  const back = async (press, from) => {
    await press();
    return guest.until((state, n) => state.n > n, from.n);
  };
  const undone = await back(() => undo.click(), chosen);
  check(same(undone, before), 'after the undo the position is another one');
  const redone = await back(() => redo.click(), undone);
  check(same(redone, chosen), 'after the redo the position is another one');
  const again = await back(() => guest.page.keyboard.press('u'), redone);
  check(same(again, before), 'after the undo by key the position is another one');
  check(
    await guest.page.locator(`.hand [data-card].is-legal`).count(),
    'the hand cannot be chosen from after the undo',
  );

  // Two people: Ann has ended her turn, and takes that back when Bo lets her.
  const [ann, bo] = [await come(), await come()];
  await ann.arrive('Ann');
  await bo.arrive('Bo');
  const { id } = await ann.host(3, 1);
  await bo.ask('POST', `/api/tables/${id}/join`, {});
  await ann.ask('POST', `/api/tables/${id}/start`);
  await ann.open(id);
  await bo.open(id);
  const wish = bo.page.getByRole('region', { name: 'What is asked' }).getByText('asks to take back');
  const answers = [];
  while (answers.length < 2) {
    // Play on until Ann has ended a turn in which nothing was revealed, and Bo is asked.
    const { player, state: waiting } = await asked([ann, bo]);
    check(player, 'the game was over before both answers could be given');
    if (player === ann || !(await ann.state()).can_undo) {
      await player.choose();
      continue;
    }
    await ann.page.getByRole('button', { name: 'Undo', exact: true }).click();
    await ann.page.getByRole('alert').filter({ hasText: 'asked' }).waitFor();
    const answer = answers.length ? 'Agree' : 'Refuse';
    await wish.waitFor();
    await bo.page.getByRole('button', { name: answer }).click();
    await wish.waitFor({ state: 'detached' });
    if (answer === 'Agree') {
      const after = await ann.until((state, n) => state.n > n, waiting.n);
      check(after.view.pending[0] === 0 && after.view.ply < waiting.view.ply, 'Ann does not have her choice again');
      await bo.until((state) => state.view.pending[0] === 0);
    } else {
      await ann.until((_, __, table) => table.proposal === null);
      check(same(await bo.turn(), waiting) && (await ann.state()).n === waiting.n, 'a refused undo changed something');
      await bo.choose();
    }
    answers.push(answer);
  }
  return { answers, moves: [guest.moves, ann.moves, bo.moves] };
});
