// How far each seat has read at this screen: one figure a seat, and nothing of what it read.
import type { Seat } from '@admiralty/kernel'

const nameOf = (match: string, seat: Seat): string => `admiralty.read.${match}.${seat}`

export function readUpTo(match: string, seat: Seat): number | null {
  try {
    const kept = localStorage.getItem(nameOf(match, seat))
    return kept === null ? null : Number(kept)
  } catch {
    return null
  }
}

export function keepRead(match: string, seat: Seat, seq: number): void {
  try {
    localStorage.setItem(nameOf(match, seat), String(seq))
  } catch {
    // then nothing is said of what happened since
  }
}
