/** The position in sentences, for those who listen to it or would rather read it. */

import { YOU } from '../lib/said';
import type { Told } from '../table/kit';
import { badgesOf } from './badges';
import { agentsSaid, turnOrder } from './places';
import type { ImperiumTable, SeatView } from './view';

/** A number of things: one is said without an s. */
export const some = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Whose Agents stand somewhere: "your Agent", "Agents of Vesna and Tomás". */
function present(names: string[]): string {
  const others = names.filter((name) => name !== YOU);
  const own = names.length > others.length ? ['your Agent'] : [];
  const theirs = others.length ? [`${others.length === 1 ? 'Agent' : 'Agents'} of ${others.join(' and ')}`] : [];
  return [...own, ...theirs].join(', ');
}

/** What a seat has, as one line of its panel after the other. */
export function seatTold(table: ImperiumTable, seat: SeatView): string[] {
  const view = table.view!;
  const cards = (title: string, ids: string[], n = ids.length): string[] => {
    const known = ids.map((id) => table.codex.name(id)).join(', ');
    return n ? [`${title}: ${n}${known ? ` (${known})` : ''}.`] : [];
  };
  const held = badgesOf(view, seat, table.codex).map(({ said }) => said);
  const units = view.units.flatMap(({ name }) => {
    const there = seat.units[name];
    if (!there || name === 'troop') return [];
    return [`${name}s: ${there.garrison} in the garrison, ${there.conflict} in the Conflict`];
  });
  return [
    `${some(seat.vp, 'victory point')}, ${seat.solari} Solari, ${seat.spice} spice, ${seat.water} water.`,
    `${agentsSaid(seat)}${seat.revealed ? '; has revealed' : ''}.`,
    `${some(seat.garrison, 'troop')} in the garrison, ${seat.conflict} in the Conflict, ${seat.supply} in supply.`,
    ...units.map((words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`),
    ...(held.length ? [`${held.join('. ')}.`] : []),
    ...(seat.rival
      ? (seat.hagal?.goals ?? []).map(({ words }) => `Saves up: ${words}.`)
      : [
          ...cards('Hand', seat.hand, seat.hand_count),
          ...cards('Intrigue cards', seat.intrigue, seat.intrigue_count),
          ...(seat.seat === view.seat ? view.intrigue_deck_known : []).map(
            ({ id, place }) => `${table.codex.name(id)} is card ${place} of the Intrigue deck.`,
          ),
          ...cards('In play', seat.in_play),
          `Deck: ${seat.deck_count}. Discard pile: ${seat.discard.length}.`,
        ]),
  ];
}

/** Everything that lies on the table, and what is asked. */
export function told(table: ImperiumTable): Told[] {
  const view = table.view!;
  const { codex } = table;
  const who = (seat: number) => table.who(seat);
  const by = (seat: number) => (seat === view.seat ? 'you' : who(seat));
  const conflict = codex.find(view.conflict);
  const seats = [...(table.me ? [table.me] : []), ...table.rivals];
  const spaces = view.spaces.flatMap(({ id, agents, bonus, control, closed_by: [closer] }) => {
    const there = [
      ...(agents.length ? [present(agents.map(who))] : []),
      ...(bonus ? [`${bonus} bonus spice`] : []),
      ...(control === null ? [] : [`controlled by ${by(control)}`]),
      ...(closer === undefined ? [] : [`closed by ${by(closer)}`]),
    ];
    return there.length ? [`${codex.name(id)}: ${there.join('; ')}.`] : [];
  });
  const priced = (id: string) => {
    const price = view.prices[id] ?? codex.find(id)?.cost ?? 0;
    return price ? `${codex.name(id)} for ${price}` : codex.name(id);
  };
  return [
    {
      title: view.round ? `Round ${view.round}, ${view.phase}` : 'Before the first round',
      sentences: [
        table.question,
        ...(table.mine ? table.moves.choices.all.map(({ text }) => `You may: ${text}.`.replace(/\.\.$/, '.')) : []),
        `Turn order: ${turnOrder(view)
          .map(({ seat }) => who(seat))
          .join(', ')}.`,
      ],
    },
    ...seats.map((seat) => ({
      title: seat.name === who(seat.seat) ? seat.name : `${who(seat.seat)}, ${seat.name}`,
      sentences: seatTold(table, seat),
    })),
    {
      title: `Conflict: ${conflict?.name ?? 'none'}`,
      sentences: [
        ...(conflict ? [conflict.text] : []),
        ...view.seats
          .filter((seat) => seat.strength)
          .map(({ seat, strength, place }) =>
            place ? `${who(seat)}: strength ${strength}, place ${place}.` : `${who(seat)}: strength ${strength}.`,
          ),
      ],
    },
    {
      title: 'Influence',
      sentences: view.tracks.map(
        ({ name, steps, alliance }) =>
          `${name}: ${steps.map((step, seat) => `${who(seat)} ${step}`).join(', ')}. ` +
          `Alliance: ${alliance === null ? 'free' : who(alliance)}.`,
      ),
    },
    { title: 'Spaces with something on them', sentences: spaces.length ? spaces : ['None.'] },
    {
      title: 'Imperium Row and reserve',
      sentences: [
        `Row: ${view.row.map(priced).join(', ')}.`,
        `Reserve: ${Object.entries(view.reserve)
          .map(([id, n]) => `${priced(id)}, ${n} left`)
          .join('; ')}.`,
      ],
    },
  ];
}
