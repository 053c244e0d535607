// The effect of the draft, or of the choice under the pointer: counters in pencil, tracks, fields, and the units that they concern.
import { type Scene, sideStyleOf } from '@admiralty/board'
import { draftAhead, orderAhead, pencilled, type SceneMoment, trackOf } from '@admiralty/game-ui'
import { isRefusal, plural } from '@admiralty/kernel'
import type { SolarFlare } from '../src/game.ts'
import { afterMove, moved } from '../src/movement/moving.ts'
import type { MoveStep } from '../src/orders.ts'
import type { Torpedo, View } from '../src/state.ts'
import { isColor, withShip } from '../src/table.ts'
import { placingOf } from '../src/words/ask-placement.ts'
import type { Draft } from '../src/words/draft.ts'
import { shipCounter } from './counters.ts'
import { look, NOTHING, type PlanPreview, placePlan, tilePlan } from './plan-setup.ts'
import { launchPlan, shotPlan } from './plan-shots.ts'
import { blastPlan, flightPlan } from './plan-torpedoes.ts'
import { askedKind } from './question-kind.ts'

export type PlannedMoment = Pick<SceneMoment<SolarFlare, Draft>, 'view' | 'draft' | 'aimed'>

/** A course of a ship; asteroids that attack it are marked with their dice. */
function movePlan(view: View, id: string, steps: readonly MoveStep[]): PlanPreview {
  const begin = view.ships[id]
  if (!begin) return NOTHING
  const hexes = [begin.hex]
  const marked: Scene['marked'][number][] = []
  let [ship, table] = [begin, view]
  for (const step of steps) {
    const next = moved(table, ship, step)
    if (isRefusal(next)) break
    ship = { ...ship, ...afterMove(ship, next) }
    table = withShip(table, id, ship)
    hexes.push(ship.hex)
    if (next.asteroids) marked.push(look(ship.hex, plural(next.asteroids.strength.total, 'die', 'dice')))
  }
  const counter = pencilled(shipCounter(begin, null), { at: ship.hex, facing: ship.facing }, begin.name)
  return { counters: [counter], tracks: trackOf(sideStyleOf(begin.seat), hexes, 'planned'), overlays: [], marked, moved: ship }
}

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
const torpedoPlan = (view: View, id: string, plan: (torpedo: Torpedo) => PlanPreview): PlanPreview => {
  const torpedo = view.torpedoes[id]
  return torpedo ? plan(torpedo) : NOTHING
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
