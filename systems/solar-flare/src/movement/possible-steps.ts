// The steps that a ship can make, and random ones.
import { type Dice, die, isRefusal, pick } from '@admiralty/kernel'
import { DIRECTIONS } from '@admiralty/space'
import { CONVERSION } from '../../data/tables.ts'
import { contentAt } from '../board/board.ts'
import type { MoveStep } from '../orders.ts'
import type { Charges } from '../shapes.ts'
import type { Ship, Table } from '../state.ts'
import { shipOf, withShip } from '../table.ts'
import { afterMove, aheadPayment, moved, payment } from './moving.ts'

/** The steps that a ship can make now, each with its usual payment and none against asteroids. */
export function stepsOf(table: Table, ship: Ship): readonly MoveStep[] {
  const paid = (pay: Charges | null, step: (pay: Charges) => MoveStep): readonly MoveStep[] => {
    const made = pay && step(pay)
    return made && !isRefusal(moved(table, ship, made)) ? [made] : []
  }
  const [turn, shift] = [payment(ship, 1), payment(ship, CONVERSION)]
  return [
    ...paid(aheadPayment(ship), (pay) => ({ step: 'ahead', pay, dodge: {} })),
    ...paid(turn, (pay) => ({ step: 'turn', to: 'left', pay })),
    ...paid(turn, (pay) => ({ step: 'turn', to: 'right', pay })),
    ...DIRECTIONS.flatMap((direction) => paid(shift, (pay) => ({ step: 'shift', direction, pay, dodge: {} }))),
  ]
}
/** Random steps up to the first dice of asteroids; some buy dice off. */
export function randomSteps(table: Table, id: string, dice: Dice): readonly MoveStep[] {
  const steps: MoveStep[] = []
  let now = table
  for (let left = die(dice, 5, 'steps'); left > 0; left -= 1) {
    const ship = shipOf(now, id)
    const possible = stepsOf(now, ship)
    if (possible.length === 0) break
    const step = someDodge(now, ship, pick(dice, possible))
    const next = moved(now, ship, step)
    if (isRefusal(next)) break
    steps.push(step)
    now = withShip(now, id, afterMove(ship, next))
    if (next.asteroids) break
  }
  return steps
}
/** The step with one manoeuvre point against asteroids, if there are any and the ship can pay it. */
function someDodge(table: Table, ship: Ship, step: MoveStep): MoveStep {
  const next = moved(table, ship, step)
  if (step.step === 'turn' || isRefusal(next) || contentAt(table.tiles, next.hex) !== 'asteroids') return step
  const dodge = payment({ ...ship, ...afterMove(ship, next) }, 1)
  const dodged = dodge && { ...step, dodge }
  return dodged && !isRefusal(moved(table, ship, dodged)) ? dodged : step
}
