// The account of a match: of every seat, who gave its orders and why, and for which dice its device gave links. The page and the terminal print
// its lines.
import { plural, type RuleSystem, type Seat } from '@admiralty/kernel'
import { type MatchAction, seatsIn } from './actions.ts'
import type { Entry, Head } from './journal.ts'
import { seqRanges } from './links.ts'
import { setupOf } from './upcasts.ts'

/**
 * How the order of a seat came about: signed with a key of the seat (`own`); given by the server for a seat whose key it holds (`server`) or while
 * a bot stood in (`standIn`); without a choice because the seat had conceded (`conceded`), missed its deadline (`lapsed`) or lodged the order for it
 * (`lodged`), the rules allow no other order (`forced`) or the seat has left it to a fixed rule (`automatic`); or signed by nobody (`unsigned`).
 */
const ORDER_GIVERS = ['own', 'server', 'standIn', 'conceded', 'lapsed', 'lodged', 'forced', 'automatic', 'unsigned'] as const
export type OrderGiver = (typeof ORDER_GIVERS)[number]

/** Sequence numbers of entries with and without the link of a seat. */
interface LinkTally {
  readonly given: readonly number[]
  readonly missed: readonly number[]
}

/** The links of one holder of a seat. */
interface HolderLinks {
  /** The entry at which the holder took the seat; 0 for the first one. */
  readonly since: number
  /** Every answer counts. Null if the match knows no link end of the holder. */
  readonly tally: LinkTally | null
}

/** The facts that a journal shows about one seat. */
export interface SeatAccount {
  readonly seat: Seat
  /** Sequence numbers of the entries that have an order of the seat. */
  readonly orders: Readonly<Record<OrderGiver, readonly number[]>>
  /** The links of each holder in turn, since the entry at which it took the seat: one item unless the seat passed on. */
  readonly links: readonly HolderLinks[]
  /** The actions that name the seat, with the sequence numbers of their entries. */
  readonly actions: readonly { readonly seq: number; readonly action: MatchAction }[]
}

/** The facts that a journal shows about its seats and its host. */
export interface Account {
  /** Whether the match began from a position instead of the set-up of its scenario. */
  readonly fromPosition: boolean
  /** Entries at which the server restored the match. With each one it chose a value on which all later dice depend. */
  readonly restored: readonly number[]
  /** All seats of the match, in the order of the game. */
  readonly seats: readonly SeatAccount[]
}
export const NO_ACCOUNT: Account = { fromPosition: false, restored: [], seats: [] }

/** The seats that signed with a new key from some entry on. */
export const newKeysIn = ({ seats }: Account): readonly Seat[] =>
  seats.filter(({ actions }) => actions.some(({ action }) => action.kind === 'rekeyed')).map(({ seat }) => seat)
/** The seats with an order that only the server confirms. */
export const servedIn = ({ seats }: Account): readonly Seat[] =>
  seats.filter(({ orders }) => orders.server.length + orders.standIn.length > 0).map(({ seat }) => seat)

interface SeatTally {
  readonly orders: Record<OrderGiver, number[]>
  readonly links: { readonly since: number; readonly tally: { readonly given: number[]; readonly missed: number[] } | null }[]
  readonly actions: { readonly seq: number; readonly action: MatchAction }[]
}
const newTally = (hasLinks: boolean): SeatTally['links'][number]['tally'] => (hasLinks ? { given: [], missed: [] } : null)
const nothing = (hasLinks: boolean): SeatTally => ({
  orders: { own: [], server: [], standIn: [], conceded: [], lapsed: [], lodged: [], forced: [], automatic: [], unsigned: [] },
  links: [{ since: 0, tally: newTally(hasLinks) }],
  actions: [],
})

/** Makes the account while a match is replayed. Call `add` for each entry after the opening. */
export class Accountant {
  readonly #head: Head
  readonly #seats: ReadonlyMap<Seat, SeatTally>
  readonly #restored: number[] = []

  constructor(system: RuleSystem, head: Head) {
    this.#head = head
    const { linkEnds = {} } = head
    const seats = system.seats(setupOf(system, head)).map(({ seat }) => seat)
    this.#seats = new Map(seats.map((seat) => [seat, nothing(Object.hasOwn(linkEnds, seat))]))
  }

