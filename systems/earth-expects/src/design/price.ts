// Price of a ship in a battle or campaign, in quarter points, with reasons (EE-DES-10).
import { type Explained, explained, sum, when } from '@admiralty/kernel'
import { CREWS, type Crew, hullClass, type Kind } from '../../data/tables.ts'
import type { Design } from './design.ts'

/** Quarters of a warship's price by kind, with the reason. */
const KIND_PRICE: Readonly<Record<Kind, readonly [quarters: number, what: string, rule: `EE-${string}`]>> = {
  warship: [4, 'warship', 'EE-DES-10'],
  auxiliary: [3, 'auxiliary, three quarters', 'EE-AUX-04'],
  passenger: [2, 'passenger ship, half', 'EE-AUX-09'],
  freighter: [2, 'freighter, half', 'EE-AUX-09'],
  lightFreighter: [1, 'light freighter, a quarter', 'EE-AUX-13'],
}

export interface ShipExtras {
  readonly crew: Crew
  /** A disguised ship costs the full price of a warship (EE-DIS-04). */
  readonly disguised: boolean
}
export const PLAIN: ShipExtras = { crew: 'standard', disguised: false }

/** EE-DES-10: the price in quarter points, with reasons. */
export function priceOf(design: Design, { crew, disguised }: ShipExtras = PLAIN): Explained {
  const hull = hullClass(design.hull)
  const ship = sum(explained([hull.title, hull.value * 4, 'EE-DES-10']), discountOf(design, disguised))
  const more = ship.total * (CREWS[crew].price - 1)
  return sum(ship, explained(when(more > 0, `${crew} crew, ${CREWS[crew].price} times the price`, more, 'EE-CRQ-01')))
}
/** EE-BAS-02: a base costs a quarter, whatever its kind. */
function discountOf({ base, kind, hull }: Design, disguised: boolean): Explained {
  const { value } = hullClass(hull)
  const [quarters, what, rule] = base ? ([1, 'base, a quarter', 'EE-BAS-02'] as const) : KIND_PRICE[kind]
  return disguised ? explained() : explained(when(quarters < 4, what, value * (quarters - 4), rule)) // EE-DIS-04
}
