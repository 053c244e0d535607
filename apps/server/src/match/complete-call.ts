// A complete call: every seat has answered. Once its orders are fixed, they wait only for the links of devices.
import type { RuleSystem, Seat } from '@admiralty/kernel'
import {
  digestStatement,
  isLink,
  judge,
  linkEndsNow,
  type MatchState,
  nextAnswer,
  ordersDigest,
  type Review,
  type SealedOrder,
  type SeatLinks,
} from '@admiralty/match'
import type { FixedCall, MatchRecord } from '@admiralty/store'
import type { HostSigner } from '../platform/host-signer.ts'
import type { ActiveMatch } from '../seats/active-match.ts'
import type { LinkQuestion } from './link-exchange.ts'

/** A complete call, and the answers that its orders were taken from. */
export interface CompleteCall {
  readonly ready: Review['ready'][number]
  readonly used: readonly SealedOrder[]
}

/** The answers of a complete call that its orders were taken from. */
export const usedIn = ({ call, orders }: CompleteCall['ready'], answers: readonly SealedOrder[]): readonly SealedOrder[] =>
  Object.keys(orders).flatMap(
    (seat) => answers.find((one) => one.call === call.id && one.seat === seat && one.order === orders[seat]) ?? [],
  )

/** Orders, signatures, times and reasons of a complete call. */
export function answersOf({ ready, used }: CompleteCall): Omit<FixedCall, 'seq' | 'asked'> {
  const signatures = used.flatMap(({ seat, signature }) => (signature ? [[seat, signature] as const] : []))
  const why = used.flatMap(({ seat, why: reason }) => (reason === undefined ? [] : [[seat, reason] as const]))
  const times = used.flatMap(({ seat, time }) => (time === undefined ? [] : [[seat, time] as const]))
  return { ...ready, signatures: Object.fromEntries(signatures), why: Object.fromEntries(why), sealed: Object.fromEntries(times) }
}

/**
 * The seats whose devices are asked for a link: those with a chain whose person is connected. They are asked at every call, also where no seat
 * has a choice. None if one person holds all seats, who has nobody to be protected from.
 */
export function seatsToAsk({ match, seats }: Pick<ActiveMatch, 'match' | 'seats'>, connected: readonly string[]): readonly Seat[] {
  const linkEnds = linkEndsNow(match.head, match.status)
  if (new Set(seats.map(({ person }) => person)).size === 1) return []
  return seats.flatMap(({ seat, person }) => (person !== null && connected.includes(person) && Object.hasOwn(linkEnds, seat) ? [seat] : []))
}

interface StoredFixed {
  readonly fixed: FixedCall | null
  /** The value of a restoration that comes first; null for none. */
  readonly restored: string | null
}
/** The fixed call that the match goes on with. Null if an entry or a restoration has overtaken it, or changed rules refuse an order. */
export function fixedNow(system: RuleSystem, { fixed, restored }: StoredFixed, match: MatchState | null): FixedCall | null {
  if (!fixed || !match || restored !== null || fixed.seq !== match.seq + 1) return null
  const { call, orders } = fixed
  const isLegal = Object.keys(orders).every((seat) => 'order' in judge(system, match.state, { call: call.id, seat, order: orders[seat] }))
  return isLegal ? fixed : null
}

/** The digest of a fixed call. The same orders give the same digest after a crash. */
export const digestOf = ({ head, links }: MatchState, { call, orders }: FixedCall, secret: string): string =>
  ordersDigest(secret, { match: head.id, answer: nextAnswer(links), call: call.id, orders })

/** The question to the devices about a fixed call. */
export function questionOf(match: MatchState, fixed: FixedCall, { secret }: Pick<MatchRecord, 'secret'>, host: HostSigner): LinkQuestion {
  const { id } = match.head
  const ends = linkEndsNow(match.head, match.status)
  const { seq, asked: seats } = fixed
  const answer = nextAnswer(match.links)
  const digest = digestOf(match, fixed, secret)
  const signature = host.sign(digestStatement(id, answer, digest))
  return {
    fixed: { seq, answer, digest, signature, seats },
    isLink: (seat, link) => isLink({ ends, state: match.links }, seat, link),
  }
}

/** The ends of the link chains, of the seats that have one. */
export const linkEndsOf = ({ seats }: Pick<MatchRecord, 'seats'>): SeatLinks =>
  Object.fromEntries(seats.flatMap(({ seat, linkEnd }) => (linkEnd === null ? [] : [[seat, linkEnd]])))
