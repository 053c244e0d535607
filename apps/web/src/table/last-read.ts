// The last entry that each seat has seen in this browser: one number for each seat, no contents.
import type { Seat } from '@admiralty/kernel'

const keyOf = (match: string, seat: Seat): string => `admiralty.read.${match}.${seat}`

/** The number of the last entry seen; null if none is stored. */
export function lastRead(match: string, seat: Seat): number | null {
  try {
    const stored = localStorage.getItem(keyOf(match, seat))
    return stored === null ? null : Number(stored)
  } catch {
    return null
  }
}

export function storeLastRead(match: string, seat: Seat, seq: number): void {
  try {
    localStorage.setItem(keyOf(match, seat), String(seq))
  } catch {
    // storage may be forbidden; then there is no catch-up list
  }
}
