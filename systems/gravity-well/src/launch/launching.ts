// Launches: which crafts may leave a bay, with what aboard, on which vector, at which surcharge (GW-LCH).

import { isRefusal, type Refusal, type RuleId, refuse } from '@admiralty/kernel'
import { turned } from '@admiralty/space'
import type { UnitMotion } from '../orbit/motion.ts'
import type { Launch } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { State, Table, Unit } from '../state.ts'
import { bayOf, brought, isActive, isStation, newUnit, priceOf, resourcesOf, stationsOf, unitsOfSeat } from '../table.ts'
import type { LaunchEvent } from './events.ts'
import { itemsIn, loadFault } from './payload.ts'

type Launched = Extract<LaunchEvent, { readonly type: 'launched' }>

/** The stations of a seat that can launch (R-GW-29). */
export const launchers = (table: Table, seat: Color): readonly Unit[] =>
  stationsOf(table, seat).filter((station) => isActive(table, station))
export const landedOf = (table: Table, seat: Color): readonly Unit[] => unitsOfSeat(table, seat).filter(({ moon }) => moon !== null)
/** A station, or why the seat may not use it. `rule`: the clause of the use. */
export function ownStation(table: Table, seat: Color, id: string, rule: RuleId): Unit | Refusal {
  const station = table.units[id]
  if (!station || !isStation(station)) return refuse(rule, `there is no station ${id}`)
  return station.seat === seat ? station : refuse(rule, `the station ${id} belongs to another player`)
}
/** GW-LCH-01, GW-LCH-02: the motion of a craft that has just left the station. */
export const launchMotion = ({ at, vector, velocity }: UnitMotion, shift: Launch['shift']): UnitMotion => ({
  at,
  vector: vector === null ? null : turned(vector, shift),
  velocity,
})
/** GW-LCH-03, R-GW-27: more than one facing away is against the orbit. */
const isAgainst = (shift: Launch['shift']): boolean => shift > 1
/** The launch of a seat as it happens, or why it is not legal. */
export function launched(state: State, seat: Color, { station: id, craft: craftId, payload: ids, shift }: Launch): Launched | Refusal {
  const station = ownStation(state, seat, id, 'GW-LCH-01')
  if (isRefusal(station)) return station
  if (!isActive(state, station)) return refuse('GW-LCH-05', 'a station whose core is out of action launches nothing')
  if (station.velocity === 0 && shift !== 0) return refuse('GW-LCH-02', 'a station that stands has no vector to launch from')
  const bay = bayOf(state, station)
  const items = itemsIn(bay, craftId === null ? ids : [craftId, ...ids])
  if (isRefusal(items)) return items
  const craft = items.find((item) => item.id === craftId) ?? null
  const payload = items.filter((item) => item !== craft)
  const fault = loadFault(craft, payload)
  if (fault) return fault
  const { boosterPrice } = state.setup.lost
  const price = craft ? 0 : boosterPrice
  const surcharge = isAgainst(shift) ? (craft ? priceOf(craft.kind) : boosterPrice) : 0
  const left = resourcesOf(state, seat)
  if (price > left) return refuse('GW-BST-01', `a booster costs ${price} RU, and ${left} are left`)
  if (price + surcharge > left)
    return refuse('GW-LCH-03', `a launch against the orbit costs ${surcharge} RU more, and ${left - price} are left`)
  const motion = launchMotion(station, shift)
  const unit = craft
    ? brought(state, seat, { ...craft, cargo: [...craft.cargo, ...payload] }, motion)
    : newUnit(seat, 'booster', state.appeared + 1, motion)
  const secret = { items: items.map((item) => item.id), payload: craft ? null : (payload[0] ?? null) }
  return { type: 'launched', seat, station: id, unit, price, surcharge, secret }
}
