// Deadlines after an outage: a player who could not reach a server shortly before a deadline gets that time again.

import { deadlineOf } from './due.ts'
import type { ClockState, TimeSpan } from './state.ts'
import { DAY } from './units.ts'

/** The longest time before a deadline in which an outage counts, in ms. */
const LONGEST_WINDOW = DAY
/** An outage of ten minutes always counts, and a tenth of a shorter window. */
const LONG_ENOUGH = 10 * 60_000
const SHARE = 1 / 10

/**
 * The time until which a deadline is extended because no server ran for a considerable part of the time before it; null if none ran for too short
 * a time. `downs` are the stretches without a server. `opened` and `due` come from `outageBounds`. All times are in ms since 1970.
 */
export function outageExtension(
  downs: readonly TimeSpan[],
  { opened, due }: { readonly opened: number; readonly due: number },
): number | null {
  const window = Math.min(LONGEST_WINDOW, due - opened)
  const from = due - window
  const within = downs
    .map((down) => ({ from: Math.max(down.from, from), to: Math.min(down.to, due), up: down.to }))
    .filter((down) => down.from < down.to)
    .toSorted((one, other) => one.from - other.from)
  let [lost, seen, up] = [0, from, from]
  for (const down of within) {
    lost += Math.max(0, down.to - Math.max(down.from, seen))
    seen = Math.max(seen, down.to)
    up = Math.max(up, down.up)
  }
  return lost > 0 && lost >= Math.min(LONG_ENOUGH, window * SHARE) ? up + window : null
}

/** Between which times an outage delays the answer of a seat. One that led to an extension is before them, so it never counts twice. */
export function outageBounds(state: ClockState, call: string, seat: string): { readonly opened: number; readonly due: number } | null {
  const deadline = deadlineOf(state, call, seat)
  return deadline && !deadline.lapsed ? { opened: deadline.outage ?? deadline.since, due: deadline.due } : null
}
