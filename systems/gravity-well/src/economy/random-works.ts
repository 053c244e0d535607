// Random work at a seat's stations.
import { type Dice, die, isRefusal, likely, pick } from '@admiralty/kernel'
import { BUILT_KINDS, type BuiltKind, MODULE_KINDS, MOST_MENDED } from '../../data/units.ts'
import type { Build, BuildPlace, OrderOf } from '../orders.ts'
import { trialState } from '../refusal.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { bayOf, isCarrier, isLoad, isModule, isTogether, stationsOf, unitsOfSeat } from '../table.ts'
import { worksOf } from './works.ts'

type BuildOrder = OrderOf<'build'>

export const NOTHING: BuildOrder = { order: 'build', recycle: [], repairs: [], installs: [], builds: [] }

function randomPlace(view: View, station: Unit, kind: BuiltKind, dice: Dice): BuildPlace {
  if (isModule(kind)) return station.modules[kind] || likely(dice, 1, 5) ? { at: 'bay' } : { at: 'board' }
  const carriers = isLoad(kind) ? unitsOfSeat(view, station.seat).filter((unit) => isCarrier(unit.kind) && isTogether(unit, station)) : []
  if (carriers.length > 0 && likely(dice, 1, 2)) return { at: 'carrier', carrier: pick(dice, carriers).id }
  return likely(dice, 1, 3) ? { at: 'space' } : { at: 'bay' }
}

/** Random works; each is kept if the whole stays legal. */
export function randomWorks(view: View, me: Color, dice: Dice): BuildOrder {
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
