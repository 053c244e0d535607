// The steps of the set-up: sealed fleets, flagship rolls, refit, deployment (ES-DES, ES-FLG, ES-SEQ-01, ES-SEQ-02).

import { askTogether, type GameSteps } from '@admiralty/kernel'
import type { RuleTypes } from '../chapter.ts'
import { seatsOf, seatsOn, sideOf } from '../table.ts'
import { rollAdvantage } from './advantage.ts'
import { deployedShips, sheetsFor } from './roster.ts'

export const designSteps: GameSteps<RuleTypes, 'fleet' | 'flagship' | 'refit' | 'deploy'> = {
  fleet: {
    asks: (_, state) => askTogether(...seatsOf(state)),
    play(_, ctx, orders) {
      for (const seat of seatsOf(ctx.state)) {
        const order = orders[seat]
        if (order?.order !== 'fleet') continue
        ctx.emit({ type: 'fleetMade', seat, to: seatsOn(ctx.state, sideOf(ctx.state, seat)), fleet: order.fleet })
      }
    },
  },

  /** ES-FLG-02: once for each player, in seat order; the result is public. */
  flagship: {
    play(_, ctx) {
      for (const seat of seatsOf(ctx.state)) ctx.emit({ type: 'advantageRolled', seat, advantage: rollAdvantage(seat, ctx.dice) })
    },
  },

  refit: {
    asks: (_, state) => askTogether(...seatsOf(state)),
    play(_, ctx, orders) {
      for (const seat of seatsOf(ctx.state)) {
        const order = orders[seat]
        if (order?.order !== 'refit') continue
        const to = seatsOn(ctx.state, sideOf(ctx.state, seat))
        ctx.emit({ type: 'refitted', seat, to, secret: sheetsFor(ctx.state, seat, order.fleet, ctx.dice) })
      }
    },
  },

  /** ES-SEQ-02, R-ES-49: the deployments are sealed and revealed together. */
  deploy: {
    asks: (_, state) => askTogether(...seatsOf(state)),
    play(_, ctx, orders) {
      for (const seat of seatsOf(ctx.state)) {
        const order = orders[seat]
        if (order?.order === 'deploy') ctx.emit({ type: 'deployed', seat, ships: deployedShips(ctx.state, seat, order.places) })
      }
      ctx.next({ step: 'turnStart' })
    },
  },
}
