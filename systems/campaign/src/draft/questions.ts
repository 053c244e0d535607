// The answers of the draft: pairs and ranking, and single claims where they are made in turn.
import { type Dice, die, pick, refuse } from '@admiralty/kernel'
import { callRules } from '../chapter.ts'
import { playerOf, secretOf, worldsOfEmpire } from '../lookup.ts'
import type { OrderOf } from '../orders.ts'
import type { Color, Pair } from '../shapes.ts'
import type { CampaignSeat, View } from '../state.ts'
import { isRed, pairsIn } from './cards.ts'
import { claimByRanking, playablePairs } from './claims.ts'
import { pairsFault, proposedPairsOrder, rankingFault, rankingFor } from './pairing.ts'
import { proposedRanking } from './ranking.ts'

/** The items in a random order. */
function shuffled<T>(items: readonly T[], dice: Dice): readonly T[] {
  const rest = [...items]
  const found: T[] = []
  while (rest.length > 0) found.push(...rest.splice(die(dice, rest.length, 'shuffle') - 1, 1))
  return found
}
/** The player's seat of a question. Throws for the umpire, whom no call asks. */
export function playerIn(me: CampaignSeat): Color {
  const seat = playerOf(me)
  if (!seat) throw new Error('the umpire is never asked')
  return seat
}

function randomPairs(view: View, me: CampaignSeat, dice: Dice): OrderOf<'pairs'> {
  const { cards } = secretOf(view, playerIn(me))
  const red = shuffled(cards.filter(isRed), dice)
  const black = shuffled(
    cards.filter((card) => !isRed(card)),
    dice,
  )
  const pairs = red.slice(0, pairsIn(cards)).flatMap((card, index): readonly Pair[] => {
    const other = black[index]
    return other === undefined ? [] : [[card, other]]
  })
  return { order: 'pairs', pairs, ranking: shuffled(rankingFor(view), dice) }
}
const pairs = callRules('pairs', ['pairs'], {
  wants: ['CR-1.3c', 'pairs are made now'],
  of: (view, me) => secretOf(view, playerIn(me)).cards,
  check: (view, me, { pairs: made, ranking }) => pairsFault(secretOf(view, playerIn(me)).cards, made) ?? rankingFault(view, ranking),
  randomOrder: randomPairs,
  defaultOrder: (view, me) => proposedPairsOrder(view, playerIn(me)),
})

/** Whether the open claim is one of left-over cards. */
const isExtra = ({ agenda: [step] }: Pick<View, 'agenda'>): boolean => step?.step === 'claim' && step.extra
/** The claims that a seat may make now. */
export const openClaims = (view: View, seat: Color) =>
  playablePairs(view, seat, { pairs: secretOf(view, seat).pairs, extra: isExtra(view) })
const claim = callRules('claim', ['claim'], {
  wants: ['CR-1.3d', 'a world is claimed now'],
  of: (view, me) => openClaims(view, playerIn(me)).flatMap(({ targets }) => targets.flatMap(({ at }) => at ?? [])),
  check(view, me, { pair: [red, black], at }) {
    const seat = playerIn(me)
    const isOwn = secretOf(view, seat).pairs.some((own) => own[0] === red && own[1] === black)
    if (!isOwn) return refuse('CR-1.3d', `${red} and ${black} are not a pair of yours`)
    const open = openClaims(view, seat).find(({ pair }) => pair[0] === red)
    if (!open) return refuse('CR-1.3e', 'your first two pairs name the hex of a world, and you have such a pair')
    const target = open.targets.find((one) => one.at === at)
    if (target) return undefined
    const names = open.targets.map((one) => one.at ?? 'no world').join(', ')
    return refuse('CR-1.3i', `this pair may claim ${names}, not ${at ?? 'no world'}`)
  },
  randomOrder(view, me, dice) {
    const { pair, targets } = pick(dice, openClaims(view, playerIn(me)))
    return { order: 'claim', pair, at: pick(dice, targets).at }
  },
  defaultOrder(view, me) {
    const seat = playerIn(me)
    const ranking = proposedRanking(view.land, worldsOfEmpire(view, seat))
    const { pair, at } = claimByRanking(view, seat, { pairs: secretOf(view, seat).pairs, ranking, extra: isExtra(view) })
    return { order: 'claim', pair, at }
  },
})
export const draftQuestions = { pairs, claim }
