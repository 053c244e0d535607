// A match as it is stored: a head, and entries that are appended once and never edited.
// The state is the fold of the events. Nothing here applies a rule or rolls a die.
import { type Call, FILE_FORMATS, type Orders, plural, type RuleSystem, type Seat, type SystemTypes } from '@admiralty/kernel'
import { initialStatus, type MatchAction, type MatchStatus, statusAfter } from './actions.ts'
import { type CoveredEntries, coveredAfter } from './covered.ts'
import type { PublicKeys, Signatures } from './keys.ts'
import type { EntryLinks, SeatLinks } from './link-schemas.ts'
import { initialLinks, type LinkState, linksAfter } from './links.ts'
import { commitmentOf, type Roll } from './proof.ts'
import type { Closing } from './terms.ts'
import { eventsOf } from './upcasts.ts'

/** The results of one call or one action. */
export interface Entry {
  /** Sequence number; 0 is the opening. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly time: number
  /** The version of the rules that decided the entry. An update of the server may raise it in mid-match. */
  readonly version: number
  /** The format in which the events are written. */
  readonly format: number
  /** Null for the opening and for actions. */
  readonly call: Call | null
  readonly orders: Orders<unknown>
  readonly events: readonly unknown[]
  /** All rolls, hidden ones included. */
  readonly rolls: readonly Roll[]
  /** Absent in the opening and in answers to calls. */
  readonly action?: MatchAction | undefined
  /** The signatures of the seats, for orders or an action. Absent in matches without keys, and where nobody had to sign. */
  readonly signatures?: Signatures | undefined
  /** The links of devices. Absent if no device gave one. */
  readonly links?: EntryLinks | undefined
  /** The reasons of the bots, by seat. Like the rolls, they are published when the match is over. */
  readonly why?: Readonly<Record<Seat, string>> | undefined
}

/** The terms on which all players agreed before the match. */
export interface Head {
  /** The form of the journal itself. */
  readonly journal: typeof FILE_FORMATS.journal
  readonly id: string
  /** The id of the game. */
  readonly system: string
  /** The version of the rules at the beginning, and the format in which the setup is written. */
  readonly version: number
  readonly format: number
  readonly setup: unknown
  /** The opening position; null for the normal beginning. It may contain secrets, so players receive it only after the end. */
  readonly position: unknown
  /** The hash of the secret: `commitmentOf(secret)`. */
  readonly commitment: string
  /** The text that each seat adds to the dice. */
  readonly seatValues: Readonly<Record<Seat, string>>
  /** The public keys. Absent if nothing is signed. */
  readonly keys?: PublicKeys | undefined
  /** The ends of the link chains, of the seats whose devices have one. Absent if none has. */
  readonly linkEnds?: SeatLinks | undefined
  /** The policy of publication at the end of the match. */
  readonly closing: Closing
  /** Milliseconds since 1970. */
  readonly created: number
  /** False for an imported replay. The chain covers every other field. */
  readonly playedHere: boolean
}

/** A whole match. */
export interface Journal {
  readonly head: Head
  /** The entries as they were written, each in its own format. */
  readonly entries: readonly Entry[]
  /** The hash of each entry, which covers the hash before it. */
  readonly chain: readonly string[]
  /** The secret of the dice. Null until the match is over. */
  readonly secret: string | null
  /** The host's signature over the end, `endStatement`. Null or absent if the match has no keys or is in play. */
  readonly signature?: string | null | undefined
}

/** The finding for a journal that does not have one hash for each entry. */
export const wrongLengths = (entries: number, hashes: number): string =>
  `it has ${plural(entries, 'entry', 'entries')} but ${plural(hashes, 'hash', 'hashes')}`

/** The current state of a match, kept in memory by the host. */
export interface MatchState {
  readonly head: Head
  /** Sequence number of the last entry. */
  readonly seq: number
  readonly state: unknown
  readonly status: MatchStatus
  readonly links: LinkState
  readonly covered: CoveredEntries
  /** Hash of the last entry. */
  readonly chain: string
}

/** An entry with the states before and after it. */
export interface Transition {
  readonly entry: Entry
  /** Undefined before the opening. */
  readonly before: unknown
  /** The state after each event. */
  readonly states: readonly unknown[]
  /** The match after the entry. */
  readonly match: MatchState
}

/** A transition that this host has made, with its entry as `entryText`: it is hashed and stored as this text. */
export interface NewTransition extends Transition {
  readonly text: string
}

