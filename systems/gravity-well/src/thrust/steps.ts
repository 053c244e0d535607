// The thrust step: all units of all seats together (GW-THR), and the return of scoopships (GW-SCP-03).

import { askTogether, type GameSteps, type Refusal, refuse } from '@admiralty/kernel'
import { neighbours, sameHex } from '@admiralty/space'
import type { RuleTypes } from '../chapter.ts'
import { noteOrbits } from '../impulse/arrivals.ts'
import { circular, ringOf, type UnitMotion } from '../orbit/motion.ts'
import { thrustCost } from '../orbit/thrust.ts'
import type { Burn, Return } from '../orders.ts'
import { inactiveFault } from '../out-of-action.ts'
import type { Color } from '../shapes.ts'
import type { Table, Unit } from '../state.ts'
import { seatsInOrder, thrustOf, unitsOfSeat } from '../table.ts'

/** The units of a seat that have thrust in this turn. */
export const burners = (table: Table, seat: Color): readonly Unit[] => unitsOfSeat(table, seat).filter((unit) => thrustOf(table, unit) > 0)
/** The scoopships of a seat in the atmosphere. */
export const divers = (table: Table, seat: Color): readonly Unit[] => unitsOfSeat(table, seat).filter(({ dive }) => dive !== null)

/** Why a unit has no thrust in this turn. */
function noThrust(table: Table, unit: Unit): Refusal {
  const { id, dive, moon, leftMoon, disabled } = unit
  if (dive !== null) return refuse('GW-SCP-03', `${id} returns to orbit in this turn, without other thrust`)
  if (moon !== null || leftMoon) return refuse('GW-MOV-07', `${id} is on a moon or has just left it, so it has no thrust in this turn`)
  if (disabled >= table.turn) return refuse('GW-THR-07', `a pulse has disabled ${id}`)
  return inactiveFault(table, unit) ?? refuse('GW-THR-01', `${id} has no thrust in this turn`)
}
export function burnFault(table: Table, seat: Color, id: string, { vector, velocity }: Burn): Refusal | undefined {
  const unit = table.units[id]
  if (unit?.seat !== seat) return refuse('GW-THR-01', `${id} is no unit of yours on the map`)
  const points = thrustOf(table, unit)
  if (points === 0) return noThrust(table, unit)
  if ((vector === null) !== (velocity === 0)) return refuse('GW-THR-04', 'a unit has a vector exactly if it moves')
  const cost = thrustCost(unit, { vector, velocity })
  return cost > points ? refuse('GW-THR-05', `the change costs ${cost} thrust points, and ${id} has ${points}`) : undefined
}
/** R-GW-19: the hexes of ring 1 beside a planet hex. */
export const returnHexes = ({ at }: UnitMotion) => neighbours(at).filter((hex) => ringOf(hex) === 1)
export function returnFault(unit: Unit, { hex, sense }: Return): Refusal | undefined {
  if (!returnHexes(unit).some((place) => sameHex(place, hex)))
    return refuse('GW-SCP-03', 'a scoopship returns to a hex of ring 1 beside it')
  return (unit.dive?.sense ?? sense) === sense ? undefined : refuse('GW-SCP-03', 'a scoopship returns in the sense in which it came')
}

export const thrustSteps: GameSteps<RuleTypes, 'thrust'> = {
  thrust: {
    asks: (_, state) =>
      askTogether(...state.setup.seats.filter((seat) => burners(state, seat).length > 0 || divers(state, seat).length > 0)),
    play(_, ctx, orders) {
      for (const seat of seatsInOrder(ctx.state)) {
        const order = orders[seat]
        if (order?.order !== 'thrust') continue
        for (const unit of unitsOfSeat(ctx.state, seat)) {
          const [to, back] = [order.burns[unit.id], order.returns[unit.id]]
          if (back) ctx.emit({ type: 'returned', unit: unit.id, motion: circular(back.hex, back.sense) })
          else if (to) {
            const { vector, velocity } = unit
            ctx.emit({ type: 'thrusted', unit: unit.id, from: { vector, velocity }, to, cost: thrustCost(unit, to) })
          }
        }
      }
      noteOrbits(ctx)
    },
  },
}
