// The records of this browser of each match, kept in local storage. The only module that writes it.
// A replaced match differs from what was seen first, so the first value of every fact stays and each contradiction is stored.
import { FILE_FORMATS, otherVersion, type Seat, type Viewer } from '@admiralty/kernel'
import {
  type AnsweredDigest,
  isSignedReceipt,
  type Message,
  mergeReceipts,
  nothingSeen,
  type Present,
  type Receipt,
  receiptSchema,
  type SeatFacts,
  type Signature,
  shownDigest,
} from '@admiralty/match'
import type { MatchStage } from '@admiralty/protocol'
import { call } from '../api/client.ts'
import type { MatchInfo } from '../api/types.ts'
import { sentFor, sentForPassedOn } from './offers.ts'

/** Longer receipts together than this push out the one that was not used for the longest time: about 10 long matches. */
const MOST_CHARACTERS = 2_000_000
const PREFIX = 'admiralty.receipt.'

/** Where a difference was found: in what the server says of the match, in its entries, or between tabs. */
type Contradictions = Readonly<Partial<Record<'facts' | 'entries' | 'tabs', string>>>

/** The record of one match in this browser. */
export interface KeptReceipt {
  readonly receipt: Receipt
  /** The moment at which this browser saw the match first, in milliseconds since 1970, and the stage of the match then. */
  readonly first: { readonly time: number; readonly stage: MatchStage }
  /** Later differences from the facts that were seen first: the first difference of each kind. */
  readonly contradictions: Contradictions
  /** The latest receipt that the server has signed. */
  readonly signed: Receipt | null
  /** Milliseconds since 1970. */
  readonly updated: number
}

/** The receipts of this tab, each with the text that it has written. Another tab can change the storage, but not these. */
const seenHere = new Map<string, { readonly kept: KeptReceipt; readonly text: string }>()
const listeners = new Set<() => void>()

/** Calls the listener after every change, also by another tab. Returns a function that ends it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

type MatchFacts = Pick<MatchInfo, 'id' | 'commitment' | 'keys' | 'rekeyed' | 'seatValues' | 'linkEnds'>
/** The facts that do not change during a match. The key of a seat that has replaced it is left out, because it is not the first one. */
export function receiptOfInfo({ id, commitment, keys, rekeyed, seatValues, linkEnds }: MatchFacts): Receipt {
  const seats = Object.entries(seatValues).map(([seat, value]) => {
    const key = rekeyed.includes(seat) ? {} : { key: keys?.seats[seat] ?? null }
    return [seat, { value, ...key, linkEnd: linkEnds[seat] ?? null }]
  })
  return { ...nothingSeen(id), commitment, host: keys?.host ?? null, seats: Object.fromEntries(seats) }
}

/** Records what the server says of a match, after what this browser itself sent for its seats. */
export function recordFacts(match: MatchInfo): void {
  const seats = sentFor(match)
  if (Object.keys(seats).length > 0) recordSeen({ ...nothingSeen(match.id), seats }, match.status)
  recordSeen(receiptOfInfo(match), match.status)
  const replaced = replacedOffer(match)
  const kept = replaced === null ? null : keptReceipt(match.id)
  if (kept && replaced !== null) write({ ...kept, contradictions: { facts: replaced, ...kept.contradictions } })
}
/**
 * In which fact the server shows another new holder of a seat than this browser, which has come for it; null if in none. No receipt has these
 * facts, because they are not those of the beginning. A key that differs is not among them: the player may have replaced it.
 */
function replacedOffer(match: MatchInfo): string | null {
  const { id, seatValues, newLinkEnds } = match
  const receiptWith = (seats: readonly (readonly [Seat, SeatFacts])[]): Receipt => ({
    ...nothingSeen(id),
    seats: Object.fromEntries(seats),
  })
  const sent = Object.entries(sentForPassedOn(match)).map(([seat, { value, linkEnd }]) => [seat, { value, linkEnd }] as const)
  const shown = Object.entries(newLinkEnds).map(([seat, linkEnd]) => [seat, { value: seatValues[seat] ?? '', linkEnd }] as const)
  return mergeReceipts(receiptWith(sent), receiptWith(shown)).contradiction
}

/** The receipt of a viewer for messages, or for the present at the beginning of a stream. */
export function receiptOfMessages(match: string, viewer: Viewer, messages: readonly Message[]): Receipt {
  const chain = Object.fromEntries(messages.map(({ seq, chain: hash }) => [String(seq), hash]))
  const digests = Object.fromEntries(messages.map((message) => [String(message.seq), shownDigest(viewer, message)]))
  return { ...nothingSeen(match), chain, messages: { [viewer]: digests } }
}
export const receiptOfPresent = (match: string, viewer: Viewer, present: Present): Receipt => ({
  ...nothingSeen(match),
  chain: { [present.seq]: present.chain },
  presents: { [viewer]: { [present.seq]: shownDigest(viewer, present) } },
})

/** The stored text; null if there is none, or storage is forbidden. */
function storedText(match: string): string | null {
  try {
    return localStorage.getItem(PREFIX + match)
  } catch {
    return null
  }
}

/** The receipt in a text; null if another program has written it. */
function parsed(text: string): KeptReceipt | null {
  try {
    const kept: KeptReceipt = JSON.parse(text)
    return { ...kept, receipt: receiptSchema.parse(kept.receipt), signed: kept.signed && receiptSchema.parse(kept.signed) }
  } catch {
    return null
  }
}

