// The Sensors step (EE-SEN), unguided missiles (EE-MIS-04, EE-MIS-05), and the end of a turn.

import {
  askNobody,
  askTogether,
  die,
  explained,
  firstRefusal,
  type GameSteps,
  likely,
  pick,
  type Refusal,
  type RuleId,
  refuse,
  sum,
} from '@admiralty/kernel'
import { type Hex, sameHex } from '@admiralty/space'
import { CREWS } from '../../data/tables.ts'
import { boxName, byShip, commanded, judgeShips, twice } from '../ask.ts'
import { unless } from '../at-most.ts'
import { type Context, callRules, type RuleTypes } from '../chapter.ts'
import { loseMissile } from '../fire/missiles.ts'
import { showsItself, unmask } from '../hiding/disguise.ts'
import { findHidden } from '../hiding/finding.ts'
import { groupOf } from '../hull.ts'
import { type OrderOf, orderOf } from '../orders.ts'
import { controlOf } from '../power/supply.ts'
import { reaches } from '../setting/losses.ts'
import { outcomeNow } from '../setting/victory.ts'
import type { Color } from '../shapes.ts'
import type { Missile, Ship, Table, View } from '../state.ts'
import {
  allied,
  allShips,
  enemiesOf,
  enemyOf,
  isDisguised,
  isHidden,
  locksOn,
  missilesOf,
  openShips,
  seatsOf,
  seatsWithShips,
  shipOf,
  shipsOf,
} from '../table.ts'
import type { SensorsEvent } from './events.ts'
import { isInReach } from './lock-odds.ts'
import { amongCloseRocks, lockBonus, locks, rangeOf, SIMPLE, seenAs, sensorsLeft, sensorsOn } from './locks.ts'

type Attempt = OrderOf<'sense'>['ships'][string][number]
interface Try extends Attempt {
  readonly by: string
}
const isHex = (at: Attempt['at']): at is Hex => typeof at !== 'string'
type Locks = Record<string, Record<string, number>>

export const sensorsSteps: GameSteps<RuleTypes, 'sense' | 'release' | 'turnEnd'> = {
  sense: {
    asks: (_, state) => askTogether(...seatsWithShips(state)),
    play(_, ctx, orders) {
      const tries = seatsOf(ctx.state).flatMap((seat): readonly Try[] => {
        const ships = orderOf(orders, seat, 'sense')?.ships ?? {}
        return shipsOf(ctx.state, seat).flatMap(({ id: by }) => (ships[by] ?? []).map((attempt) => ({ ...attempt, by })))
      })
      const inHiding = tries.filter(({ by }) => isHidden(ctx.state, by))
      const open = tries.filter((attempt) => !inHiding.includes(attempt))
      for (const { id: ship } of openShips(ctx.state)) {
        const own = open.filter(({ by }) => by === ship)
        showsItself(ctx, ship, { boxes: own.flatMap(({ sensors }) => sensors), control: own.length })
      }
      ctx.emit({ type: 'sensorsUsed', ships: usedBy(open) })
      const hidden = allShips(ctx.state).filter(({ id: ship }) => isHidden(ctx.state, ship))
      const sensing: Sensing = { found: {}, hidden: hidden.map((ship) => (usedBy(inHiding)[ship.id] ? { ...ship, loud: true } : ship)) }
      for (const attempt of open) attemptLock(ctx, attempt, sensing, (event) => ctx.emit(event))
      // EE-HID-03: ships that try from hiding are found when all dice have fallen, and their tries are shown with them.
      const unseen: SensorsEvent[] = []
      for (const attempt of inHiding) attemptLock(ctx, attempt, sensing, (event) => unseen.push(event))
      findHidden(ctx) // a sensor that tries has power
      if (inHiding.length > 0) ctx.emit({ type: 'sensorsUsed', ships: usedBy(inHiding) })
      for (const event of unseen) ctx.emit(event)
      const { found } = sensing
      ctx.emit({ type: 'locksSet', locks: found }) // EE-SEN-09
      for (const missile of Object.values(ctx.state.missiles)) // EE-SEN-11
        if (!isGuided(ctx.state, missile)) loseMissile(ctx, missile, 'EE-MIS-04')
    },
  },

  /** EE-MIS-05. */
  release: {
    asks: ({ seat }, state) => (excessOf(state, seat).length > 0 ? askTogether(seat) : askNobody),
    play({ seat }, ctx, orders) {
      const named = orderOf(orders, seat, 'release')?.missiles ?? []
      for (const { ship, over } of excessOf(ctx.state, seat)) {
        const own = flownBy(ctx.state, ship)
        const first = own.filter(({ id: missile }) => named.includes(missile))
        const rest = own.filter(({ id: missile }) => !named.includes(missile)).toReversed()
        for (const missile of [...first, ...rest].slice(0, over)) loseMissile(ctx, missile, 'EE-MIS-05')
      }
    },
  },

  turnEnd: {
    play(_, ctx) {
      for (const ship of openShips(ctx.state)) if (ship.ftl !== null && ship.ftl >= FTL) leave(ctx, ship, 'EE-FTL-02')
      const outcome = outcomeNow(ctx.state)
      if (!outcome) for (const ship of openShips(ctx.state)) if (reaches(ctx.state, ship)) leave(ctx, ship, 'EE-GEN-20')
      if (outcome) ctx.emit({ type: 'ended', outcome })
      else ctx.next({ step: 'turnStart' })
    },
  },
}

