// The effect of the draft, or of the choice under the pointer: counters in pencil, tracks, fields, and the units that they concern.
import { draftAhead, orderAhead, type SceneMoment } from '@admiralty/game-ui'
import type { SolarFlare } from '../src/game.ts'
import type { View } from '../src/state.ts'
import { isColor } from '../src/table.ts'
import { placingOf } from '../src/words/ask-placement.ts'
import type { Draft } from '../src/words/draft.ts'
import { movePlan, torpedoPlan } from './plan-moves.ts'
import { NOTHING, type PlanPreview, placePlan, tilePlan } from './plan-setup.ts'
import { launchPlan, shotPlan } from './plan-shots.ts'
import { blastPlan, flightPlan } from './plan-torpedoes.ts'
import { askedKind } from './question-kind.ts'

export type PlannedMoment = Pick<SceneMoment<SolarFlare, Draft>, 'view' | 'draft' | 'aimed'>

function orderPlan(view: View, order: NonNullable<ReturnType<typeof orderAhead<SolarFlare['order']>>>): PlanPreview {
  switch (order.order) {
    case 'tile':
      return tilePlan(order.tile)
    case 'place':
      return placePlan(view, order)
    case 'fire':
      return shotPlan(view, order)
    case 'launch':
      return launchPlan(view, order.ship, order.tube)
    case 'steer':
      return torpedoPlan(view, order.torpedo, (torpedo) => flightPlan(torpedo, order.path, view))
    case 'detonate':
      return torpedoPlan(view, order.torpedo, (torpedo) => blastPlan(view, torpedo))
    case 'move':
      return movePlan(view, order.ship, order.steps)
    default:
      return NOTHING
  }
}
function draftPlan(view: View, draft: Draft): PlanPreview {
  switch (draft.kind) {
    case 'place':
      return placePlan(view, draft)
    case 'tile':
      return tilePlan(draft.tile)
    case 'shot':
      return shotPlan(view, draft)
    case 'launch':
      return launchPlan(view, draft.ship, draft.tube)
    case 'torpedo':
      return torpedoPlan(view, draft.torpedo, (torpedo) => flightPlan(torpedo, draft.path, view))
    case 'blast':
      return torpedoPlan(view, draft.torpedo, (torpedo) => blastPlan(view, torpedo))
    case 'move':
      return movePlan(view, draft.ship, draft.steps)
    case 'rocks':
      return movePlan(view, draft.ship, [...draft.steps, draft.step])
    default:
      return NOTHING
  }
}

/** The only ship to place, before the player has chosen anything. */
const placingNow = (view: View): Draft | null =>
  askedKind(view) === 'placement' && isColor(view.me) ? placingOf(view, view.me, null) : null
/** The preview of the choice under the pointer, otherwise of the draft. */
export function plannedOf(moment: PlannedMoment): PlanPreview {
  const order = orderAhead(moment)
  const draft = draftAhead(moment) ?? placingNow(moment.view)
  return order ? orderPlan(moment.view, order) : draft ? draftPlan(moment.view, draft) : NOTHING
}
