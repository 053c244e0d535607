// The worth of a turn without manoeuvre: repairs (EE-REP-02) and loaded launchers (EE-GEN-25).
import { controlOf } from '../power/supply.ts'
import { mendable } from '../repair/hands.ts'
import type { Ship, View } from '../state.ts'

const MENDED = 0.6
const LOADED = 0.9

export function mending(view: View, ship: Ship): number {
  const hands = controlOf(view, ship)
  const empty = view.setup.options.fastMissiles ? 0 : (view.secret[ship.seat]?.empty[ship.id]?.length ?? 0)
  return MENDED * Math.min(hands, mendable(view, ship).length) + LOADED * Math.min(hands, empty)
}
