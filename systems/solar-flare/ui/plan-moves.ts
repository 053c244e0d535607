// The preview of moves.
import { type Scene, sideStyleOf } from '@admiralty/board'
import { pencilled, trackOf } from '@admiralty/game-ui'
import { isRefusal, plural } from '@admiralty/kernel'
import { afterMove, moved } from '../src/movement/moving.ts'
import type { MoveStep } from '../src/orders.ts'
import type { Torpedo, View } from '../src/state.ts'
import { withShip } from '../src/table.ts'
import { shipCounter } from './counters.ts'
import { look, NOTHING, type PlanPreview } from './plan-setup.ts'

/** A course of a ship; asteroids that attack it are marked with their dice. */
export function movePlan(view: View, id: string, steps: readonly MoveStep[]): PlanPreview {
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

export const torpedoPlan = (view: View, id: string, plan: (torpedo: Torpedo) => PlanPreview): PlanPreview => {
  const torpedo = view.torpedoes[id]
  return torpedo ? plan(torpedo) : NOTHING
}
