// The answer to the call to repair.
import { likely, pick } from '@admiralty/kernel'
import { byShip, commanded, judgeShips } from '../ask.ts'
import { unless } from '../at-most.ts'
import { callRules } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import { cannotRepair, mendable, repairsOf, usefulRepairs, workable } from './hands.ts'

const NONE: OrderOf<'repair'> = { order: 'repair', ships: {} }
const repair = callRules('repair', ['repair'], {
  wants: ['EE-REP-02', 'choose the boxes to repair'],
  of: (view, me) => commanded(view, me).flatMap((ship) => workable(view, ship).map((box) => `${ship.id}/${box}`)),
  check: (view, me, { ships }) => judgeShips(view, me, ships, cannotRepair),
  forcedOrder: (view, seat) => unless(view, seat, (known) => commanded(known, seat).some((ship) => workable(known, ship).length > 0), NONE),
  others: ['EE-REP-02', 'your ships have nothing to repair, or nobody who could: choose no box'],
  randomOrder: (view, me, dice) => ({
    order: 'repair',
    ships: byShip(commanded(view, me), (ship) => {
      const able = mendable(view, ship)
      const first = able.length > 0 ? pick(dice, able) : undefined
      return likely(dice, 1, 2) && first !== undefined && repairsOf(view, ship) > 0 ? [first] : usefulRepairs(view, ship)
    }),
  }),
  defaultOrder: (view, me) => ({ order: 'repair', ships: byShip(commanded(view, me), (ship) => usefulRepairs(view, ship)) }),
})
export const repairQuestions = { repair }
