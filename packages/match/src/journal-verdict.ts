// The verdict on a journal.
import { type Account, NO_ACCOUNT } from './account.ts'
import { NO_SIGNATURES, type SignatureCounts } from './signature-audit.ts'

/** The result of verifying a journal. */
export interface Verdict {
  /** True if nothing is wrong and everything was checked. */
  readonly ok: boolean
  /** Number of faces that were computed again from the secret. */
  readonly dice: number
  /** Number of orders that the rules judged again. */
  readonly orders: number
  /** Number of entries whose events were computed again from their orders and dice. */
  readonly resolved: number
  /** Number of entries of older rules, to which today's rules give other events. They are neither true nor false. */
  readonly unchecked: number
  /** The result of the signatures. */
  readonly signatures: SignatureCounts
  /** The account names the giver of every order, the dice with links of each device, and what the host did. Empty if the file could not be checked. */
  readonly account: Account
  /** Facts that are no faults: deadlines that today's calendars would set otherwise. */
  readonly notes: readonly string[]
  /** Why the match could not be checked whole, which is no finding: rules of a later version, no secret, or a match that belongs to another. Null if it could. */
  readonly limit: string | null
  /** The faults, in at most 20 lines. Later findings may follow from the first one. */
  readonly findings: readonly string[]
}

const MAX_FINDINGS = 20

export const NOTHING_CHECKED = {
  dice: 0,
  orders: 0,
  resolved: 0,
  unchecked: 0,
  signatures: NO_SIGNATURES,
  account: NO_ACCOUNT,
  notes: [],
  limit: null,
}

export function verdict(findings: readonly string[], counts: Omit<Verdict, 'ok' | 'findings'> = NOTHING_CHECKED): Verdict {
  const listed =
    findings.length > MAX_FINDINGS ? [...findings.slice(0, MAX_FINDINGS), `and ${findings.length - MAX_FINDINGS} more`] : findings
  return { ok: findings.length === 0 && counts.unchecked === 0 && counts.limit === null, ...counts, findings: listed }
}
