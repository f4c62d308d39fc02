/** The most that the other side of a battle can reach, from what a person may know. */

import type { Codex } from '../../lib/codex';
import type { EventView } from '../../lib/protocol';
import type { BattleView, SeatView, View } from '../view';

export interface Most {
  dial: number;
  leader: number;
  /** Who that leader is; nobody where none can be sent. */
  name: string;
  /** What the Kwisatz Haderach may add. */
  help: number;
  total: number;
}

const KWISATZ_STRENGTH = 2;
const KWISATZ_LOSSES = 7;
const STARRED: Record<string, string> = { emperor: 'sardaukar', fremen: 'fedaykin' };

/** What a starred token of one side counts against another. */
function worth(seat: SeatView, enemy: SeatView, { stopped }: BattleView): number {
  const kind = STARRED[seat.leader];
  if (!kind || stopped.some((one) => one.includes(kind))) return 1;
  return seat.leader === 'emperor' && enemy.leader === 'fremen' ? 1 : 2;
}

/** The highest number that a seat can dial with what stands in the battle. */
export function mostDialed(view: View, battle: BattleView, seat: SeatView, enemy: SeatView): number {
  const star = worth(seat, enemy, battle);
  return view.areas
    .filter(({ id }) => battle.areas.includes(id))
    .reduce((sum, { tokens, starred }) => {
      const stars = starred[seat.leader] ?? 0;
      return sum + (tokens[seat.leader] ?? 0) + stars * (star - 1);
    }, 0);
}

/** The leaders that a seat may send: alive, at home or captive, and not sent elsewhere in this turn. */
export function leadersFor(seat: SeatView, territory: string): string[] {
  const away = new Set(seat.fought.filter((_, i) => seat.fought_in[i] !== territory));
  return [...seat.leaders, ...seat.captives].filter((id) => !away.has(id));
}

/** What the other side can reach at most; what is known of its plan is what it is. */
export function mostOf(view: View, battle: BattleView, of: number, events: readonly EventView[], codex: Codex): Most {
  const seat = view.seats[of]!;
  const plan = battle.plans.find((one) => one.seat === of)!;
  const enemy = view.seats[battle.plans.find((one) => one.seat !== of)?.seat ?? of]!;
  const strength = (id: string) => codex.find(id)?.cost ?? 0;
  const known = plan.leader !== null;
  const able = known ? [plan.leader!] : battle.no_leader.includes(of) ? [] : leadersFor(seat, battle.territory);
  const best = able.filter((id) => codex.find(id)?.kind === 'leader').sort((a, b) => strength(b) - strength(a))[0];
  const dial = plan.dial ?? mostDialed(view, battle, seat, enemy);
  const leader = best ? strength(best) : 0;
  const lost = events.reduce((sum, { kind, seat: one, n }) => sum + (kind === 'lost' && one === of ? n : 0), 0);
  const helped =
    seat.leader === 'atreides' &&
    view.options.character_advantages === true &&
    best !== undefined &&
    plan.kwisatz_haderach !== false &&
    (plan.kwisatz_haderach === true || lost >= KWISATZ_LOSSES);
  const help = helped ? KWISATZ_STRENGTH : 0;
  return { dial, leader, name: best ? codex.name(best) : '', help, total: dial + leader + help };
}
