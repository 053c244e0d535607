// Why a ship may not move along a course.
import { plural, type Refusal, refuse } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import type { OrderOf } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import { shipsAt, topSpeed } from '../table.ts'
import { barred, flownPath } from './band.ts'
import { changesOf, count, entered, podOf, sidesIn, tableTurns, trailing } from './course.ts'
import { ramRefused } from './obstacles.ts'
import { mayHalt } from './reach.ts'

function checkSpeed(view: View, ship: Ship, change: -1 | 0 | 1): Refusal | undefined {
  if (changesOf(view, ship).includes(change)) return undefined
  const top = topSpeed(view, ship).total
  if (ship.speed > top) return refuse('ES-MOV-05', `the ship must slow down: its top speed is now ${top}`)
  return refuse(
    'ES-MOV-02',
    ship.speed + change < 0 ? 'the ship already has speed 0' : `speed ${ship.speed + change} exceeds the top speed of ${top}`,
  )
}

function checkTurns(view: View, ship: Ship, speed: number, path: string): Refusal | undefined {
  const sides = sidesIn(path) // ES-TRN-03: wherever in the path they come
  const pod = podOf(view, ship)
  if (sides === 0) return undefined
  if (trailing(path) > pod)
    return refuse('ES-TRN-02', speed === 0 ? 'a ship at speed 0 cannot turn' : 'no turn is allowed after the last hex')
  if (sides > tableTurns(view, ship, speed) + pod) return tooFar(view, ship, speed)
  return undefined
}
function tooFar(view: View, ship: Ship, speed: number): Refusal {
  if (ship.navHit) return refuse('ES-TRN-04', 'the ship has a navigation hit and cannot turn')
  return refuse('ES-TRN-01', `at speed ${speed} the ship may turn ${plural(tableTurns(view, ship, speed) + podOf(view, ship), 'hex-side')}`)
}

function checkRams(view: View, ship: Ship, { rams }: OrderOf<'move'>, hexes: readonly Hex[]): Refusal | undefined {
  for (const id of rams) {
    const target = hexes.flatMap((hex) => shipsAt(view, hex)).find((there) => there.id === id && there.id !== ship.id)
    if (!target) return refuse('ES-COL-03', 'the target of the ram is not on the course')
    const why = ramRefused(view, ship, target)
    if (why !== null) return refuse('ES-COL-04', why)
  }
  return undefined
}

export function checkMove(view: View, ship: Ship, order: OrderOf<'move'>): Refusal | undefined {
  if (ship.station) return refuse('ES-DES-10', 'a station neither moves nor turns')
  const { change, path } = order
  const speed = ship.speed + change
  const slow = checkSpeed(view, ship, change)
  if (slow) return slow
  if (count(path, 'F') !== speed) return refuse('ES-MOV-03', `the ship must move exactly ${plural(speed, 'hex', 'hexes')}`)
  const turns = checkTurns(view, ship, speed, path)
  if (turns) return turns
  const hexes = entered(view, ship, path)
  // R-ES-90, R-ES-101: a ship that could otherwise only leave the map is stopped at the band.
  if (hexes.some((hex) => barred(view, hex)) && !mayHalt(view, ship)) return refuse('ES-SCN-04', 'no ship may enter the band')
  return checkRams(view, ship, order, entered(view, ship, flownPath(view, ship, path)))
}
