/**
 * What a page may be told: looks through everything that a server sends to one seat, and finds what should not be
 * there.
 */

const OPEN_EVENTS = new Set(['reveal', 'masterstroke']);
const SECRET_EVENTS = new Set(['draw', 'steal', 'look']);
const CARDS = new Set(['starting', 'reserve', 'imperium', 'intrigue']);

/** The eyes of one seat (null: a spectator's) on one game, from its beginning on. */
export class Eyes {
  constructor(seat, codex) {
    this.seat = seat;
    this.cards = codex.filter(({ kind }) => CARDS.has(kind));
    this.names = new Map(this.cards.map(({ id, name }) => [id, name]));
    this.leaders = codex.filter(({ kind }) => kind === 'leader').map(({ name }) => name);
    /**
     * Cards that were for sale, cards that were openly put on a seat's deck, and Intrigue cards that this seat has
     * seen.
     */
    this.market = new Set();
    this.tops = new Map();
    this.intrigues = new Set();
  }

  /**
   * What is wrong in a message or an answer. `secret`: Intrigue cards that others hold, and nobody but they has seen.
   */
  look(data, secret = []) {
    const found = [];
    this.walk(data, found);
    const text = JSON.stringify(data);
    for (const id of secret) {
      if (this.intrigues.has(id)) continue;
      for (const word of [`"${id}"`, this.names.get(id)])
        if (word && text.includes(word)) found.push(`tells of ${id}, which another seat holds`);
    }
    return found;
  }

  walk(node, found) {
    if (node === null || typeof node !== 'object') return;
    if (!Array.isArray(node)) {
      if (Array.isArray(node.seats) && node.seats[0]?.hand) this.view(node, found);
      if (Array.isArray(node.events) && node.option && node.seat !== this.seat)
        found.push(`tells the option ${node.option} of seat ${node.seat}`);
      if (Array.isArray(node.seen)) this.event(node, found);
      if (node.status && node.status !== 'over' && (node.seed || node.salt))
        found.push('tells the seed of a game that is played');
    }
    for (const value of Object.values(node)) this.walk(value, found);
  }

  view(view, found) {
    if (view.seat !== this.seat) found.push(`is a view of seat ${view.seat}`);
    if (view.legal.length && !view.pending.includes(this.seat)) found.push('tells options of another seat');
    for (const id of view.intrigue_discard) this.intrigues.add(id);
    for (const seat of view.seats) {
      const strange = (what, ids, known) => {
        const wrong = ids.filter((id) => !known?.has(id));
        if (wrong.length) found.push(`tells the ${what} of seat ${seat.seat}: ${wrong}`);
      };
      if (seat.seat === this.seat) {
        if (String(seat.deck) !== String([...seat.deck].sort())) found.push('tells the order of the own deck');
        for (const id of seat.intrigue) this.intrigues.add(id);
        continue;
      }
      strange('hand', seat.hand, this.tops.get(seat.seat));
      strange('deck', seat.deck);
      strange('top of the deck', seat.deck_top, this.market);
      strange('Intrigue cards', seat.intrigue, this.intrigues);
      strange('secret factions', seat.secret);
      this.tops.set(seat.seat, new Set([...(this.tops.get(seat.seat) ?? []), ...seat.deck_top]));
      if (seat.aside) this.market.add(seat.aside);
    }
    for (const id of [...view.row, ...Object.keys(view.reserve)]) this.market.add(id);
  }

  event(event, found) {
    if (event.kind === 'intrigue') this.intrigues.add(event.what);
    if (event.seat === this.seat || event.other === this.seat) {
      for (const id of event.seen) this.intrigues.add(id);
      return;
    }
    if (event.seen.length && !OPEN_EVENTS.has(event.kind))
      found.push(`tells what seat ${event.seat} saw: ${event.seen}`);
    if (!SECRET_EVENTS.has(event.kind)) return;
    let { text } = event;
    for (const name of this.leaders) text = text.replaceAll(name, '');
    for (const { id, name } of this.cards)
      if (event.what === id || text.includes(name)) found.push(`names ${id} in "${event.text}"`);
  }
}

/** Intrigue cards in the own hand of whoever was sent this view. */
export const held = (view) => (view ? view.seats[view.seat].intrigue : []);

/**
 * What two people at one table were sent, looked through with the eyes of the first. At each moment it is known from
 * the second's own frames what they hold.
 */
export function leaks(mine, theirs, seat, codex) {
  const eyes = new Eyes(seat, codex);
  const truth = new Map(theirs.flatMap(({ data }) => (data.view ? [[data.n, data.view]] : [])));
  let now;
  return mine.flatMap(({ from, data }, i) => {
    now = truth.get(data.n) ?? now;
    return eyes.look(data, held(now)).map((words) => `frame ${i} (${from} ${data.type ?? ''}) ${words}`);
  });
}

/** Puts leaks of every sort into what somebody was really sent; returns those that are not found. */
export function unfound(mine, theirs, seat, codex) {
  const at = mine.findIndex(({ data }) => data.view && data.view.seats[1 - seat].hand_count > 0);
  const frame = mine[at].data;
  const other = theirs.find(({ data }) => data.view && data.n === frame.n).data;
  const secret = other.view.seats[1 - seat];
  const told = theirs
    .flatMap(({ data }) => data.steps ?? [])
    .find((step) => step.events.some((event) => event.kind === 'draw' && event.seat === 1 - seat && event.seen.length));
  const chosen = theirs.flatMap(({ data }) => data.steps ?? []).find((step) => step.option);
  const drawn = told.events.find((event) => event.kind === 'draw' && event.seen.length);
  const card = codex.find(({ id }) => id === drawn.seen[0]);
  const intrigue = codex.find(({ kind }) => kind === 'intrigue').id;
  const faction = 'fremen';
  const changed = (change) => {
    const copy = structuredClone(frame);
    change(copy.view.seats[1 - seat], copy);
    return copy;
  };
  const bad = {
    hand: changed((one) => (one.hand = secret.hand)),
    'one card': changed((one) => (one.hand = secret.hand.slice(0, 1))),
    deck: changed((one) => (one.deck = secret.deck)),
    top: changed((one) => (one.deck_top = secret.deck.slice(0, 1))),
    intrigue: changed((one) => (one.intrigue = [intrigue])),
    factions: changed((one) => (one.secret = [faction])),
    'own order': changed((_, { view }) => (view.seats[seat].deck = ['b', 'a'])),
    'their view': other,
    'their options': changed((_, { view }) =>
      Object.assign(view, { legal: [{ option: 1, name: 'reveal', text: 'Reveal' }], pending: [1 - seat] }),
    ),
    'a drawn card': { type: 'update', steps: [{ ...told, option: null }] },
    'a drawn card in words': {
      steps: [{ ...told, option: null, events: [{ ...drawn, seen: [], text: `Somebody draws ${card.name}.` }] }],
    },
    choice: { steps: [{ ...chosen, events: [] }] },
    seed: { type: 'table', table: { status: 'playing', seed: '7' } },
  };
  const missed = Object.keys(bad).filter((name) => !leaks([{ data: bad[name] }], theirs, seat, codex).length);
  const name = codex.find(({ id }) => id === intrigue).name;
  if (!new Eyes(seat, codex).look({ type: 'chat', messages: [{ text: `I hold ${name}` }] }, [intrigue]).length)
    missed.push('words');
  return missed;
}
