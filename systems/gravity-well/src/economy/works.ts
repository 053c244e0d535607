// Recycling, repair, installing and building within pool and quota (GW-RCY, GW-REP, GW-CON).

import { isRefusal, type Refusal, type RuleId, refuse } from '@admiralty/kernel'
import { MOST_MENDED } from '../../data/units.ts'
import { ownStation } from '../launch/launching.ts'
import { oneOf } from '../names.ts'
import type { Build, OrderOf, Repair } from '../orders.ts'
import { attempt } from '../refusal.ts'
import type { Color } from '../shapes.ts'
import type { Item, State, Unit } from '../state.ts'
import { bayOf, isModule, priceOf } from '../table.ts'
import { built, repairPriceFault, type WorkProgress } from './building.ts'
import { type EconomyEvent, economyChapter } from './events.ts'

type BuildOrder = OrderOf<'build'>
type Work =
  | { readonly work: 'recycle' | 'install'; readonly station: string; readonly item: string }
  | ({ readonly work: 'repair' } & Repair)
  | ({ readonly work: 'build' } & Build)

/** A thing in the bay of a station. `rule`: the clause of its use. */
const itemOf = (state: State, station: Unit, id: string, rule: RuleId): Item | Refusal =>
  bayOf(state, station).find((item) => item.id === id) ?? refuse(rule, `${id} is not in the bay of ${station.id}`)

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
/** GW-REP-01, GW-REP-03, GW-REP-05, R-GW-23 */
function repaired(progress: WorkProgress, station: Unit, { target, points }: Repair): EconomyEvent | Refusal {
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
/** The clause by which only a station of the seat does the work. */
const STATION_RULES: Readonly<Record<Work['work'], RuleId>> = {
  recycle: 'GW-RCY-01',
  install: 'GW-CON-07',
  repair: 'GW-REP-05',
  build: 'GW-STA-02',
}
function workEvent(progress: WorkProgress, seat: Color, work: Work): EconomyEvent | Refusal {
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
