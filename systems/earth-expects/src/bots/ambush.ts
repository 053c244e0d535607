// A hidden ship stays still and uses no power, since any act reveals it (EE-HID-02, EE-HID-03), until its prey is near or escaping.
import { distance } from '@admiralty/space'
import type { Ship, View } from '../state.ts'
import { findShip, isHidden } from '../table.ts'
import { chased, type Guess } from './stance.ts'

/** The range in hexes at which the ship attacks: it can close this distance before the prey turns. */
const POUNCE = 5
/** Prey beyond this range is still on its way, even if it moves off. */
const PASSING = 12

/** Whether a hidden ship stays hidden this turn. */
export function staysHidden(view: View, ship: Ship, foes: readonly Guess[]): boolean {
  if (!isHidden(view, ship.id)) return false
  return chased(foes).every(({ ship: foe }) => {
    const soon = distance(ship.hex, foe.hex)
    const now = distance(ship.hex, findShip(view, foe.id)?.hex ?? foe.hex)
    return soon > POUNCE && (soon <= now || soon > PASSING)
  })
}
