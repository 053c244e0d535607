// A ship in hiding: it lies still and dark, for whatever it does gives it away (EE-HID-02, EE-HID-03), until what it is after is near or is getting away.
import { distance } from '@admiralty/space'
import type { Ship, View } from '../state.ts'
import { findShip, isHidden } from '../table.ts'
import { chased, type Guess } from './stance.ts'

/** Hexes that it can make good before the prey has turned. */
const POUNCE = 5
/** Prey farther off is not getting away: it has not come. */
const PASSING = 12

export function liesLow(view: View, ship: Ship, foes: readonly Guess[]): boolean {
  if (!isHidden(view, ship.id)) return false
  return chased(foes).every(({ ship: foe }) => {
    const soon = distance(ship.hex, foe.hex)
    const now = distance(ship.hex, findShip(view, foe.id)?.hex ?? foe.hex)
    return soon > POUNCE && (soon <= now || soon > PASSING)
  })
}
