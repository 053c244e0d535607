// Rows for the next step of a ship.
import { isRefusal, onHex } from '@admiralty/kernel'
import { ahead } from '@admiralty/space'
import { afterMove, aheadPayment, type Moved, moved, payment } from '../movement/moving.ts'
import { stepsOf } from '../movement/possible-steps.ts'
import { MOST_STEPS, type MoveStep } from '../orders.ts'
import type { Charges } from '../shapes.ts'
import type { Ship, Table, View } from '../state.ts'
import { shipOf, withShip } from '../table.ts'
import { type GameRow, type GameRows, row } from './form.ts'
import { compass, nameOfFitting } from './say.ts'

/** A ship at the end of its planned steps. */
export interface MovePlan {
  /** The view as it would be there. */
  readonly view: View
  readonly ship: Ship
  readonly steps: readonly MoveStep[]
  readonly last: Moved | null
}

/** 'main engine 3 in section 3: 1' */
export const paidText = (ship: Ship, charges: Charges): string =>
  Object.entries(charges)
    .map(([index, amount]) => `${nameOfFitting(ship, Number(index))}: ${amount}`)
    .join(', ')

/** Straight runs ahead up to the first asteroids. */
function runs(table: Table, ship: Ship): readonly (readonly MoveStep[])[] {
  const found: (readonly MoveStep[])[] = []
  let [now, steps] = [table, [] as readonly MoveStep[]] // an empty list has no type of its own
  for (;;) {
    const at = shipOf(now, ship.id)
    const pay = aheadPayment(at)
    if (!pay) return found
    const step: MoveStep = { step: 'ahead', pay, dodge: {} }
    const next = moved(now, at, step)
    if (isRefusal(next) || next.asteroids) return found
    steps = [...steps, step]
    found.push(steps)
    now = withShip(now, ship.id, afterMove(at, next))
  }
}

/** The steps that may follow a plan. */
export function stepRows(plan: MovePlan): GameRows {
  const { view, ship, steps: before } = plan
  const straight = runs(view, ship).filter(({ length }) => before.length + length <= MOST_STEPS)
  const at = (distance: number) => [onHex(ahead(ship.hex, ship.facing, distance))]
  return [
    straight.map((steps) =>
      row(`ahead:${steps.length}`, 'SF-MOV-01', `Ahead ${steps.length}`, {
        set: { kind: 'move', ship: ship.id, steps: [...before, ...steps] },
        spots: at(steps.length),
        cost: steps.length,
      }),
    ),
    stepsOf(view, ship).map((step) => (step.step === 'ahead' && straight.length > 0 ? false : stepRow(plan, step))),
    engineTurns(plan),
  ]
}

const LABELS = { left: 'Turn left', right: 'Turn right' } as const

/** `by` names the engines where they pay although thrusters could. */
function stepRow({ view, ship, steps }: MovePlan, step: MoveStep, by: '' | 'engines' = ''): GameRow | false {
  const next = moved(view, ship, step)
  if (isRefusal(next)) return false
  const label =
    step.step === 'turn' ? `${LABELS[step.to]}${by && ` by ${by}`}` : step.step === 'ahead' ? 'Ahead 1' : `Shift ${compass(step.direction)}`
  const key = step.step === 'turn' ? `${step.to}${by && `:${by}`}` : step.step === 'ahead' ? 'ahead:1' : `shift:${step.direction}`
  const rule = step.step === 'turn' ? 'SF-MOV-02' : step.step === 'ahead' ? 'SF-MOV-01' : 'SF-MOV-04'
  const details = { spots: step.step === 'turn' ? [] : [onHex(next.hex)], note: paidText(ship, step.pay) }
  return next.asteroids
    ? row(key, 'SF-AST-01', `${label}, into asteroids`, { set: { kind: 'rocks', ship: ship.id, steps, step }, ...details })
    : row(key, rule, label, { set: { kind: 'move', ship: ship.id, steps: [...steps, step] }, ...details })
}

/** SF-MOV-03: turns that engines pay although thrusters could. */
function engineTurns(plan: MovePlan): GameRows {
  const { ship } = plan
  const pay = payment(ship, 1, 'engine')
  const usual = payment(ship, 1)
  if (!pay || JSON.stringify(pay) === JSON.stringify(usual)) return []
  return (['left', 'right'] as const).map((to) => stepRow(plan, { step: 'turn', to, pay }, 'engines'))
}
