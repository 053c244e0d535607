// Collisions: the roll, the displacers, the damage (ES-COL, ES-AUX-DSP-03, ES-AUX-ARM-04, ES-FMV-04, ES-FMV-05).

import {
  askNobody,
  askTogether,
  atLeast,
  type CallPlan,
  die,
  type Explained,
  explained,
  type GameSteps,
  type Orders,
  when,
} from '@admiralty/kernel'
import { type Direction, opposite } from '@admiralty/space'
import type { Context, RuleTypes } from '../chapter.ts'
import { inflict, reveal, revealFreighter } from '../damage/inflict.ts'
import type { Order } from '../orders.ts'
import type { Color, Item, Ship, State, Table } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { deviceOf, enemyOf, fighterOf, flying, has, isShip, itemsOf, seatsOn, shipOf, sideOf } from '../table.ts'
import { advanceShip } from './advance-ship.ts'
import { advanceFighter } from './fighters.ts'
import { neededToTouch, seatOf } from './obstacles.ts'

type Meeting = StepOf<'slipMover'> | StepOf<'slipTarget'>

/** ES-AUX-DSP-03: every ship that has not tried this turn is asked, with or without a displacer. */
function asksOwner(state: State, id: string): CallPlan {
  const ship = shipOf(state, id)
  return flying(ship) && ship.displaced === 'no' ? askTogether(ship.seat) : askNobody
}

/** ES-COL-06: the least face with which a displacer avoids a collision. */
export const neededToDodge = (): Explained => explained(['displacer against a collision', 4, 'ES-COL-06'])

/** Rolls the displacer. If it works, the collision is cancelled and the next obstacle is rolled for (R-ES-63). */
function dodge(ctx: Context, id: string, use: boolean, step: Meeting): void {
  const ship = shipOf(ctx.state, id)
  const device = deviceOf(ctx.state, ship, 'displacer')
  if (!use || !device) return
  const needed = neededToDodge()
  const face = die(ctx.dice, 6, `displacer of ${ship.name}`)
  const worked = face >= needed.total
  ctx.emit({ type: 'collisionDodged', ship: id, seat: ship.seat, device, die: face, needed, worked })
  if (!worked) return
  ctx.drop((later) => later.step === 'slipTarget' || later.step === 'crash' || later.step === 'rammedBy')
  meetNext(ctx, step)
}

function meetNext(ctx: Context, { mover, others, rams }: Pick<Meeting, 'mover' | 'others' | 'rams'>): void {
  const [target, ...rest] = others
  if (target !== undefined) ctx.next({ step: 'meet', mover, target, rams, others: rest })
}

/** ES-COL-08, ES-COL-09, R-ES-61: armour counts for the mover, and for the struck ship when it is hit head on. */
export function collisionDamage(table: Table, ship: Ship, points: 1 | 2, { frontal }: { readonly frontal: boolean }): Explained {
  const armour = frontal && has(table, ship, 'armour')
  return atLeast(0, explained(['collision', points, 'ES-COL-07'], when(armour, 'frontal armour', -1, 'ES-AUX-ARM-04')), 'ES-COL-08')
}

const armourOf = (table: Table, ship: Ship): readonly Item[] => itemsOf(table, ship).filter(({ kind }) => kind === 'armour')
/** Whether a direction of travel is exactly against the ship's facing. */
export const headOn = (struck: Ship, travel: Direction): boolean => opposite(travel) === struck.facing

/** Inflicts the damage and reveals what changed it. The critical hit is a later step. */
function strike(ctx: Context, id: string, damage: Explained, by: Color): void {
  if (damage.because.some(([, , rule]) => rule === 'ES-AUX-ARM-04')) reveal(ctx, id, armourOf(ctx.state, shipOf(ctx.state, id)))
  if (damage.total > 0) {
    revealFreighter(ctx, id)
    inflict(ctx, id, damage, { combat: false, by, reason: 'ES-COL-07' }) // ES-COL-15, ES-VP-04
  }
}

/** The seat that chooses a lost item; at a wreck it is an opponent of the ship's owner (R-ES-79). */
function opponent(table: Table, ship: Ship, other: Ship): Color {
  if (other.status !== 'wreck') return other.seat
  return seatsOn(table, enemyOf(sideOf(table, ship.seat)))[0] ?? other.seat
}

