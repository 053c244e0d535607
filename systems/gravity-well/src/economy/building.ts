// What a station builds and repairs, within its quota and its price.
import { type Refusal, refuse } from '@admiralty/kernel'
import { PRODUCTION } from '../../data/units.ts'
import { KIND_NAMES, oneOf } from '../names.ts'
import type { Build } from '../orders.ts'
import type { State, Table, Unit } from '../state.ts'
import {
  freePayload,
  isCarrier,
  isLoad,
  isModule,
  isTogether,
  newItem,
  newUnit,
  priceOf,
  resourcesOf,
  secretOf,
  unitOf,
  weightOf,
  works,
} from '../table.ts'
import type { EconomyEvent } from './events.ts'

/** GW-CON-02: RU that a station may spend on new units: its operating core and factory (R-GW-76). */
const buildQuota = (table: Table, station: Unit): number =>
  (works(table, station, 'core') ? PRODUCTION.core : 0) + (works(table, station, 'factory') ? PRODUCTION.factory : 0)

/** RU that it may spend on everything: a core that is out of action still repairs (R-GW-75). */
export const workQuota = (table: Table, station: Unit): number =>
  (station.modules.core ? PRODUCTION.core : 0) + (works(table, station, 'factory') ? PRODUCTION.factory : 0)

/** RU that it may spend on repairs: while the core is out of action, the production of a factory does not count (R-GW-75). */
export const repairQuota = (table: Table, station: Unit): number =>
  isCoreOut(table, station) ? PRODUCTION.core : workQuota(table, station)

const isCoreOut = (table: Table, station: Unit): boolean => station.modules.core !== undefined && !works(table, station, 'core')

interface Spent {
  readonly repairs: number
  readonly builds: number
}

function spentAt(id: string, earlier: readonly EconomyEvent[]): Spent {
  let [repairs, builds] = [0, 0]
  for (const event of earlier) {
    if (!('station' in event) || event.station !== id) continue
    if (event.type === 'repaired' || event.type === 'itemRepaired') repairs += event.points
    else if (event.type === 'moduleBuilt') builds += priceOf(event.module)
    else if (event.type === 'cargoBuilt' || event.type === 'itemBuilt') builds += priceOf(event.item.kind)
    else if (event.type === 'unitBuilt') builds += priceOf(event.unit.kind)
  }
  return { repairs, builds }
}

/** GW-CON-03: the whole price, out of one pool and one station's production. */
function priceFault(
  state: State,
  station: Unit,
  price: number,
  { spent, quota }: { readonly spent: number; readonly quota: number },
): Refusal | undefined {
  const pool = resourcesOf(state, station.seat)
  if (price > pool) return refuse('GW-CON-01', `it costs ${price} RU, and ${pool} are left`)
  return spent + price > quota
    ? refuse('GW-CON-02', `with ${price} RU more the station spends ${spent + price}, and its quota is ${quota}`)
    : undefined
}

/** The works of a seat so far: the state before and after them, and their events. */
export interface WorkProgress {
  readonly start: State
  readonly now: State
  readonly earlier: readonly EconomyEvent[]
}

/** GW-REP-03, GW-REP-04, R-GW-75: what is mended in this turn works from the building on, so the state before all repairs counts. */
export function repairPriceFault({ start, now, earlier }: WorkProgress, station: Unit, points: number): Refusal | undefined {
  const before = unitOf(start, station.id)
  const [spent, quota] = [spentAt(station.id, earlier).repairs, repairQuota(start, before)]
  return isCoreOut(start, before) && spent + points > quota
    ? refuse('GW-REP-03', `a core out of action repairs for ${quota} RU at most, not ${spent + points}`)
    : priceFault(now, station, points, { spent, quota })
}

/** GW-CON-04 to GW-CON-07 */
export function built({ now: state, earlier }: WorkProgress, station: Unit, { kind, to }: Build): EconomyEvent | Refusal {
  const { seat, id } = station
  if (!station.modules.core && (kind !== 'core' || to.at !== 'board'))
    return refuse('GW-MOD-04', 'a station without a core can build nothing but a core for itself')
  const { repairs, builds } = spentAt(id, earlier)
  const price = priceOf(kind)
  const fault =
    priceFault(state, station, price, { spent: builds, quota: buildQuota(state, station) }) ??
    priceFault(state, station, price, { spent: repairs + builds, quota: workQuota(state, station) })
  if (fault) return fault
  switch (to.at) {
    case 'bay':
      return { type: 'itemBuilt', seat, station: id, item: newItem(kind, 'b', secretOf(state, seat).stored + 1) }
    case 'board':
      if (!isModule(kind)) return refuse('GW-CON-06', `${oneOf(kind)} is no module`)
      return station.modules[kind]
        ? refuse('GW-CON-07', `the station has ${oneOf(kind)}`)
        : { type: 'moduleBuilt', seat, station: id, module: kind }
    case 'space':
      if (isModule(kind)) return refuse('GW-CON-06', 'a new module is put on the board or into the bay')
      return { type: 'unitBuilt', seat, station: id, unit: newUnit(seat, kind, state.appeared + 1, station) }
    case 'carrier': {
      const carrier = state.units[to.carrier]
      if (carrier?.seat !== seat || !isCarrier(carrier.kind) || !isTogether(carrier, station))
        return refuse('GW-CON-05', `${to.carrier} is no bus or gunship of yours in the hex of the station`)
      if (!isLoad(kind)) return refuse('GW-CON-05', `a new ${KIND_NAMES[kind]} is not put aboard another craft`)
      const item = newItem(kind, 'u', state.appeared + 1)
      return weightOf(item) > freePayload(carrier)
        ? refuse('GW-PIC-02', `it weighs ${weightOf(item)}, and the free payload is ${freePayload(carrier)}`)
        : { type: 'cargoBuilt', seat, station: id, carrier: carrier.id, item }
    }
  }
}