  get account(): Account {
    return {
      fromPosition: this.#head.position !== null,
      restored: [...this.#restored],
      seats: [...this.#seats].map(([seat, tally]) => ({ seat, ...tally })),
    }
  }

  /** Adds an entry. `givers` has every seat with an order or a consent in it. */
  add(entry: Entry, givers: Readonly<Record<Seat, OrderGiver>>): void {
    const { seq } = entry
    const action = entry.action
    if (action) {
      if (action.kind === 'restored') this.#restored.push(seq)
      if (action.kind === 'seated') this.#seats.get(action.seat)?.links.push({ since: seq, tally: newTally(action.linkEnd !== null) })
      for (const seat of seatsIn(action)) this.#seats.get(seat)?.actions.push({ seq, action })
    } else for (const [seat, giver] of Object.entries(givers)) this.#seats.get(seat)?.orders[giver].push(seq)
    this.#addLinks(entry)
  }
  #addLinks({ seq, call, links }: Entry): void {
    if (!call) return
    for (const [seat, { links: holders }] of this.#seats) {
      const tally = holders.at(-1)?.tally
      if (tally) tally[Object.hasOwn(links?.given ?? {}, seat) ? 'given' : 'missed'].push(seq)
    }
  }
}

const entries = (seqs: readonly number[]): string => `${seqs.length === 1 ? 'entry' : 'entries'} ${seqRanges(seqs)}`
/** The words about orders, by their giver. */
const GIVEN: Readonly<Record<OrderGiver, (orders: string) => string>> = {
  own: (orders) => `signed ${orders}`,
  server: (orders) => `the server gave ${orders}, because it holds the key of this seat`,
  standIn: (orders) => `a bot gave ${orders} in its place`,
  conceded: (orders) => `${orders} came from the server after it had conceded`,
  lapsed: (orders) => `${orders} came from the server after a deadline had passed`,
  lodged: (orders) => `${orders} followed from its standing answers after a deadline had passed`,
  forced: (orders) => `the rules allowed no other choice for ${orders}`,
  automatic: (orders) => `a fixed rule gave ${orders}, as the player had said`,
  unsigned: (orders) => `nobody signed ${orders}`,
}
function actionLine({ seq, action }: SeatAccount['actions'][number]): string | undefined {
  switch (action.kind) {
    case 'conceded':
      return `it conceded at entry ${seq}`
    case 'replaced':
      return `the server put a bot (${action.by}) in its place at entry ${seq}`
    case 'returned':
      return `the player returned at entry ${seq}`
    case 'rekeyed':
      return `it lost a key and signed with a new one from entry ${seq} on`
    case 'drawn':
      return `it agreed on a draw at entry ${seq}`
    case 'seated':
      return `another person held it from entry ${seq} on, and signed with another key`
    case 'ended':
      return `the others ended the match at entry ${seq}, because it no longer answered`
    case 'vacation':
      return `it took ${plural(action.days, 'day')} of vacation at entry ${seq}`
    case 'extended':
      return `its deadline was moved at entry ${seq}, ${action.why === 'agreed' ? 'as the others had agreed' : 'because the server had not been running'}`
    case 'automated':
    case 'restored':
    case 'lapsed':
    case 'paused':
    case 'resumed':
      return undefined
  }
}
const linkLines = ({ links }: SeatAccount): readonly string[] =>
  links.map((holder, index) => (index === 0 ? linksLine(holder) : `from entry ${holder.since} on ${linksLine(holder)}`))
function linksLine({ tally }: HolderLinks): string {
  if (tally === null) return 'the match knows no device of it that gives links for the dice, so it kept nobody from trying orders'
  const { given, missed } = tally
  if (given.length === 0) return 'its device gave no link for the dice, so it kept nobody from trying orders'
  const without = missed.length > 0 ? `, and none for ${seqRanges(missed)}: it was not there, or answered late` : ''
  return `its device gave a link for the dice of ${entries(given)}${without}`
}
/** One line for each seat that acted, and one for each thing that the host did. `nameOf` gives the name of a seat at the start of a line. */
export function* accountLines({ fromPosition, restored, seats }: Account, nameOf: (seat: Seat) => string): Generator<string> {
  if (fromPosition) yield 'The match began from a position that was made for it, not from the set-up of its scenario.'
  if (restored.length > 0)
    yield `The server restored the match at ${entries(restored)}. Each time it chose a value on which all later dice depend.`
  for (const account of seats) {
    const given = ORDER_GIVERS.flatMap((giver) => {
      const seqs = account.orders[giver]
      return seqs.length === 0 ? [] : [GIVEN[giver](`${plural(seqs.length, 'order')} (${entries(seqs)})`)]
    })
    const acted = account.actions.flatMap((one) => actionLine(one) ?? [])
    yield `${nameOf(account.seat)}: ${[...given, ...acted, ...linkLines(account)].join('; ')}.`
  }
}
