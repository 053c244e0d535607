// Snapshots: states that a host stores so that it need not fold a long match from its opening. They are a cache. A snapshot counts
// only beside the very entry that it was made after, and only if today's version of the game made it.
import type { RuleSystem } from '@admiralty/kernel'
import type { MatchState } from './journal.ts'
import { sameJson } from './json-value.ts'
import { hash } from './proof.ts'

/** The state of a game after an entry. */
export interface Snapshot {
  /** The sequence number of the entry. */
  readonly seq: number
  /** The event format and the version of the rules of the game that made it. */
  readonly format: number
  readonly version: number
  /** JSON. */
  readonly state: string
  /** Covers the hash of the entry and everything above. */
  readonly digest: string
}

/** Entries between two snapshots. */
const INTERVAL = 100

/** Whether a snapshot is made after this entry. */
export const isSnapshotDue = (seq: number): boolean => seq > 0 && seq % INTERVAL === 0

/** The snapshot of a match as it is. */
export function makeSnapshot({ format, version }: RuleSystem, { seq, chain, state }: MatchState): Snapshot {
  const made = { seq, format: format.number, version, state: JSON.stringify(state) }
  return { ...made, digest: digestOf(made, chain) }
}

/**
 * The state of a snapshot; undefined if it cannot be used: another entry has this number now, another version of the game made it,
 * or it is damaged. `chain` is the hash that the journal has for the entry.
 */
export function stateOfSnapshot({ format, version, schema }: RuleSystem, snapshot: Snapshot, chain: string): unknown {
  if (snapshot.format !== format.number || snapshot.version !== version || snapshot.digest !== digestOf(snapshot, chain)) return undefined
  const state: unknown = JSON.parse(snapshot.state)
  const { success, data } = schema.state.safeParse(state)
  return success && sameJson(data, state) ? state : undefined
}

const digestOf = ({ seq, format, version, state }: Omit<Snapshot, 'digest'>, chain: string): string =>
  hash('admiralty/snapshot/1', chain, seq, format, version, state)
