import { describe, expect, it } from 'vitest';
import type { OptionView } from '../../lib/protocol';
import { Choices } from '../../table/choices';
import { Plan } from './plan.svelte';
import { verbs } from '../verbs';
import type { ClassicTable } from '../view';

const option = (verb: string, id: string): OptionView => ({ option: 0, name: `${verb}:${id}`, text: '', verb, id });
const LEADERS = [option('leader', 'caid'), option('leader', 'burseg')];
const WEAPONS = [option('weapon', 'none'), option('weapon', 'stunner')];
const DIALS = [option('dial', '0'), option('dial', '1')];

/** The table while one part of a plan is asked for, and the others are told. */
const asking = (legal: OptionView[], choices: Record<string, OptionView[]> = {}) =>
  ({
    mine: true,
    view: { battle: { choices } },
    moves: { choices: new Choices(legal, verbs as never) },
  }) as unknown as ClassicTable;

/** A plan at a table that can be asked something else. */
class Moving extends Plan {
  ask(table: ClassicTable): this {
    Object.assign(this.table, table);
    return this;
  }
}

describe('a battle plan', () => {
  it('is handed in part by part as it was sealed', () => {
    const plan = new Moving(asking(LEADERS, { leader: LEADERS, weapon: WEAPONS, dial: DIALS }));
    expect(plan.ready).toBe(false);
    plan.pick(LEADERS[1]!);
    plan.pick(DIALS[1]!);
    plan.seal();
    expect(plan.next()).toBe(LEADERS[1]);
    expect(plan.ask(asking(WEAPONS)).next()).toBe(WEAPONS[0]);
    expect(plan.ask(asking(DIALS)).next()).toBe(DIALS[1]);
  });
  it('is open again after the part that was foreseen: nothing else is decided by itself', () => {
    const plan = new Moving(asking(WEAPONS));
    plan.pick(WEAPONS[1]!);
    plan.seal();
    expect(plan.next()).toBe(WEAPONS[1]);
    expect(plan.ask(asking(LEADERS, { leader: LEADERS, dial: DIALS })).next()).toBeUndefined();
    expect(plan.sealed).toBe(false);
  });
  it('takes the only way there is where the one that was picked is gone', () => {
    const plan = new Moving(asking(WEAPONS));
    plan.pick(WEAPONS[1]!);
    plan.seal();
    expect(plan.ask(asking([WEAPONS[0]!])).next()).toBe(WEAPONS[0]);
  });
  it('is not handed in again after it was taken back', () => {
    const plan = new Moving(asking(LEADERS, { leader: LEADERS, weapon: WEAPONS, dial: DIALS }));
    plan.pick(LEADERS[1]!);
    plan.seal();
    expect(plan.next()).toBe(LEADERS[1]);
    // The table has taken it, and asks nothing until the other side has sealed as well.
    expect(plan.ask(asking([])).next()).toBeUndefined();
    expect(plan.sealed).toBe(true);
    expect(plan.chosen('leader')).toBe('burseg');
    // Taken back, the same part is asked for again.
    expect(plan.ask(asking(LEADERS, { leader: LEADERS, weapon: WEAPONS, dial: DIALS })).next()).toBeUndefined();
    expect(plan.sealed).toBe(false);
    expect(plan.at('leader')).toBe(LEADERS[1]);
  });
});
