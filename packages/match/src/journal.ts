// What a match is on disk: a head that all agree on, and entries that are appended once and never edited.
// State is the fold of their events; nothing here decides anything.
import type { Call, Orders, RuleSystem, Seat } from '@admiralty/kernel'
import { initialStatus, type MatchAction, type MatchStatus, statusAfter } from './actions.ts'
import { commitmentOf, type Roll } from './proof.ts'

export interface Entry {
  /** 0 is the opening. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly time: number
  /** Of the rules that decided it, and of its events: a server may be renewed in the middle of a match. */
  readonly version: number
  readonly format: number
  /** Null: the opening, or an action. */
  readonly call: Call | null
  readonly orders: Orders<unknown>
  readonly events: readonly unknown[]
  readonly rolls: readonly Roll[]
  /** Absent in an entry of the game. */
  readonly action?: MatchAction | undefined
  /** The key of `action` in journals written until 2026. Their bytes are hashed, so they keep it; read it with `actionOf`. */
  readonly deed?: MatchAction | undefined
  /** Why a bot answered so. Like the rolls, of the host alone until the match is over. */
  readonly why?: Readonly<Record<Seat, string>> | undefined
}

/** The action of an entry, under today's key or the old one. */
export const actionOf = ({ action, deed }: Pick<Entry, 'action' | 'deed'>): MatchAction | undefined => action ?? deed

export interface Head {
  readonly journal: 1
  readonly id: string
  readonly system: string
  /** Of the rules and the events when it began. */
  readonly version: number
  readonly format: number
  readonly setup: unknown
  /** Null: the normal beginning. May hold secrets, so it is never sent to a player before the end. */
  readonly position: unknown
  readonly commitment: string
  readonly seatValues: Readonly<Record<Seat, string>>
  readonly created: number
  /** False: imported, a replay. The only field that the chain leaves out. */
  readonly playedHere: boolean
}

export interface Journal {
  readonly head: Head
  /** As they were written, in the formats they were written in. */
  readonly entries: readonly Entry[]
  /** A hash for every entry. */
  readonly chain: readonly string[]
  /** Published when it is over. */
  readonly secret: string | null
}

/** Where a match stands: what a host keeps in memory. */
export interface MatchState {
  readonly head: Head
  /** Of the last entry. */
  readonly seq: number
  readonly state: unknown
  readonly status: MatchStatus
  /** The last entry's hash. */
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
  /** What each seat adds to the dice. */
  readonly seatValues: Readonly<Record<Seat, string>>
  readonly created: number
}

/** Throws where setup or position are not the game's: hosts parse them before. */
export function makeHead(system: RuleSystem, { id, setup, position, secret, seatValues, created }: MatchOpening): Head {
  const agreed = system.schema.setup.parse(setup)
  const missing = system.seats(agreed).find(({ seat }) => !Object.hasOwn(seatValues, seat))
  if (missing) throw new Error(`no value of ${missing.seat}`)
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

/** The events of an entry in the format of today. */
export function eventsOf(system: RuleSystem, { events, format }: Pick<Entry, 'events' | 'format'>): readonly unknown[] {
  const { number, upcasts } = system.format
  if (format === number) return events
  if (format > number || format < 1) throw new Error(`events of format ${format}; ${system.id} here knows 1 to ${number}`)
  return upcasts.slice(format - 1, number - 1).reduce<readonly unknown[]>((older, upcast) => older.map(upcast), events)
}

export function fold(system: RuleSystem, before: unknown, events: readonly unknown[]): unknown {
  return events.reduce((state, event) => system.evolve(state, event), before)
}

/** The match again, entry by entry: for resuming, replays and exports. */
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

/** The next entry as it was written, here or elsewhere; without a last standing it is the opening. */
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

/** Where a stored match stands. No rule is run and no die rolled. */
export function reopen(system: RuleSystem, head: Head, entries: readonly Entry[], chain: readonly string[]): MatchState {
  const state = entries.reduce<unknown>((before, entry) => fold(system, before, eventsOf(system, entry)), undefined)
  const last = entries.at(-1)
  const hash = chain.at(-1)
  if (!last || hash === undefined) throw new Error(`match ${head.id} has no opening`)
  const status = entries.reduce((before, entry) => statusAfter(before, actionOf(entry)), initialStatus)
  return { head, seq: last.seq, state, status, chain: hash }
}
