// The ships of an empire after a battle.
import { changeShips, loseShips } from '../changes.ts'
import type { Context } from '../chapter.ts'
import type { CampaignShip } from '../holdings.ts'
import { holdingsOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import { TURNS_FOR_A_WEEK } from '../supply/endurance.ts'
import { hasPact } from '../treaties/pacts.ts'
import type { EndedShip } from './abstract.ts'

/** CR-3.7a: a ship after combat turns. Weaponry is due after every five; the remainder counts in its next battle. */
function afterTurns(state: State, ship: CampaignShip, { condition, turns }: Pick<EndedShip, 'condition' | 'turns'>): CampaignShip {
  const all = ship.turns + turns
  const due = Math.floor(all / TURNS_FOR_A_WEEK) - Math.floor(ship.turns / TURNS_FOR_A_WEEK)
  // Triggers count under the weekly setting too: a base charges weeks instead, but tons meet triggers, and they decide the checks of weapons (CR-3.6b, CR-3.7b).
  return { ...ship, condition, turns: all, triggers: ship.triggers + due, fought: state.week }
}
/** Ships that their owner has no more: destroyed ones, and those adrift on a field that a hostile empire holds (CR-O.60). */
const isLost = (state: State, { seat, fate }: EndedShip, holder: Color | null): boolean =>
  fate === 'destroyed' || (fate === 'drifting' && holder !== null && holder !== seat && !hasPact(state, holder, seat))

/** Books what a battle has done to the ships of an empire. */
export function bookShips(ctx: Context, seat: Color, ended: readonly EndedShip[], holder: Color | null): void {
  const byId = new Map(ended.map((one) => [one.id, one]))
  const lost = ended.filter((one) => isLost(ctx.state, one, holder)).map(({ id }) => id)
  const isGone = new Set(lost)
  const ships = holdingsOf(ctx.state, seat).ships.flatMap((ship) => {
    const end = isGone.has(ship.id) ? undefined : byId.get(ship.id)
    return end ? [afterTurns(ctx.state, ship, end)] : []
  })
  changeShips(ctx, seat, 'CR-14.2', ships)
  loseShips(ctx, seat, 'CR-14.2', lost)
}
