// Two numbers of entries for each seat in this browser: the last one it has seen, and the last one before its last answer. No contents.
import type { Seat } from '@admiralty/kernel'

type Kind = 'read' | 'answered'
const keyOf = (kind: Kind, match: string, seat: Seat): string => `admiralty.${kind}.${match}.${seat}`

function stored(kind: Kind, match: string, seat: Seat): number | null {
  try {
    const text = localStorage.getItem(keyOf(kind, match, seat))
    return text === null ? null : Number(text)
  } catch {
    return null
  }
}
function store(kind: Kind, match: string, seat: Seat, seq: number): void {
  try {
    localStorage.setItem(keyOf(kind, match, seat), String(seq))
  } catch {
    // Storage may be forbidden; then a reload forgets the number.
  }
}

/** The number of the last entry seen; null if none is stored. */
export const lastRead = (match: string, seat: Seat): number | null => stored('read', match, seat)
export const storeLastRead = (match: string, seat: Seat, seq: number): void => store('read', match, seat, seq)

/** Whether this browser has seen an entry of the match as one of its players. */
export function hasPlayed(match: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(keyOf('read', match, '')))
  } catch {
    return false
  }
}

/** The number of the last entry before the seat's last answer; null if none is stored. */
export const lastAnswered = (match: string, seat: Seat): number | null => stored('answered', match, seat)
export const storeLastAnswered = (match: string, seat: Seat, seq: number): void => store('answered', match, seat, seq)
