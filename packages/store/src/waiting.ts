// The fields of a match that has not begun.
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
