// The answer to the call to commit fire.
import { type Dice, likely, pick } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { byShip, commanded, judgeShips } from '../ask.ts'
import { unless } from '../at-most.ts'
import { callRules } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import { controlOf } from '../power/supply.ts'
import { keepsMissile } from '../sensors/lock-odds.ts'
import { sensorsLeft } from '../sensors/locks.ts'
import type { Ship, View } from '../state.ts'
import { enemiesOf } from '../table.ts'
import { type Commitment, cannotAim, cannotCommit, cannotGuide, targetsOf } from './aiming.ts'
import { canScore } from './hit-chance.ts'
import { weaponsOf } from './weapons.ts'

/** Random legal shots: each weapon may fire at its target, and the ship can guide its missiles. */
function someShots(view: View, ship: Ship, dice: Dice): readonly Commitment[] {
  const armed = weaponsOf(view, ship)
  const shots = armed.flatMap((weapon): readonly Commitment[] => {
    if (likely(dice, 1, 5)) return []
    const targets = targetsOf(view, ship, weapon)
    const [nearest] = targets.toSorted((a, b) => distance(a.hex, ship.hex) - distance(b.hex, ship.hex))
    if (!nearest) return []
    const at = likely(dice, 1, 2) ? nearest : pick(dice, targets)
    return [{ weapon: weapon.id, at: at.id, nuclear: weapon.kind === 'missile' && likely(dice, 1, 3) }]
  })
  return cannotGuide(view, ship, armed, shots) ? shots.slice(0, controlOf(view, ship)) : shots
}

/** Whether a gun of the ship can do damage, or a missile that it launches can be kept in flight (EE-MIS-04). */
function canDamage(view: View, ship: Ship): boolean {
  const armed = weaponsOf(view, ship)
  const hasMissile = armed.some(({ kind }) => kind === 'missile')
  const sensors = hasMissile ? sensorsLeft(view, ship) : []
  return enemiesOf(view, ship.seat).some((at) => {
    const keeps = hasMissile && keepsMissile(view, ship, at, sensors) !== 0
    const matters = armed.filter((weapon) => (weapon.kind === 'missile' ? keeps : canScore(view, ship, weapon, at)))
    return matters.some((weapon) => !cannotAim(view, ship, weapon, at))
  })
}

const HOLD: OrderOf<'commit'> = { order: 'commit', ships: {} }
export const commit = callRules('commit', ['commit'], {
  wants: ['EE-WEP-02', 'give targets for your weapons, or none'],
  of: (view, me) => commanded(view, me).flatMap((ship) => weaponsOf(view, ship).map(({ id }) => `${ship.id}/${id}`)),
  check: (view, me, { ships }) => judgeShips(view, me, ships, cannotCommit),
  forcedOrder: (view, seat) => unless(view, seat, (known) => commanded(known, seat).some((ship) => canDamage(known, ship)), HOLD),
  others: ['EE-WEP-02', 'no weapon of yours can do damage now, and no missile could stay in flight: hold fire'],
  randomOrder: (view, me, dice) => ({
    order: 'commit',
    ships: byShip(commanded(view, me), (ship) => {
      const shots = someShots(view, ship, dice)
      return shots.length > 0 ? shots : undefined
    }),
  }),
  defaultOrder: () => HOLD,
})
