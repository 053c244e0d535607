// The answer to the call to move fighters.
import { type CallRules, type Dice, die, likely, pick } from '@admiralty/kernel'
import { neighbours } from '@admiralty/space'
import type { RuleTypes } from '../chapter.ts'
import type { Order } from '../orders.ts'
import type { Color, View } from '../state.ts'
import { fightersAt, flying, shipsAt, shipsOf } from '../table.ts'
import { entered } from './course.ts'
import { checkFighterOrder, toFly, toLaunch } from './fighter-orders.ts'
import { mayLaunchInto } from './fighters.ts'

export const DONE: Order = { order: 'done' }

function anyFlight(view: View, me: Color, dice: Dice): Order {
  const fighter = pick(dice, toFly(view, me))
  const path = Array.from({ length: die(dice, 6, 'points') - 1 }, () => pick(dice, ['F', 'F', 'F', 'L', 'R'])).join('')
  const met = entered(view, fighter, path).flatMap((hex) => [...shipsAt(view, hex).filter(flying), ...fightersAt(view, hex)])
  const rams = likely(dice, 1, 2) ? [...new Set(met.filter(({ seat }) => seat !== me).map(({ id }) => id))].slice(0, 8) : []
  const order = (board: string | null, rammed: readonly string[]): Order => ({
    order: 'fly',
    fighter: fighter.id,
    path,
    rams: rammed,
    board,
  })
  const carriers = shipsOf(view, me).filter(flying)
  const home = carriers.find(({ id }) => checkFighterOrder(view, me, order(id, [])) === undefined)
  const wild = order(null, rams)
  if (home && likely(dice, 2, 3)) return order(home.id, [])
  return checkFighterOrder(view, me, wild) === undefined ? wild : order(null, [])
}
function anyLaunch(view: View, me: Color, dice: Dice): Order | undefined {
  const { ship, fighter } = pick(dice, toLaunch(view, me))
  const free = neighbours(ship.hex).filter((hex) => mayLaunchInto(view, ship, hex))
  return free.length > 0 ? { order: 'launch', ship: ship.id, fighter, hex: pick(dice, free) } : undefined
}

export const fighters: CallRules<RuleTypes> = {
  offer: (view, me) => ({
    kind: 'fighters',
    orders: ['launch', 'fly', 'done'],
    of: [...toFly(view, me).map(({ id }) => id), ...toLaunch(view, me).map(({ fighter }) => fighter)],
  }),
  check: checkFighterOrder,
  forcedOrder(view, seat) {
    if (!view.secret[seat]) return undefined // fighters aboard are secret
    return toFly(view, seat).length === 0 && toLaunch(view, seat).length === 0 ? DONE : undefined
  },
  randomOrder(view, me, dice) {
    if (toLaunch(view, me).length > 0 && likely(dice, 1, 2)) return anyLaunch(view, me, dice) ?? DONE
    return toFly(view, me).length > 0 && likely(dice, 4, 5) ? anyFlight(view, me, dice) : DONE
  },
  defaultOrder: () => DONE,
}
