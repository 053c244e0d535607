// Rounds and turns (SF-TRN-01).
import type { GameSteps } from '@admiralty/kernel'
import type { RuleTypes } from '../chapter.ts'
import { shipsOfSide } from '../table.ts'
import { endByRounds, isStalemate } from '../weapons/victory.ts'

/** SF-END-01: the last round of a match without a limit, for ships whose weapons never bear on each other. No battle lasts so long. */
const LAST_ROUND = 300

export const turnSteps: GameSteps<RuleTypes, 'round' | 'turn' | 'roundEnd'> = {
  round: {
    play(_, ctx) {
      ctx.emit({ type: 'roundBegan', round: ctx.state.round + 1 })
      // SF-SET-12: the first side begins, and the others follow.
      ctx.next(...ctx.state.order.map((side) => ({ step: 'turn', side }) as const), { step: 'roundEnd' })
    },
  },
  turn: {
    play({ side }, ctx) {
      if (shipsOfSide(ctx.state, side).length === 0) return
      ctx.emit({ type: 'turnBegan', side })
      ctx.next({ step: 'weapons', side })
    },
  },
  roundEnd: {
    play(_, ctx) {
      const { round, setup } = ctx.state
      if (round >= (setup.rounds ?? LAST_ROUND) || isStalemate(ctx.state)) endByRounds(ctx)
      else ctx.next({ step: 'round' })
    },
  },
}
