// Snapshots: matches that a host stores so that it need not fold a long match from its opening. They are a cache. A snapshot counts
// only beside the very entry that it was made after, and only if today's version of the game made it.
import { clockStateSchema } from '@admiralty/clocks'
import { type RuleSystem, sameJson } from '@admiralty/kernel'
import { z } from 'zod'
import type { MatchLedger } from './fold.ts'
import type { MatchState } from './journal.ts'
import { hash } from './proof.ts'

/** A match after an entry. */
export interface Snapshot {
  /** The sequence number of the entry. */
  readonly seq: number
  /** The event format and the version of the rules of the game that made it. */
  readonly format: number
  readonly version: number
  /** JSON: the state of the game, and the facts that a match carries beside it. */
  readonly state: string
  /** Covers the hash of the entry and everything above. */
  readonly digest: string
}

/** Entries between two snapshots. */
const INTERVAL = 100

/** Whether a snapshot is made after this entry. */
export const isSnapshotDue = (seq: number): boolean => seq > 0 && seq % INTERVAL === 0

/** The snapshot of a match as it is. */
export function makeSnapshot({ format, version }: RuleSystem, { seq, chain, state, status, links, covered, clock }: MatchState): Snapshot {
  const made = { seq, format: format.number, version, state: JSON.stringify({ state, status, links, covered, clock }) }
  return { ...made, digest: digestOf(made, chain) }
}

/**
 * The match after the entry of a snapshot; undefined if the snapshot cannot be used: another entry has this number now, another version of
 * the game made it, or it is damaged. `chain` is the hash that the journal has for the entry.
 */
export function matchOfSnapshot(
  { format, version, schema }: RuleSystem,
  snapshot: Snapshot,
  { head, chain }: Pick<MatchState, 'head' | 'chain'>,
): MatchState | undefined {
  if (snapshot.format !== format.number || snapshot.version !== version || snapshot.digest !== digestOf(snapshot, chain)) return undefined
  const { state, ...ledger } = contentSchema.parse(JSON.parse(snapshot.state))
  const { success, data } = schema.state.safeParse(state)
  return success && sameJson(data, state) ? { head, seq: snapshot.seq, state, ...ledger, chain } : undefined
}

const contentSchema: z.ZodType<Pick<MatchState, 'state' | 'clock'> & MatchLedger> = z.strictObject({
  state: z.unknown(),
  status: z.strictObject({
    conceded: z.array(z.string()),
    standIns: z.record(z.string(), z.string()),
    drawn: z.boolean(),
    rekeyed: z.record(z.string(), z.string()),
    automatic: z.record(z.string(), z.strictObject({ decisions: z.array(z.string()), change: z.int() })),
    restored: z.string().nullable(),
    vacations: z.record(z.string(), z.int()),
    endedFor: z.array(z.string()).nullable(),
    newLinkEnds: z.record(z.string(), z.string().nullable()),
  }),
  links: z.strictObject({
    answers: z.int(),
    hash: z.string().nullable(),
    last: z.record(z.string(), z.strictObject({ answer: z.int(), link: z.string() })),
  }),
  covered: z.record(z.string(), z.int()),
  clock: clockStateSchema,
})

/** The number in the label is that of the form of `state`. */
const digestOf = ({ seq, format, version, state }: Omit<Snapshot, 'digest'>, chain: string): string =>
  hash('admiralty/snapshot/4', chain, seq, format, version, state)
