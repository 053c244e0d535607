// Fleets that players choose within a budget (FT-SCN-10).
import { type OrderVerdict, plural, refusalsOfParts, refuse } from '@admiralty/kernel'
import { checkDesign, NO_LIMITS } from '../design/check.ts'
import type { Design } from '../design/design.ts'
import { pointsOf } from '../design/price.ts'
import { READY } from '../design/ready.ts'
import type { Color } from '../shapes.ts'
import type { ShipPlan, Table } from '../state.ts'
import { planOf } from '../table.ts'

/** FT-SCN-10 */
export const MOST_SHIPS = 12
const priceOf = (design: Design): number => pointsOf(design).total
export const priceOfFleet = (designs: readonly Design[]): number => designs.reduce((sum, design) => sum + priceOf(design), 0)
/** Points of a seat for its fleet. */
export const budgetFor = (table: Pick<Table, 'setup'>, seat: Color): number => planOf(table, seat).budget ?? 0

export function fleetFault(table: Pick<Table, 'setup'>, seat: Color, designs: readonly Design[]): OrderVerdict {
  if (designs.length > MOST_SHIPS) return refuse('FT-SCN-10', `${plural(designs.length, 'ship')}; a fleet has at most ${MOST_SHIPS}`)
  const fault = refusalsOfParts(
    designs,
    ({ name }) => name,
    (design) => {
      const [first] = checkDesign(design, NO_LIMITS)
      return first && refuse(first.rule, `${design.name}: ${first.reason}`)
    },
  )
  if (fault) return fault
  const [price, budget] = [priceOfFleet(designs), budgetFor(table, seat)]
  return price > budget
    ? refuse('FT-SCN-10', `the fleet costs ${plural(price, 'point')}, ${price - budget} above the ${budget}`)
    : undefined
}

/** The ships of a chosen fleet, with ids and names of their own: 'Lancer 2'. */
export function chosenShips(seat: Color, designs: readonly Design[]): readonly ShipPlan[] {
  const count = (name: string, until: number): number => designs.slice(0, until).filter((design) => design.name === name).length
  return designs.map((design, index) => {
    const isOne = count(design.name, designs.length) === 1
    const name = isOne ? design.name : `${design.name.slice(0, 36)} ${count(design.name, index + 1)}`
    return { id: `${seat}-${index + 1}`, name, design, condition: null, excess: false }
  })
}

const ready = READY.map(({ design }) => design).toSorted((a, b) => priceOf(b) - priceOf(a))
/** A mixed fleet of ready-made ships: each is at most half of what is left, while there are such. */
export function defaultFleet(budget: number): readonly Design[] {
  const fleet: Design[] = []
  for (let left = budget; fleet.length < MOST_SHIPS; ) {
    const next = ready.find((design) => priceOf(design) * 2 <= left) ?? ready.find((design) => priceOf(design) <= left)
    if (!next) break
    fleet.push(next)
    left -= priceOf(next)
  }
  return fleet
}
