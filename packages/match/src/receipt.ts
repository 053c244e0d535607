// Receipts: what one person has seen of a match, kept outside the server. A journal that differs from a receipt is not that match.
import { list, plural, type Seat } from '@admiralty/kernel'
import { hexToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import type { Entry, Head } from './journal.ts'
import { publicKeySchema, signatureValueSchema } from './keys.ts'
import { linkSchema } from './link-schemas.ts'
import { digestStatement, ordersDigest } from './links.ts'
import { hash } from './proof.ts'
import { isSigned } from './signing.ts'

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'a hash has 64 hexadecimal digits')
const nameSchema = z.string().min(1).max(200)
/** The schema of an answered digest: the orders of an entry were fixed, and this device gave the links of seats. */
const answeredDigestSchema = z.strictObject({
  /** The sequence number of the entry. */
  seq: z.int().min(0),
  digest: linkSchema,
  /** The server's signature over `digestStatement`. */
  signature: signatureValueSchema,
  seats: z.array(nameSchema).max(100),
  /** Whether the server has said that the entry has the links. False if the answer came late, or no reply came. */
  counted: z.boolean(),
})
export type AnsweredDigest = z.infer<typeof answeredDigestSchema>

/** The schema of a receipt. Every part may be incomplete: it holds what was seen. */
export const receiptSchema = z.strictObject({
  /** The format of the receipt. */
  receipt: z.literal(1),
  match: nameSchema,
  /** The commitment to the secret of the dice; null if it was not seen. */
  commitment: hashSchema.nullable(),
  /** The key of the server; null if the match has no keys. */
  host: publicKeySchema.nullable(),
  /** The dice value of each seat that was taken, and its public key. */
  seats: z.record(nameSchema, z.strictObject({ value: z.string().max(1000), key: publicKeySchema.nullable() })),
  /** The hash of each entry that was seen, by sequence number. */
  chain: z.record(z.string().regex(/^\d{1,9}$/), hashSchema),
  /** The signature of the last order that this device sent, by call and seat. */
  sent: z.array(z.strictObject({ call: nameSchema, seat: nameSchema, signature: signatureValueSchema })).max(100_000),
  /** What this device answered to digests. Without seats: a second digest, which it refused. Absent from receipts of the server and from older ones, whose bytes are signed. */
  answered: z.array(answeredDigestSchema).max(100_000).optional(),
  /** The server's signature over `receiptStatement`; null for a receipt that a device kept by itself. */
  signature: signatureValueSchema.nullable(),
})
export type Receipt = z.infer<typeof receiptSchema>

/** The 32 bytes that the server signs with a receipt. */
export const receiptStatement = ({ signature: _, ...seen }: Receipt): Uint8Array => hexToBytes(hash('admiralty/receipt/1', seen))
/** Whether the server has signed the receipt, so that its holder can prove to others what the server had said. */
export const isSignedReceipt = (receipt: Receipt): boolean =>
  receipt.signature !== null && receipt.host !== null && isSigned(receiptStatement(receipt), receipt.signature, receipt.host)

/** The part of a journal, or of a partial export, that receipts are compared with. */
export interface ShownMatch {
  readonly head: Pick<Head, 'id' | 'commitment' | 'seatValues' | 'keys'>
  readonly chain: readonly string[]
  /** Absent where orders are not shown. */
  readonly entries?: readonly Entry[]
  /** Absent or null while the match is in play. */
  readonly secret?: string | null
}

/** The result of comparing a receipt with a journal. */
export interface ReceiptComparison {
  /** How many facts of each kind agree. */
  readonly agreed: {
    readonly commitment: number
    readonly values: number
    readonly keys: number
    readonly hashes: number
    readonly orders: number
    readonly digests: number
  }
  /** Answers of this device that the server had not confirmed and that the entries do not have: late, or left out. */
  readonly unconfirmed: number
  /** Entries of the journal for which the receipt has no hash. A later hash covers all entries before it. */
  readonly unseen: number
  /** The differences. The list is empty if the journal is the match of the receipt, as far as the receipt goes. */
  readonly findings: readonly string[]
}

