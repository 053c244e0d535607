// Legality of orders to ships: moves, jumps, repairs (ES-MOV, ES-TRN, ES-AUX-JMP, ES-AUX-DC), judged on the seat's view.

import { isRefusal, plural, type Refusal, refuse } from '@admiralty/kernel'
import { ahead, type Hex, turned } from '@admiralty/space'
import { DAMAGE_CONTROL, JUMP_LENGTH } from '../../data/tables.ts'
import type { Order, OrderOf } from '../orders.ts'
import { isBand } from '../setting/band.ts'
import type { Color, Ship, View } from '../state.ts'
import { flying, has, isEmpty, onMap, shipsOf } from '../table.ts'
import { bandIsClosed } from './band.ts'
import { checkMove } from './check-move.ts'
import { podOf } from './course.ts'

/** Ships that have not moved this turn. A station has no move (ES-DES-10). */
export const unmoved = (view: View, me: Color): readonly Ship[] =>
  shipsOf(view, me).filter((ship) => flying(ship) && !ship.moved && !ship.station)
/** Ships that must move before the step can end (ES-MOV-03). */
export const mustMove = (view: View, me: Color): readonly Ship[] => unmoved(view, me).filter(({ speed }) => speed > 0)
/** Number of damage-control counters that the ship may use. */
export function countersFor(view: View, ship: Ship): number {
  const secret = view.secret[ship.seat]
  return (secret?.counters ?? 0) + (secret?.flagship === ship.id ? (secret?.flagshipCounters ?? 0) : 0)
}
/** Whether damage control could repair the ship now. */
export const mendable = (view: View, ship: Ship): boolean =>
  countersFor(view, ship) > 0 && (ship.hurt > 0 || ship.navHit || ship.slowed > 0)

function mine(view: View, me: Color, id: string): Ship | Refusal {
  const ship = view.ships[id]
  if (ship?.seat !== me) return refuse('ES-MOV-04', 'that ship is not yours')
  if (!flying(ship)) return refuse('ES-MOV-04', `${ship.name} is not in play`)
  return ship
}
function toMove(view: View, me: Color, id: string): Ship | Refusal {
  const ship = mine(view, me, id)
  return isRefusal(ship) || !ship.moved ? ship : refuse('ES-MOV-04', `${ship.name} has already moved`)
}

/** Where a jump ends. */
export const landfall = (ship: Ship, before: number): Hex => ahead(ship.hex, turned(ship.facing, before), JUMP_LENGTH)

function crosses(view: View, ship: Ship, before: number): boolean {
  if (!bandIsClosed(view)) return false
  return Array.from({ length: JUMP_LENGTH }, (_, far) => ahead(ship.hex, turned(ship.facing, before), far + 1)).some((hex) =>
    isBand(view.setup, hex),
  )
}

function checkJump(view: View, ship: Ship, { before, after }: OrderOf<'jump'>): Refusal | undefined {
  if (!has(view, ship, 'jump')) return refuse('ES-AUX-JMP-01', 'the ship has no jump engine')
  if (ship.station) return refuse('ES-AUX-JMP-06', 'a station cannot jump') // R-ES-24
  if ((before !== 0 || after !== 0) && podOf(view, ship) === 0)
    return refuse('ES-AUX-JMP-03', 'a ship without a manoeuvring pod may not turn when it jumps')
  if (before !== 0 && after !== 0) return refuse('ES-AUX-JMP-04', 'the pod turns the ship once, before or after the jump')
  const hex = landfall(ship, before)
  if (!onMap(view.setup.map, hex)) return refuse('ES-AUX-JMP-05', 'the jump would end off the map')
  if (!isEmpty(view, hex)) return refuse('ES-AUX-JMP-02', 'the hex at the end of the jump is not empty')
  if (crosses(view, ship, before)) return refuse('ES-SCN-04', 'no ship may enter or cross the band')
  return undefined
}

/** ES-LEV-03: every hull may be repaired. */
function checkRepair(view: View, ship: Ship, { counters, what }: OrderOf<'repair'>): Refusal | undefined {
  if (countersFor(view, ship) < counters)
    return refuse('ES-AUX-DC-01', `the ship may use ${plural(countersFor(view, ship), 'damage-control counter')}, not ${counters}`)
  if (counters > DAMAGE_CONTROL.most) return refuse('ES-AUX-DC-03', `at most ${DAMAGE_CONTROL.most} counters at once, not ${counters}`)
  if (what === 'damage') return ship.hurt > 0 ? undefined : refuse('ES-AUX-DC-04', 'the ship is not damaged')
  if (counters > 1) return refuse('ES-AUX-DC-03', 'only damage may be repaired with more than one counter')
  if (what === 'nav') return ship.navHit ? undefined : refuse('ES-AUX-DC-02', 'the ship has no navigation hit')
  return ship.slowed > 0 ? undefined : refuse('ES-AUX-DC-04', 'the ship has lost no speed in battle')
}

/** Why an order in the ships' step is refused; undefined if it is legal. */
export function checkShipOrder(view: View, me: Color, order: Order): Refusal | undefined {
  switch (order.order) {
    case 'move': {
      const ship = toMove(view, me, order.ship)
      return isRefusal(ship) ? ship : checkMove(view, ship, order)
    }
    case 'jump': {
      const ship = toMove(view, me, order.ship)
      return isRefusal(ship) ? ship : checkJump(view, ship, order)
    }
    case 'repair': {
      const ship = mine(view, me, order.ship)
      return isRefusal(ship) ? ship : checkRepair(view, ship, order)
    }
    case 'done': {
      const [late] = mustMove(view, me)
      return late && refuse('ES-MOV-03', `${late.name} has not moved yet`)
    }
    default:
      return refuse('ES-SEQ-04', 'expected an order to ships')
  }
}
