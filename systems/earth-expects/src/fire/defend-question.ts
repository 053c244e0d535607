// The answer to the call to defend against missiles.
import { likely, pick, refuse } from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import { boxName, notMine, twice } from '../ask.ts'
import { unless } from '../at-most.ts'
import { callRules } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { missileOf, shipOf } from '../table.ts'
import { chainIn, defencesOf, engagements, neededToDefend, targetsFor } from './defence.ts'
import { cannotEngage, sensorsFor } from './engage.ts'

// Point defence.
/** Whether a die of a weapon can stop a missile, with all sensors that help (EE-PD-05). */
const canStop = (view: View, seat: Color): boolean => {
  const chain = chainIn(view)
  return engagements(view, seat, chain).some(({ order }) => {
    const ship = shipOf(view, order.ship)
    const missile = missileOf(view, order.missile)
    const weapon = defencesOf(view, ship, chain).find(({ id }) => id === order.weapon)
    const sensors = sensorsFor(view, ship, missile).length
    return weapon && neededToDefend(view, ship, weapon, missile, { sensors, chain }).total <= CREWS[ship.crew].sides
  })
}
const PASS: OrderOf<'pass'> = { order: 'pass' }
export const defend = callRules('defend', ['defend', 'pass'], {
  wants: ['EE-PD-03', 'engage a missile, or pass'],
  of: (view, me) => engagements(view, me, chainIn(view)).map(({ order }) => `${order.ship}/${order.weapon}/${order.missile}`),
  check(view, me, order) {
    const wrong = notMine(view, me, [order.ship])
    if (wrong) return wrong
    const ship = shipOf(view, order.ship)
    const weapon = defencesOf(view, ship, chainIn(view)).find(({ id }) => id === order.weapon)
    if (!weapon) return refuse('EE-PD-10', `${boxName(view, ship, order.weapon)} cannot fire, or has already been used`)
    const missile = targetsFor(view, me).find(({ id }) => id === order.missile)
    if (!missile) return refuse('EE-PD-01', `${order.missile} is not a missile that can be engaged`)
    const able = sensorsFor(view, ship, missile)
    if (twice(order.sensors) || !order.sensors.every((box) => able.includes(box)))
      return refuse('EE-PD-05', 'list only powered sensors that see the missile, each once')
    return cannotEngage(view, ship, weapon, missile)
  },
  forcedOrder: (view, seat) => unless(view, seat, (known) => canStop(known, seat), PASS),
  others: ['EE-PD-05', 'no shot of yours can stop a missile now: pass'],
  randomOrder(view, me, dice) {
    const able = engagements(view, me, chainIn(view))
    if (able.length === 0 || likely(dice, 1, 4)) return PASS
    const { order } = pick(dice, able)
    const missile = view.missiles[order.missile]
    const sensors = missile && likely(dice, 1, 2) ? sensorsFor(view, shipOf(view, order.ship), missile).slice(0, 1) : []
    return { ...order, sensors }
  },
  defaultOrder: () => PASS,
})
