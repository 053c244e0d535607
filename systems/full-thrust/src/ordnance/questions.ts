// Answers in P4.
import { type Dice, likely, pick } from '@admiralty/kernel'
import { SALVO_REACH } from '../../data/tables.ts'
import { callRules, PASS } from '../chapter.ts'
import { placeTowards, randomPlaceWithin } from '../measure.ts'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { enemyShips } from '../table.ts'
import { launchableSalvoes, salvoesFault, salvoShips } from './launching.ts'

type OrdnanceOrder = OrderOf<'salvoes' | 'pass'>

/** A salvo near a hostile ship, or anywhere in reach. A place outside of the arcs is given up. */
function randomSalvoes(view: View, me: Color, dice: Dice): OrdnanceOrder {
  const ships = salvoShips(view, me)
  if (ships.length === 0 || likely(dice, 1, 5)) return PASS
  const ship = pick(dice, ships)
  const targets = enemyShips(view, me)
  const one = pick(dice, launchableSalvoes(ship))
  const goal = targets.length > 0 && likely(dice, 4, 5) ? pick(dice, targets).at : null
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const reach = { from: ship.at, units: SALVO_REACH[one.load] }
    const at = goal && attempt === 0 ? placeTowards(view, { ...reach, goal }) : randomPlaceWithin(view, reach, dice)
    const order: OrderOf<'salvoes'> = {
      order: 'salvoes',
      ship: ship.id,
      salvoes: [{ mount: one.mount.id, magazine: one.magazine, load: one.load, at }],
    }
    if (!salvoesFault(view, me, order)) return order
  }
  return PASS
}
const ordnance = callRules('ordnance', ['salvoes', 'pass'], {
  of: salvoShips,
  check: salvoesFault,
  wants: ['FT-SAL-02', 'salvoes are launched now, one ship at a time'],
  randomOrder: randomSalvoes,
  defaultOrder: () => PASS,
})
export const ordnanceQuestions = { ordnance }
