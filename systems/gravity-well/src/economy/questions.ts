// Answers in the second part of a turn: gas and works.

import { type Dice, die, isRefusal, likely, pick, refuse } from '@admiralty/kernel'
import { BUILT_KINDS, type BuiltKind, MODULE_KINDS, MOST_MENDED } from '../../data/units.ts'
import { callRules } from '../chapter.ts'
import type { Build, BuildPlace, OrderOf } from '../orders.ts'
import { trialState } from '../refusal.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { bayOf, isCarrier, isLoad, isModule, isTogether, resourcesOf, stationsOf, unitsOfSeat } from '../table.ts'
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

type BuildOrder = OrderOf<'build'>
const NOTHING: BuildOrder = { order: 'build', recycle: [], repairs: [], installs: [], builds: [] }
function randomPlace(view: View, station: Unit, kind: BuiltKind, dice: Dice): BuildPlace {
  if (isModule(kind)) return station.modules[kind] || likely(dice, 1, 5) ? { at: 'bay' } : { at: 'board' }
  const carriers = isLoad(kind) ? unitsOfSeat(view, station.seat).filter((unit) => isCarrier(unit.kind) && isTogether(unit, station)) : []
  if (carriers.length > 0 && likely(dice, 1, 2)) return { at: 'carrier', carrier: pick(dice, carriers).id }
  return likely(dice, 1, 3) ? { at: 'space' } : { at: 'bay' }
}
/** Random works; each is kept if the whole stays legal. */
function randomWorks(view: View, me: Color, dice: Dice): BuildOrder {
  const state = trialState(view)
  let order = NOTHING
  const grow = (next: BuildOrder): void => {
    if (!isRefusal(worksOf(state, me, next))) order = next
  }
  for (const station of stationsOf(view, me)) {
    for (const { id, kind } of bayOf(view, station)) {
      if (isModule(kind) && likely(dice, 1, 3)) grow({ ...order, installs: [...order.installs, { station: station.id, item: id }] })
      else if (likely(dice, 1, 12)) grow({ ...order, recycle: [...order.recycle, { station: station.id, item: id }] })
    }
    for (const module of MODULE_KINDS) {
      const damage = Math.min(MOST_MENDED, station.modules[module]?.damage ?? 0)
      if (damage > 0 && likely(dice, 2, 3))
        grow({ ...order, repairs: [...order.repairs, { station: station.id, target: { module }, points: die(dice, damage, 'points') }] })
    }
    for (let tries = die(dice, 5, 'things to build') - 1; tries > 0; tries -= 1) {
      const kind = pick(dice, BUILT_KINDS)
      const build: Build = { station: station.id, kind, to: randomPlace(view, station, kind, dice) }
      grow({ ...order, builds: [...order.builds, build] })
    }
  }
  return order
}
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