/** Compares a receipt with a journal. */
export function compareReceipt(receipt: Receipt, match: ShownMatch): ReceiptComparison {
  const { head, chain } = match
  const findings: string[] = []
  if (receipt.match !== head.id) findings.push(`the receipt is of match ${receipt.match}, the journal of match ${head.id}`)
  const agreed = { commitment: 0, values: 0, keys: 0, hashes: 0, orders: 0 }
  const compare = (kind: keyof typeof agreed, isEqual: boolean, finding: string): void => {
    if (isEqual) agreed[kind] += 1
    else findings.push(finding)
  }
  if (receipt.commitment !== null)
    compare('commitment', receipt.commitment === head.commitment, 'the secret of the dice was committed to with another hash')
  if (receipt.host !== null) compare('keys', receipt.host === head.keys?.host, 'the key of the server was another one')
  for (const [seat, { value, key }] of Object.entries(receipt.seats)) {
    compare('values', head.seatValues[seat] === value, `the dice value of ${seat} was another one`)
    if (key !== null) compare('keys', keysOf(match, seat).includes(key), `the key of ${seat} was another one`)
  }
  const seen = Object.entries(receipt.chain)
  const differing = seen.filter(([seq, seenHash]) => chain[Number(seq)] !== seenHash).map(([seq]) => Number(seq))
  agreed.hashes = seen.length - differing.length
  if (differing.length > 0)
    findings.push(
      `${plural(differing.length, 'entry that was seen is', 'entries that were seen are')} different or missing, entry ${Math.min(...differing)} first`,
    )
  for (const { call, seat, signature } of receipt.sent) {
    const recorded = signatureIn(match, call, seat)
    if (recorded !== undefined) compare('orders', recorded === signature, `${seat} sent another order to ${call} than the journal has`)
  }
  const answers = compareAnswers(receipt.answered ?? [], match)
  return {
    agreed: { ...agreed, digests: answers.agreed },
    unconfirmed: answers.unconfirmed,
    unseen: chain.filter((_, seq) => !Object.hasOwn(receipt.chain, seq)).length,
    findings: [...findings, ...answers.findings],
  }
}

/** Compares what a device answered to digests with the entries. */
function compareAnswers(
  answered: readonly AnsweredDigest[],
  match: ShownMatch,
): { readonly agreed: number; readonly unconfirmed: number; readonly findings: readonly string[] } {
  const { id, keys } = match.head
  const findings: string[] = []
  let [agreed, unconfirmed] = [0, 0]
  for (const answer of answered) {
    const { seq, digest, signature, counted } = answer
    const fixed = digestIn(match, seq)
    if (fixed === digest) agreed += 1
    // A digest that the server has not signed proves nothing.
    else if (fixed !== undefined && isSigned(digestStatement(id, seq, digest), signature, keys?.host ?? ''))
      findings.push(`the server has signed that entry ${seq} was fixed with other orders than the journal has`)
    const missing = seatsWithoutLink(match, answer)
    if (!counted) unconfirmed += missing.length
    else if (missing.length > 0) findings.push(`entry ${seq} has no link of ${list(missing)}, but the server had confirmed it`)
  }
  return { agreed, unconfirmed, findings }
}

/** The digest of the orders that the journal has for an entry. Undefined if orders or secret are not shown. */
function digestIn({ head, chain, entries, secret }: ShownMatch, seq: number): string | undefined {
  const entry = entries?.[seq]
  if (!entry || secret === undefined || secret === null) return undefined
  const previous = chain[seq - 1] ?? ''
  return ordersDigest(secret, { match: head.id, seq, chain: previous, call: entry.call?.id ?? '', orders: entry.orders })
}
/** Seats whose link this device gave for an entry that does not have it. */
const seatsWithoutLink = ({ entries }: ShownMatch, { seq, seats }: AnsweredDigest): readonly Seat[] => {
  const given = entries?.[seq]?.links?.given ?? {}
  return entries ? seats.filter((seat) => !Object.hasOwn(given, seat)) : []
}

