// Answers in the second part of a turn: gas and works.

import { isRefusal, likely, refuse } from '@admiralty/kernel'
import { callRules } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import { trialState } from '../refusal.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { bayOf, resourcesOf, stationsOf } from '../table.ts'
import { NOTHING, randomWorks } from './random-works.ts'
import { deliverers, refineriesFor } from './steps.ts'
import { worksOf } from './works.ts'

type DeliverOrder = OrderOf<'deliver'>
/** Every load to the first refinery. */
export const everyLoad = (view: View, seat: Color): DeliverOrder => ({
  order: 'deliver',
  loads: deliverers(view, seat).flatMap((unit) =>
    refineriesFor(view, unit)
      .slice(0, 1)
      .map((station) => ({ unit: unit.id, station: station.id })),
  ),
})
const deliver = callRules('deliver', ['deliver'], {
  wants: ['GW-REF-01', 'gas is delivered now'],
  of: deliverers,
  check(view, me, order) {
    const able = deliverers(view, me)
    const wrong = order.loads.find(({ unit, station }, index) => {
      const ship = able.find(({ id }) => id === unit)
      const twice = order.loads.findIndex((load) => load.unit === unit) < index
      return twice || !ship || !refineriesFor(view, ship).some(({ id }) => id === station)
    })
    return wrong && refuse('GW-REF-01', `${wrong.unit} has no load of gas for a working refinery of ${wrong.station} in its hex`)
  },
  randomOrder: (view, me, dice) => (likely(dice, 3, 4) ? everyLoad(view, me) : { order: 'deliver', loads: [] }),
  defaultOrder: everyLoad,
})

/** Everything costs at least 1 RU, except what is done with things of a bay. */
const hasNothing = (view: View, seat: Color): boolean =>
  resourcesOf(view, seat) === 0 && stationsOf(view, seat).every((station) => bayOf(view, station).length === 0)
const build = callRules('build', ['build'], {
  wants: ['GW-CON-08', 'stations recycle, repair and build now'],
  of: stationsOf,
  check(view, me, order) {
    const tried = worksOf(trialState(view), me, order)
    return isRefusal(tried) ? tried : undefined
  },
  forcedOrder: (view, seat) => (view.secret[seat] && hasNothing(view, seat) ? NOTHING : undefined),
  randomOrder: randomWorks,
  defaultOrder: () => NOTHING,
})
export const economyQuestions = { deliver, build }
