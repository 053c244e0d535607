// Setting up: fleets sealed together, the flagship's dice, the refit, the line of battle (ES-DES, ES-FLG, ES-SEQ-01, ES-SEQ-02).
import { together } from '@admiralty/kernel'
import type { StepsOf } from '../chapter.ts'
import { seatsOf, seatsOn, sideOf } from '../table.ts'
import { rollAdvantage } from './advantage.ts'
import { mustered, sheetsFor } from './roster.ts'

export const designSteps: StepsOf<'fleet' | 'flagship' | 'refit' | 'deploy'> = {
  fleet: {
    asks: (_, state) => together(...seatsOf(state)),
    play(_, story, orders) {
      for (const seat of seatsOf(story.state)) {
        const order = orders[seat]
        if (order?.order !== 'fleet') continue
        story.tell({ type: 'fleetMade', seat, to: seatsOn(story.state, sideOf(story.state, seat)), fleet: order.fleet })
      }
    },
  },

  /** ES-FLG-02: once for each player, in seat order, told to all. */
  flagship: {
    play(_, story) {
      for (const seat of seatsOf(story.state)) story.tell({ type: 'advantageRolled', seat, advantage: rollAdvantage(seat, story.dice) })
    },
  },

  refit: {
    asks: (_, state) => together(...seatsOf(state)),
    play(_, story, orders) {
      for (const seat of seatsOf(story.state)) {
        const order = orders[seat]
        if (order?.order !== 'refit') continue
        const to = seatsOn(story.state, sideOf(story.state, seat))
        story.tell({ type: 'refitted', seat, to, secret: sheetsFor(story.state, seat, order.fleet, story.dice) })
      }
    },
  },

  /** ES-SEQ-02, R-ES-49: hidden, revealed together. ES-MOV-01: at speed 1, a station at 0. */
  deploy: {
    asks: (_, state) => together(...seatsOf(state)),
    play(_, story, orders) {
      for (const seat of seatsOf(story.state)) {
        const order = orders[seat]
        if (order?.order === 'deploy') story.tell({ type: 'deployed', seat, ships: mustered(story.state, seat, order.places) })
      }
      story.next({ step: 'turnStart' })
    },
  },
}