/** The data from which a head is made. */
export interface MatchOpening {
  readonly id: string
  readonly setup: unknown
  /** Null for the normal beginning. */
  readonly position: unknown
  readonly secret: string
  /** The text that each seat adds to the dice. */
  readonly seatValues: Readonly<Record<Seat, string>>
  /** Null for a match without signatures. */
  readonly keys?: PublicKeys | null
  /** The ends of link chains by seat. A match without keys has none. */
  readonly linkEnds?: SeatLinks
  /** 'open' if it is absent. */
  readonly closing?: Closing
  readonly created: number
}

/** The head of a new match. Throws if setup or position do not fit the game, or a seat lacks its value or key. */
export function makeHead(system: RuleSystem, opening: MatchOpening): Head {
  const { id, setup, position, secret, seatValues, keys = null, linkEnds = {}, closing = 'open', created } = opening
  const hasLinks = keys !== null && Object.keys(linkEnds).length > 0
  const agreed = system.schema.setup.parse(setup)
  const missing = system.seats(agreed).find(({ seat }) => !Object.hasOwn(seatValues, seat))
  if (missing) throw new Error(`the dice value of ${missing.seat} is missing`)
  const keyless = keys && system.seats(agreed).find(({ seat, kind }) => kind === 'player' && !Object.hasOwn(keys.seats, seat))
  if (keyless) throw new Error(`the public key of ${keyless.seat} is missing`)
  return {
    journal: FILE_FORMATS.journal,
    id,
    system: system.id,
    version: system.version,
    format: system.format.number,
    setup: agreed,
    position: position === null ? null : system.schema.position.parse(position),
    commitment: commitmentOf(secret),
    seatValues,
    ...(keys && { keys }),
    ...(hasLinks && { linkEnds }),
    closing,
    created,
    playedHere: true,
  }
}

/** The state after some events. `before` is undefined before the opening. */
export function fold(system: RuleSystem, before: unknown, events: readonly unknown[]): unknown {
  return events.reduce((state, event) => system.evolve(state, event), before)
}

/** The state after each of some events. `before` is undefined before the opening. */
export function statesAfter<T extends SystemTypes>(
  system: RuleSystem<T>,
  before: T['state'] | undefined,
  events: readonly T['event'][],
): readonly T['state'][] {
  let state = before
  return events.map((event) => {
    state = system.evolve(state, event)
    return state
  })
}

/** Folds a match entry by entry, for replays and exports. `before`: the match before the first of these entries; null for the opening. */
export function* transitionsOf(
  system: RuleSystem,
  { head, entries, chain }: Pick<Journal, 'head' | 'entries' | 'chain'>,
  before: MatchState | null = null,
): Generator<Transition> {
  let last = before
  for (const [index, entry] of entries.entries()) {
    const transition: Transition = follow(system, { head, last }, { entry, chain: chain[index] ?? '' })
    yield transition
    last = transition.match
  }
}

/** Folds the next entry. `last` is the match before it; null for the opening. */
export function follow(
  system: RuleSystem,
  { head, last }: { readonly head: Head; readonly last: MatchState | null },
  { entry, chain }: { readonly entry: Entry; readonly chain: string },
): Transition {
  const before = last?.state
  const states = statesAfter(system, before, eventsOf(system, entry))
  const state = lastState(before, states)
  return { entry, before, states, match: { head, seq: entry.seq, state, ...ledgerAfter(last ?? initialLedger, entry), chain } }
}

/** The state after an entry. Most actions have no events, so they leave the state before them. */
export const lastState = (before: unknown, states: readonly unknown[]): unknown => (states.length > 0 ? states.at(-1) : before)

/** The current state of a stored match. Throws if there is no opening. */
export function reopen(system: RuleSystem, { head, entries, chain }: Pick<Journal, 'head' | 'entries' | 'chain'>): MatchState {
  const state = entries.reduce<unknown>((before, entry) => fold(system, before, eventsOf(system, entry)), undefined)
  const last = entries.at(-1)
  const hash = chain.at(-1)
  if (!last || hash === undefined) throw new Error(`match ${head.id} has no opening`)
  return { head, seq: last.seq, state, ...entries.reduce(ledgerAfter, initialLedger), chain: hash }
}

/** Facts that a match carries from entry to entry beside the state of the game. */
export type MatchLedger = Pick<MatchState, 'status' | 'links' | 'covered'>
export const initialLedger: MatchLedger = { status: initialStatus, links: initialLinks, covered: {} }
/** The ledger after one more entry. */
export const ledgerAfter = ({ status, links, covered }: MatchLedger, entry: Entry): MatchLedger => ({
  status: statusAfter(status, entry.action),
  links: linksAfter(links, entry),
  covered: coveredAfter(covered, entry),
})
