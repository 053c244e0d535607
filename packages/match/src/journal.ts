// A match as it is stored: a head, and entries that are appended once and never edited.
// The state is the fold of the events.
import type { ClockState, ClockTerms, DeadlineTimes } from '@admiralty/clocks'
import { type Call, type CallId, FILE_FORMATS, type Orders, plural, type RuleSystem, type Seat } from '@admiralty/kernel'
import type { MatchAction } from './actions.ts'
import type { CoveredEntries } from './covered.ts'
import type { PublicKeys, Signatures } from './keys.ts'
import type { EntryLinks, SeatLinks } from './link-schemas.ts'
import type { LinkState } from './links.ts'
import type { MatchStatus } from './match-status.ts'
import { commitmentOf, type Roll } from './proof.ts'
import type { Closing } from './terms.ts'

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
  /**
   * The deadlines that the entry sets or changes, by call and seat, in ms since 1970. A replay keeps them, whatever calendars say later.
   * Absent if it sets none.
   */
  readonly due?: DeadlineTimes | undefined
  /** The times at which the orders were sealed, by seat, in ms since 1970. Absent in a match without a clock. */
  readonly sealed?: Readonly<Record<Seat, number>> | undefined
  /** Absent in the opening and in answers to calls. */
  readonly action?: MatchAction | undefined
  /** The signatures of the seats, for orders or an action. Absent in matches without keys, and where nobody had to sign. */
  readonly signatures?: Signatures | undefined
  /** The links of devices. Absent if no device gave one. */
  readonly links?: EntryLinks | undefined
  /** The reasons of the bots, by seat. Like the rolls, they are published when the match is over. */
  readonly why?: Readonly<Record<Seat, string>> | undefined
}

/**
 * The question of another match that a match answers: a battle belongs to the call of a campaign. Heads have a place for it, so that their form
 * need not change. Nothing makes or checks it yet.
 */
export interface ParentCall {
  /** The id of the other match. */
  readonly match: string
  /** The hash of the entry that opened the call. */
  readonly entry: string
  readonly call: CallId
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
  /** Null for a match that belongs to no other: so far, for every match. */
  readonly parent: ParentCall | null
  /** How long players have for their answers. */
  readonly clock: ClockTerms
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
  readonly clock: ClockState
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
  /** No clock if it is absent. */
  readonly clock?: ClockTerms
  readonly created: number
}

/** The head of a new match. Throws if setup or position do not fit the game, or a seat lacks its value or key. */
export function makeHead(system: RuleSystem, opening: MatchOpening): Head {
  const {
    id,
    setup,
    position,
    secret,
    seatValues,
    keys = null,
    linkEnds = {},
    closing = 'open',
    clock = { kind: 'none' },
    created,
  } = opening
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
    parent: null,
    clock,
    created,
    playedHere: true,
  }
}
