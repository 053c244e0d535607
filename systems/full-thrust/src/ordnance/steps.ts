// P4: salvoes are placed, one ship at a time in reverse initiative order (FT-SEQ-03). P7: they take the nearest hostile ship (FT-SAL-04).
import type { GameSteps } from '@admiralty/kernel'
import { HOMING_RANGE, MISSILES } from '../../data/tables.ts'
import type { Context, RuleTypes } from '../chapter.ts'
import { nearestOf, surfaceOf } from '../measure.ts'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import { enemyShips, salvoesOf } from '../table.ts'
import { inTurn } from '../turn/steps.ts'
import { salvoShips } from './launching.ts'

function launchSalvoes(ctx: Context, seat: Color, { ship, salvoes }: OrderOf<'salvoes'>): void {
  for (const { mount, magazine, load, at } of salvoes) {
    const salvo = { id: `s${ctx.state.launched.length + 1}`, seat, ship, at, missiles: MISSILES, target: null, shotDown: 0, onTarget: 0 }
    ctx.emit({ type: 'salvoLaunched', salvo, mount, magazine, load, turn: ctx.state.turn })
  }
}
export const ordnanceSteps: GameSteps<RuleTypes, 'ordnance' | 'home'> = {
  ordnance: inTurn({
    step: 'ordnance',
    canAct: (table, seat) => salvoShips(table, seat).length > 0,
    act(order, ctx, seat) {
      if (order.order === 'salvoes') launchSalvoes(ctx, seat, order)
      else ctx.emit({ type: 'ordnanceEnded', seat })
    },
  }),
  /** FT-SAL-03: markers have not moved. FT-GEO-09: ties go to the heavier ship, then to the lower id. */
  home: {
    play(_, ctx) {
      for (const { id, seat, at } of salvoesOf(ctx.state)) {
        // FT-SAL-04: nobody chooses.
        const near = enemyShips(ctx.state, seat).filter((ship) => surfaceOf(ctx.state).isWithin(at, ship.at, HOMING_RANGE))
        const target = nearestOf(ctx.state, at, near)
        ctx.emit(target ? { type: 'salvoHomed', salvo: id, target: target.id } : { type: 'salvoLost', salvo: id })
      }
    },
  },
}
