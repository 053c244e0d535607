// Answers to the calls of combat: shots, turrets, displacers, judged on the seat's view.

import { type CallRules, type Dice, die, likely, pick, type Refusal } from '@admiralty/kernel'
import { callRules, type RuleTypes } from '../chapter.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color, Item, Ship, View } from '../state.ts'
import { flying, has, sheetOf, shipOf } from '../table.ts'
import { mayFire } from './may-fire.ts'
import { cannotFire } from './shot-check.ts'
import { BONUSES, canFire, enemiesOf, owedBy, type ReadyWeapon, targetsOf, weaponsReady } from './targets.ts'
import { turretsOf } from './turrets.ts'

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

const fire: CallRules<RuleTypes, Opportunity> = {
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
