// Answers to the calls of combat: shots, turrets and displacers, judged on the seat's view.

import { likely } from '@admiralty/kernel'
import { callRules } from '../chapter.ts'
import type { Item, Ship, View } from '../state.ts'
import { has, sheetOf, shipOf } from '../table.ts'
import { fire } from './fire-question.ts'
import { turretsOf } from './turrets.ts'

function targetOf(view: View): Ship {
  if (!view.shot) throw new Error('there is no shot to resolve')
  return shipOf(view, view.shot.at)
}
const turrets = (view: View): readonly Item[] => turretsOf(view, targetOf(view).id, view.shot?.from ?? '')

const pointDefence = callRules('pointDefence', ['defend'], {
  wants: ['ES-PDF-01', 'expected a choice of turrets'],
  of: turrets,
  check(view, _, order) {
    if (new Set(order.turrets).size < order.turrets.length) return { rule: 'ES-CMB-01', reason: 'each turret may fire once' }
    const able = turrets(view)
    if (order.turrets.every((turret) => able.some(({ id }) => id === turret))) return undefined
    const ship = targetOf(view)
    const spent = order.turrets.some((turret) => ship.fired[turret])
    return spent
      ? { rule: 'ES-PDF-02', reason: 'that turret has fired this turn' }
      : { rule: 'ES-PDF-03', reason: 'no such turret bears on the attacker' }
  },
  forcedOrder: (view) => (sheetOf(view, targetOf(view)) && turrets(view).length === 0 ? { order: 'defend', turrets: [] } : undefined),
  randomOrder: (view, _, dice) => ({
    order: 'defend',
    turrets: turrets(view)
      .filter(() => likely(dice, 2, 3))
      .map(({ id }) => id),
  }),
  defaultOrder: () => ({ order: 'defend', turrets: [] }),
})

const displacer = callRules('displacer', ['displace'], {
  wants: ['ES-HIT-04', 'expected a decision on the displacer'],
  of: () => [],
  check(view, _, order) {
    if (order.use && !has(view, targetOf(view), 'displacer')) return { rule: 'ES-AUX-DSP-01', reason: 'the ship has no displacer' }
    return undefined
  },
  forcedOrder: (view) =>
    sheetOf(view, targetOf(view)) && !has(view, targetOf(view), 'displacer') ? { order: 'displace', use: false } : undefined,
  randomOrder: (view, _, dice) => ({ order: 'displace', use: has(view, targetOf(view), 'displacer') && likely(dice, 1, 2) }),
  defaultOrder: () => ({ order: 'displace', use: false }),
})

export const fireQuestions = { fire, pointDefence, displacer }
