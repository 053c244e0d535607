// Ships bought before the battle: budget, and checks of a ship or a fleet (EE-DES-10).
import { type Dice, type Explained, explained, type OrderVerdict, type Refusal, refusalsOfParts, refuse } from '@admiralty/kernel'
import { checkDesign } from '../design/check.ts'
import { priceOf } from '../design/price.ts'
import { sampleDesign } from '../design/sample.ts'
import type { OrderOf } from '../orders.ts'
import { type Enlisted, type Setup, UNPLACED } from '../setup.ts'
import { type Color, twoFigures } from '../shapes.ts'
import type { Table } from '../state.ts'
import type { Options } from './options.ts'

export type BoughtShip = OrderOf<'fleet'>['ships'][number]
export type Fleet = readonly BoughtShip[]

export function placeOf({ setup }: Pick<Table, 'setup'>, seat: Color): Setup['seats'][number] {
  const place = setup.seats.find((one) => one.seat === seat)
  if (!place) throw new Error(`the setup has no seat ${seat}`)
  return place
}
export const priceOfBought = ({ design, crew }: Pick<BoughtShip, 'design' | 'crew'>): Explained =>
  priceOf(design, { crew, disguised: false })
export const priceOfFleet = (ships: Fleet): Explained =>
  explained(...ships.map((ship) => [ship.design.name, priceOfBought(ship).total, 'EE-DES-10'] as const))

/** A name needs a letter or a digit to be readable on the chart. */
const READABLE = /[\p{L}\p{N}]/u
function checkTerms({ design, crew, rotates }: BoughtShip, options: Options): readonly Refusal[] {
  return [
    ...(crew !== 'standard' && !options.crews
      ? [refuse('EE-CRQ-01', 'all crews are of standard quality without the option Crew quality')]
      : []),
    ...(rotates !== undefined && !design.base ? [refuse('EE-BAS-09', `only a base rotates, and ${design.name} is not a base`)] : []),
    ...(READABLE.test(design.name) ? [] : [refuse('EE-GEN-14', 'the name of a ship needs a letter or a digit')]),
  ]
}
/** All faults of one ship, apart from its price. */
export const checkBought = (ship: BoughtShip, options: Options): readonly Refusal[] => [
  ...checkTerms(ship, options),
  ...checkDesign(ship.design, options),
]

/** Checks a whole fleet. The price comes before the boxes, so that an order cannot make the server check more than the budget buys. */
export function checkFleet(table: Table, seat: Color, ships: Fleet): OrderVerdict {
  const { options } = table.setup
  const terms = refusalsOfParts(ships, nameOfBought, (ship) => checkTerms(ship, options)[0])
  if (terms) return terms
  const { budget } = placeOf(table, seat)
  const cost = priceOfFleet(ships).total
  if (cost > budget) return refuse('EE-DES-10', `these ships cost ${cost / 4} points, but the budget is ${budget / 4}`)
  return refusalsOfParts(ships, nameOfBought, ({ design }) => {
    const [wrong] = checkDesign(design, options)
    return wrong && refuse(wrong.rule, `${design.name}: ${wrong.reason}`)
  })
}
const nameOfBought = ({ design }: BoughtShip): string => design.name

/** EE-BAS-01: a base may rotate. */
export const enlist = (seat: Color, { design, crew, rotates }: BoughtShip, at: number): Enlisted => ({
  id: `${seat}-${twoFigures(at + 1)}`,
  seat,
  design,
  ...UNPLACED,
  crew,
  rotates: rotates ?? 0,
})

const TRIES = 12
const ENOUGH = 6
export function someFleet(table: Table, seat: Color, dice: Dice): Fleet {
  const { options } = table.setup
  const ships: BoughtShip[] = []
  for (let tries = 0; tries < TRIES && ships.length < ENOUGH; tries += 1) {
    const next: BoughtShip = { design: sampleDesign(dice, options), crew: 'standard' }
    if (!checkFleet(table, seat, [...ships, next])) ships.push(next)
  }
  return ships
}
