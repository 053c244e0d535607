// The question which weapon fires at what.
import { type CallRules, type Dice, die, likely, pick, type Refusal } from '@admiralty/kernel'
import type { RuleTypes } from '../chapter.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color, View } from '../state.ts'
import { flying, has } from '../table.ts'
import { mayFire } from './may-fire.ts'
import { cannotFire } from './shot-check.ts'
import { BONUSES, canFire, enemiesOf, owedBy, type ReadyWeapon, targetsOf, weaponsReady } from './targets.ts'

type Opportunity = OrderOf<'fire'> | OrderOf<'pass'> | OrderOf<'waive'>

function checkFire(view: View, me: Color, order: Order): Refusal | undefined {
  const owed = owedBy(view, me)
  if (order.order === 'pass') return owed ? { rule: 'ES-SEQ-06', reason: 'an owed shot must be fired or given up first' } : undefined
  if (order.order === 'waive') return owed ? undefined : { rule: 'ES-SEQ-06', reason: 'no shot is owed' }
  if (order.order !== 'fire') return { rule: 'ES-SEQ-05', reason: 'expected a shot or a pass' }
  const { from, weapon: id, at, powerUp } = order
  const gun = weaponsReady(view, me).find((ready) => ready.from === from && ready.weapon.id === id)
  if (!gun) return notReady(view, me, order)
  return cannotFire(view, { from, weapon: gun.weapon, at, powerUp })
}

function notReady(view: View, me: Color, { from }: OrderOf<'fire'>): Refusal {
  const owed = owedBy(view, me)
  if (owed && (owed.ship !== from || owed.item !== null))
    return { rule: owed.item ? 'ES-SEQ-06' : 'ES-SEQ-07', reason: 'an owed shot must be fired first' }
  const thing = view.ships[from] ?? view.fighters[from]
  if (thing?.seat !== me || !(flying(thing) || thing.status === 'dying'))
    return { rule: 'ES-CMB-02', reason: 'you cannot fire with that ship or fighter' }
  return { rule: 'ES-CMB-01', reason: 'that weapon is not aboard or has fired this turn' }
}

const nothing = (view: View, me: Color): Opportunity => (owedBy(view, me) ? { order: 'waive' } : { order: 'pass' })

export const fire: CallRules<RuleTypes, Opportunity> = {
  offer: (view, me) => ({
    kind: 'fire',
    orders: ['fire', nothing(view, me).order],
    of: weaponsReady(view, me)
      .filter((gun) => canFire(view, gun))
      .map(({ from, weapon }) => `${from}/${weapon.id}`),
  }),
  check: checkFire,
  /** On the public view a ship may carry any weapon. */
  forcedOrder: (view, seat) => (mayFire(view, seat) ? undefined : nothing(view, seat)),
  randomOrder(view, me, dice) {
    if (likely(dice, 1, 10)) return nothing(view, me)
    const guns = weaponsReady(view, me)
    const enemies = enemiesOf(view, me)
    const first = guns.length > 0 ? die(dice, guns.length, 'which weapon first') - 1 : 0
    for (const gun of [...guns.slice(first), ...guns.slice(0, first)]) {
      const shot = someShot(view, gun, enemies, dice)
      if (shot) return shot
    }
    return nothing(view, me)
  },
  defaultOrder: nothing,
}

type Enemies = ReturnType<typeof enemiesOf>

function someShot(view: View, { from, weapon }: ReadyWeapon, enemies: Enemies, dice: Dice): Opportunity | undefined {
  const ship = view.ships[from]
  const bonuses = ship && !ship.powered && has(view, ship, 'powerUp') ? BONUSES : ([null] as const)
  const powerUp = pick(dice, bonuses)
  const targets = targetsOf(view, { from, weapon, powerUp }, enemies)
  return targets.length > 0 ? { order: 'fire', from, weapon: weapon.id, at: pick(dice, targets).id, powerUp } : undefined
}
