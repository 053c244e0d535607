// The errands that an entry leaves: a pure function of the entry and of what its match waits for, so that they are written with it.
import type { Entry, Head } from '@admiralty/match'
import type { AskedSeat, Errand, MatchRecord } from '@admiralty/store'

/** An entry, and the seats that are asked before and after it. */
export interface EntryFacts {
  readonly entry: Pick<Entry, 'seq' | 'time'>
  readonly head: Pick<Head, 'id' | 'clock'>
  readonly before: readonly AskedSeat[]
  readonly after: readonly AskedSeat[]
  /** The seats after the entry. */
  readonly seats: MatchRecord['seats']
  /** The seat that passes on with the entry; null for none. */
  readonly passed: string | null
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Milliseconds from a question to its notice. A player at the board has mostly answered by then. */
export const NOTICE_DELAY = 2 * MINUTE
/** Milliseconds from a reminder to the deadline, as a rule. */
const REMINDER = 24 * HOUR
/** The part of the time to answer that a reminder leaves at least. */
const LAST_PART = 1 / 3

/**
 * The errands about seats that this entry asks: a notice, and a reminder before the deadline. Only matches with slow clocks leave any, because
 * players of others are at the board. They follow from what everybody may know.
 */
export function errandsOf({ entry, head, before, after, seats, passed }: EntryFacts): readonly Errand[] {
  const { seq, time } = entry
  if (!hasSlowClock(head)) return []
  return after.flatMap(({ seat, call, owes, due }): readonly Errand[] => {
    const person = seats.find((one) => one.seat === seat)?.person ?? null
    if (!owes || person === null) return []
    const earlier = before.find((one) => one.seat === seat && one.owes && one.call === call)
    const isNew = earlier === undefined || seat === passed
    const about = { match: head.id, seq, call, seat, person }
    const key = (kind: Errand['kind']): string => `${kind}:${head.id}:${seq}:${seat}`
    return [
      ...(isNew ? [{ ...about, kind: 'move', key: key('move'), due: time + NOTICE_DELAY } as const] : []),
      ...(due !== null && (isNew || earlier.due !== due)
        ? [{ ...about, kind: 'reminder', key: key('reminder'), due: reminderTime(time, due) } as const]
        : []),
    ]
  })
}

/** Whether a match has deadlines in days, so that its players are told. */
export const hasSlowClock = ({ clock }: Pick<Head, 'clock'>): boolean => clock.kind === 'answer' || clock.kind === 'calendar'

/** When a seat that is asked at `time` is reminded of its deadline. All in ms since 1970. */
const reminderTime = (time: number, due: number): number => Math.round(due - Math.min(REMINDER, Math.max(0, due - time) * LAST_PART))
