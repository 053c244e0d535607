// Recycling, repair, installing and building within pool and quota (GW-RCY, GW-REP, GW-CON).

import { isRefusal, type Refusal, type RuleId, refuse } from '@admiralty/kernel'
import { MOST_MENDED, PRODUCTION } from '../../data/units.ts'
import { ownStation } from '../launch/launching.ts'
import { KIND_NAMES, oneOf } from '../names.ts'
import type { Build, OrderOf, Repair } from '../orders.ts'
import { attempt } from '../refusal.ts'
import type { Color } from '../shapes.ts'
import type { Item, State, Table, Unit } from '../state.ts'
import {
  bayOf,
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
import { type EconomyEvent, economyChapter } from './events.ts'

type BuildOrder = OrderOf<'build'>
type Work =
  | { readonly work: 'recycle' | 'install'; readonly station: string; readonly item: string }
  | ({ readonly work: 'repair' } & Repair)
  | ({ readonly work: 'build' } & Build)

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
/** A thing in the bay of a station. `rule`: the clause of its use. */
const itemOf = (state: State, station: Unit, id: string, rule: RuleId): Item | Refusal =>
  bayOf(state, station).find((item) => item.id === id) ?? refuse(rule, `${id} is not in the bay of ${station.id}`)
/** The works of a seat so far: the state before and after them, and their events. */
interface Progress {
  readonly start: State
  readonly now: State
  readonly earlier: readonly EconomyEvent[]
}

/** GW-RCY-01, GW-RCY-02: the next work of the same order may spend the amount. */
function recycled(state: State, station: Unit, id: string): EconomyEvent | Refusal {
  const item = itemOf(state, station, id, 'GW-RCY-01')
  if (isRefusal(item)) return item
  return { type: 'recycled', seat: station.seat, station: station.id, item: id, kind: item.kind, amount: priceOf(item.kind) - 1 }
}
function installed(state: State, station: Unit, id: string): EconomyEvent | Refusal {
  const item = itemOf(state, station, id, 'GW-CON-07')
  if (isRefusal(item)) return item
  if (!isModule(item.kind)) return refuse('GW-CON-06', `${oneOf(item.kind)} is no module`)
  if (station.modules[item.kind]) return refuse('GW-CON-07', `the station has ${oneOf(item.kind)}`)
  return { type: 'installed', seat: station.seat, station: station.id, module: item.kind, damage: item.damage, item: id }
}
/** GW-REP-03, GW-REP-04, R-GW-75: what is mended in this turn works from the building on, so the state before all repairs counts. */
function repairPriceFault({ start, now, earlier }: Progress, station: Unit, points: number): Refusal | undefined {
  const before = unitOf(start, station.id)
  const [spent, quota] = [spentAt(station.id, earlier).repairs, repairQuota(start, before)]
  return isCoreOut(start, before) && spent + points > quota
    ? refuse('GW-REP-03', `a core out of action repairs for ${quota} RU at most, not ${spent + points}`)
    : priceFault(now, station, points, { spent, quota })
}
/** GW-REP-01, GW-REP-03, GW-REP-05, R-GW-23 */
function repaired(progress: Progress, station: Unit, { target, points }: Repair): EconomyEvent | Refusal {
  const { now, earlier } = progress
  const { seat, id } = station
  const fault = repairPriceFault(progress, station, points)
  if (fault) return fault
  const mended = earlier.reduce((sum, event) => {
    if (event.type === 'repaired' && event.station === id && 'module' in target && event.module === target.module) return sum + event.points
    return event.type === 'itemRepaired' && 'item' in target && event.item === target.item ? sum + event.points : sum
  }, points)
  if (mended > MOST_MENDED) return refuse('GW-REP-01', `at most ${MOST_MENDED} points are mended on one module in a turn, not ${mended}`)
  const thing = 'module' in target ? station.modules[target.module] : itemOf(now, station, target.item, 'GW-GUN-02')
  if (!thing) return refuse('GW-REP-02', 'the station has no such module; a destroyed one is built again')
  if (isRefusal(thing)) return thing
  if (thing.damage < points) return refuse('GW-REP-01', `there are ${thing.damage} points of damage, not ${points}`)
  return 'module' in target
    ? { type: 'repaired', seat, station: id, module: target.module, points }
    : { type: 'itemRepaired', seat, station: id, item: target.item, points }
}
/** GW-CON-04 to GW-CON-07 */
function built({ now: state, earlier }: Progress, station: Unit, { kind, to }: Build): EconomyEvent | Refusal {
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
/** The clause by which only a station of the seat does the work. */
const STATION_RULES: Readonly<Record<Work['work'], RuleId>> = {
  recycle: 'GW-RCY-01',
  install: 'GW-CON-07',
  repair: 'GW-REP-05',
  build: 'GW-STA-02',
}
function workEvent(progress: Progress, seat: Color, work: Work): EconomyEvent | Refusal {
  const { now } = progress
  const station = ownStation(now, seat, work.station, STATION_RULES[work.work])
  if (isRefusal(station)) return station
  switch (work.work) {
    case 'recycle':
      return recycled(now, station, work.item)
    case 'install':
      return installed(now, station, work.item)
    case 'repair':
      return repaired(progress, station, work)
    case 'build':
      return built(progress, station, work)
  }
}
/** The works of a seat as they happen, in the order of the phases (R-GW-72, R-GW-80), or why they are not legal. */
export function worksOf(
  state: State,
  seat: Color,
  { recycle, repairs, installs, builds }: Omit<BuildOrder, 'order'>,
): readonly EconomyEvent[] | Refusal {
  const all: readonly Work[] = [
    ...recycle.map((one) => ({ work: 'recycle', ...one }) as const),
    ...repairs.map((one) => ({ work: 'repair', ...one }) as const),
    ...installs.map((one) => ({ work: 'install', ...one }) as const),
    ...builds.map((one) => ({ work: 'build', ...one }) as const),
  ]
  const make = (now: State, work: Work, earlier: readonly EconomyEvent[]) => workEvent({ start: state, now, earlier }, seat, work)
  return attempt<Work, EconomyEvent>(state, all, { make, records: economyChapter.records })
}
