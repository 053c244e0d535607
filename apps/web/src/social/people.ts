// Who plays at a table, and what conceding would come to. Pure.
import type { Seat } from '@admiralty/kernel'
import type { MatchInfo, SeatStatus } from '../api/types.ts'
import { seatName } from '../parts/side-style.tsx'

/** Seats that people play themselves, now. */
export const peopleAt = ({ seats }: Pick<MatchInfo, 'seats'>): readonly SeatStatus[] =>
  seats.filter(({ holder, standIn, conceded }) => (holder === 'me' || holder === 'other') && standIn === null && !conceded)

/** 'Anna (Blue)'; where nobody gave a name, the seat alone. */
export function personAt({ seats }: Pick<MatchInfo, 'seats'>, seat: Seat): string {
  const name = seats.find((info) => info.seat === seat)?.name
  return name ? `${name} (${seatName(seat)})` : seatName(seat)
}

/** Who has not given up once this seat has: if they are of one side, they have won. */
export function afterConceding(
  { seats }: Pick<MatchInfo, 'seats'>,
  conceding: Seat,
): { readonly over: boolean; readonly seats: readonly Seat[] } {
  const left = seats.filter(({ seat, conceded }) => seat !== conceding && !conceded)
  return { over: new Set(left.map(({ side }) => side)).size < 2, seats: left.map(({ seat }) => seat) }
}
