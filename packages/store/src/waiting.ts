// The fields of a match that has not begun, and when it is looked at.
import type { MatchRecord } from './store.ts'

type Beginning = Pick<MatchRecord, 'created' | 'updated' | 'status' | 'moment' | 'head' | 'rematch'>
/** The match waits for its players since `now`, in milliseconds since 1970. */
export const waitingSince = (now: number): Beginning => ({
  created: now,
  updated: now,
  status: 'waiting',
  moment: '',
  head: null,
  rematch: null,
})

/** When a server must look at a new match: at once if its seats are all taken, because then it begins. Null for never. */
export const wakeOfNew = ({ seats, created }: Pick<MatchRecord, 'seats' | 'created'>): number | null =>
  seats.every(({ value }) => value !== null) ? created : null
