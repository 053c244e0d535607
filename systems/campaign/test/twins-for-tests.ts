// Twin matches: what others keep secret differs, and what a viewer receives must be the same, byte for byte.
import { type Call, type Dice, diceOf, die, pick, seededDice, type Viewer } from '@admiralty/kernel'
import { drawn } from '../src/draft/cards.ts'
import { seatsOf } from '../src/lookup.ts'
import type { Order } from '../src/orders.ts'
import type { Color } from '../src/shapes.ts'
import type { State } from '../src/state.ts'
import { setupFor } from '../src/table-for-tests.ts'
import { system } from './battle-game.ts'

type Orders = Readonly<Record<string, Order>>
/** Dice of a match; those of the umpire's hidden rolls come from another seed. */
function diceWith(seed: number, hidden: number): Dice {
  const streams = new Map<string, Dice>()
  return diceOf((count, sides, reason, address) => {
    const key = address ?? ''
    const isHidden = /^(attitude|margin|nearest)/.test(key) || /^luxury\/(−|00|.*\/)/.test(key)
    const own = streams.get(key) ?? seededDice(isHidden ? hidden : seed).at(key === '' ? 'none' : key)
    streams.set(key, own)
    return Array.from({ length: count }, () => die(own, sides, reason))
  })
}
const callIn = (state: State): Call => {
  const [call] = system.openCalls(state)
  if (!call) throw new Error('no call is open')
  return call
}
/** Everything that a viewer receives of a resolution, as text. */
function receivedBy(viewer: Viewer, { events, state }: ReturnType<typeof system.resolve>): string {
  const seen = events.map((event) => system.observe(event, viewer)).filter((one) => one !== undefined)
  return JSON.stringify([seen, system.view(state, viewer)])
}

/** Another ranking of a seat that makes the same claims: the claimed worlds first, in the order of their claims. */
function otherRanking(order: Order, claimed: readonly string[], dice: Dice): Order {
  if (order.order !== 'pairs') return order
  const rest = order.ranking.filter((at) => !claimed.includes(at))
  return { ...order, ranking: [...claimed, ...drawn(rest, rest.length, dice).cards] }
}
/** Another purchase of a seat with the same ally, which is public. */
function otherPurchase(state: State, seat: Color, order: Order, dice: Dice): Order {
  const other = system.randomOrder(system.view(state, seat), callIn(state), dice)
  return other.order === 'purchase' && order.order === 'purchase' ? { ...other, ally: order.ally } : order
}

interface TwinReport {
  /** Twins that were compared: one of the draft and one of the purchase for each viewer. */
  readonly twins: number
  /** Twins in which a viewer received something else. */
  readonly different: readonly string[]
  /** Twins whose secrets were the same by chance. */
  readonly same: number
}
const ordersOf = (state: State, answer: (seat: Color) => Order): Orders =>
  Object.fromEntries(seatsOf(state).map((seat) => [seat, answer(seat)]))

/** Plays a match and twins of it for every viewer. */
function twinsOf(seed: number): TwinReport {
  const whim = seededDice(seed)
  const setup = setupFor(pick(whim, [2, 3, 4, 5, 6]))
  const begun = system.begin({ setup, position: null }, diceWith(seed, seed))
  const hidden = system.begin({ setup, position: null }, diceWith(seed, seed + 1_000_000))
  const random = (state: State) => (seat: Color) => system.randomOrder(system.view(state, seat), callIn(state), whim)
  const pairs = ordersOf(begun.state, random(begun.state))
  const drafted = system.resolve(begun.state, callIn(begun.state), pairs, diceWith(seed, seed))
  const bought = ordersOf(drafted.state, random(drafted.state))
  const ended = system.resolve(drafted.state, callIn(drafted.state), bought, diceWith(seed, seed))
  const different: string[] = []
  let same = 0
  const viewers: readonly Viewer[] = [...seatsOf(begun.state), 'public']
  for (const viewer of viewers) {
    if (receivedBy(viewer, begun) !== receivedBy(viewer, hidden)) different.push(`${seed}: the map of ${viewer}`)
    const claimed = (seat: Color) => drafted.state.claims.flatMap(({ seat: owner, at }) => (owner === seat && at !== null ? [at] : []))
    const twin = (seat: Color, order: Order | undefined, other: (order: Order) => Order): Order => {
      if (!order) throw new Error(`${seat} has no order`)
      return seat === viewer ? order : other(order)
    }
    const otherPairs = ordersOf(begun.state, (seat) => twin(seat, pairs[seat], (order) => otherRanking(order, claimed(seat), whim)))
    const otherDraft = system.resolve(hidden.state, callIn(hidden.state), otherPairs, diceWith(seed, seed + 2_000_000))
    if (receivedBy(viewer, drafted) !== receivedBy(viewer, otherDraft)) different.push(`${seed}: the draft of ${viewer}`)
    const otherBought = ordersOf(drafted.state, (seat) =>
      twin(seat, bought[seat], (order) => otherPurchase(drafted.state, seat, order, whim)),
    )
    const otherEnd = system.resolve(otherDraft.state, callIn(otherDraft.state), otherBought, diceWith(seed, seed))
    if (receivedBy(viewer, ended) !== receivedBy(viewer, otherEnd)) different.push(`${seed}: the purchase of ${viewer}`)
    if (JSON.stringify(ended.state.secret) === JSON.stringify(otherEnd.state.secret)) same += 1
  }
  return { twins: viewers.length * 2, different, same }
}
/** Plays matches from a seed on until so many twins are compared. */
export function compareTwins(count: number, first = 1): TwinReport {
  let [twins, same] = [0, 0]
  const different: string[] = []
  for (let seed = first; twins < count; seed += 1) {
    const one = twinsOf(seed)
    twins += one.twins
    same += one.same
    different.push(...one.different)
  }
  return { twins, different, same }
}
