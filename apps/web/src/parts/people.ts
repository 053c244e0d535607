// The people in a match, and what follows if a seat concedes.
import { list, noun, type Seat } from '@admiralty/kernel'
import type { MatchInfo, SeatStatus } from '../api/types.ts'
import { personName, seatName } from './seat.tsx'

/** The seats that players hold. The umpire's belongs to the server. */
export const playersIn = ({ seats }: Pick<MatchInfo, 'seats'>): readonly SeatStatus[] => seats.filter(({ holder }) => holder !== 'umpire')

/** Seats that a person plays now. */
export const peopleAt = ({ seats }: Pick<MatchInfo, 'seats'>): readonly SeatStatus[] =>
  seats.filter(({ holder, standIn, conceded }) => (holder === 'me' || holder === 'other') && standIn === null && !conceded)

/** Name and seat, such as 'Anna (Blue)', or only the seat if the player has no name. */
export function personAt({ seats }: Pick<MatchInfo, 'seats'>, seat: Seat): string {
  return personName(seats.find((info) => info.seat === seat)?.name, seat)
}

/** The warning to a seat before it concedes: the end of the match, of its side, or of its own orders. */
export function concedingMeans(match: Pick<MatchInfo, 'seats'>, conceding: Seat): string {
  const left = playersIn(match).filter(({ seat, conceded }) => seat !== conceding && !conceded)
  const names = (seats: readonly SeatStatus[]): string => list(seats.map(({ seat }) => seatName(seat)))
  if (new Set(left.map(({ side }) => side)).size < 2) return `The match ends and ${names(left)} ${noun(left.length, 'wins', 'win')}.`
  const own = match.seats.find(({ seat }) => seat === conceding)?.side
  const partners = left.filter(({ side }) => side === own)
  const after =
    partners.length > 0
      ? `${names(partners)} ${noun(partners.length, 'plays', 'play')} on for your side. You give no more orders and are no winner.`
      : `Your side leaves the battle with all that it has, and ${names(left)} play on.`
  return `${after} You cannot undo this.`
}
