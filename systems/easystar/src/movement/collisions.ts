// Collisions: the roll and the displacers (ES-COL, ES-AUX-DSP-03, ES-FMV-04, ES-FMV-05).

import { askNobody, askTogether, type CallPlan, die, type Explained, explained, type GameSteps, type Orders } from '@admiralty/kernel'
import type { Context, RuleTypes } from '../chapter.ts'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { deviceOf, fighterOf, flying, isShip, shipOf } from '../table.ts'
import { advanceFighter } from './advance-fighter.ts'
import { advanceShip } from './advance-ship.ts'
import { crash, rammedBy } from './crash.ts'
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
