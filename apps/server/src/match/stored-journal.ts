// Opens the journal of a stored match. A match in play is continued only if its commitment, hashes and dice are correct.
// With a snapshot the match is there at once, and the entries before the snapshot are proven after that.
import { setImmediate } from 'node:timers/promises'
import type { RuleSystem } from '@admiralty/kernel'
import { commitmentOf, entryFindings, follow, type Head, type MatchState, makeSnapshot, matchOfSnapshot, sameJson } from '@admiralty/match'
import {
  DamagedMatch,
  type MatchHandle,
  type MatchRecord,
  type Store,
  type StoredEntry,
  type StoredMatch,
  wakeOfNew,
} from '@admiralty/store'

/** An entry up to which this server has proven a match. */
export interface ProvenEntry {
  readonly seq: number
  readonly chain: string
}

/** A match as it is read from the store. */
export interface OpeningMatch {
  /** Its entries begin with that of `snapshot`, or with the opening. */
  readonly stored: StoredMatch
  /** The match at its latest snapshot; null if there is none. Entries up to this one are not proven yet. */
  readonly snapshot: MatchState | null
  /** Entries up to this one are not proven again; -1 for none. */
  readonly proven: number
}

/** A match that has just been created, as the store would give it back. */
export const createdMatch = (record: MatchRecord): OpeningMatch => ({
  stored: {
    record,
    entries: [],
    sealed: [],
    restored: null,
    fixed: null,
    wake: wakeOfNew(record),
    asked: [],
    notes: [],
    votes: [],
    offers: [],
    handovers: [],
  },
  snapshot: null,
  proven: -1,
})

/** Above every sequence number. */
const ANY_ENTRY = 2 ** 31 - 1

/** Reads a match with the entries since its latest snapshot, or with all if it is over. Undefined if there is no such match. Throws `DamagedMatch`. */
export async function readMatch(
  store: Pick<Store, 'snapshot'>,
  {
    handle,
    system,
    record: { id, head, status },
  }: { readonly handle: MatchHandle; readonly system: RuleSystem; readonly record: MatchRecord },
  known: ProvenEntry | null,
): Promise<OpeningMatch | undefined> {
  const { format, version } = system
  const query = { before: ANY_ENTRY, format: format.number, version }
  const latest = head && status !== 'over' ? await store.snapshot(id, query) : undefined
  const later = latest && (await handle.read(latest.seq - 1))
  const first = later?.entries[0]
  // The snapshot of an entry that the journal no longer has is not used.
  const snapshot =
    head && latest && first?.entry.seq === latest.seq ? matchOfSnapshot(system, latest, { head, chain: first.chain }) : undefined
  const stored = snapshot ? later : await handle.read(-1)
  const isProven = stored?.entries.some(({ entry, chain }) => entry.seq === known?.seq && chain === known.chain)
  return stored && { stored, snapshot: snapshot ?? null, proven: known && isProven ? known.seq : -1 }
}

/** The state of a match; null before its opening. Proves the entries after the snapshot. Throws `DamagedMatch`. */
export function openJournal(system: RuleSystem, { stored: { record, entries }, snapshot, proven }: OpeningMatch): MatchState | null {
  const { head } = record
  if (!head) return null
  if (entries.length === 0) throw new DamagedMatch(head.id)
  return followAll(system, { record, head, proven }, snapshot, snapshot ? entries.slice(1) : entries)
}

/** The entries up to that of a snapshot. */
export interface UnprovenEntries extends Pick<OpeningMatch, 'proven'> {
  readonly system: RuleSystem
  readonly record: MatchRecord
  readonly snapshot: MatchState
}

/** Entries that are proven in one turn of the event loop. */
const AT_ONCE = 100

/**
 * Reads the entries up to that of the snapshot, proves them, and compares the snapshot with what they lead to. Throws `DamagedMatch`; a
 * wrong snapshot is replaced first, so that the match goes on after a restart.
 */
export async function* earlierEntries(
  store: Pick<Store, 'entries' | 'addSnapshot'>,
  { system, record, snapshot, proven }: UnprovenEntries,
): AsyncGenerator<StoredEntry> {
  const { head, seq: end } = snapshot
  let match: MatchState | null = null
  for (let after = -1; after < end; after += AT_ONCE) {
    const last = Math.min(after + AT_ONCE, end)
    const rows = await store.entries(head.id, { after, last })
    if (rows.length !== last - after) throw new DamagedMatch(head.id)
    match = followAll(system, { record, head, proven }, match, rows)
    yield* rows
    await setImmediate()
  }
  if (!match || match.chain !== snapshot.chain) throw new DamagedMatch(head.id)
  const made = makeSnapshot(system, match)
  if (sameJson(JSON.parse(made.state), JSON.parse(makeSnapshot(system, snapshot).state))) return
  await store.addSnapshot(head.id, made)
  throw new DamagedMatch(head.id)
}

/** A journal of which the entries up to `proven` are not proven again. */
interface StoredJournal extends Pick<OpeningMatch, 'proven'> {
  readonly record: MatchRecord
  readonly head: Head
}
/** Follows entries, and proves them. A match that is over is not proven, because viewers verify it themselves. */
function followAll(
  system: RuleSystem,
  { record: { status, secret }, head, proven }: StoredJournal,
  before: MatchState | null,
  rows: readonly StoredEntry[],
): MatchState | null {
  let match = before
  for (const row of rows) {
    if (status !== 'over' && row.entry.seq > proven) requireProof(head, match, row, secret)
    match = follow(system, { head, last: match }, row).match
  }
  return match
}

/**
 * Throws `DamagedMatch` unless hash and dice of the entry that follows `last` are correct. `last` is null before the opening, which also
 * needs the secret that was committed to.
 */
export function requireProof(head: Head, last: MatchState | null, row: StoredEntry, secret: string): void {
  const isNext = row.entry.seq === (last?.seq ?? -1) + 1
  const isCommitted = last !== null || commitmentOf(secret) === head.commitment
  if (!isNext || !isCommitted || [...entryFindings(head, last, row, secret)].length > 0) throw new DamagedMatch(head.id)
}
