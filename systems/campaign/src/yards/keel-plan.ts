// The building of a week: which keels grow, and what it costs.
import type { Keel, ShipType } from '../holdings.ts'
import { holdingsOf, secretOf } from '../lookup.ts'
import { credits } from '../money.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import { typesById } from '../supply/endurance.ts'
import { factorsOf } from '../supply/resources.ts'
import { TypeList } from '../supply/types.ts'
import type { BattleGame, ShipFacts } from '../tactics-port.ts'

/** CR-13.1a: what is built on a keel in a week. */
const WEEKLY = credits(100)
/** CR-3.5d, CR-13.1a: the price of the basic hull with its boxes, which are built first. */
const hullPrice = ({ keel, hull, hullBox, armour, armourBox }: ShipFacts): number => keel + hull * hullBox + armour * armourBox
/** CR-13.1a: points that are built on a keel this week, and their price: what is hull and armour is double without ore. */
export function buildStep(facts: ShipFacts, paid: number, hullFactor: number) {
  const built = Math.min(WEEKLY, Math.max(0, facts.price - paid))
  const hull = Math.max(0, Math.min(paid + built, hullPrice(facts)) - paid)
  return { built, price: built + hull * (hullFactor - 1) }
}

/** A keel that grows this week. */
export interface PlannedKeel {
  readonly keel: Keel
  readonly type: ShipType
  /** Points that are added, and what they cost, in hundredths. */
  readonly built: number
  readonly price: number
}
/** The building of a week, with the types that are new. */
export interface WeekBuilding {
  readonly keels: readonly PlannedKeel[]
  readonly types: readonly ShipType[]
}
/** CR-13.1a: the keels of a seat that grow: those of earlier weeks without those that rest, then new ones at own worlds. */
export function buildPlan(game: BattleGame, table: Table, seat: Color): WeekBuilding {
  const holdings = holdingsOf(table, seat)
  const { book } = secretOf(table, seat)
  const list = new TypeList(game, holdings.types)
  const idle = new Set(book?.idle)
  const isOwn = (at: string): boolean => table.land.worlds[at]?.owner === seat
  const fresh = (book?.keels ?? []).map(
    ({ design, at }, index): Keel => ({ id: `keel-${table.week}-${index + 1}`, type: list.of(design).id, at, paid: 0 }),
  )
  const types = typesById({ types: list.types })
  const { hull } = factorsOf(table, seat)
  const keels = [...holdings.keels, ...fresh].flatMap((keel): readonly PlannedKeel[] => {
    const type = types.get(keel.type)
    if (!type || idle.has(keel.id) || !isOwn(keel.at)) return []
    const step = buildStep(type.facts, keel.paid, hull)
    return step.built > 0 ? [{ keel, type, ...step }] : []
  })
  return { keels, types: list.added }
}
