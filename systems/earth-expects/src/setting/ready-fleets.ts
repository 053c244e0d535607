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
const has = ({ boxes }: Design, types: string): boolean => boxes.some(({ type }) => types.includes(type))
interface Style {
  readonly title: string
  fits(design: Design, budget: number): boolean
  /** The rank of a design. The design with the highest rank that fits is bought next. */
  rank(design: Design): number
}
/** Whether `HANDY` ships of this design would use up the budget. */
const isEnough = (design: Design, budget: number): boolean => costOf(design) * HANDY >= budget
const STYLES: readonly Style[] = [
  { title: 'The largest first', fits: () => true, rank: costOf },
  { title: 'A squadron of equals', fits: (design, budget) => costOf(design) * 3 <= budget, rank: costOf },
  {
    title: 'Missiles',
    fits: (design, budget) => has(design, 'M') && isEnough(design, budget),
    rank: (design) => design.boxes.filter(({ type }) => type === 'M').length / costOf(design),
  },
  { title: 'Many and small', fits: isEnough, rank: (design) => -costOf(design) },
]
export interface ReadyFleet {
  readonly title: string
  readonly ships: Fleet
}
function filled(designs: readonly Design[], budget: number, { fits, rank }: Style): Fleet {
  const wanted = designs.filter((design) => fits(design, budget))
  const ships: BoughtShip[] = []
  const takenOf = (wish: Design): number => ships.filter(({ design }) => design === wish).length
  let left = budget
  while (ships.length < HANDY) {
    const within = wanted.filter((design) => costOf(design) <= left)
    const [next] = within.toSorted((a, b) => rank(b) - rank(a) || takenOf(a) - takenOf(b))
    if (!next) break
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
  const warships = ready.filter((design) => design.kind === 'warship' && !design.base && has(design, 'ILMR'))
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
export function standingFleet(table: Table, seat: Color): Fleet {
  const [largest] = readyFleets(table, seat)
  return largest?.ships ?? []
}
