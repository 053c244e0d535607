// The dialog of the movement phase.
import { chanceOf, onHex, onThing, toSpread } from '@admiralty/kernel'
import { ahead } from '@admiralty/space'
import { damageChances } from '../damage/damage.ts'
import { afterMove, aheadPayment, checkSteps, moved, payment } from '../movement/moving.ts'
import { stepsOf } from '../movement/questions.ts'
import type { MoveStep } from '../orders.ts'
import { isRefusal } from '../refusal.ts'
import type { Charges, Color } from '../shapes.ts'
import type { Ship, Table, View } from '../state.ts'
import { shipOf, shipsOfSeat, withShip, working } from '../table.ts'
import { mayEndAll } from '../turn/acting.ts'
import { layersAt } from '../weapons/targets.ts'
import type { Draft, DraftOf } from './draft.ts'
import { endRows, type GamePage, type GameRow, type GameRows, row, START } from './form.ts'
import { compass, counted, nameOfFitting } from './say.ts'

const PHASE = 'Movement · yours to decide'
export function movementPage(view: View, me: Color, draft: Draft): GamePage {
  if (draft.kind === 'rocks') return rocksPage(view, draft)
  const ships = shipsOfSeat(view, me)
  const chosen = draft.kind === 'ship' ? shipOf(view, draft.ship) : ships.length === 1 ? ships[0] : undefined
  return {
    phase: PHASE,
    title: chosen ? `Move ${chosen.name}` : 'Move your ships',
    text: chosen ? chargesText(chosen) : 'Ships move in any order.',
    rule: 'SF-TRN-04',
    back: draft.kind === 'ship' ? { set: START, label: 'Other ships' } : undefined,
    rows: () => [
      draft.kind !== 'ship' && endRows('movement', mayEndAll(view, me, 'movement'), true),
      chosen ? shipRows(view, chosen) : ships.map((ship) => shipRow(view, ship)),
    ],
  }
}
function chargesText(ship: Ship): string {
  const held = (kind: 'engine' | 'thruster'): number => working(ship, kind).reduce((sum, { charge }) => sum + charge, 0)
  return `${counted(held('engine'), 'engine charge')}, ${counted(held('thruster'), 'thruster charge')}.`
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
  let [now, steps] = [table, [] as readonly MoveStep[]]
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
function shipRows(view: View, ship: Ship): GameRows {
  const straight = runs(view, ship)
  const at = (distance: number) => [onHex(ahead(ship.hex, ship.facing, distance))]
  return [
    straight.map((steps) =>
      row(`ahead:${steps.length}`, 'SF-MOV-01', `Ahead ${steps.length}`, {
        give: { order: 'move', ship: ship.id, steps },
        spots: at(steps.length),
        cost: steps.length,
      }),
    ),
    stepsOf(view, ship).map((step) => (step.step === 'ahead' && straight.length > 0 ? false : stepRow(view, ship, step))),
    engineTurns(view, ship),
  ]
}
const LABELS = { left: 'Turn left', right: 'Turn right' } as const
/** `by` names the engines where they pay although thrusters could. */
function stepRow(view: View, ship: Ship, step: MoveStep, by: '' | 'engines' = ''): GameRow | false {
  const next = moved(view, ship, step)
  if (isRefusal(next)) return false
  const label =
    step.step === 'turn' ? `${LABELS[step.to]}${by && ` by ${by}`}` : step.step === 'ahead' ? 'Ahead 1' : `Shift ${compass(step.direction)}`
  const key = step.step === 'turn' ? `${step.to}${by && `:${by}`}` : step.step === 'ahead' ? 'ahead:1' : `shift:${step.direction}`
  const rule = step.step === 'turn' ? 'SF-MOV-02' : step.step === 'ahead' ? 'SF-MOV-01' : 'SF-MOV-04'
  const details = { spots: step.step === 'turn' ? [] : [onHex(next.hex)], note: paidText(ship, step.pay) }
  return next.asteroids
    ? row(key, 'SF-AST-01', `${label}, into asteroids`, { set: { kind: 'rocks', ship: ship.id, step }, ...details })
    : row(key, rule, label, { give: { order: 'move', ship: ship.id, steps: [step] }, ...details })
}
/** SF-MOV-03: turns that engines pay although thrusters could. */
function engineTurns(view: View, ship: Ship): GameRows {
  const pay = payment(ship, 1, 'engine')
  const usual = payment(ship, 1)
  if (!pay || JSON.stringify(pay) === JSON.stringify(usual)) return []
  return (['left', 'right'] as const).map((to) => stepRow(view, ship, { step: 'turn', to, pay }, 'engines'))
}
function rocksPage(view: View, { ship: id, step }: DraftOf<'rocks'>): GamePage {
  const ship = shipOf(view, id)
  return {
    phase: PHASE,
    title: `${ship.name} flies into asteroids`,
    text: 'Each manoeuvre point that you spend removes a die.',
    rule: 'SF-AST-03',
    back: { set: START },
    rows: () => Array.from({ length: 13 }, (_, points) => rockRow(view, ship, step, points)),
  }
}
function rockRow(view: View, ship: Ship, step: MoveStep, points: number): GameRow | false {
  const plain = moved(view, ship, step)
  if (step.step === 'turn' || isRefusal(plain)) return false
  const dodge = points === 0 ? {} : payment({ ...ship, ...afterMove(ship, plain) }, points)
  if (!dodge || checkSteps(view, ship.id, [{ ...step, dodge }])) return false
  const next = moved(view, ship, { ...step, dodge })
  if (isRefusal(next)) return false
  const { asteroids } = next
  const spread = asteroids && damageChances(layersAt({ kind: 'ship', ship }, asteroids.section), asteroids.strength.total)
  return row(`dodge:${points}`, 'SF-AST-03', points === 0 ? 'Spend nothing' : `Spend ${counted(points, 'manoeuvre point')}`, {
    give: { order: 'move', ship: ship.id, steps: [{ ...step, dodge }] },
    spread: spread && toSpread(spread, 'points of damage'),
    odds: spread ? chanceOf(spread, (damage) => damage > 0) : 0,
    oddsTo: 'be damaged',
    because: asteroids ? [{ title: 'dice', number: asteroids.strength }] : [],
    note: paidText(ship, dodge) || null,
  })
}
