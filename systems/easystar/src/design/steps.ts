// The steps of the set-up: sealed fleets, flagship rolls, refit, deployment (ES-DES, ES-FLG, ES-SEQ-01, ES-SEQ-02).

import { askTogether, type Dice, type GameSteps } from '@admiralty/kernel'
import type { RuleTypes } from '../chapter.ts'
import type { Advantage, Color } from '../state.ts'
import { seatsOf, seatsOn, sideOf } from '../table.ts'
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

/** ES-FLG-02, T7: two dice. A 12 brings two more rolls, where a 12 or a repeated result is rolled again (R-ES-97). */
export function rollAdvantage(seat: Color, dice: Dice): Advantage {
  const rolls: (readonly number[])[] = []
  const roll = (): number => {
    const faces = dice.roll(2, 6, `flagship advantage of ${seat}`) // ES-GEN-02: the one roll of two dice
    rolls.push(faces)
    return faces.reduce((total, face) => total + face, 0)
  }
  const first = roll()
  if (first !== 12) return { rolls, rows: [first] }
  const rows: number[] = []
  while (rows.length < 2) {
    const row = roll()
    if (row !== 12 && !rows.includes(row)) rows.push(row)
  }
  return { rolls, rows }
}
