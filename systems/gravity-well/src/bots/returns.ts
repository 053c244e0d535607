// Where bots bring scoopships back to orbit.
import { distance } from '@admiralty/space'
import { circular, hexesOfRing, SENSES, type Sense } from '../orbit/motion.ts'
import type { OrderOf, Return } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { unitsOfSeat } from '../table.ts'
import { legsOf } from './legs.ts'
import { SCOOP_TURNS, scoopPlan, stationLegs } from './thrust-plans.ts'

/** Where a scoopship leaves the atmosphere (GW-SCP-03): as near in time to its station as possible. */
function returnOf(view: View, { at, dive, seat }: Unit): Return {
  const senses: readonly Sense[] = dive?.sense ? [dive.sense] : SENSES
  const ways = hexesOfRing(1)
    .filter((hex) => distance(hex, at) === 1)
    .flatMap((hex) => senses.map((sense) => ({ hex, sense })))
  // It has no thrust this turn, so its plan begins with the next one.
  const turnsOf = ({ hex, sense }: Return): number => {
    const [leg] = legsOf(circular(hex, sense), 1)
    const later = stationLegs(view, seat).map((legs) => legs.slice(1))
    return (leg && scoopPlan(leg.end, 2, { isLoaded: true }, later)?.turns) ?? SCOOP_TURNS + 1
  }
  const [best] = ways.toSorted((a, b) => turnsOf(a) - turnsOf(b))
  if (!best) throw new Error('a planet hex has neighbours in ring 1')
  return best
}
export const returnsOf = (view: View, me: Color): OrderOf<'thrust'>['returns'] =>
  Object.fromEntries(
    unitsOfSeat(view, me)
      .filter(({ dive }) => dive !== null)
      .map((scoop) => [scoop.id, returnOf(view, scoop)]),
  )
