// Ways to divide power among engines: so much speed power as asked for, the deceleration it takes, then manoeuvre.
import type { Allocation, Ship, Table } from '../state.ts'
import { costsNow, excess, failureDice, POINT } from './points.ts'
import { capacity, type Engine, type Purse, purseOf, run, type Supply, supplyOf, totalOf } from './supply.ts'

/** What is wanted of the engines, in quarters: speed power, and manoeuvre power beyond what deceleration takes. */
export interface Wish {
  readonly speed: number
  readonly manoeuvre: number
}
type Engines = Allocation['engines']

const byCapacity = (engines: readonly Engine[]): readonly Engine[] =>
  engines.toSorted((a, b) => capacity(b) - capacity(a) || (a.id < b.id ? -1 : 1))

/** EE-ENG-08, -09: the strongest engine that can gives speed, as many others as there is control give manoeuvre. */
export function engineRuns(supply: Supply, purse: Purse, speedFrom: Engine | null, wish: Wish): Engines {
  const runs: Record<string, Engines[string]> = {}
  if (speedFrom && wish.speed > 0) {
    const boxes = run(purse, speedFrom, wish.speed)
    if (totalOf(boxes) > 0) runs[speedFrom.id] = { makes: 'speed', boxes }
  }
  let left = wish.manoeuvre
  const others = byCapacity(supply.engines.filter((engine) => engine !== speedFrom || wish.speed === 0)).slice(0, supply.control)
  for (const engine of others) {
    const boxes = run(purse, engine, left)
    if (totalOf(boxes) > 0) runs[engine.id] = { makes: 'manoeuvre', boxes }
    left -= totalOf(boxes)
  }
  return runs
}

export const speedOf = (engines: Engines): number => sumOf(engines, 'speed')
const sumOf = (engines: Engines, makes: 'speed' | 'manoeuvre'): number =>
  Object.values(engines).reduce((sum, engine) => sum + (engine.makes === makes ? totalOf(engine.boxes) : 0), 0)

/** EE-EFA-02: the fewest dice of engine failure that any allocation leads to. */
export function fewestDice(table: Table, ship: Ship): number {
  const before = table.secret[ship.seat]?.before[ship.id] ?? 0
  if (before <= POINT || ship.design.base) return 0
  const costs = costsNow(table, ship)
  const supply = supplyOf(table, ship)
  const ends = [null, ...supply.engines].map((speedFrom) => {
    const most = speedFrom ? Math.min(capacity(speedFrom), before) : 0
    const engines = engineRuns(supply, purseOf(supply), speedFrom, { speed: most, manoeuvre: Number.MAX_SAFE_INTEGER })
    return failureDice(costs, before, { speed: speedOf(engines), manoeuvre: sumOf(engines, 'manoeuvre') })
  })
  return Math.min(...ends)
}

/** Engines for a wish, as near as the ship can come, and never with more engine failure than there must be; undefined where this engine cannot. */
function enginesFor(
  table: Table,
  ship: Ship,
  wish: Wish,
  speedFrom: Engine | null,
): { readonly engines: Engines; readonly purse: Purse } | undefined {
  const before = table.secret[ship.seat]?.before[ship.id] ?? 0
  const costs = costsNow(table, ship)
  const supply = supplyOf(table, ship)
  const speed = Math.min(wish.speed, before + POINT, speedFrom ? capacity(speedFrom) : 0)
  const brake = Math.ceil((excess(before, speed) * costs.manoeuvre) / costs.speed)
  const purse = purseOf(supply)
  const engines = engineRuns(supply, purse, speedFrom, { speed, manoeuvre: brake + wish.manoeuvre })
  const dice = failureDice(costs, before, { speed: speedOf(engines), manoeuvre: sumOf(engines, 'manoeuvre') })
  return dice <= fewestDice(table, ship) ? { engines, purse } : undefined
}

/** An allocation near a wish that may be given. `lights` are lit as far as power goes, in that order. */
export function allocate(table: Table, ship: Ship, wish: Wish, lights: readonly string[]): Allocation {
  const supply = supplyOf(table, ship)
  const before = table.secret[ship.seat]?.before[ship.id] ?? 0
  const wishes = [wish, { ...wish, manoeuvre: 0 }, { speed: Math.max(0, before - POINT), manoeuvre: 0 }, { speed: before, manoeuvre: 0 }]
  for (const tried of wishes) {
    for (const speedFrom of [...byCapacity(supply.engines), null]) {
      const found = enginesFor(table, ship, tried, speedFrom)
      if (found) return { lit: litBy(supply, found.purse, lights), engines: found.engines, rapid: [], primaries: {} }
    }
  }
  // Nothing better is left than to brake with all there is.
  const [first = null] = byCapacity(supply.engines)
  const purse = purseOf(supply)
  const engines = engineRuns(supply, purse, first, { speed: before, manoeuvre: Number.MAX_SAFE_INTEGER })
  return { lit: litBy(supply, purse, lights), engines, rapid: [], primaries: {} }
}
const litBy = (supply: Supply, purse: Purse, lights: readonly string[]): readonly string[] =>
  lights.filter((box) => supply.lightable.includes(box) && canLight(purse, box))
function canLight(purse: Purse, box: string): boolean {
  const got = purse.give(box, POINT)
  if (got < POINT) purse.give(box, -got)
  return got === POINT
}
