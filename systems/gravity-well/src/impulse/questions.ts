// Answers in steps 3 to 5 of an impulse: cargo, landings, deployment.

import { isRefusal, likely, pick, refuse } from '@admiralty/kernel'
import { callRules } from '../chapter.ts'
import type { CargoAction } from '../orders.ts'
import { attempt, trialState } from '../refusal.ts'
import type { Color } from '../shapes.ts'
import type { State, View } from '../state.ts'
import { unitsOfSeat } from '../table.ts'
import { cargoEvent, droppable } from './cargo.ts'
import { deployed, deployers, deployList, landers, mayDeploy } from './deploying.ts'
import { type ImpulseEvent, impulseChapter } from './events.ts'
import { pickUps } from './picking-up.ts'

function faultOf<A>(
  view: View,
  actions: readonly A[],
  make: (state: State, action: A, earlier: readonly ImpulseEvent[]) => ReturnType<typeof cargoEvent>,
) {
  const tried = attempt<A, ImpulseEvent>(trialState(view), actions, { make, records: impulseChapter.records })
  return isRefusal(tried) ? tried : undefined
}
const droppers = (view: View, me: Color) => unitsOfSeat(view, me).filter((unit) => droppable(view, unit).length > 0)

const cargo = callRules('cargo', ['cargo'], {
  wants: ['GW-MOV-06', 'payload is picked up and dropped now'],
  of: (view, me) => [...new Set([...pickUps(view, me).map(({ carrier }) => carrier), ...droppers(view, me).map(({ id }) => id)])],
  check: (view, me, order) => faultOf<CargoAction>(view, order.actions, (state, action, earlier) => cargoEvent(state, me, action, earlier)),
  randomOrder(view, me, dice) {
    const drops = droppers(view, me).map((unit): CargoAction => {
      const items = droppable(view, unit).map(({ id }) => id)
      return { do: 'drop', carrier: unit.id, items: [pick(dice, items)] }
    })
    const all: readonly CargoAction[] = [...pickUps(view, me), ...drops]
    const actions = all.length > 0 && likely(dice, 1, 5) ? [pick(dice, all)] : []
    return { order: 'cargo', actions }
  },
  defaultOrder: () => ({ order: 'cargo', actions: [] }),
})
const land = callRules('land', ['land'], {
  wants: ['GW-MOV-07', 'units land on moons now'],
  of: landers,
  check(view, me, order) {
    const able = landers(view, me)
    const wrong = order.units.find((id, index) => order.units.indexOf(id) < index || !able.some((unit) => unit.id === id))
    return wrong === undefined ? undefined : refuse('GW-MOV-07', `${wrong} is not in the hex of a moon at its speed on its vector`)
  },
  randomOrder: (view, me, dice) => ({ order: 'land', units: landers(view, me).flatMap(({ id }) => (likely(dice, 1, 2) ? [id] : [])) }),
  defaultOrder: () => ({ order: 'land', units: [] }),
})
const deploy = callRules('deploy', ['deploy'], {
  wants: ['GW-MOV-09', 'satellites deploy now'],
  of: mayDeploy,
  check: (view, me, order) => faultOf(view, deployList(view, me, order), (state, unit) => deployed(state, me, unit)),
  /** A seat knows what its boosters carry; the public view never shows that nothing can deploy. */
  forcedOrder: (view, seat) => (view.secret[seat] && deployers(view, seat).length === 0 ? { order: 'deploy', units: [] } : undefined),
  others: ['GW-MOV-09', 'you have no satellite that could deploy now: choose none'],
  randomOrder: (view, me, dice) => ({
    order: 'deploy',
    units: likely(dice, 1, 8) ? 'all' : deployers(view, me).flatMap(({ id }) => (likely(dice, 1, 4) ? [id] : [])),
  }),
  defaultOrder: () => ({ order: 'deploy', units: [] }),
})
export const impulseQuestions = { cargo, land, deploy }
