// The movement phase (SF-TRN-04).

import { type GameSteps, isRefusal } from '@admiralty/kernel'
import type { Context, RuleTypes } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import { powerMade } from '../power/transfers.ts'
import type { Side } from '../shapes.ts'
import { shipOf, shipsOfSide } from '../table.ts'
import { acting } from '../turn/acting.ts'
import { carryOut } from '../weapons/attacks.ts'
import { moved } from './moving.ts'

/** SF-TRN-04: steps in any order, without crew. */
function move({ ship: id, steps }: OrderOf<'move'>, ctx: Context): void {
  for (const step of steps) {
    const ship = shipOf(ctx.state, id)
    const next = moved(ctx.state, ship, step)
    if (isRefusal(next)) throw new Error(`${next.rule}: ${next.reason}`)
    const { asteroids, ...made } = next
    ctx.emit({ type: 'shipMoved', ship: id, step: step.step, from: ship.hex, ...made })
    if (!asteroids) continue
    carryOut(ctx, { target: { kind: 'ship', ship: shipOf(ctx.state, id) }, ...asteroids, cause: 'asteroids', by: null })
  }
}
/** SF-PWR-01: every ship of the side makes power for the phase that follows. */
function makePower(side: Side, ctx: Context): void {
  for (const ship of shipsOfSide(ctx.state, side)) ctx.emit({ type: 'powerMade', ship: ship.id, power: powerMade(ship) })
}

export const movementSteps: GameSteps<RuleTypes, 'movement'> = {
  movement: acting('movement', { act: move, kinds: ['move'], close: makePower }),
}
