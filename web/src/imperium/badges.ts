/** What a seat holds that is one of its kind: Alliances, a council seat, a Swordmaster, flags, the First Player. */

import { dashed, type Codex } from '../lib/codex';
import { inPlay } from './boxes';
import type { Badge } from './boxes/box';
import { trackOf } from './places';
import type { SeatView, View } from './view';

export function badgesOf(view: View, seat: SeatView, codex: Codex): Badge[] {
  return [
    ...(seat.first ? [{ icon: 'first-player', said: 'First Player' }] : []),
    ...(seat.council ? [{ icon: 'council', said: 'High Council seat' }] : []),
    ...(seat.swordmaster ? [{ icon: 'swordmaster', said: 'Swordmaster' }] : []),
    ...seat.alliances.map((faction) => ({
      icon: 'alliance',
      tone: `f-${dashed(faction)}`,
      said: `Alliance: ${seat.commander ? 'on the own track' : trackOf(view, faction)?.name}`,
    })),
    ...view.spaces
      .filter((space) => space.control === seat.seat)
      .map((space) => ({ icon: 'control', tone: 'in-seat', said: `Controls ${codex.name(space.id)}` })),
    ...(seat.secret_count && seat.seat !== view.seat ? [{ icon: 'lock', said: 'Two factions picked in secret' }] : []),
    ...inPlay(view).flatMap((box) => box.badges?.(view, seat, codex) ?? []),
  ];
}
