// A hidden ship: it stays still and dark, since any act reveals it (EE-HID-02, EE-HID-03), until its prey is near or escaping.
import { distance } from '@admiralty/space'
import type { Ship, View } from '../state.ts'
import { findShip, isHidden } from '../table.ts'
import { chased, type Guess } from './stance.ts'

/** Hexes it can catch up before the prey turns. */
const POUNCE = 5
/** Prey beyond this range has not arrived yet. */
const PASSING = 12

export function liesLow(view: View, ship: Ship, foes: readonly Guess[]): boolean {
  if (!isHidden(view, ship.id)) return false
  return chased(foes).every(({ ship: foe }) => {
    const soon = distance(ship.hex, foe.hex)
    const now = distance(ship.hex, findShip(view, foe.id)?.hex ?? foe.hex)
    return soon > POUNCE && (soon <= now || soon > PASSING)
  })
}
