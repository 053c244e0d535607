// The purchase of all empires, and the end of the scenario.
import { askTogether, type GameSteps, type Outcome } from '@admiralty/kernel'
import type { CampaignTypes } from '../chapter.ts'
import { beginning, playing } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import { scoreOf } from './income.ts'
import { boughtBy } from './purchase.ts'

/** CR-O.7, CR-O.8: the empire with the highest initial income wins; a draw if several have it. */
function draftOutcome(table: Table): Outcome {
  const scores = playing(table).map((seat) => [seat, scoreOf(table, seat)] as const)
  const best = Math.max(...scores.map(([, { total }]) => total))
  const first: readonly Color[] = scores.flatMap(([seat, { total }]) => (total === best ? [seat] : []))
  const isWon = first.length === 1
  return { winners: isWon ? first : [], why: isWon ? 'CR-O.7' : 'CR-O.8', scores: Object.fromEntries(scores) }
}

/** The steps after the draft with the designs of a battle game. */
export const startSteps = (game: BattleGame): GameSteps<CampaignTypes, 'purchase' | 'end'> => ({
  purchase: {
    asks: (_, state) => askTogether(...beginning(state)),
    play(_, ctx, orders) {
      const table = ctx.state
      for (const seat of beginning(table)) {
        const order = orders[seat]
        if (order?.order === 'purchase')
          ctx.emit({ type: 'purchased', seat, holdings: boughtBy(game, table, seat, order), ally: order.ally })
      }
    },
  },
  end: {
    play: (_, ctx) => ctx.emit({ type: 'ended', outcome: draftOutcome(ctx.state) }),
  },
})
