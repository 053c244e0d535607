// Ways to divide power among engines: so much speed power as asked for, the deceleration it takes, then manoeuvre.
import type { Allocation, Ship, Table } from '../state.ts'
import { type Costs, costsNow, excess, failureDice, POINT } from './points.ts'
import { capacity, drives, type Engine, isHeldStill, NO_POWER, type Purse, purseOf, run, type Supply, supplyOf, totalOf } from './supply.ts'

/** What is wanted of the engines, in quarters: speed power, and manoeuvre power beyond what deceleration takes. */
export interface Wish {
  readonly speed: number
  readonly manoeuvre: number
}
type Engines = Allocation['engines']

const byCapacity = (engines: readonly Engine[]): readonly Engine[] =>
  engines.toSorted((a, b) => capacity(b) - capacity(a) || (a.id < b.id ? -1 : 1))

/** EE-ENG-08, -09: one engine gives speed, and those that can make most of what is left, one for each control box, manoeuvre. */
function engineRuns(supply: Supply, purse: Purse, speedFrom: Engine | null, wish: Wish): Engines {
  const runs: Record<string, Engines[string]> = {}
  if (speedFrom && wish.speed > 0) {
    const boxes = run(purse, speedFrom, wish.speed)
    if (totalOf(boxes) > 0) runs[speedFrom.id] = { makes: 'speed', boxes }
  }
  let left = wish.manoeuvre
  for (const engine of crewed(
    supply,
    purse,
    supply.engines.filter(({ id }) => runs[id] === undefined),
  )) {
    const boxes = run(purse, engine, left)
    if (totalOf(boxes) > 0) runs[engine.id] = { makes: 'manoeuvre', boxes }
    left -= totalOf(boxes)
  }
  return runs
}

/** What some engines could draw: of each network, and of their own. */
interface Crew {
  readonly engines: readonly Engine[]
  readonly drawn: readonly number[]
  readonly own: number
}
const outputOf = ({ drawn, own }: Crew): number => drawn.reduce((sum, quarters) => sum + quarters, own)
/** Of crews that draw the same only one is kept, so that their number stays that of what can be drawn. */
function crewed({ networks, control }: Supply, purse: Purse, engines: readonly Engine[]): readonly Engine[] {
  if (engines.length <= control) return byCapacity(engines)
  const networkOf = (box: string): number => networks.findIndex(({ boxes }) => boxes.has(box))
  const joined = ({ engines: crew, drawn, own }: Crew, engine: Engine): Crew => {
    const more = [...drawn]
    for (const { id, most, own: free } of engine.boxes) {
      const of = networkOf(id)
      if (!free && of >= 0) more[of] = Math.min(purse.left(of), (more[of] ?? 0) + most)
    }
    const free = engine.boxes.reduce((sum, box) => sum + (box.own ? box.most : 0), 0)
    return { engines: [...crew, engine], drawn: more, own: own + free }
  }
  let crews: readonly Crew[] = [{ engines: [], drawn: networks.map(() => 0), own: 0 }]
  for (const engine of byCapacity(engines)) {
    const larger = crews.flatMap((crew) => (crew.engines.length < control ? [joined(crew, engine)] : []))
    crews = [...new Map([...larger, ...crews].map((crew) => [`${crew.engines.length} ${crew.drawn} ${crew.own}`, crew])).values()]
  }
  return byCapacity(crews.reduce((best, crew) => (outputOf(crew) > outputOf(best) ? crew : best)).engines)
}

const speedOf = (engines: Engines): number => sumOf(engines, 'speed')
const sumOf = (engines: Engines, makes: 'speed' | 'manoeuvre'): number =>
  Object.values(engines).reduce((sum, engine) => sum + (engine.makes === makes ? totalOf(engine.boxes) : 0), 0)

interface Braking {
  readonly before: number
  /** EE-ENG-10; a base's engines only burn (EE-BAS-03). */
  readonly most: number
  readonly costs: Costs
}
const diceOf = ({ costs, before }: Braking, engines: Engines): number =>
  failureDice(costs, before, { speed: speedOf(engines), manoeuvre: sumOf(engines, 'manoeuvre') })

