// The people in a match, and what follows if a seat concedes.
import type { Seat } from '@admiralty/kernel'
import type { MatchInfo, SeatStatus } from '../api/types.ts'
import { personName } from '../parts/seat.tsx'

/** The seats that players hold. The umpire's belongs to the server. */
export const playersIn = ({ seats }: Pick<MatchInfo, 'seats'>): readonly SeatStatus[] => seats.filter(({ holder }) => holder !== 'umpire')

/** Seats that a person plays now. */
export const peopleAt = ({ seats }: Pick<MatchInfo, 'seats'>): readonly SeatStatus[] =>
  seats.filter(({ holder, standIn, conceded }) => (holder === 'me' || holder === 'other') && standIn === null && !conceded)

/** Name and seat, such as 'Anna (Blue)', or only the seat if the player has no name. */
export function personAt({ seats }: Pick<MatchInfo, 'seats'>, seat: Seat): string {
  return personName(seats.find((info) => info.seat === seat)?.name, seat)
}

/** The seats that remain after `conceding` concedes. The match is over if all are on one side. */
export function afterConceding(
  match: Pick<MatchInfo, 'seats'>,
  conceding: Seat,
): { readonly over: boolean; readonly seats: readonly Seat[] } {
  const left = playersIn(match).filter(({ seat, conceded }) => seat !== conceding && !conceded)
  return { over: new Set(left.map(({ side }) => side)).size < 2, seats: left.map(({ seat }) => seat) }
}
