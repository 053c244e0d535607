// The dialog of the movement phase. Steps are a plan on the chart until one press makes the move.
import { plural } from '@admiralty/kernel'
import { MOST_STEPS, type MoveStep } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { shipsOfSeat } from '../table.ts'
import { mayEndAll } from '../turn/acting.ts'
import type { Draft, DraftOf } from './draft.ts'
import { endRows, type GamePage, row, START } from './form.ts'
import { chargesText, planOf, rockFigures, rockRow, shipRow } from './rock-rows.ts'
import { capital, compass } from './say.ts'
import { type MovePlan, stepRows } from './step-rows.ts'

const PHASE = 'Movement · yours to decide'

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
function planPage(view: View, me: Color, plan: MovePlan): GamePage {
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
