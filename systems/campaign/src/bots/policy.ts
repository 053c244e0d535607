// How bots play the draft and the purchase: the proposed answers, weaker ones for lower ranks, and income as the value of a state.
import type { BotPolicy, Dice } from '@admiralty/kernel'
import { type Campaign, campaignRules } from '../campaign.ts'
import { openClaims, playerIn } from '../draft/questions.ts'
import { playing, seatsOf } from '../lookup.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import { scoreOf } from '../start/income.ts'
import type { Table, View } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'

/** Claims of the best pairs beside the best claim. */
const MOST_CLAIMS = 4
function otherClaims(view: View, seat: Color): readonly Order[] {
  return openClaims(view, seat)
    .slice(0, MOST_CLAIMS)
    .map(({ pair, targets: [first] }): Order => ({ order: 'claim', pair, at: first?.at ?? null }))
}
const incomeOfSeat = (table: Table, seat: Color): number => (playing(table).includes(seat) ? scoreOf(table, seat).total : 0)
/** The income of a seat above the mean of all. */
function lead(table: Table, seat: Color): number {
  const seats = seatsOf(table)
  return incomeOfSeat(table, seat) - seats.reduce((total, one) => total + incomeOfSeat(table, one), 0) / seats.length
}
const seatIn = (table: Table, seat: string): Color | undefined => seatsOf(table).find((one) => one === seat)

/** The bots of a campaign that is fought with a battle game. */
export function campaignPolicy(game: BattleGame): BotPolicy<Campaign> {
  const { askedOf } = campaignRules(game)
  const asked = (view: View) => {
    const open = askedOf(view)
    if (!open) throw new Error(`${view.me} has no open call`)
    return open
  }
  const random = (view: View, dice: Dice): Order => {
    const { question, me } = asked(view)
    return question.randomOrder(view, me, dice)
  }
  return {
    propose(view) {
      const { question, me, call } = asked(view)
      const best = question.defaultOrder(view, me)
      return call.kind === 'claim' ? [best, ...otherClaims(view, playerIn(me))] : [best]
    },
    hasty: (view, dice) => [random(view, dice), random(view, dice)],
    first: (view) => asked(view).question.defaultOrder(view, asked(view).me),
    evaluate(state, seat) {
      const own = seatIn(state, seat)
      return own ? lead(state, own) : 0
    },
    shortcut: (state) => state,
    reason: () => null,
    forecast: {
      span: 'by the end of the draft',
      mark: ({ stage }) => (stage === 'purchase' ? 1 : 0),
      claims(view, seat) {
        const own = seatIn(view, seat)
        if (!own || view.stage === 'purchase') return []
        return [{ key: 'income', label: 'points of income that you draft', kind: 'amount', of: (_, end) => incomeOfSeat(end, own) }]
      },
    },
    measures: null,
  }
}
