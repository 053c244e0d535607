// The draft: the deal, pairs, claims and left-over cards.
import { askNobody, askTogether, type Dice, die, type GameSteps } from '@admiralty/kernel'
import type { CampaignTypes, Context } from '../chapter.ts'
import { nearestEmpires } from '../land/nearest.ts'
import { rolledLand, rolledSecrets } from '../land/roll.ts'
import { playing, seatsOf, secretOf } from '../lookup.ts'
import type { Color, DraftCard, Pair } from '../shapes.ts'
import { hasWeeks } from '../start/scenarios.ts'
import type { WorldClaim } from '../state.ts'
import { drawn, HAND, isRed, packFor } from './cards.ts'
import { claimByRanking, nextToClaim, playablePairs } from './claims.ts'

type DraftSteps = GameSteps<CampaignTypes, 'land' | 'deal' | 'pairs' | 'claim' | 'leftOver' | 'nearest'>

const land: DraftSteps['land'] = {
  play(_, ctx) {
    const rolled = rolledLand(ctx.state.setup, ctx.dice)
    ctx.emit({ type: 'landRolled', land: rolled })
    ctx.emit({ type: 'secretsRolled', ...rolledSecrets(rolled, ctx.dice) })
  },
}
const deal: DraftSteps['deal'] = {
  play(_, ctx) {
    const seats = seatsOf(ctx.state)
    let pile = packFor(seats.length) // CR-1.3b
    for (const seat of seats) {
      const { cards, rest } = drawn(pile, HAND, ctx.dice.at('deal'))
      ctx.emit({ type: 'dealt', seat, cards })
      pile = rest
    }
  },
}

const pairs: DraftSteps['pairs'] = {
  asks: (_, state) => askTogether(...playing(state)),
  play(_, ctx, orders) {
    for (const seat of playing(ctx.state)) {
      const order = orders[seat]
      if (order?.order !== 'pairs') continue
      const aside = secretOf(ctx.state, seat).cards.filter((card) => !order.pairs.some((pair) => pair.includes(card))) // CR-1.3g
      const counts = { pairs: order.pairs.length, aside: aside.length }
      ctx.emit({ type: 'paired', seat, pairs: order.pairs, aside, ranking: order.ranking, counts })
    }
    rollOrder(ctx)
    const last = hasWeeks(ctx.state.setup) ? 'muster' : 'end'
    ctx.next({ step: 'claim', extra: false }, { step: 'leftOver' }, { step: 'nearest' }, { step: 'purchase' }, { step: last })
  },
}
/** CR-1.3d: a die for each seat, the highest first; equal ones roll again. */
function rollOrder(ctx: Context): void {
  const dice = ctx.dice.at('order')
  const rolls = new Map<Color, readonly number[]>()
  const sorted = rolledInOrder(playing(ctx.state), dice, rolls)
  ctx.emit({ type: 'orderRolled', order: sorted, rolls: Object.fromEntries(rolls) })
}
function rolledInOrder(seats: readonly Color[], dice: Dice, rolls: Map<Color, readonly number[]>): readonly Color[] {
  if (seats.length < 2) return seats
  const faces = seats.map((seat) => [seat, die(dice, 6, `order of ${seat}`)] as const)
  for (const [seat, face] of faces) rolls.set(seat, [...(rolls.get(seat) ?? []), face])
  return [6, 5, 4, 3, 2, 1].flatMap((face) =>
    rolledInOrder(
      faces.filter(([, rolled]) => rolled === face).map(([seat]) => seat),
      dice,
      rolls,
    ),
  )
}

const claim: DraftSteps['claim'] = {
  asks({ extra }, state) {
    const seat = state.setup.settings.claims === 'turn' ? nextToClaim(state, { extra }) : undefined
    return seat ? askTogether(seat) : askNobody
  },
  play(step, ctx, orders) {
    const { extra } = step
    if (ctx.state.setup.settings.claims === 'list') return claimAll(ctx, step)
    const made = Object.entries(orders).flatMap(([seat, order]) => (order.order === 'claim' ? [{ seat, order }] : []))
    for (const { seat, order } of made) {
      const asked = playing(ctx.state).find((one) => one === seat)
      if (asked) ctx.emit({ type: 'claimed', claim: claimOf(ctx, asked, { pair: order.pair, at: order.at, extra }) })
    }
    if (made.length > 0) ctx.next(step) // CR-1.3c: the next one is asked
  },
}
/** CR-1.3c: all claims at once, in turn order, by the sealed rankings. */
function claimAll(ctx: Context, { extra }: Pick<WorldClaim, 'extra'>): void {
  for (let seat = nextToClaim(ctx.state, { extra }); seat !== undefined; seat = nextToClaim(ctx.state, { extra })) {
    const { pairs: own, ranking } = secretOf(ctx.state, seat)
    ctx.emit({ type: 'claimed', claim: claimByRanking(ctx.state, seat, { pairs: own, ranking, extra }) })
  }
}
function claimOf(ctx: Context, seat: Color, { pair, at, extra }: Pick<WorldClaim, 'pair' | 'at' | 'extra'>): WorldClaim {
  const open = playablePairs(ctx.state, seat, { pairs: secretOf(ctx.state, seat).pairs, extra })
  const targets = open.find((one) => one.pair[0] === pair[0])?.targets ?? []
  return { seat, pair, at, by: targets.find((target) => target.at === at)?.by ?? 'none', extra }
}

/** CR-1.3h: a card of the pile of played pairs comes onto each left-over card. */
const leftOver: DraftSteps['leftOver'] = {
  play(_, ctx) {
    let pile: readonly DraftCard[] = ctx.state.claims.flatMap(({ pair }) => pair)
    for (const seat of ctx.state.order) {
      const { aside } = secretOf(ctx.state, seat)
      if (aside.length === 0) continue
      const { cards: dealt, rest } = drawn(pile, aside.length, ctx.dice.at('pile'))
      pile = rest
      const made = dealt.flatMap((card, index) => pairOf(card, aside[index]))
      ctx.emit({ type: 'leftOvers', seat, dealt, pairs: made, count: made.length })
    }
    ctx.next({ step: 'claim', extra: true })
  },
}
/** The pair of two cards, if one is red and the other black. */
function pairOf(a: DraftCard, b: DraftCard | undefined): readonly Pair[] {
  if (b === undefined || isRed(a) === isRed(b)) return []
  return [isRed(a) ? [a, b] : [b, a]]
}

/** CR-1.6c: at the end of the draft the umpire notes which empire is nearest to each free world. */
const nearest: DraftSteps['nearest'] = {
  play(_, ctx) {
    ctx.emit({ type: 'drafted' })
    const margin = ctx.state.secret.umpire?.margin ?? {}
    ctx.emit({ type: 'nearestFound', nearest: nearestEmpires(ctx.state, margin, ctx.dice.at('nearest')) })
  },
}
export const draftSteps: DraftSteps = { land, deal, pairs, claim, leftOver, nearest }