/** Answers of both receipts, the earlier ones first. Two tabs may have given the links of different seats. A second digest stays beside the first. */
function mergeAnswered(earlier: readonly AnsweredDigest[], later: readonly AnsweredDigest[]): readonly AnsweredDigest[] {
  const known = new Map(earlier.map((answer) => [keyOf(answer), answer]))
  for (const answer of later) {
    const before = known.get(keyOf(answer))
    const seats = [...new Set([...(before?.seats ?? []), ...answer.seats])]
    known.set(keyOf(answer), { ...answer, ...before, seats, counted: before?.counted === true || answer.counted })
  }
  return [...known.values()]
}
const keyOf = ({ seq, digest }: AnsweredDigest): string => `${seq} ${digest}`
/** The entry of which `later` has another digest than `earlier`; undefined if there is none. */
const fixedTwice = (earlier: readonly AnsweredDigest[], later: readonly AnsweredDigest[]): AnsweredDigest | undefined =>
  later.find(({ seq, digest }) => {
    const known = earlier.filter((answer) => answer.seq === seq)
    return known.length > 0 && known.every((answer) => answer.digest !== digest)
  })

/** The keys of a seat in the course of the match. */
function keysOf({ head, entries = [] }: ShownMatch, seat: Seat): readonly (string | undefined)[] {
  const later = entries.flatMap((entry) => {
    const action = entry.action
    return action?.kind === 'rekeyed' && action.seat === seat ? [action.key] : []
  })
  return [head.keys?.seats[seat], ...later]
}

/**
 * The recorded signature of a seat's order. Undefined while the call is open, if orders are not shown, and for an order without a signature:
 * it was forced, or the seat had conceded, so the order that the seat had sent was void.
 */
const signatureIn = ({ entries = [] }: ShownMatch, call: string, seat: Seat): string | undefined =>
  entries.find((one) => one.call?.id === call)?.signatures?.[seat]?.value

/** A receipt with everything that two receipts of the same match hold, or the first fact on which they differ. The earlier one is kept. */
export function mergeReceipts(earlier: Receipt, later: Receipt): { readonly receipt: Receipt; readonly contradiction: string | null } {
  const differs = (one: string | null, other: string | null): boolean => one !== null && other !== null && one !== other
  const answered = mergeAnswered(earlier.answered ?? [], later.answered ?? [])
  const twice = fixedTwice(earlier.answered ?? [], later.answered ?? [])
  const contradictions = [
    earlier.match !== later.match && `the receipts are of ${earlier.match} and ${later.match}`,
    differs(earlier.commitment, later.commitment) && 'the commitment to the secret of the dice has changed',
    differs(earlier.host, later.host) && 'the key of the server has changed',
    ...Object.entries(earlier.seats).flatMap(([seat, { value, key }]) => {
      const other = later.seats[seat]
      return other
        ? [value !== other.value && `the dice value of ${seat} has changed`, differs(key, other.key) && `the key of ${seat} has changed`]
        : []
    }),
    ...Object.entries(earlier.chain).map(([seq, seen]) => differs(seen, later.chain[seq] ?? null) && `entry ${seq} has changed`),
    twice !== undefined && `the orders of entry ${twice.seq} were fixed twice, with different digests`,
  ]
  const receipt = {
    ...earlier,
    commitment: earlier.commitment ?? later.commitment,
    host: earlier.host ?? later.host,
    seats: { ...later.seats, ...earlier.seats },
    chain: { ...later.chain, ...earlier.chain },
    sent: [...earlier.sent.filter(({ call, seat }) => !later.sent.some((one) => one.call === call && one.seat === seat)), ...later.sent],
    ...(answered.length > 0 && { answered: [...answered] }),
    signature: null,
  }
  return { receipt, contradiction: contradictions.find((text): text is string => typeof text === 'string') ?? null }
}
