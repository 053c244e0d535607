// The seats whose answers a match waits for, as everybody may know them.
import { dueOf } from '@admiralty/clocks'
import { isQuiet } from '@admiralty/kernel'
import type { AskedSeat } from '@admiralty/store'
import { type ActiveMatch, botAtSeat, type OwedAnswer, owedAnswers, seatRecordOf } from '../seats/active-match.ts'

export interface AskedPorts {
  /** Whether this answer is there, apart from sealed orders of seats without automatic answers. */
  isAnswered(owed: OwedAnswer): boolean
  /** Whether it is, and everybody may know that. */
  isKnown(owed: OwedAnswer): boolean
}

/** One call for each seat: the first that the seat has not answered, as far as everybody may know. */
export function askedSeats(active: ActiveMatch, { isAnswered, isKnown }: AskedPorts): readonly AskedSeat[] {
  const asked = new Map<string, AskedSeat>()
  for (const owed of owedAnswers(active)) {
    const { call, seat } = owed
    if (asked.has(seat) || isKnown(owed)) continue
    const isPerson = seatRecordOf(active, seat)?.person !== null && !botAtSeat(active, seat)
    asked.set(seat, {
      seat,
      call: call.id,
      owes: isPerson && !isAnswered(owed),
      due: dueOf(active.match.clock, call.id, seat),
      quiet: isQuiet(active.system, call),
    })
  }
  return [...asked.values()].toSorted((one, other) => (one.seat < other.seat ? -1 : 1))
}
