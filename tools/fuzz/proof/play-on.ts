// A signed match that is played on with random answers and concessions.
import { type Call, type Dice, playersAmong, type RuleSystem, randomAnswer, type Seat } from '@admiralty/kernel'
import {
  applyAction,
  beginMatch,
  checkAction,
  decide,
  type Entry,
  type Head,
  isHostSeat,
  type MatchAction,
  type MatchState,
  needsNoSignature,
  nextAnswer,
  outcomeOf,
  reopen,
  type SeatLinks,
  type Signature,
  setupOf,
  signingSeats,
} from '@admiralty/match'
import type { KeyRing } from './sign-again.ts'

/** How a match is played. */
interface PlayPlan {
  readonly system: RuleSystem
  readonly head: Head
  readonly secret: string
  readonly random: Dice
  /** Recorded entries: their orders are given again where they are legal. */
  readonly recorded?: readonly Entry[]
  /** The links of the devices for an entry. The recorded ones if absent: a forger has no others. */
  readonly linksAt?: (answer: number) => SeatLinks
  /** The action that comes next, if any. */
  act(match: MatchState): MatchAction | undefined
}

const blank = (after: number): Signature => ({ after, value: '0'.repeat(128) })

/** Plays on after `entries` to the end of the match. New signatures are blank. */
export function playOn(plan: PlayPlan, entries: readonly Entry[] = []): readonly Entry[] {
  const { system, head, secret } = plan
  const played = [...entries]
  const keep = ({ entry, match }: { readonly entry: Entry; readonly match: MatchState }): MatchState => {
    played.push(entry)
    return match
  }
  const hashes = entries.map(() => '')
  let match = entries.length > 0 ? reopen(system, { head, entries, chain: hashes }) : keep(beginMatch(system, head, secret, head.created))
  while (!outcomeOf(system, match)) {
    const time = head.created + 1000 * (match.seq + 1)
    const action = plan.act(match)
    if (action && !checkAction(system, match, action, time)) {
      const signatures = Object.fromEntries(signingSeats(action).map((seat) => [seat, blank(match.seq)]))
      match = keep(applyAction(system, match, { action, signatures, time }, secret))
      continue
    }
    const [call] = system.openCalls(match.state)
    if (!call) throw new Error('no call is open and the match is not over')
    const answers = call.seats.map((seat) => ({ seat, ...answer(plan, match, call, seat) }))
    const orders = Object.fromEntries(answers.map(({ seat, order }) => [seat, order]))
    const signatures = Object.fromEntries(answers.flatMap(({ seat, signature }) => (signature ? [[seat, signature]] : [])))
    const links = linksFor(plan, nextAnswer(match.links))
    match = keep(decide(system, match, { call, orders, signatures, time, links }, secret))
  }
  return played
}

/** The links of an entry under a blank digest, which is made again with the chain. */
function linksFor({ linksAt, recorded = [] }: PlayPlan, answer: number): Entry['links'] {
  const given = linksAt?.(answer) ?? recorded.filter(({ call }) => call)[answer - 1]?.links?.given ?? {}
  return Object.keys(given).length > 0 ? { digest: '0'.repeat(64), given } : undefined
}

/** The recorded order of a seat, or a random one. */
function answer(
  { system, random, recorded = [] }: PlayPlan,
  match: MatchState,
  call: Call,
  seat: Seat,
): { readonly order: unknown; readonly signature: Signature | undefined } {
  const view = system.view(match.state, seat)
  if (match.status.conceded.includes(seat)) return { order: system.defaultOrder(view, call), signature: undefined }
  const before = recorded.find((entry) => entry.call?.id === call.id)
  const known = before?.orders[seat]
  const isKnown = known !== undefined && !system.check(view, call, known)
  const order = isKnown ? known : (system.forcedOrder(view, call, seat) ?? randomAnswer(system, match.state, { call, seat, dice: random }))
  if (isKnown && before?.seq === match.seq + 1) return { order, signature: before.signatures?.[seat] }
  const isFree = isHostSeat(match.head.keys, match.status, seat) || needsNoSignature(system, match, { call: call.id, seat, order })
  return { order, signature: isFree ? undefined : blank(match.seq) }
}

/** Lets seats concede once the match has `most` entries: first those whose keys are in the ring. */
export function concedeAfter(system: RuleSystem, most: number, ring: KeyRing): (match: MatchState) => MatchAction | undefined {
  return ({ head, seq, status }) => {
    if (seq < most) return undefined
    const seats = playersOf(system, head).filter((seat) => !status.conceded.includes(seat))
    const held = seats.filter((seat) => ring.has(status.rekeyed[seat] ?? head.keys?.seats[seat] ?? ''))
    const [seat] = held.length > 0 ? held.toReversed() : seats.toReversed()
    return seat === undefined ? undefined : { kind: 'conceded', seat }
  }
}

/** The seats of the players in the order of the game. */
export const playersOf = (system: RuleSystem, head: Pick<Head, 'setup' | 'format'>): readonly Seat[] =>
  playersAmong(system.seats(setupOf(system, head))).map(({ seat }) => seat)
