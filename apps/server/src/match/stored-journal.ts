// Opens the journal of a stored match. A match in play is continued only if its commitment, hashes and dice are correct.
import type { RuleSystem } from '@admiralty/kernel'
import {
  entryFindings,
  initialLedger,
  type Journal,
  ledgerAfter,
  type MatchState,
  proofFindings,
  reopen,
  type Snapshot,
  stateOfSnapshot,
} from '@admiralty/match'
import { DamagedMatch, type StoredEntry, type StoredMatch } from '@admiralty/store'

/** An entry up to which this server has proven a match. */
export interface ProvenEntry {
  readonly seq: number
  readonly chain: string
}

/** Aids save work when a match is opened; null for none. */
export interface OpeningAids {
  /** Entries up to this one are not proven again. */
  readonly proven: ProvenEntry | null
  /** Entries up to this one are not folded again. */
  readonly snapshot: Snapshot | null
}

/**
 * The state of a stored match; null before its opening. A match that is over is not proven, because viewers verify it themselves.
 * Throws `DamagedMatch`.
 */
export function openJournal(
  system: RuleSystem,
  { record, entries: rows }: StoredMatch,
  { proven, snapshot }: OpeningAids,
): MatchState | null {
  const { head, secret, status } = record
  if (!head) return null
  const journal = { head, entries: rows.map(({ entry }) => entry), chain: rows.map(({ chain }) => chain) }
  const known = proven && rows[proven.seq]?.chain === proven.chain ? proven.seq + 1 : 0
  if (status !== 'over') requireProven(journal, known, secret)
  // The snapshot of an entry that the journal no longer has is not used.
  const chain = snapshot && rows[snapshot.seq]?.chain
  const state = snapshot && chain !== null && chain !== undefined ? stateOfSnapshot(system, snapshot, chain) : undefined
  return reopen(system, journal, snapshot && state !== undefined ? { seq: snapshot.seq, state } : undefined)
}

/** Throws `DamagedMatch` unless the journal is proven from entry `known` on. */
function requireProven({ head, entries, chain }: Omit<Journal, 'secret'>, known: number, secret: string): void {
  if (known === 0) {
    if (proofFindings({ head, entries, chain }, secret).length > 0) throw new DamagedMatch(head.id)
    return
  }
  let last = { seq: known - 1, chain: chain[known - 1] ?? '', ...entries.slice(0, known).reduce(ledgerAfter, initialLedger) }
  for (const [index, entry] of entries.slice(known).entries()) {
    const row = { entry, chain: chain[known + index] ?? '' }
    requireProof(head, last, row, secret)
    last = { seq: entry.seq, chain: row.chain, ...ledgerAfter(last, entry) }
  }
}
/** The part of a match on which the proof of its next entry depends. */
type Proven = Pick<MatchState, 'seq' | 'chain' | 'status' | 'links'>

/** Throws `DamagedMatch` unless hash and dice of the entry that follows `last` are correct. `last` is null before the opening. */
export function requireProof(head: MatchState['head'], last: Proven | null, row: StoredEntry, secret: string): void {
  const next = (last?.seq ?? -1) + 1
  if (row.entry.seq !== next || [...entryFindings(head, last, row, secret)].length > 0) throw new DamagedMatch(head.id)
}