/** EE-FTL-02: hexes to move before leaving. */
const FTL = 12
/** Docked ships leave together (EE-DOC-05). */
function leave(ctx: Context, ship: Ship, why: RuleId): void {
  for (const { id: gone } of groupOf(ctx.state, ship)) ctx.emit({ type: 'shipLeft', ship: gone, seat: shipOf(ctx.state, gone).seat, why })
}
const usedBy = (tries: readonly Try[]): Readonly<Record<string, readonly string[]>> => {
  const used: Record<string, readonly string[]> = {}
  for (const { by, sensors } of tries) used[by] = [...(used[by] ?? []), ...sensors]
  return used
}
const add = (found: Locks, by: string, at: string): void => {
  const of = found[by] ?? {}
  of[at] = (of[at] ?? 0) + 1 // EE-SEN-04
  found[by] = of
}

/** The results of all attempts so far, and the ships that were hidden when the step began; `loud` if they use sensors (EE-SEN-08). */
interface Sensing {
  readonly found: Locks
  readonly hidden: readonly Ship[]
}
type Show = (event: SensorsEvent) => void

function attemptLock(ctx: Context, { by, sensors, at }: Try, { found, hidden }: Sensing, show: Show): void {
  const ship = shipOf(ctx.state, by)
  if (!isHex(at)) {
    if (roll(ctx, ship, shipOf(ctx.state, at), sensors.length, show)) add(found, by, at)
    return
  }
  const { face, counts } = sensorDie(ctx, ship, `${by} searches`)
  show({ type: 'searched', ship: by, seat: ship.seat, hex: at, die: face })
  // EE-HID-05: each search rolls both dice, even if another search has found the ship before.
  for (const hider of hidden) {
    if (allied(ctx.state, hider.seat, ship.seat) || !sameHex(hider.hex, at)) continue
    const { total } = lockBonus(ctx.state, ship, hider, sensors.length)
    if (!locks(seenAs(ctx.state, hider), counts + total, rangeOf(ctx.state, ship, hider))) continue
    if (isHidden(ctx.state, hider.id)) ctx.emit({ type: 'shipFound', ship: shipOf(ctx.state, hider.id), why: 'EE-HID-05' })
    if (roll(ctx, ship, hider, sensors.length, show)) add(found, by, hider.id)
  }
}
/** EE-SSN-01: simple sensors roll no die. */
function sensorDie({ state, dice }: Context, { crew }: Ship, reason: string): { readonly face: number | null; readonly counts: number } {
  if (state.setup.options.simpleSensors) return { face: null, counts: SIMPLE[crew] }
  const face = die(dice, CREWS[crew].sides, reason) // EE-CRQ-02
  return { face, counts: face }
}
function roll(ctx: Context, ship: Ship, target: Ship, sensors: number, show: Show): boolean {
  const { state } = ctx
  const { face, counts } = sensorDie(ctx, ship, `${ship.id} locks on to ${target.id}`)
  const rocks = amongCloseRocks(state, ship, target)
    ? explained(['cinematic asteroids', -sensorDie(ctx, target, 'close rocks').counts, 'EE-AST-12'])
    : explained()
  const number = sum(lockBonus(state, ship, target, sensors), rocks)
  const range = rangeOf(state, ship, target)
  const locked = locks(seenAs(state, target), counts + number.total, range)
  show({ type: 'lockRolled', ship: ship.id, seat: ship.seat, at: target.id, sensors, die: face, number, range, locked })
  // EE-DIS-03: the roll would also have locked on to a true warship.
  if (locked && isDisguised(state, target) && counts + number.total > range) unmask(ctx, target.id, 'EE-DIS-03')
  return locked
}

