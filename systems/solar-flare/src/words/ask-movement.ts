// The dialog of the movement phase. Steps are a plan on the chart until one press makes the move.
import { chanceOf, isRefusal, onHex, onThing, plural, toSpread } from '@admiralty/kernel'
import { ahead } from '@admiralty/space'
import { damageChances } from '../damage/damage.ts'
import { afterMove, aheadPayment, checkSteps, courseOf, type Moved, moved, payment } from '../movement/moving.ts'
import { stepsOf } from '../movement/possible-steps.ts'
import { MOST_STEPS, type MoveStep } from '../orders.ts'
import type { Charges, Color } from '../shapes.ts'
import type { Ship, Table, View } from '../state.ts'
import { shipOf, shipsOfSeat, withShip, working } from '../table.ts'
import { mayEndAll } from '../turn/acting.ts'
import { layersAt } from '../weapons/targets.ts'
import type { Draft, DraftOf } from './draft.ts'
import { endRows, type GamePage, type GameRow, type GameRows, row, START } from './form.ts'
import { capital, compass, nameOfFitting } from './say.ts'

const PHASE = 'Movement · yours to decide'

/** A ship at the end of its planned steps. */
interface Plan {
  /** The view as it would be there. */
  readonly view: View
  readonly ship: Ship
  readonly steps: readonly MoveStep[]
  readonly last: Moved | null
}
/** A plan that is not legal any more, because other ships have moved, is dropped. */
export function planOf(view: View, id: string, steps: readonly MoveStep[]): Plan {
  const course = courseOf(view, id, steps)
  if (isRefusal(course)) return { view, ship: shipOf(view, id), steps: [], last: null }
  return { view: course.table, ship: shipOf(course.table, id), steps, last: course.last }
}
/** The draft with these steps; without any the page from which the plan began. */
function draftWith(view: View, me: Color, ship: string, steps: readonly MoveStep[]): Draft {
  if (steps.length > 0) return { kind: 'move', ship, steps }
  return shipsOfSeat(view, me).length > 1 ? { kind: 'ship', ship } : START
}

export function movementPage(view: View, me: Color, draft: Draft): GamePage {
  if (draft.kind === 'rocks') return rocksPage(view, me, draft)
  const ships = shipsOfSeat(view, me)
  const id = draft.kind === 'ship' || draft.kind === 'move' ? draft.ship : ships.length === 1 ? ships[0]?.id : undefined
  const plan = id === undefined ? undefined : planOf(view, id, draft.kind === 'move' ? draft.steps : [])
  if (plan && plan.steps.length > 0) return planPage(view, me, plan)
  return {
    phase: PHASE,
    title: plan ? `Move ${plan.ship.name}` : 'Move your ships',
    text: plan ? chargesText(plan.ship) : 'Ships move in any order.',
    rule: 'SF-TRN-04',
    back: draft.kind === 'ship' ? { set: START, label: 'Other ships' } : undefined,
    rows: () => [
      draft.kind !== 'ship' && endRows('movement', { all: mayEndAll(view, me, 'movement'), main: true }),
      plan ? stepRows(plan) : ships.map((ship) => shipRow(view, ship)),
    ],
  }
}
/** The plan so far: one row makes the move, the others add steps. Dice of asteroids end a plan (SF-AST-01). */
function planPage(view: View, me: Color, plan: Plan): GamePage {
  const { ship, steps, last } = plan
  const isOver = last?.asteroids || steps.length >= MOST_STEPS
  const way = `${capital(stepsText(steps))}.`
  return {
    phase: PHASE,
    title: `${ship.name}: ${plural(steps.length, 'step')} planned`,
    text: last?.asteroids
      ? `${way} Asteroids attack at its end; you may go on afterwards.`
      : `${way} Nothing is spent until you make the move. Then left: ${chargesText(ship)}`,
    rule: 'SF-TRN-04',
    back: { set: draftWith(view, me, ship.id, steps.slice(0, -1)), label: 'Take back' },
    rows: () => [
      row('confirm', 'SF-TRN-04', 'Make this move', {
        give: { order: 'move', ship: ship.id, steps },
        role: 'main',
        ...(last?.asteroids ? rockFigures(ship, last) : {}),
      }),
      !isOver && stepRows(plan),
    ],
  }
}
const stepText = (step: MoveStep): string =>
  step.step === 'turn' ? `turn ${step.to}` : step.step === 'ahead' ? 'ahead' : `shift ${compass(step.direction)}`
/** 'ahead 2, turn left, ahead 1' */
function stepsText(steps: readonly MoveStep[]): string {
  const runs: { readonly text: string; readonly times: number }[] = []
  for (const step of steps) {
    const [text, before] = [stepText(step), runs.at(-1)]
    if (before?.text === text) runs.splice(-1, 1, { text, times: before.times + 1 })
    else runs.push({ text, times: 1 })
  }
  return runs.map(({ text, times }) => (text === 'ahead' ? `ahead ${times}` : times > 1 ? `${text} ${times} times` : text)).join(', ')
}
function chargesText(ship: Ship): string {
  const held = (kind: 'engine' | 'thruster'): number => working(ship, kind).reduce((sum, { charge }) => sum + charge, 0)
  return `${plural(held('engine'), 'engine charge')}, ${plural(held('thruster'), 'thruster charge')}.`
}
function shipRow(view: View, ship: Ship): GameRow | false {
  const spots = [onThing(ship.id), onHex(ship.hex)]
  return (
    stepsOf(view, ship).length > 0 &&
    row(`ship:${ship.id}`, 'SF-TRN-04', ship.name, { set: { kind: 'ship', ship: ship.id }, spots, note: chargesText(ship) })
  )
}
/** 'main engine 3 in section 3: 1' */
const paidText = (ship: Ship, charges: Charges): string =>
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
function stepRows(plan: Plan): GameRows {
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
function stepRow({ view, ship, steps }: Plan, step: MoveStep, by: '' | 'engines' = ''): GameRow | false {
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
function engineTurns(plan: Plan): GameRows {
  const { ship } = plan
  const pay = payment(ship, 1, 'engine')
  const usual = payment(ship, 1)
  if (!pay || JSON.stringify(pay) === JSON.stringify(usual)) return []
  return (['left', 'right'] as const).map((to) => stepRow(plan, { step: 'turn', to, pay }, 'engines'))
}
function rocksPage(view: View, me: Color, { ship: id, steps, step }: DraftOf<'rocks'>): GamePage {
  const plan = planOf(view, id, steps)
  return {
    phase: PHASE,
    title: `${plan.ship.name} flies into asteroids`,
    text: 'Each manoeuvre point that you spend removes a die.',
    rule: 'SF-AST-03',
    back: { set: draftWith(view, me, id, plan.steps) },
    rows: () => Array.from({ length: 13 }, (_, points) => rockRow(plan, step, points)),
  }
}
function rockRow({ view, ship, steps }: Plan, step: MoveStep, points: number): GameRow | false {
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
function rockFigures(ship: Ship, { asteroids }: Moved) {
  const spread = asteroids && damageChances(layersAt({ kind: 'ship', ship }, asteroids.section), asteroids.strength.total)
  return {
    spread: spread && toSpread(spread, 'points of damage'),
    odds: spread ? chanceOf(spread, (damage) => damage > 0) : 0,
    oddsTo: 'be damaged',
    because: asteroids ? [{ title: 'dice', number: asteroids.strength }] : [],
  }
}
