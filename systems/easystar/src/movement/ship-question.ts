// The answer to the call to move ships.
import { type CallRules, type Dice, die, likely, pick } from '@admiralty/kernel'
import type { RuleTypes } from '../chapter.ts'
import type { Order } from '../orders.ts'
import type { Color, View } from '../state.ts'
import { flying, has, shipsOf } from '../table.ts'
import { podOf } from './course.ts'
import { DONE } from './fighter-question.ts'
import { anyMove, legal, safeMove } from './random-move.ts'
import { checkShipOrder, countersFor, mendable, mustMove, unmoved } from './ship-orders.ts'

const SIDES = [-1, 0, 1] as const
function anyOther(view: View, me: Color, dice: Dice): Order | undefined {
  const ship = pick(dice, shipsOf(view, me).filter(flying))
  const side = podOf(view, ship) === 1 ? pick(dice, SIDES) : 0
  const leap = likely(dice, 1, 2) ? ({ before: side, after: 0 } as const) : ({ before: 0, after: side } as const)
  const jump: Order = { order: 'jump', ship: ship.id, ...leap }
  if (has(view, ship, 'jump') && likely(dice, 1, 2)) return legal(view, me, jump) ? jump : undefined
  const counters = countersFor(view, ship)
  if (counters === 0) return undefined
  const repair: Order = {
    order: 'repair',
    ship: ship.id,
    counters: die(dice, Math.min(3, counters), 'counters'),
    what: pick(dice, ['damage', 'nav', 'speed']),
  }
  return legal(view, me, repair) ? repair : undefined
}

export const ships: CallRules<RuleTypes> = {
  offer: (view, me) => ({ kind: 'ships', orders: ['move', 'jump', 'repair', 'done'], of: unmoved(view, me).map(({ id }) => id) }),
  check: checkShipOrder,
  forcedOrder(view, seat) {
    if (!view.secret[seat]) return undefined // other viewers do not know counters and devices
    const idle = unmoved(view, seat).length === 0
    return idle && shipsOf(view, seat).every((ship) => !flying(ship) || !mendable(view, ship)) ? DONE : undefined
  },
  randomOrder(view, me, dice) {
    const other = likely(dice, 1, 4) ? anyOther(view, me, dice) : undefined
    if (other) return other
    const waiting = unmoved(view, me)
    if (waiting.length === 0 || (mustMove(view, me).length === 0 && likely(dice, 1, 2))) return DONE
    return anyMove(view, me, pick(dice, waiting), dice)
  },
  defaultOrder(view, me) {
    const [ship] = mustMove(view, me)
    return ship ? safeMove(view, ship) : DONE
  },
}
