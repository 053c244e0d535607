// The data that this browser has sent to take seats: dice value, public key and end of the link chain. It is kept before it is sent, because a host
// could replace it on the way and show the replacement from then on. Loaded on demand.
import type { Seat } from '@admiralty/kernel'
import type { SeatFacts } from '@admiralty/match'
import type { MatchInfo } from '../api/types.ts'

const KEY = 'admiralty.offers'
/** Older ones are dropped. */
const MOST = 400

/** The data that was sent for one or more seats. The server gives some of them to this player, or none. */
export interface SeatOffer {
  /** Null until the server has named the match. */
  readonly match: string | null
  readonly seats: Readonly<Record<Seat, SeatFacts>>
}

/** Used while storage is forbidden; lost with the page. */
let unstored: readonly SeatOffer[] = []

function offers(): readonly SeatOffer[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored : unstored
  } catch {
    return unstored
  }
}
function keep(all: readonly SeatOffer[]): void {
  unstored = all.slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(unstored))
  } catch {
    // Storage is forbidden or full: this page still remembers.
  }
}

/** Call it before the offer is sent. */
export const keepOffer = (offer: SeatOffer): void => keep([...offers(), offer])

/** Call it when the server has named the match of an offer. */
export function nameOffer({ seats }: SeatOffer, match: string): void {
  const text = JSON.stringify(seats)
  keep(offers().map((one) => (one.match === null && JSON.stringify(one.seats) === text ? { ...one, match } : one)))
}

type HeldSeats = Pick<MatchInfo, 'id' | 'mine' | 'seatValues' | 'newLinkEnds'>
const hasPassedOn = ({ newLinkEnds }: HeldSeats, seat: Seat): boolean => Object.hasOwn(newLinkEnds, seat)

/**
 * The facts that this browser sent for the seats of its player, which no other person has held before. They are the first facts of the match.
 */
export const sentFor = (match: HeldSeats): Readonly<Record<Seat, SeatFacts>> =>
  sentForSeats(
    match,
    match.mine.filter((seat) => !hasPassedOn(match, seat)),
  )
/** The facts that this browser sent for seats that have passed on to its player. */
export const sentForPassedOn = (match: HeldSeats): Readonly<Record<Seat, SeatFacts>> =>
  sentForSeats(
    match,
    match.mine.filter((seat) => hasPassedOn(match, seat)),
  )

/**
 * The facts that this browser sent for these seats. Of several attempts it takes the one whose dice value the server shows, else the
 * last. A seat is left out if this browser has sent nothing for it: its player has taken it with another device.
 */
function sentForSeats({ id, seatValues }: HeldSeats, seats: readonly Seat[]): Readonly<Record<Seat, SeatFacts>> {
  const all = offers()
  const sent = seats.flatMap((seat) => {
    const isShown = (facts: SeatFacts | undefined): boolean => facts?.value === seatValues[seat]
    // An offer without a match belongs here if the page was closed before the answer came.
    const possible = all.flatMap(({ match, seats: offered }) => {
      const facts = offered[seat]
      return facts && (match === id || (match === null && isShown(facts))) ? [facts] : []
    })
    const facts = possible.findLast(isShown) ?? possible.at(-1)
    return facts && seatValues[seat] !== undefined ? [[seat, facts] as const] : []
  })
  return Object.fromEntries(sent)
}
