// Ships on offer, each with price, main boxes and refusals.
import { type OwnDesign, parsedDesigns } from '@admiralty/game-ui'
import { type Explained, plural, type Refusal } from '@admiralty/kernel'
import { BOXES, type BoxType } from '../../data/tables.ts'
import { type Design, designSchema } from '../../src/design/design.ts'
import { readyFor } from '../../src/design/ready.ts'
import { checkBought, type Fleet, placeOf, priceOfBought, priceOfFleet } from '../../src/setting/fleet.ts'
import type { Color } from '../../src/shapes.ts'
import type { View } from '../../src/state.ts'
import { SIZE_NAMES, type Size, sizeOf } from '../symbol.ts'
import { pointsText } from '../titles.ts'

/** A ship that may be bought. */
export interface Offered {
  readonly key: string
  readonly design: Design
  /** One line of description; empty for designs of players. */
  readonly line: string
  readonly price: Explained
  /** Why it cannot be bought in this battle, whatever the budget. */
  readonly refusals: readonly Refusal[]
}
/** Checks a design under the options of this battle, without the budget. */
export function offerOf({ setup }: View, key: string, design: Design, line = ''): Offered {
  const ship = { design, crew: 'standard' } as const
  return { key, design, line, price: priceOfBought(ship), refusals: checkBought(ship, setup.options) }
}

/** The saved designs of the player. Designs that cannot be read are left out. */
export const ownShips = (view: View, designs: readonly OwnDesign[]): readonly Offered[] =>
  parsedDesigns(designs, designSchema).map(({ id, design }) => offerOf(view, id, design))
/** Designs drawn or imported on this page, newest first. */
export const importedShips = (view: View, designs: readonly Design[]): readonly Offered[] =>
  designs.map((design, index) => offerOf(view, `brought ${designs.length - index}`, design))

/** Ready ships in groups by size. Empty groups are left out. */
export function shipsBySize(view: View): readonly { readonly size: Size; readonly ships: readonly Offered[] }[] {
  const ready = readyFor(view.setup.options)
  return SIZE_NAMES.flatMap((size) => {
    const ships = ready.filter(({ design }) => sizeOf(design) === size)
    return ships.length === 0 ? [] : [{ size, ships: ships.map(({ design, line }) => offerOf(view, design.name, design, line)) }]
  })
}

const BEARING: readonly BoxType[] = ['I', 'L', 'R', 'M', 'A', 'G', 'S', 'C', 'P']
/** Counts of the main boxes, weapons first. */
export const loadOf = ({ boxes }: Design) =>
  BEARING.flatMap((type) => {
    const many = boxes.filter((box) => box.type === type).length
    return many === 0 ? [] : [{ type, many, title: plural(many, BOXES[type].name, pluralOf(BOXES[type].name)) }]
  })
const pluralOf = (name: string): string => (name.endsWith('x') ? `${name}es` : `${name}s`)

/** The budget of a seat, in quarter points. `left` is negative beyond the budget. */
export interface FleetBudget {
  readonly budget: number
  readonly spent: Explained
  readonly left: number
}
/** The budget of a seat, and the price of these ships. */
export function purseOf(view: View, me: Color, ships: Fleet): FleetBudget {
  const { budget } = placeOf(view, me)
  const spent = priceOfFleet(ships)
  return { budget, spent, left: budget - spent.total }
}
/** Why one more of these ships cannot be bought now; empty if it can. */
export function refusalsFor(purse: FleetBudget, { refusals, price }: Offered): readonly Refusal[] {
  if (price.total <= purse.left) return refusals
  return [...refusals, { rule: 'EE-DES-10', reason: `${pointsText(price.total - purse.left)} more than you have left` }]
}
