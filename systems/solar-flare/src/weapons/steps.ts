// The weapons phase: shots, launches, steering, explosions, and what ends with the phase (SF-TRN-02, SF-TRN-03).
import { explained, type GameSteps, isRefusal } from '@admiralty/kernel'
import type { Context, RuleTypes } from '../chapter.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Side } from '../shapes.ts'
import type { Torpedo } from '../state.ts'
import { shipsOfSide, torpedoesOf, torpedoOf, working } from '../table.ts'
import { acting } from '../turn/acting.ts'
import { carryOut, detonate } from './attacks.ts'
import { beamShot } from './targets.ts'
import { type Flown, flown, launched } from './torpedoes.ts'

const ACTIONS = ['fire', 'launch', 'steer', 'detonate', 'disarm'] as const
type Action = Extract<Order, { readonly order: (typeof ACTIONS)[number] }>

/** The value that `check` has found to be legal. */
function legal<T extends object>(value: T): Exclude<T, { readonly rule: unknown }> {
  if (isRefusal(value)) throw new Error(`${value.rule}: ${value.reason}`)
  return value as Exclude<T, { readonly rule: unknown }> // no value of the rules has a field `rule`
}
/** SF-AST-02: asteroids attack the torpedo where it is. */
function amongAsteroids(ctx: Context, { torpedo, asteroids }: Flown): void {
  if (!asteroids) return
  const strength = explained(['asteroids', asteroids, 'SF-AST-02'])
  carryOut(ctx, { target: { kind: 'torpedo', torpedo }, section: null, strength, cause: 'asteroids', by: null })
}
function fire({ order: _, ...aim }: OrderOf<'fire'>, ctx: Context): void {
  const { ship, beam, target, strength, section } = legal(beamShot(ctx.state, aim))
  ctx.emit({ type: 'beamFired', ship: ship.id, beam: beam.index, at: aim.at, charges: aim.charges, strength, section })
  carryOut(ctx, { target, section, strength, cause: 'beam', by: ship.id })
}
function launch({ order: _, ...launch }: OrderOf<'launch'>, ctx: Context): void {
  const made = legal(launched(ctx.state, launch))
  ctx.emit({ type: 'torpedoLaunched', ship: launch.ship, tube: launch.tube, torpedo: made.torpedo })
  amongAsteroids(ctx, made)
}
function steer({ torpedo: id, path }: OrderOf<'steer'>, ctx: Context): void {
  for (const step of path) {
    const { hex } = torpedoOf(ctx.state, id)
    const next = legal(flown(ctx.state, torpedoOf(ctx.state, id), step))
    ctx.emit({ type: 'torpedoMoved', torpedo: next.torpedo, from: hex })
    amongAsteroids(ctx, next)
  }
}
/** SF-TRN-02: actions of the phase, in any order and without crew. */
function act(order: Action, ctx: Context): void {
  if (order.order === 'fire') fire(order, ctx)
  else if (order.order === 'launch') launch(order, ctx)
  else if (order.order === 'steer') steer(order, ctx)
  else if (order.order === 'detonate') detonate(ctx, torpedoOf(ctx.state, order.torpedo), order.sections)
  else ctx.emit({ type: 'torpedoDisarmed', torpedo: order.torpedo, automatic: false })
}

const isSpent = ({ turn }: Torpedo): boolean => turn > 1
/** SF-TRN-03, SF-OVR-04, SF-OVR-05, in this order. */
function close(side: Side, ctx: Context): void {
  for (const { id } of torpedoesOf(ctx.state).filter((torpedo) => torpedo.side === side && isSpent(torpedo)))
    ctx.emit({ type: 'torpedoDisarmed', torpedo: id, automatic: true })
  for (const ship of shipsOfSide(ctx.state, side))
    for (const { index, level, charge } of working(ship, 'beam').filter(({ over }) => over))
      ctx.emit({ type: 'beamWorn', ship: ship.id, beam: index, level: level - 1, charge: Math.min(charge, level - 1) })
}

export const weaponSteps: GameSteps<RuleTypes, 'weapons'> = { weapons: acting('weapons', { act, kinds: ACTIONS, close }) }