// Guidance of missiles.
const flownBy = (table: Table, ship: Ship): readonly Missile[] => missilesOf(table, ship.seat).filter(({ from }) => from === ship.id)
/** EE-MIS-04, EE-MIS-10, EE-QRF-08: missiles still in flight are new or were stopped short. A lost ship has no lock-ons (EE-SEN-13). */
const isGuided = (table: Table, { from, target }: Missile): boolean => locksOn(table, from, target) > 0
/** Ships with more missiles in flight than they can guide. */
export const excessOf = (table: Table, seat: Color): readonly { readonly ship: Ship; readonly over: number }[] =>
  shipsOf(table, seat).flatMap((ship) => {
    const over = flownBy(table, ship).length - controlOf(table, ship)
    return over > 0 ? [{ ship, over }] : []
  })

// Checks of orders.
function cannotSense(table: Table, ship: Ship, attempts: readonly Attempt[]): Refusal | undefined {
  if (attempts.length > controlOf(table, ship))
    return refuse('EE-SEN-02', `the ship may make one attempt per usable control box: ${controlOf(table, ship)}`)
  if (twice(attempts.flatMap(({ sensors }) => sensors))) return refuse('EE-SEN-03', 'each sensor serves one attempt')
  return firstRefusal(attempts, ({ sensors, at }) => {
    if (sensors.length === 0) return refuse('EE-SEN-03', 'an attempt needs at least one sensor')
    const target = isHex(at) ? { hex: at } : enemyOf(table, ship.seat, at)
    if (!target) return refuse('EE-HID-06', `${String(at)} is not a visible enemy`)
    const able = sensorsOn(table, ship, target)
    const blind = sensors.find((box) => !able.includes(box))
    return blind === undefined
      ? undefined
      : refuse('EE-SEN-01', `${boxName(table, ship, blind)} has no power, is damaged, has been used, or does not see the target`)
  })
}
/** Whether the ship can lock on to an enemy, or search for a hidden one (EE-HID-05). */
function canSense(view: View, ship: Ship): boolean {
  const left = sensorsLeft(view, ship)
  if (controlOf(view, ship) === 0 || left.length === 0) return false
  if (Object.values(view.hiding).some(({ seat }) => !allied(view, seat, ship.seat))) return true
  return enemiesOf(view, ship.seat).some(
    (enemy) => isInReach(view, ship, enemy, left) && isInReach(view, ship, enemy, sensorsOn(view, ship, enemy, left)),
  )
}
const BLIND: OrderOf<'sense'> = { order: 'sense', ships: {} }

const sense = callRules('sense', ['sense'], {
  wants: ['EE-SEN-01', 'give the attempts of your sensors'],
  of: (view, me) => commanded(view, me).flatMap((ship) => sensorsLeft(view, ship).map((box) => `${ship.id}/${box}`)),
  check: (view, me, { ships }) => judgeShips(view, me, ships, cannotSense),
  forcedOrder: (view, seat) => unless(view, seat, (known) => commanded(known, seat).some((ship) => canSense(known, ship)), BLIND),
  others: ['EE-SEN-01', 'no attempt of yours could lock on to anything or find a hidden ship: make none'],
  randomOrder: (view, me, dice) => ({
    order: 'sense',
    ships: byShip(commanded(view, me), (ship) => {
      const left = sensorsLeft(view, ship)
      const seen = enemiesOf(view, me).map((enemy) => ({ at: enemy.id, sensors: sensorsOn(view, ship, enemy, left) }))
      const able = seen.filter(({ sensors }) => sensors.length > 0)
      if (able.length === 0) return []
      const { at, sensors } = pick(dice, able)
      return controlOf(view, ship) > 0 ? [{ sensors: sensors.slice(0, likely(dice, 1, 2) ? 2 : 1), at }] : []
    }),
  }),
  defaultOrder: () => BLIND,
})
const release = callRules('release', ['release'], {
  wants: ['EE-MIS-05', 'choose the missiles to release'],
  of: (view, me) => excessOf(view, me).flatMap(({ ship }) => flownBy(view, ship).map(({ id: missile }) => missile)),
  check(view, me, { missiles }) {
    const other = missiles.find((missile) => missilesOf(view, me).every(({ id: mine }) => mine !== missile))
    return other === undefined ? undefined : refuse('EE-MIS-05', `${other} is not one of your missiles`)
  },
  randomOrder: (view, me, dice) => ({
    order: 'release',
    missiles: missilesOf(view, me).flatMap(({ id: missile }) => (likely(dice, 1, 2) ? [missile] : [])),
  }),
  defaultOrder: () => ({ order: 'release', missiles: [] }),
})
export const sensorsQuestions = { sense, release }
