// Answers to the calls of lasers, pulses and warheads.

import { likely, pick, refusalsOfParts, refuse } from '@admiralty/kernel'
import { callRules } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { hostilesIn, unitOf } from '../table.ts'
import { fireFault, shooters, targetsOf } from './targets.ts'
import { attackers, mayAttack, warheadFault } from './warheads.ts'

const PASS: OrderOf<'pass'> = { order: 'pass' }
/** Whether the seat's own view shows that nothing of it is such a warhead; the public view never does. */
const hasNone = (view: View, seat: Color, kind: 'basicWarhead' | 'pulseWarhead'): boolean =>
  view.secret[seat] !== undefined && attackers(view, seat, kind).length === 0
const aim = callRules('aim', ['aim'], {
  wants: ['GW-LSR-01', 'say whether you fire in this impulse'],
  of: shooters,
  check: () => undefined,
  randomOrder: (_, __, dice) => ({ order: 'aim', fire: likely(dice, 3, 4) }),
  defaultOrder: () => ({ order: 'aim', fire: false }),
})
const fire = callRules('fire', ['fire', 'pass'], {
  wants: ['GW-LSR-01', 'lasers fire now'],
  of: shooters,
  check: (view, me, order) => fireFault(view, me, order.unit, order.target),
  randomOrder(view, me, dice) {
    if (likely(dice, 1, 6)) return PASS
    const unit = pick(dice, shooters(view, me))
    return { order: 'fire', unit: unit.id, target: pick(dice, targetsOf(view, unit)).id }
  },
  defaultOrder: () => PASS,
})
const pulse = callRules('pulse', ['pulse'], {
  wants: ['GW-PLS-01', 'pulse warheads detonate now'],
  of: (view, me) => mayAttack(view, me, 'pulseWarhead'),
  check(view, me, order) {
    if (new Set(order.units).size < order.units.length) return refuse('GW-PLS-01', 'a warhead detonates only once')
    return refusalsOfParts(
      order.units,
      (id) => id,
      (id) => warheadFault(view, me, id, 'pulseWarhead'),
    )
  },
  forcedOrder: (view, seat) => (hasNone(view, seat, 'pulseWarhead') ? { order: 'pulse', units: [] } : undefined),
  randomOrder: (view, me, dice) => ({
    order: 'pulse',
    units: attackers(view, me, 'pulseWarhead').flatMap(({ id }) => (likely(dice, 1, 2) ? [id] : [])),
  }),
  defaultOrder: () => ({ order: 'pulse', units: [] }),
})
const arm = callRules('arm', ['arm'], {
  wants: ['GW-WHD-03', 'say whether you strike in this impulse'],
  of: (view, me) => mayAttack(view, me, 'basicWarhead'),
  check(view, me, order) {
    return order.strike && attackers(view, me, 'basicWarhead').length === 0
      ? refuse('GW-WHD-07', 'you have no basic warhead that can strike here')
      : undefined
  },
  forcedOrder: (view, seat) => (hasNone(view, seat, 'basicWarhead') ? { order: 'arm', strike: false } : undefined),
  randomOrder: (view, me, dice) => ({ order: 'arm', strike: attackers(view, me, 'basicWarhead').length > 0 && likely(dice, 3, 4) }),
  defaultOrder: () => ({ order: 'arm', strike: false }),
})
const strike = callRules('strike', ['strike', 'pass'], {
  wants: ['GW-WHD-03', 'warheads strike now'],
  of: (view, me) => mayAttack(view, me, 'basicWarhead'),
  check(view, me, order) {
    const fault = warheadFault(view, me, order.unit, 'basicWarhead')
    if (fault) return fault
    return hostilesIn(view, unitOf(view, order.unit)).some(({ id }) => id === order.target)
      ? undefined
      : refuse('GW-WHD-04', `${order.target} is no hostile unit in the hex of ${order.unit}`)
  },
  forcedOrder: (view, seat) => (hasNone(view, seat, 'basicWarhead') ? PASS : undefined),
  randomOrder(view, me, dice) {
    const ready = attackers(view, me, 'basicWarhead')
    if (ready.length === 0 || likely(dice, 1, 4)) return PASS
    const unit = pick(dice, ready)
    return { order: 'strike', unit: unit.id, target: pick(dice, hostilesIn(view, unit)).id }
  },
  defaultOrder: () => PASS,
})
export const fightQuestions = { aim, fire, pulse, arm, strike }
