// Ready-made fleets: different ways to spend a seat's budget on ready ships (EE-DES-10).
import type { Design } from '../design/design.ts'
import { priceOf } from '../design/price.ts'
import { readyFor } from '../design/ready.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import { type BoughtShip, type Fleet, placeOf } from './fleet.ts'

/** The most ships in a ready fleet, so that it is easy to command. */
const HANDY = 12
const costOf = (design: Design): number => priceOf(design).total
const countOf = ({ boxes }: Design, types: string): number => boxes.filter(({ type }) => types.includes(type)).length
interface Style {
  readonly title: string
  /** The design with the highest rank is bought next. Designs with rank 0 or less are left out. */
  rank(design: Design, budget: number): number
}
/** Whether `HANDY` ships of this design would use up the budget. */
const isEnough = (design: Design, budget: number): boolean => costOf(design) * HANDY >= budget
const STYLES: readonly Style[] = [
  { title: 'The largest first', rank: costOf },
  { title: 'A squadron of equals', rank: (design, budget) => (costOf(design) * 3 > budget ? 0 : costOf(design)) },
  { title: 'Missiles', rank: (design, budget) => (isEnough(design, budget) ? countOf(design, 'M') / costOf(design) : 0) },
  { title: 'Many and small', rank: (design, budget) => (isEnough(design, budget) ? 1 / costOf(design) : 0) },
]
export interface ReadyFleet {
  readonly title: string
  readonly ships: Fleet
}
function filled(designs: readonly Design[], budget: number, { rank }: Style): Fleet {
  const wanted = designs.filter((design) => rank(design, budget) > 0)
  const taken = new Map<string, number>()
  const takenOf = ({ name }: Design): number => taken.get(name) ?? 0
  const ships: BoughtShip[] = []
  let left = budget
  while (ships.length < HANDY) {
    const within = wanted.filter((design) => costOf(design) <= left)
    const next = within.toSorted((a, b) => rank(b, budget) - rank(a, budget) || takenOf(a) - takenOf(b))[0]
    if (!next) break
    taken.set(next.name, takenOf(next) + 1)
    ships.push({ design: next, crew: 'standard' })
    left -= costOf(next)
  }
  return ships
}
const shipsLine = (ships: Fleet): string =>
  ships
    .map(({ design }) => design.name)
    .toSorted()
    .join()

/** Fleets of armed warships; no two are equal. */
export function readyFleets(table: Table, seat: Color): readonly ReadyFleet[] {
  const { budget } = placeOf(table, seat)
  const ready = readyFor(table.setup.options).map(({ design }) => design)
  const warships = ready.filter((design) => design.kind === 'warship' && !design.base && countOf(design, 'ILMR') > 0)
  const fleets = STYLES.map((style) => ({ title: style.title, ships: filled(warships, budget, style) }))
  const known = new Set<string>([''])
  return fleets.filter(({ ships }) => {
    const key = shipsLine(ships)
    const fresh = !known.has(key)
    known.add(key)
    return fresh
  })
}
/** The default fleet of a seat, if its budget buys any. */
export const standingFleet = (table: Table, seat: Color): Fleet => readyFleets(table, seat)[0]?.ships ?? []
