// A rematch: the same set-up, with the players on other sides.
import { playersAmong, type Seat, type SeatInfo, UMPIRE } from '@admiralty/kernel'
import { type MatchRecord, type Person, type SeatRecord, waitingSince } from '@admiralty/store'
import type { Random } from '../platform/ports.ts'

/** Moves each player by the number of seats of the first side. With equal sides this swaps them. */
export function sidesChanged(seatInfos: readonly SeatInfo[]): ReadonlyMap<Seat, Seat> {
  const sides = [...new Set(seatInfos.map(({ side }) => side))]
  const inOrder = sides.flatMap((side) => seatInfos.filter((info) => info.side === side).map(({ seat }) => seat))
  const shift = seatInfos.filter(({ side }) => side === sides[0]).length
  return new Map(inOrder.map((seat, index) => [seat, inOrder[(index + shift) % inOrder.length] ?? seat]))
}

export interface Rematch {
  /** The finished match. */
  readonly match: MatchRecord
  readonly seatInfos: readonly SeatInfo[]
  /** The person who creates the rematch. */
  readonly person: Person
  readonly random: Random
  /** Milliseconds since 1970. */
  readonly now: number
  /** Rank and name of all bots, with everybody on the side of before; null keeps the bots and changes the sides. */
  readonly bots: { readonly rank: string; readonly name: string | null } | null
}

/** The record of the rematch. Bots and the umpire are ready; seats of people are reserved until they take them. */
export function rematchOf({ match, seatInfos, person, random, now, bots }: Rematch): MatchRecord {
  const to: ReadonlyMap<Seat, Seat> = bots ? new Map() : sidesChanged(playersAmong(seatInfos))
  const moved = new Map(match.seats.map((record) => [to.get(record.seat) ?? record.seat, record]))
  const seat = (own: SeatRecord): SeatRecord => {
    const { bot: before, person: holder, name: named, auto } = moved.get(own.seat) ?? own
    const [bot, name] = bots && before !== null ? [bots.rank, bots.name] : [before, named]
    const value = bot === null && own.seat !== UMPIRE ? null : random.token()
    return { seat: own.seat, person: holder, bot, name, seed: random.seed(), value, key: null, linkEnd: null, auto }
  }
  return {
    ...match,
    id: random.token(),
    secret: random.token(),
    creator: person.id,
    ...waitingSince(now),
    seats: match.seats.map(seat),
  }
}
