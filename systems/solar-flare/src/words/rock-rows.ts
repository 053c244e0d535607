// Rows for what a ship's move costs, and for rocks in its way.
import { chanceOf, isRefusal, onHex, onThing, plural, toSpread } from '@admiralty/kernel'
import { damageChances } from '../damage/damage.ts'
import { afterMove, checkSteps, courseOf, type Moved, moved, payment } from '../movement/moving.ts'
import { stepsOf } from '../movement/possible-steps.ts'
import type { MoveStep } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import { shipOf, working } from '../table.ts'
import { layersAt } from '../weapons/layers.ts'
import { type GameRow, row } from './form.ts'
import { type MovePlan, paidText } from './step-rows.ts'

/** A plan that is not legal any more, because other ships have moved, is dropped. */
export function planOf(view: View, id: string, steps: readonly MoveStep[]): MovePlan {
  const course = courseOf(view, id, steps)
  if (isRefusal(course)) return { view, ship: shipOf(view, id), steps: [], last: null }
  return { view: course.table, ship: shipOf(course.table, id), steps, last: course.last }
}

export function chargesText(ship: Ship): string {
  const held = (kind: 'engine' | 'thruster'): number => working(ship, kind).reduce((sum, { charge }) => sum + charge, 0)
  return `${plural(held('engine'), 'engine charge')}, ${plural(held('thruster'), 'thruster charge')}.`
}

export function shipRow(view: View, ship: Ship): GameRow | false {
  const spots = [onThing(ship.id), onHex(ship.hex)]
  return (
    stepsOf(view, ship).length > 0 &&
    row(`ship:${ship.id}`, 'SF-TRN-04', ship.name, { set: { kind: 'ship', ship: ship.id }, spots, note: chargesText(ship) })
  )
}

export function rockRow({ view, ship, steps }: MovePlan, step: MoveStep, points: number): GameRow | false {
  const plain = moved(view, ship, step)
  if (step.step === 'turn' || isRefusal(plain)) return false
  const dodge = points === 0 ? {} : payment({ ...ship, ...afterMove(ship, plain) }, points)
  if (!dodge || checkSteps(view, ship.id, [{ ...step, dodge }])) return false
  const next = moved(view, ship, { ...step, dodge })
  if (isRefusal(next)) return false
  return row(`dodge:${points}`, 'SF-AST-03', points === 0 ? 'Spend nothing' : `Spend ${plural(points, 'manoeuvre point')}`, {
    set: { kind: 'move', ship: ship.id, steps: [...steps, { ...step, dodge }] },
    ...rockFigures(ship, next),
    note: paidText(ship, dodge) || null,
  })
}

/** The chances of a step in a hex of asteroids. */
export function rockFigures(ship: Ship, { asteroids }: Moved) {
  const spread = asteroids && damageChances(layersAt({ kind: 'ship', ship }, asteroids.section), asteroids.strength.total)
  return {
    spread: spread && toSpread(spread, 'points of damage'),
    odds: spread ? chanceOf(spread, (damage) => damage > 0) : 0,
    oddsTo: 'be damaged',
    because: asteroids ? [{ title: 'dice', number: asteroids.strength }] : [],
  }
}
