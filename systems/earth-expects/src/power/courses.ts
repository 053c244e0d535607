// Divides power among engines: first the wanted speed power, then power to brake, then manoeuvre power.
import type { Allocation, Ship, Table } from '../state.ts'
import { costsNow, excess, failureDice, mostSpeed, POINT, speedBefore } from './points.ts'
import { capacity, type Engine, isHeldStill, NO_POWER, type PointsLeft, purseOf, run, type Supply, supplyOf, totalOf } from './supply.ts'

/** Wanted engine power in quarters: speed power, and manoeuvre power beyond braking. */
export interface Wish {
  readonly speed: number
  readonly manoeuvre: number
}
type Engines = Allocation['engines']
/** Running engines, their total power, and the power left. */
interface Running {
  readonly engines: Engines
  readonly total: number
  readonly purse: PointsLeft
}

function joinedBy(running: Running, engine: Engine, makes: 'speed' | 'manoeuvre', quarters: number): Running {
  if (quarters <= 0) return running
  const { engines, total, purse } = running
  const rest = purse.copy()
  const boxes = run(rest, engine, quarters)
  const given = totalOf(boxes)
  return { engines: given > 0 ? { ...engines, [engine.id]: { makes, boxes } } : engines, total: total + given, purse: rest }
}
/** EE-ENG-09: the largest manoeuvre power with one engine per control box. Only one of several equally costly allocations is kept. */
function turning(purse: PointsLeft, engines: readonly Engine[], control: number, quarters: number): Running {
  const none: Running = { engines: {}, total: 0, purse }
  if (quarters <= 0 || control === 0) return none
  let found: readonly Running[] = [none]
  for (const engine of engines) {
    const more = found
      .filter((way) => Object.keys(way.engines).length < control)
      .map((way) => joinedBy(way, engine, 'manoeuvre', quarters - way.total))
    found = [
      ...new Map([...more, ...found].map((way) => [`${Object.keys(way.engines).length} ${way.purse.left} ${way.total}`, way])).values(),
    ]
  }
  return found.toSorted((a, b) => b.total - a.total)[0] ?? none
}

/** A division of power among engines, and the dice of engine failure that follow. */
interface Course {
  readonly engines: Engines
  readonly purse: PointsLeft
  readonly speed: number
  readonly manoeuvre: number
  readonly dice: number
}
/** A placeholder for the choice that no engine makes speed. */
const NO_ENGINE: Engine = { id: '', boxes: [], drives: true }

/** One division per engine that can make speed, and one without, each as close to the wish as possible. */
function coursesTo(table: Table, ship: Ship, { networks, engines, control }: Supply, wish: Wish): readonly Course[] {
  const costs = costsNow(table, ship)
  const before = beforeOf(table, ship)
  // The largest engines first, so that few run.
  const able = isHeldStill(table, ship) ? [] : engines.toSorted((a, b) => capacity(b) - capacity(a))
  const drivers = [...able, NO_ENGINE].filter(({ drives }) => drives)
  return drivers.map((driver) => {
    const none: Running = { engines: {}, total: 0, purse: purseOf(networks) }
    const driven = joinedBy(none, driver, 'speed', Math.min(wish.speed, mostSpeed(table, ship)))
    const brake = Math.ceil((excess(before, driven.total) * costs.manoeuvre) / costs.speed)
    const others = able.filter(({ id }) => !Object.hasOwn(driven.engines, id))
    const turned = turning(driven.purse, others, control, brake + wish.manoeuvre)
    const power = { speed: driven.total, manoeuvre: turned.total }
    return { ...power, engines: { ...driven.engines, ...turned.engines }, purse: turned.purse, dice: failureDice(costs, before, power) }
  })
}
/** EE-BAS-03: a base has no speed. */
const beforeOf = (table: Table, ship: Ship): number => (ship.design.base ? 0 : speedBefore(table, ship))
/** The wish to brake without engine failure. A point of speed never costs more than one of manoeuvre, so all speed that may stay, stays. */
const slowest = (table: Table, ship: Ship): Wish => ({ speed: excess(beforeOf(table, ship), 0), manoeuvre: 0 })
const slowCourses = (table: Table, ship: Ship): readonly Course[] => coursesTo(table, ship, supplyOf(table, ship), slowest(table, ship))

/** EE-EFA-02: the fewest dice of engine failure that any allocation allows. */
export const fewestDice = (table: Table, ship: Ship): number => Math.min(...slowCourses(table, ship).map(({ dice }) => dice))
/** EE-EFA-02: whether no allocation allows fewer dice. Seldom needs the slowest courses, since most courses have no dice. */
export const isFewest = (table: Table, ship: Ship, dice: number): boolean => dice === 0 || dice <= fewestDice(table, ship)

/** A legal allocation close to a wish: no manoeuvre before FTL, no engine while docking. The boxes in `wanted` get the rest, in order. */
export function allocate(table: Table, ship: Ship, { speed, manoeuvre }: Wish, wanted: readonly string[]): Allocation {
  const supply = supplyOf(table, ship)
  const wished = coursesTo(table, ship, supply, { speed, manoeuvre: ship.ftl === null ? manoeuvre : 0 })
  const isLegal = ({ dice }: Course): boolean => isFewest(table, ship, dice)
  const best =
    wished.toSorted((a, b) => b.speed - a.speed || b.manoeuvre - a.manoeuvre).find(isLegal) ?? slowCourses(table, ship).find(isLegal)
  if (!best) throw new Error(`no legal allocation found for ${ship.id}`)
  return { ...NO_POWER, lit: litBy(supply, best.purse, wanted), engines: best.engines }
}
const litBy = (supply: Supply, purse: PointsLeft, wanted: readonly string[]): readonly string[] =>
  wanted.filter((box) => supply.lightable.includes(box) && purse.give(box, POINT) === POINT)
