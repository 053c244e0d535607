// The errand that an order leaves if all but one of the players of its call are ready. It is added before the order is stored, so a crash between
// the two loses nothing: when it is run, it does nothing unless the others are ready then.
import type { Call } from '@admiralty/kernel'
import type { Head } from '@admiralty/match'
import type { AskedSeat, Errand, MatchRecord } from '@admiralty/store'
import { hasSlowClock, NOTICE_DELAY } from './entry-errands.ts'

/** A call as it is with an order that is about to be stored. */
export interface AnsweredCall {
  readonly head: Pick<Head, 'id' | 'clock'>
  /** The sequence number of the last entry, and the time now in ms since 1970. */
  readonly seq: number
  readonly time: number
  readonly call: Pick<Call, 'id' | 'kind'>
  /** The kinds of calls for which everybody may know who is ready. */
  readonly longCalls: readonly string[]
  readonly asked: readonly AskedSeat[]
  readonly seats: MatchRecord['seats']
  /** Whether the player of a seat is ready, with the order. */
  isReady(seat: string): boolean
}

/** Tells the only player who is not ready. Undefined if there are more, or if nobody may know. */
export function lastErrandOf({ head, seq, time, call, longCalls, asked, seats, isReady }: AnsweredCall): Errand | undefined {
  if (!hasSlowClock(head) || !longCalls.includes(call.kind)) return undefined
  const players = asked.filter((one) => one.call === call.id && one.owes)
  const [last, ...more] = players.filter(({ seat }) => !isReady(seat))
  if (!last || more.length > 0 || players.length < 2) return undefined
  const { seat } = last
  const person = seats.find((one) => one.seat === seat)?.person ?? null
  if (person === null) return undefined
  return {
    key: `last:${head.id}:${call.id}:${seat}:${time}`,
    kind: 'last',
    match: head.id,
    seq,
    call: call.id,
    seat,
    person,
    due: time + NOTICE_DELAY,
  }
}
