// Answers in the movement phase.
import { type Dice, die, isRefusal, pick, type Refusal } from '@admiralty/kernel'
import { DIRECTIONS } from '@admiralty/space'
import { CONVERSION } from '../../data/tables.ts'
import { contentAt } from '../board/board.ts'
import type { MoveStep, Order, OrderOf } from '../orders.ts'
import type { Charges, Color } from '../shapes.ts'
import type { Ship, Table, View } from '../state.ts'
import { shipOf, shipsOfSeat, withShip } from '../table.ts'
import { ownShip, phaseQuestion } from '../turn/questions.ts'
import { afterMove, aheadPayment, checkSteps, moved, payment } from './moving.ts'

function check(view: View, me: Color, order: Order): Refusal | 'legal' | undefined {
  if (order.order !== 'move') return undefined
  const ship = ownShip(view, me, order.ship)
  return isRefusal(ship) ? ship : (checkSteps(view, ship.id, order.steps) ?? 'legal')
}

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
function randomSteps(table: Table, id: string, dice: Dice): readonly MoveStep[] {
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
const able = (view: View, me: Color): readonly string[] =>
  shipsOfSeat(view, me).flatMap((ship) => (stepsOf(view, ship).length > 0 ? [ship.id] : []))

function randomMove(view: View, me: Color, dice: Dice): OrderOf<'move'> | undefined {
  const ships = able(view, me)
  if (ships.length === 0) return undefined
  const ship = pick(dice, ships)
  return { order: 'move', ship, steps: randomSteps(view, ship, dice) }
}
export const movementQuestions = {
  movement: phaseQuestion<OrderOf<'move'>>({ phase: 'movement', kinds: ['move'], check, able, randomAct: randomMove }),
}
