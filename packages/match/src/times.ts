// The times of a journal: a host writes them in the order of the entries, after the match was created and before today.
import type { Journal } from './journal.ts'

/** Two machines may differ by this many milliseconds, for example if one has the wrong date. */
const TOLERANCE = 24 * 3600 * 1000

/** The faults in the times of a journal. `now` is the reader's time, in ms since 1970; with infinity no time is in the future. */
export function* timeFindings({ head, entries }: Pick<Journal, 'head' | 'entries'>, now: number): Generator<string> {
  let last = head.created
  for (const [index, { time }] of entries.entries()) {
    if (time < last) yield index === 0 ? 'the opening is older than the match' : `entry ${index} is older than entry ${index - 1}`
    if (time > now + TOLERANCE) yield `the time of entry ${index} lies in the future`
    last = time
  }
}
