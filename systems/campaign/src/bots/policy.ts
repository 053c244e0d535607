// How bots play the draft and the purchase: the proposed answers, weaker ones for lower ranks, and income as the value of a state.
import type { BotPolicy, Dice } from '@admiralty/kernel'
import { type Campaign, campaignRules } from '../campaign.ts'
import { openClaims, playerIn } from '../draft/questions.ts'
import { seatsOf } from '../lookup.ts'
import type { Order } from '../orders.ts'
import { proposedEntry } from '../rim/questions.ts'
import type { Color } from '../shapes.ts'
import type { Table, View } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import { MANNERS, type PlayManner, RASH, weekPlan } from './week-plan.ts'
import { figuresOf, lead, pointsOfEmpire } from './worth.ts'

/** Claims of the best pairs beside the best claim. */
const MOST_CLAIMS = 4
function otherClaims(view: View, seat: Color): readonly Order[] {
  return openClaims(view, seat)
    .slice(0, MOST_CLAIMS)
    .map(({ pair, targets: [first] }): Order => ({ order: 'claim', pair, at: first?.at ?? null }))
}
const seatIn = (table: Table, seat: string): Color | undefined => seatsOf(table).find((one) => one === seat)

/** Events that simulations count. */
const COUNTED: Readonly<Record<string, string>> = {
  battleBegan: 'battle',
  neutralAttacked: 'attack on a neutral world',
  attitudeLearned: 'attitude learned',
  shipsLost: 'loss of ships',
  leftCampaign: 'empire that left',
}
/** The manner of play of the first answer. */
const [SOUND = RASH] = MANNERS
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
  const planned = (view: View, seat: Color, manner: PlayManner): Order => ({ order: 'orders', ...weekPlan({ game, view, seat }, manner) })
  return {
    propose(view, dice) {
      const { question, me, call } = asked(view)
      if (call.kind === 'orders') return MANNERS.map((manner) => planned(view, playerIn(me), manner))
      if (call.kind === 'enter') return [proposedEntry(view)]
      const best = question.defaultOrder(view, me)
      if (call.kind === 'claim') return [best, ...otherClaims(view, playerIn(me))]
      return call.kind === 'meet' || call.kind === 'after' ? [best, random(view, dice)] : [best]
    },
    hasty(view, dice) {
      const { me, call } = asked(view)
      if (call.kind === 'orders') return [planned(view, playerIn(me), RASH)]
      return [random(view, dice), random(view, dice)]
    },
    first(view) {
      const { question, me, call } = asked(view)
      if (call.kind === 'enter') return proposedEntry(view)
      return call.kind === 'orders' ? planned(view, playerIn(me), SOUND) : question.defaultOrder(view, me)
    },
    isIdle: () => false,
    evaluate(state, seat) {
      const own = seatIn(state, seat)
      return own ? lead(state, own) : 0
    },
    shortcut: (state) => state,
    reason: () => null,
    forecast: {
      span: 'by the end of the draft, or of the week',
      mark: ({ stage, week }) => (stage === 'weeks' ? week + 1 : Number(stage === 'purchase')),
      claims(view, seat) {
        const own = seatIn(view, seat)
        if (!own || view.stage === 'purchase') return []
        const of = (_: unknown, end: Table): number => pointsOfEmpire(end, own)
        return view.stage === 'weeks'
          ? [{ key: 'points', label: 'points of your worlds, ships and money', kind: 'amount', of }]
          : [{ key: 'income', label: 'points of income that you draft', kind: 'amount', of }]
      },
    },
    measures: {
      ending: ({ outcome }) => (outcome?.why === 'CR-X.12' ? 'destruction' : 'clock'),
      turns: ({ week }) => week,
      counts: ({ type }) => (COUNTED[type] ? [COUNTED[type]] : []),
      figures: figuresOf,
    },
  }
}
