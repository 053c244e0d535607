// Ships that leave the battle: when they want to, and how they jump without ruin.
import { surfaceOf } from '../measure.ts'
import { NO_PLOT } from '../movement/budget.ts'
import { plotFault } from '../movement/plotting.ts'
import type { ShipPlot } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import { hasFtl, present } from '../table.ts'
import { isToothless } from './guns.ts'
import { FLEEING, prospectOf, ranked } from './prospects.ts'
import { afterPlot, candidates, type LikelyFoe } from './whereabouts.ts'

const isHalfLost = ({ condition, design }: Ship): boolean => condition.hull * 2 > design.hull
const isOfAim = ({ setup: { aim } }: View, { id }: Ship): boolean => aim.kind === 'escape' && aim.ships.includes(id)
/** Whether it is better to leave: one's own aim, or a ship that is nearly lost. */
export const wantsToLeave = (view: View, ship: Ship, foes: readonly LikelyFoe[]): boolean =>
  isOfAim(view, ship) || (isHalfLost(ship) && isToothless(ship) && foes.length > 0)

/** FT-FTL-04, with room for a turn. */
const TOO_NEAR = 7
/** How many ships, friends and foes, would be too near a place for a jump if they fly on. */
const crowdAt = (view: View, { id }: Ship, { at }: Ship): number =>
  present(view).filter((other) => other.id !== id && surfaceOf(view).isWithin(at, afterPlot(view, other, NO_PLOT).at, TOO_NEAR)).length

/** A jump where nobody is near, or else away from everybody. A ship that is nearly lost and whose escape decides jumps in any case. */
export function leavingPlot(view: View, ship: Ship, foes: readonly LikelyFoe[]): ShipPlot {
  const ftl: ShipPlot = { ...NO_PLOT, ftl: true }
  const mayJump = hasFtl(ship) && plotFault(view, ship.seat, ship.id, ftl) === undefined
  const isDesperate = isOfAim(view, ship) && isHalfLost(ship)
  if (mayJump && (isDesperate || crowdAt(view, ship, afterPlot(view, ship, NO_PLOT)) === 0)) return { ...ftl, disengage: true }
  const prospects = candidates(view, ship).map((plot) => prospectOf(view, ship, plot, foes))
  const [clearest] = ranked(prospects, FLEEING)
    .map(({ plot, after }) => ({ plot, crowd: crowdAt(view, ship, after) }))
    .toSorted((a, b) => a.crowd - b.crowd)
  return { ...(clearest?.plot ?? NO_PLOT), disengage: true }
}
