/** The two teams, as the page tells them apart: by a banner, a word and a colour. */

import type { SeatView, View } from '../../view';

/** What is a team's own: its banner, the board of its Commander and what that is in the codex. */
interface Badge {
  name: string;
  banner: string;
  group: string;
  board: string;
  faction: string;
  people: string;
}

const TEAMS: Record<string, Badge> = {
  'leader-muad-dib': {
    name: "Muad'Dib's team",
    banner: 'banner-muaddib',
    group: 'fremen-board',
    board: 'board-fremen',
    faction: 'fremen',
    people: 'Fremen',
  },
  'leader-shaddam-corrino-iv': {
    name: "Shaddam's team",
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

/** What a team is called. */
export const teamName = (id: string | undefined): string => (id === undefined ? '' : (TEAMS[id]?.name ?? ''));

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

/** Those of a team who have a panel: not oneself. */
export const shownOf = (view: View, { seats }: Team): SeatView[] => seats.filter(({ seat }) => seat !== view.seat);

/** The token that a Commander whose turn it is would send: the one that points at the Ally, or the Swordmaster. */
export function sent(view: View): string | undefined {
  const me = view.seats[view.seat ?? -1];
  const team = teamsOf(view).find(({ own }) => own);
  if (!me?.commander || view.turn.army === undefined || !team) return undefined;
  const [left] = team.seats.filter((seat) => !seat.commander);
  const token = left?.seat === view.turn.army ? 'agent-left' : 'agent-right';
  return me.pawns.find(({ kind, space }) => kind === token && space === null) ? token : 'swordmaster';
}
