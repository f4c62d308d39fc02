/** The position in sentences, for those who listen to it or would rather read it. */

import type { Told } from '../table/kit';
import { holding, onPlanet, type AreaView, type ClassicTable, type SeatView } from './view';

/** What a seat has, as far as the viewer knows. */
function seatTold(table: ClassicTable, seat: SeatView): string[] {
  const view = table.view!;
  const names = (ids: readonly string[]) => ids.map((id) => table.codex.name(id)).join(', ');
  const leaders = (ids: readonly string[]) =>
    ids.map((id) => `${table.codex.name(id)} ${table.codex.find(id)?.cost ?? ''}`.trim()).join(', ');
  const list = (title: string, words: string) => (words ? [`${title}: ${words}.`] : []);
  const starred = (n: number) => (n ? `, ${n} of them starred` : '');
  const forts = holding(view, seat);
  const kwisatz = seat.kwisatz_haderach;
  return [
    ...(seat.spice === null ? [] : [`${seat.spice} spice.`]),
    `Tokens: ${onPlanet(view, seat)} on the planet, ` +
      `${seat.reserves + seat.reserves_starred} in reserve${starred(seat.reserves_starred)}, ` +
      `${seat.tanks + seat.tanks_starred} in the tanks${starred(seat.tanks_starred)}.`,
    `Strongholds${seat.allies.length ? ', with allies' : ''}: ` +
      `${forts.length}${forts.length ? ` (${names(forts)})` : ''}; ${view.strongholds} win.`,
    ...list('Allied with', seat.allies.map((ally) => table.who(ally)).join(', ')),
    ...(seat.hand_count === null ? [] : [`Treachery cards: ${seat.hand_count} of at most ${seat.hand_limit}.`]),
    ...list(seat.seat === view.seat ? 'Hand' : 'Known to hold', names(seat.hand)),
    ...list('Known not to hold', names(seat.lacks)),
    ...list('Leaders', leaders(seat.leaders)),
    ...list('In the tanks', leaders(seat.dead)),
    ...list('Resting', leaders(seat.resting)),
    ...list('Captured by others', leaders(seat.captured)),
    ...list('Captives', leaders(seat.captives)),
    ...list('In pay', leaders(seat.traitors)),
    ...(seat.prediction.length
      ? [`Prediction: ${table.codex.name(seat.prediction[0])}, turn ${seat.prediction[1]}.`]
      : []),
    ...(kwisatz === null ? [] : [`Kwisatz Haderach: ${kwisatz}.`]),
  ];
}

/** Everything that lies on the table, and what is asked. */
export function told(table: ClassicTable): Told[] {
  const view = table.view!;
  const { codex } = table;
  const who = (seat: number) => table.who(seat);
  const people = (character: string) => {
    const seat = view.seats.find(({ leader }) => leader === character);
    return seat ? who(seat.seat) : codex.name(character);
  };
  const areaTold = ({ territory, sector, spice, tokens, starred, coexisting }: AreaView): string => {
    const there = Object.entries(tokens).map(([character, n]) => {
      const stars = starred[character] ? `, ${starred[character]} starred` : '';
      return `${people(character)} ${n}${stars}${coexisting.includes(character) ? ', coexisting' : ''}`;
    });
    const all = [...there, ...(spice ? [`${spice} spice`] : [])].join('; ');
    return `${codex.name(territory)}${sector === null ? '' : `, sector ${sector}`}: ${all}.`;
  };
  const { auction, battle, battles, storm_order } = view;
  const order = storm_order.flatMap((seat) => view.seats[seat] ?? []);
  const seats = [...order.filter(({ seat }) => seat === view.seat), ...order.filter(({ seat }) => seat !== view.seat)];
  const part = (title: string, sentences: string[]): Told[] => (sentences.length ? [{ title, sentences }] : []);
  return [
    {
      title: view.round ? `Turn ${view.round} of ${view.rounds}, ${view.phase}` : 'Before the first turn',
      sentences: [
        table.question,
        ...(table.mine
          ? table.moves.choices.all.map(({ text }) => `You may: ${text}.`.replace(/([.?!])\.$/, '$1'))
          : []),
        ...(view.round
          ? [`Storm in sector ${view.storm}. In storm order: ${order.map(({ seat }) => who(seat)).join(', ')}.`]
          : []),
        ...(view.storm_marker === null ? [] : [`You know that the storm moves ${view.storm_marker} sectors next.`]),
        ...(view.shield_wall ? [] : ['The Shield Wall is destroyed.']),
      ],
    },
    ...part(
      'Auction',
      auction
        ? [
            `Cards left: ${auction.cards}${auction.card ? `; this is ${codex.name(auction.card)}` : ''}.`,
            auction.bidder === null ? 'No bid yet.' : `Bid: ${auction.bid} spice by ${who(auction.bidder)}.`,
            ...(auction.passed.length ? [`Passed: ${auction.passed.map(who).join(', ')}.`] : []),
          ]
        : [],
    ),
    ...part('Battles', [
      ...(battle
        ? [`Now: ${codex.name(battle.territory)}, ${battle.plans.map(({ seat }) => who(seat)).join(' against ')}.`]
        : []),
      ...battles.map((one) => `${codex.name(one.territory)}: ${one.seats.map(who).join(', ')}.`),
    ]),
    ...seats.map((seat) => ({
      title: who(seat.seat) === seat.people ? seat.people : `${who(seat.seat)}, ${seat.people}`,
      sentences: seatTold(table, seat),
    })),
    { title: 'On the planet', sentences: view.areas.length ? view.areas.map(areaTold) : ['Nothing yet.'] },
    {
      title: 'Decks',
      sentences: [
        `Spice deck: ${view.spice_deck_count}. Treachery deck: ${view.treachery_deck_count}.`,
        ...(view.spice_top ? [`The next spice card: ${codex.name(view.spice_top)}.`] : []),
        ...(view.treachery_discard.length
          ? [`Treachery discards: ${view.treachery_discard.map((id) => codex.name(id)).join(', ')}.`]
          : []),
      ],
    },
  ];
}