/** One die a ship, mover first; odd 1, even 2 (R-ES-60). A wreck takes none (ES-COL-16). */
function crash({ mover, target }: StepOf<'crash'>, ctx: Context): void {
  const [one, other] = [shipOf(ctx.state, mover), shipOf(ctx.state, target)]
  const struck = flying(other) ? [one, other] : [one]
  const blows = struck.map((ship) => {
    const face = die(ctx.dice, 6, `collision damage to ${ship.name}`)
    const frontal = ship === one || headOn(ship, one.facing)
    return { ship, face, damage: collisionDamage(ctx.state, ship, face % 2 === 1 ? 1 : 2, { frontal }) }
  })
  ctx.emit({ type: 'collided', mover, target, dice: blows.map(({ face }) => face), damage: blows.map(({ damage }) => damage) })
  const criticals = blows.flatMap(({ ship, damage }): StepOf<'critical'>[] => {
    const against = opponent(ctx.state, ship, ship === one ? other : one)
    strike(ctx, ship.id, damage, against)
    return damage.total > 0 ? [{ step: 'critical', ship: ship.id, against, combat: false }] : [] // ES-COL-15
  })
  ctx.next(...criticals)
}

/** ES-FMV-04: damage by a fighter that flies in this direction. */
export const ramDamage = (table: Table, ship: Ship, from: Direction): Explained =>
  atLeast(
    0,
    explained(
      ['rammed by a fighter', 1, 'ES-FMV-04'],
      when(headOn(ship, from) && has(table, ship, 'armour'), 'frontal armour', -1, 'ES-AUX-ARM-04'),
    ),
    'ES-COL-08',
  )

/** ES-FMV-04: one point, and a critical hit only on a natural 6. */
function rammedBy({ fighter, target, natural, from }: StepOf<'rammedBy'>, ctx: Context): void {
  const ship = shipOf(ctx.state, target)
  const { seat } = fighterOf(ctx.state, fighter)
  const damage = ramDamage(ctx.state, ship, from)
  ctx.emit({ type: 'shipRammed', fighter, target, damage }) // ES-FMV-06
  strike(ctx, target, damage, seat)
  if (damage.total > 0 && natural === 6) ctx.next({ step: 'critical', ship: target, against: seat, combat: false })
}

/** Adds the steps of a collision that was rolled. */
function touched({ step: _, ...meeting }: StepOf<'meet'>, face: number, ctx: Context): void {
  const { mover, target } = meeting
  if (isShip(ctx.state, mover))
    ctx.next({ step: 'slipMover', ...meeting }, { step: 'slipTarget', ...meeting }, { step: 'crash', mover, target })
  else if (isShip(ctx.state, target)) {
    const from = fighterOf(ctx.state, mover).facing
    ctx.next({ step: 'slipTarget', ...meeting }, { step: 'rammedBy', fighter: mover, target, natural: face, from })
  } else ctx.emit({ type: 'fightersCollided', fighters: [mover, target] }) // ES-FMV-05, ES-FMV-06
}

export const collisionSteps: GameSteps<RuleTypes, 'advance' | 'meet' | 'slipMover' | 'slipTarget' | 'crash' | 'rammedBy'> = {
  advance: {
    play({ mover, rest, rams }, ctx) {
      if (isShip(ctx.state, mover)) advanceShip(ctx, mover, rest, rams)
      else advanceFighter(ctx, mover, rest, rams)
    },
  },
  /** ES-COL-11: obstacles in order, until a collision happens. */
  meet: {
    play(step, ctx) {
      const { mover, target, rams } = step
      const rammed = rams.includes(target)
      const needed = neededToTouch(rammed)
      const face = die(ctx.dice, 6, `collision of ${mover} and ${target}`)
      const hit = face >= needed.total
      ctx.emit({ type: 'collisionRolled', mover, target, seat: seatOf(ctx.state, mover), rammed, die: face, needed, hit })
      if (hit) touched(step, face, ctx)
      else meetNext(ctx, step)
    },
  },
  slipMover: {
    asks: ({ mover }, state) => asksOwner(state, mover),
    play: (step, ctx, orders) => answered(step, step.mover, ctx, orders),
  },
  slipTarget: {
    asks: ({ target }, state) => asksOwner(state, target),
    play: (step, ctx, orders) => answered(step, step.target, ctx, orders),
  },
  crash: { play: crash },
  rammedBy: { play: rammedBy },
}

function answered(step: Meeting, id: string, ctx: Context, orders: Orders<Order>): void {
  const order = orders[shipOf(ctx.state, id).seat]
  dodge(ctx, id, order?.order === 'displace' && order.use, step)
}
