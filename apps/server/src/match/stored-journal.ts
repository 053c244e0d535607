// Opens the journal of a stored match. A match in play is continued only if its commitment, hashes and dice are correct.
import type { RuleSystem } from '@admiralty/kernel'
import { entryFindings, follow, type MatchState, proofFindings, reopen } from '@admiralty/match'
import { DamagedMatch, type StoredEntry, type StoredMatch } from '@admiralty/store'

/** An entry up to which this server has proven a match. */
export interface ProvenEntry {
  readonly seq: number
  readonly chain: string
}

/**
 * The state of a stored match; null before its opening. Entries up to `proven` are not proven again, and neither is a match that is
 * over: viewers verify it themselves. Throws `DamagedMatch`.
 */
export function openJournal(system: RuleSystem, { record, entries: rows }: StoredMatch, proven: ProvenEntry | null): MatchState | null {
  const { id, head, secret, status } = record
  if (!head) return null
  const known = proven && rows[proven.seq]?.chain === proven.chain ? proven.seq + 1 : 0
  const entries = rows.map(({ entry }) => entry)
  const chain = rows.map((row) => row.chain)
  if (status !== 'over' && known === 0 && proofFindings({ head, entries, chain }, secret).length > 0) throw new DamagedMatch(id)
  if (status === 'over' || known === 0) return reopen(system, head, entries, chain)
  const last = reopen(system, head, entries.slice(0, known), chain.slice(0, known))
  return rows.slice(known).reduce((state, row) => followProven(system, state, row, secret), last)
}

/** The state after the next entry. Throws `DamagedMatch` if its hash or its dice are wrong. */
function followProven(system: RuleSystem, last: MatchState, row: StoredEntry, secret: string): MatchState {
  requireProof(last.head, last, row, secret)
  return follow(system, { head: last.head, last }, row).match
}

/** Throws `DamagedMatch` unless hash and dice of the entry that follows `last` are correct. `last` is null before the opening. */
export function requireProof(head: MatchState['head'], last: MatchState | null, row: StoredEntry, secret: string): void {
  const next = (last?.seq ?? -1) + 1
  if (row.entry.seq !== next || [...entryFindings(head, last, row, secret)].length > 0) throw new DamagedMatch(head.id)
}