/** The record of a match in this browser; null if it has seen nothing. */
export function keptReceipt(match: string): KeptReceipt | null {
  const [here, text] = [seenHere.get(match), storedText(match)]
  // It is read several times for each entry, and nearly always only this tab has written it.
  if (here && here.text === text) return here.kept
  const there = text === null ? null : parsed(text)
  return here ? combined(here.kept, there) : there
}

/** This tab's memory with the storage. If they differ, somebody has changed one of them. Another tab may have sent a later order, so the storage decides about orders. */
function combined(own: KeptReceipt, there: KeptReceipt | null): KeptReceipt {
  const here = { ...own, receipt: { ...own.receipt, sent: [] } }
  if (!there) return here
  const { receipt, contradiction } = mergeReceipts(here.receipt, there.receipt)
  return {
    receipt: { ...receipt, sent: there.receipt.sent },
    first: here.first.time <= there.first.time ? here.first : there.first,
    contradictions: { ...(contradiction !== null && { tabs: contradiction }), ...there.contradictions, ...here.contradictions },
    signed: there.signed ?? here.signed,
    updated: there.updated,
  }
}

/** The contradictions as texts, each once. */
export const contradictionsOf = ({ contradictions: { facts, entries, tabs } }: KeptReceipt): readonly string[] => [
  ...new Set([facts, entries, tabs].filter((text) => text !== undefined)),
]

/** Adds what was seen now. `stage` is the stage of the match. */
export function recordSeen(seen: Receipt, stage: MatchStage, signed: Receipt | null = null): void {
  const time = Date.now()
  const before = keptReceipt(seen.match) ?? {
    receipt: nothingSeen(seen.match),
    first: { time, stage },
    contradictions: {},
    signed: null,
    updated: time,
  }
  const { receipt, contradiction } = mergeReceipts(before.receipt, seen)
  const kind = Object.keys(seen.seats).length > 0 || seen.commitment !== null ? 'facts' : 'entries'
  write({
    receipt,
    first: before.first,
    contradictions: { ...(contradiction !== null && { [kind]: contradiction }), ...before.contradictions },
    // The signed receipt of another match would only mislead.
    signed: contradiction === null && signed ? signed : before.signed,
    updated: before.updated,
  })
}

/** The number of the last entry that this browser has seen of a match; null if it has seen none. */
export function lastSeen(match: string): number | null {
  const seen = Object.keys(keptReceipt(match)?.receipt.chain ?? {}).map(Number)
  return seen.length === 0 ? null : Math.max(...seen)
}

/** Gets a signed receipt from the server and records it. Returns null if its signature is not valid. */
export async function fetchSigned(match: string, viewer: Viewer, stage: MatchStage): Promise<Receipt | null> {
  const answer = await call<Receipt>(`/matches/${encodeURIComponent(match)}/receipt?as=${encodeURIComponent(viewer)}`)
  const other = otherVersion<number>(answer.receipt, FILE_FORMATS.receipt)
  if (other !== undefined) throw new Error(`The receipt was ${other}. Load this page again.`)
  const isValid = isSignedReceipt(answer)
  recordSeen(answer, stage, isValid ? answer : null)
  return isValid ? answer : null
}

/** A call of a match and a seat that answered it. */
export interface AnsweredCall {
  readonly match: string
  readonly seat: Seat
  readonly call: string
}
/** Adds the signature of an order that the server has sealed. */
export const recordSent = ({ match, seat, call }: AnsweredCall, { after, value: signature }: Signature): void =>
  recordSeen({ ...nothingSeen(match), sent: [{ call, seat, after, signature, withdrawn: false }] }, 'playing')

/** Adds the answer to a digest. It is never forgotten. */
export const recordAnswer = (match: string, answer: AnsweredDigest): void =>
  recordSeen({ ...nothingSeen(match), answered: [answer] }, 'playing')

/** Remembers that the player has withdrawn an order: the journal must not have it. */
export function recordWithdrawn({ match, seat, call }: AnsweredCall): void {
  const sent = keptReceipt(match)?.receipt.sent.find((one) => one.seat === seat && one.call === call)
  if (sent) recordSeen({ ...nothingSeen(match), sent: [{ ...sent, withdrawn: true }] }, 'playing')
}

/** Keeps a receipt, with the present time if it has changed. */
function write(before: KeptReceipt): void {
  const { match } = before.receipt
  const [stored, same] = [storedText(match), JSON.stringify(before)]
  const kept = stored === same ? before : { ...before, updated: Date.now() }
  const text = stored === same ? same : JSON.stringify(kept)
  seenHere.set(match, { kept, text })
  if (stored === same) return
  store(PREFIX + match, text, stored === null)
  for (const listener of listeners) listener()
}

/** Writes a receipt, and makes room by dropping the oldest ones. */
function store(key: string, text: string, isNew: boolean): void {
  try {
    if (isNew) makeRoom(key, text.length)
    localStorage.setItem(key, text)
  } catch {
    try {
      makeRoom(key, MOST_CHARACTERS / 2)
      localStorage.setItem(key, text)
    } catch {
      // Storage is forbidden or full: this tab still remembers.
    }
  }
}

function makeRoom(kept: string, characters: number): void {
  const others = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    .filter((key) => key.startsWith(PREFIX) && key !== kept)
    .map((key) => ({ key, length: localStorage.getItem(key)?.length ?? 0, updated: parsed(localStorage.getItem(key) ?? '')?.updated ?? 0 }))
    .toSorted((one, other) => one.updated - other.updated)
  let total = characters + others.reduce((sum, { length }) => sum + length, 0)
  for (const { key, length } of others) {
    if (total <= MOST_CHARACTERS) return
    localStorage.removeItem(key)
    total -= length
  }
}
