// The answers to the calls to sense and to release missiles.
import { likely, pick, refuse } from '@admiralty/kernel'
import { byShip, commanded, judgeShips } from '../ask.ts'
import { unless } from '../at-most.ts'
import { callRules } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import { controlOf } from '../power/supply.ts'
import { enemiesOf, missilesOf } from '../table.ts'
import { cannotSense, canSense } from './check-attempts.ts'
import { excessOf, flownBy } from './guidance.ts'
import { sensorsLeft, sensorsOn } from './locks.ts'

const BLIND: OrderOf<'sense'> = { order: 'sense', ships: {} }

const sense = callRules('sense', ['sense'], {
  wants: ['EE-SEN-01', 'give the attempts of your sensors'],
  of: (view, me) => commanded(view, me).flatMap((ship) => sensorsLeft(view, ship).map((box) => `${ship.id}/${box}`)),
  check: (view, me, { ships }) => judgeShips(view, me, ships, cannotSense),
  forcedOrder: (view, seat) => unless(view, seat, (known) => commanded(known, seat).some((ship) => canSense(known, ship)), BLIND),
  others: ['EE-SEN-01', 'no attempt of yours could lock on to anything or find a hidden ship: make none'],
  randomOrder: (view, me, dice) => ({
    order: 'sense',
    ships: byShip(commanded(view, me), (ship) => {
      const left = sensorsLeft(view, ship)
      const seen = enemiesOf(view, me).map((enemy) => ({ at: enemy.id, sensors: sensorsOn(view, ship, enemy, left) }))
      const able = seen.filter(({ sensors }) => sensors.length > 0)
      if (able.length === 0) return []
      const { at, sensors } = pick(dice, able)
      return controlOf(view, ship) > 0 ? [{ sensors: sensors.slice(0, likely(dice, 1, 2) ? 2 : 1), at }] : []
    }),
  }),
  defaultOrder: () => BLIND,
})
const release = callRules('release', ['release'], {
  wants: ['EE-MIS-05', 'choose the missiles to release'],
  of: (view, me) => excessOf(view, me).flatMap(({ ship }) => flownBy(view, ship).map(({ id: missile }) => missile)),
  check(view, me, { missiles }) {
    const other = missiles.find((missile) => missilesOf(view, me).every(({ id: mine }) => mine !== missile))
    return other === undefined ? undefined : refuse('EE-MIS-05', `${other} is not one of your missiles`)
  },
  randomOrder: (view, me, dice) => ({
    order: 'release',
    missiles: missilesOf(view, me).flatMap(({ id: missile }) => (likely(dice, 1, 2) ? [missile] : [])),
  }),
  defaultOrder: () => ({ order: 'release', missiles: [] }),
})
export const sensorsQuestions = { sense, release }
