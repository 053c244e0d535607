// The entries that the signed orders of seats cover, and offers of a draw that have lapsed since. Checks no signature.
import type { Seat } from '@admiralty/kernel'
import type { Signature, Signatures } from './keys.ts'

/** The latest entry that the signed orders of each seat cover. */
export type CoveredEntries = Readonly<Record<Seat, number>>
/** The part of an entry that says what its signatures cover. */
interface SignedEntry {
  /** Null for actions, whose signatures do not count here. */
  readonly call: unknown
  readonly signatures?: Signatures | undefined
}
/** Returns what the signatures of orders cover after one more entry. */
export function coveredAfter(covered: CoveredEntries, { call, signatures = {} }: SignedEntry): CoveredEntries {
  if (!call) return covered
  const newer = Object.entries(signatures).filter(([seat, { after }]) => after > (covered[seat] ?? -1))
  return newer.length === 0 ? covered : { ...covered, ...Object.fromEntries(newer.map(([seat, { after }]) => [seat, after])) }
}
/**
 * Whether an offer of a draw has lapsed: the seat has signed an order after a later entry. A signature cannot be taken back, so this ends the
 * time in which the server could use an offer that was withdrawn.
 */
export const hasLapsed = (covered: CoveredEntries, seat: Seat, { after }: Signature): boolean => after < (covered[seat] ?? -1)
