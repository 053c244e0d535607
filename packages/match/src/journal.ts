// A match as it is stored: a head, and entries that are appended once and never edited.
// The state is the fold of their events; nothing here applies a rule.
import type { Call, Orders, RuleSystem, Seat } from '@admiralty/kernel'
import { initialStatus, type MatchAction, type MatchStatus, statusAfter } from './actions.ts'
import { commitmentOf, type Roll } from './proof.ts'
import { eventsOf } from './upcasts.ts'

export interface Entry {
  /** Sequence number; 0 is the opening. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly time: number
  /** Rules version and event format of this entry. They may change in mid-match when a server is updated. */
  readonly version: number
  readonly format: number
  /** Null for the opening and for actions. */
  readonly call: Call | null
  readonly orders: Orders<unknown>
  readonly events: readonly unknown[]
  readonly rolls: readonly Roll[]
  /** Absent in an entry of the game. */
  readonly action?: MatchAction | undefined
  /** The key of `action` in journals written until 2026. Their bytes are hashed, so they keep it; read it with `actionOf`. */
  readonly deed?: MatchAction | undefined
  /** The bots' reasons, by seat. Like the rolls, they stay with the host until the match is over. */
  readonly why?: Readonly<Record<Seat, string>> | undefined
}

/** The action of an entry, under today's key or the old one. */
export const actionOf = ({ action, deed }: Pick<Entry, 'action' | 'deed'>): MatchAction | undefined => action ?? deed

export interface Head {
  readonly journal: 1
  readonly id: string
  readonly system: string
  /** Rules version and event format at the beginning. */
  readonly version: number
  readonly format: number
  readonly setup: unknown
  /** The opening position; null for the normal beginning. It may contain secrets, so players receive it only after the end. */
  readonly position: unknown
  readonly commitment: string
  readonly seatValues: Readonly<Record<Seat, string>>
  readonly created: number
  /** False for an imported replay. The chain covers every other field. */
  readonly playedHere: boolean
}

export interface Journal {
  readonly head: Head
  /** The entries as written, each in its own event format. */
  readonly entries: readonly Entry[]
  /** One hash for each entry. */
  readonly chain: readonly string[]
  /** Null until it is published at the end. */
  readonly secret: string | null
}

/** The current state of a match, kept in memory by the host. */
export interface MatchState {
  readonly head: Head
  /** Sequence number of the last entry. */
  readonly seq: number
  readonly state: unknown
  readonly status: MatchStatus
  /** Hash of the last entry. */
  readonly chain: string
}

/** An entry with the states around it. */
export interface Transition {
  readonly entry: Entry
  /** Undefined before the opening. */
  readonly before: unknown
  readonly match: MatchState
}

export interface MatchOpening {
  readonly id: string
  readonly setup: unknown
  readonly position: unknown
  readonly secret: string
  /** Each seat's contribution to the dice. */
  readonly seatValues: Readonly<Record<Seat, string>>
  readonly created: number
}

/** Throws if setup or position do not fit the game; hosts parse them first. */
export function makeHead(system: RuleSystem, { id, setup, position, secret, seatValues, created }: MatchOpening): Head {
  const agreed = system.schema.setup.parse(setup)
  const missing = system.seats(agreed).find(({ seat }) => !Object.hasOwn(seatValues, seat))
  if (missing) throw new Error(`the dice value of ${missing.seat} is missing`)
  return {
    journal: 1,
    id,
    system: system.id,
    version: system.version,
    format: system.format.number,
    setup: agreed,
    position: position === null ? null : system.schema.position.parse(position),
    commitment: commitmentOf(secret),
    seatValues,
    created,
    playedHere: true,
  }
}

export function fold(system: RuleSystem, before: unknown, events: readonly unknown[]): unknown {
  return events.reduce((state, event) => system.evolve(state, event), before)
}

/** Folds a match entry by entry, for replays and exports. */
export function* transitionsOf(
  system: RuleSystem,
  { head, entries, chain }: Pick<Journal, 'head' | 'entries' | 'chain'>,
): Generator<Transition> {
  let last: MatchState | null = null
  for (const [index, entry] of entries.entries()) {
    const turn: Transition = follow(system, { head, last }, { entry, chain: chain[index] ?? '' })
    yield turn
    last = turn.match
  }
}

/** Folds the next entry. Without a last match state it is the opening. */
export function follow(
  system: RuleSystem,
  { head, last }: { readonly head: Head; readonly last: MatchState | null },
  { entry, chain }: { readonly entry: Entry; readonly chain: string },
): Transition {
  const before = last?.state
  const state = fold(system, before, eventsOf(system, entry))
  return {
    entry,
    before,
    match: { head, seq: entry.seq, state, status: statusAfter(last?.status ?? initialStatus, actionOf(entry)), chain },
  }
}

/** The current state of a stored match. No rule is applied and no die rolled. */
export function reopen(system: RuleSystem, head: Head, entries: readonly Entry[], chain: readonly string[]): MatchState {
  const state = entries.reduce<unknown>((before, entry) => fold(system, before, eventsOf(system, entry)), undefined)
  const last = entries.at(-1)
  const hash = chain.at(-1)
  if (!last || hash === undefined) throw new Error(`match ${head.id} has no opening`)
  const status = entries.reduce((before, entry) => statusAfter(before, actionOf(entry)), initialStatus)
  return { head, seq: last.seq, state, status, chain: hash }
}
