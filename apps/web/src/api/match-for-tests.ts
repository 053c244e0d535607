// Complete records of a match for tests, which name only the fields that they are about.
import type { Call } from '@admiralty/kernel'
import { noPresence } from './no-presence.ts'
import type { SeatStatus, StreamStatus } from './types.ts'

/** A call to fire. */
export const fireCall = (id: string, ...seats: readonly string[]): Call => ({ id, kind: 'fire', key: seats.join('+'), seats, instead: [] })

/** A seat of its own side that another player holds. */
export const otherSeat = (seat: string, more: Partial<SeatStatus> = {}): SeatStatus => ({
  seat,
  side: seat,
  holder: 'other',
  name: null,
  rank: null,
  auto: false,
  sat: true,
  standIn: null,
  conceded: false,
  automatic: { decisions: [], change: 0 },
  vacations: 0,
  ...more,
})

/** The status of a match in which these seats have sealed their orders, and nothing else happens. */
export const sealedBy = (...sealed: readonly string[]): StreamStatus => ({ ...noPresence, sealed })
