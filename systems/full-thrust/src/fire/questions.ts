// Answers in P10: the fire of a ship, and whether a group evades.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { callRules, PASS } from '../chapter.ts'
import type { ShotOrder } from '../orders.ts'
import type { Ship, Table } from '../state.ts'
import { controlsNeeded, controlsOf, fireFault, firingShips, gunsOf, shotsOfMount } from './firing.ts'

/** Mount after mount takes a random target, as long as the fire controls allow it. */
function randomShots(table: Table, ship: Ship, dice: Dice): readonly ShotOrder[] {
  const shots: ShotOrder[] = []
  for (const mount of gunsOf(ship)) {
    const able = shotsOfMount(table, ship, mount).filter((shot) => controlsNeeded(ship, [...shots, shot]) <= controlsOf(ship))
    if (able.length > 0 && likely(dice, 5, 6)) shots.push(pick(dice, able))
  }
  return shots
}
const fire = callRules('fire', ['fire', 'pass'], {
  of: firingShips,
  check: fireFault,
  wants: ['FT-SEQ-03', 'ships fire now'],
  randomOrder(view, me, dice) {
    if (die(dice, 12, 'pass') === 1) return PASS
    const ship = pick(dice, firingShips(view, me))
    return { order: 'fire', ship: ship.id, shots: randomShots(view, ship, dice) }
  },
  /** FT-END-12: no fire. */
  defaultOrder: () => PASS,
})
const evade = callRules('evade', ['evade'], {
  of: () => [],
  check: () => undefined,
  wants: ['FT-OPT-03', 'say whether the group evades'],
  randomOrder: (_, __, dice) => ({ order: 'evade', evade: likely(dice, 1, 2) }),
  defaultOrder: () => ({ order: 'evade', evade: false }),
})
export const fireQuestions = { fire, evade }
