// Answers in the movement phase.
import { type Dice, isRefusal, pick, type Refusal } from '@admiralty/kernel'
import type { Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { shipsOfSeat } from '../table.ts'
import { ownShip, phaseQuestion } from '../turn/questions.ts'
import { checkSteps } from './moving.ts'
import { randomSteps, stepsOf } from './possible-steps.ts'

function check(view: View, me: Color, order: Order): Refusal | 'legal' | undefined {
  if (order.order !== 'move') return undefined
  const ship = ownShip(view, me, order.ship)
  return isRefusal(ship) ? ship : (checkSteps(view, ship.id, order.steps) ?? 'legal')
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