function brakingOf(table: Table, ship: Ship): Braking {
  const before = ship.design.base ? 0 : (table.secret[ship.seat]?.before[ship.id] ?? 0)
  return { before, most: ship.design.base ? Number.MAX_SAFE_INTEGER : before + POINT, costs: costsNow(table, ship) }
}
/** No point of speed costs more power than one of manoeuvre: what can keep up speed does, and the rest brakes. */
function slowest({ before }: Braking, supply: Supply, speedFrom: Engine | null): Engines {
  const speed = speedFrom ? Math.min(capacity(speedFrom), before - POINT) : 0
  return engineRuns(supply, purseOf(supply), speedFrom, { speed, manoeuvre: Number.MAX_SAFE_INTEGER })
}
const drivers = (ship: Ship, { engines }: Supply): readonly (Engine | null)[] => [
  ...byCapacity(engines.filter((engine) => drives(ship, engine))),
  null,
]

/** EE-EFA-02: the fewest dice of engine failure that any allocation leads to. */
export function fewestDice(table: Table, ship: Ship): number {
  const braking = brakingOf(table, ship)
  if (braking.before <= POINT || ship.design.base) return 0
  const supply = supplyOf(table, ship)
  if (isHeldStill(table, ship)) return diceOf(braking, {})
  return Math.min(...drivers(ship, supply).map((engine) => diceOf(braking, slowest(braking, supply, engine))))
}

interface Terms {
  readonly braking: Braking
  readonly supply: Supply
  readonly least: number
}
/** Engines for a wish, as near as the ship can come; undefined where this engine would leave more engine failure than there must be. */
function enginesFor(
  { braking, supply, least }: Terms,
  wish: Wish,
  speedFrom: Engine | null,
): { readonly engines: Engines; readonly purse: Purse } | undefined {
  const { before, most, costs } = braking
  const purse = purseOf(supply)
  const speed = speedFrom ? purse.could(speedFrom, Math.min(wish.speed, most)) : 0
  const brake = Math.ceil((excess(before, speed) * costs.manoeuvre) / costs.speed)
  const engines = engineRuns(supply, purse, speedFrom, { speed, manoeuvre: brake + wish.manoeuvre })
  return diceOf(braking, engines) <= least ? { engines, purse } : undefined
}

/** An allocation near a wish that may be given: bound for FTL it does not manoeuvre, held still it runs no engine. `lights` are lit as far as power goes, in that order. */
export function allocate(table: Table, ship: Ship, wish: Wish, lights: readonly string[]): Allocation {
  const supply = supplyOf(table, ship)
  if (isHeldStill(table, ship)) return { ...NO_POWER, lit: litBy(supply, purseOf(supply), lights) }
  const braking = brakingOf(table, ship)
  const { before } = braking
  const terms: Terms = { braking, supply, least: fewestDice(table, ship) }
  const wishes = [
    { ...wish, manoeuvre: ship.ftl === null ? wish.manoeuvre : 0 },
    { ...wish, manoeuvre: 0 },
    { speed: Math.max(0, before - POINT), manoeuvre: 0 },
  ]
  for (const tried of wishes) {
    const found = drivers(ship, supply).flatMap((engine) => enginesFor(terms, tried, engine) ?? [])
    const [best] = found.toSorted((a, b) => speedOf(b.engines) - speedOf(a.engines) || outputFor(b.engines) - outputFor(a.engines))
    if (best) return { ...NO_POWER, lit: litBy(supply, best.purse, lights), engines: best.engines }
  }
  throw new Error(`${ship.id} has a way to brake that was not found`)
}
const outputFor = (engines: Engines): number => sumOf(engines, 'manoeuvre')
const litBy = (supply: Supply, purse: Purse, lights: readonly string[]): readonly string[] =>
  lights.filter((box) => supply.lightable.includes(box) && canLight(purse, box))
function canLight(purse: Purse, box: string): boolean {
  const got = purse.give(box, POINT)
  if (got < POINT) purse.give(box, -got)
  return got === POINT
}
