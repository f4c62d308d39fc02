/** The two teams, as the page tells them apart: by a banner, a word and a colour. */

import type { Talk } from '../../../table/kit';
import type { SeatView, View } from '../../view';
import type { Yields } from '../box';

/** What is a team's own: its banner, the board of its Commander and what that is in the codex. */
interface Badge {
  name: string;
  short: string;
  banner: string;
  group: string;
  board: string;
  faction: string;
  people: string;
}

const TEAMS: Record<string, Badge> = {
  'leader-muad-dib': {
    name: "Muad'Dib's team",
    short: "Muad'Dib's",
    banner: 'banner-muaddib',
    group: 'fremen-board',
    board: 'board-fremen',
    faction: 'fremen',
    people: 'Fremen',
  },
  'leader-shaddam-corrino-iv': {
    name: "Shaddam's team",
    short: "Shaddam's",
    banner: 'banner-shaddam',
    group: 'emperor-board',
    board: 'board-emperor',
    faction: 'emperor',
    people: 'Emperor',
  },
};

export interface Team extends Badge {
  id: string;
  /** Whether it is the viewer's. */
  own: boolean;
  commander: SeatView;
  /** In turn order from the Commander. */
  seats: SeatView[];
  vp: number;
}

/** Whether teams play. */
export const inTeams = (view: View): boolean => view.seats.some(({ team }) => team !== undefined);

/** What the team of a seat is called by the viewer. */
export function side({ seats, seat: viewer }: View, seat: number): string {
  const team = seats[seat]?.team;
  return team === undefined ? '' : team === seats[viewer ?? -1]?.team ? 'Our team' : (TEAMS[team]?.name ?? '');
}

/** The teams: the viewer's own first. */
export function teamsOf(view: View): Team[] {
  const mine = view.seats[view.seat ?? -1]?.team;
  return Object.entries(TEAMS)
    .flatMap(([id, badge]): Team[] => {
      const members = view.seats.filter(({ team }) => team === id);
      const commander = members.find((seat) => seat.commander);
      if (!commander) return [];
      const from = (seat: SeatView) => (seat.seat - commander.seat + view.seats.length) % view.seats.length;
      const seats = [...members].sort((a, b) => from(a) - from(b));
      const vp = seats.reduce((sum, seat) => sum + seat.vp, 0);
      return [{ ...badge, id, own: mine === id, commander, seats, vp }];
    })
    .sort((a, b) => Number(b.own) - Number(a.own));
}

/** Those of a team who have a panel: not oneself, unless one only looks. */
export const shownOf = (view: View, { seats }: Team, all: boolean): SeatView[] =>
  seats.filter(({ seat }) => all || seat !== view.seat);

/** Whether the board of the Commander is there whole, as one goes to its spaces oneself. */
export const isWhole = (view: View, { commander }: Team, all: boolean): boolean => !all && commander.seat === view.seat;

interface Arrow {
  token: string;
  commander: number;
  /** Whether the token is on the board. */
  out: boolean;
}

/** The token of the Commander that activates an Ally: the left Ally is the first after the Commander. */
export function arrowOf(view: View, { seat, team: id, commander: commands }: SeatView): Arrow | null {
  const team = teamsOf(view).find((one) => one.id === id);
  if (!team || commands) return null;
  const [left] = team.seats.filter((one) => !one.commander);
  const token = left?.seat === seat ? 'agent-left' : 'agent-right';
  const { pawns } = team.commander;
  const out = pawns.some(({ kind, space }) => kind === token && space !== null);
  return { token, commander: team.commander.seat, out };
}

/** The token that a Commander would send now: the one that points at the activated Ally, or else the Swordmaster. */
export function sent(view: View): string | undefined {
  const army = view.seats[view.turn.army ?? -1];
  const arrow = army && arrowOf(view, army);
  if (!arrow || arrow.commander !== view.seat) return undefined;
  return arrow.out ? 'swordmaster' : arrow.token;
}

/** What of a Commander's turn is for the Ally. */
const FOR_ALLIES = new Set(
  ['troop', 'sandworm', 'maker-hook', 'influence-any'].concat([
    'freighter',
    'negotiator',
    'dreadnought',
    'research',
    'specimen',
    'tleilaxu',
  ]),
);

/** What of a Commander's turn goes to the Ally who is activated. */
export function yields({ seat, seats, turn: { seat: now, army } }: View): Yields | null {
  const commands = seat !== null && seat === now && seats[seat]?.commander;
  return commands && army !== undefined ? { seat: army, icons: FOR_ALLIES } : null;
}

/** Those of the own team, where the table lets them talk in private. */
export function confidants({ options, seats }: View, { seat, team }: SeatView): Talk | null {
  if (!options.team_talk) return null;
  const mates = seats.filter((one) => one.team === team && one.seat !== seat).map((one) => one.seat);
  return { called: 'Team', together: mates, each: mates };
}
