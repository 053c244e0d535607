// Why a ship cannot move to a hex.
import { plural, type Refusal, refuse } from '@admiralty/kernel'
import { distance, type Hex, sameHex } from '@admiralty/space'
import { barred } from '../src/movement/band.ts'
import { allowance, changesOf } from '../src/movement/course.ts'
import type { Color, Ship, View } from '../src/state.ts'
import { flying, shipOf, shipsAt, topSpeed } from '../src/table.ts'
import { nextShip } from '../src/words/ask-ships.ts'
import { capital, shipName } from '../src/words/say.ts'
import type { Draft } from '../src/words.ts'

/** Why no course of the ship ends in the hex. */
function outOfCourse(view: View, ship: Ship, hex: Hex): Refusal {
  const name = capital(shipName(ship))
  const speeds = changesOf(view, ship).map((change) => ship.speed + change)
  const most = Math.max(0, ...speeds)
  if (sameHex(hex, ship.hex))
    return refuse('ES-MOV-03', speeds.includes(0) ? `${name} stays here at speed 0: choose that speed in the list` : `${name} must move`)
  if (barred(view, hex)) return refuse('ES-SCN-04', 'no ship may come near the line while both sides have fighters')
  if (distance(hex, ship.hex) > most) {
    const top = topSpeed(view, ship).total
    const why = most === top ? 'its top speed' : `one more than now; its top speed is ${top}`
    return refuse('ES-MOV-02', `${name} moves at most ${plural(most, 'hex', 'hexes')} this turn, ${why}`)
  }
  if (ship.navHit) return refuse('ES-TRN-04', `${name} has a navigation hit and cannot turn`)
  const turns = Math.max(0, ...speeds.filter((speed) => speed > 0).map((speed) => allowance(view, ship, speed).total))
  return refuse('ES-TRN-01', `${name} cannot turn enough to get there: at most ${plural(turns, 'hex-side')}, fewer at a higher speed`)
}

export function forShips(view: View, me: Color, draft: Draft | null, hex: Hex): Refusal | null {
  const ship = draft && 'ship' in draft && draft.ship !== null ? shipOf(view, draft.ship) : nextShip(view, me)
  const here = shipsAt(view, hex).filter(flying)
  const [moved] = here.filter(({ seat, moved: done }) => seat === me && done)
  if (moved) return refuse('ES-MOV-04', `${shipName(moved)} has moved this turn`)
  if (!ship || here.some(({ seat, id }) => seat !== me || id === ship.id)) return null
  return outOfCourse(view, ship, hex)
}
