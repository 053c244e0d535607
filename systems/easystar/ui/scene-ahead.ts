// The end of a planned course, and what could be fired from there.
import { draftAhead, orderAhead, plannedReach } from '@admiralty/game-ui'
import { flownPath } from '../src/movement/band.ts'
import { endOf, type HexPose } from '../src/movement/course.ts'
import { nameOf } from '../src/words/say.ts'
import { threatsTo } from './areas.ts'
import { courseOf, flightOf, NOTHING, type PlannedMarks, plannedMarks } from './courses.ts'
import { depthOf, plannedFire } from './reach.ts'
import type { Moment } from './selected-weapon.ts'

export function pencilledOf(moment: Moment): PlannedMarks {
  const order = orderAhead(moment)
  if (order?.order === 'move') return courseOf(moment.view, order)
  if (order?.order === 'fly') return flightOf(moment.view, order)
  const drawn = plannedMarks(moment.view, draftAhead(moment))
  return drawn === NOTHING ? plannedMarks(moment.view, moment.draft) : drawn
}

/** Where the planned course or flight ends; null if none is planned. */
function plannedEnd(moment: Moment): { readonly id: string; readonly pose: HexPose } | null {
  const { view } = moment
  const order = orderAhead(moment)
  for (const plan of [order, draftAhead(moment), moment.draft]) {
    if (!plan || !('path' in plan) || plan.path === '') continue
    const id = 'ship' in plan ? plan.ship : plan.fighter
    const from = view.ships[id] ?? view.fighters[id]
    if (from) return { id, pose: endOf(from, flownPath(view, from, plan.path)) }
  }
  return null
}

/** The shading and outlines while ships or fighters move. */
export function reachAhead(moment: Moment): ReturnType<typeof plannedReach> {
  const { view } = moment
  const end = plannedEnd(moment)
  const fire = end && plannedFire(view, end.id, end.pose)
  const reach = plannedReach({
    planned: end && fire && { name: nameOf(view, end.id), means: fire.means },
    threats: threatsTo(view),
    enemies: 'known enemy weapons',
    levelOf: depthOf,
  })
  return { ...reach, overlays: [...reach.overlays, ...(fire?.fields ?? [])] }
}
