// Receipts: what one person has seen of a match, kept outside the server. A journal that differs from a receipt is not that match.
import { FILE_FORMATS } from '@admiralty/kernel'
import { hexToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { publicKeySchema, signatureValueSchema } from './keys.ts'
import { linkSchema } from './link-schemas.ts'
import { hash } from './proof.ts'
import { isSigned } from './signing.ts'

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'a hash has 64 hexadecimal digits')
const nameSchema = z.string().min(1).max(200)
const seqSchema = z.string().regex(/^\d{1,9}$/)
/** The schema of an answered digest: the orders of an answer were fixed, and this device gave the links of seats. */
const answeredDigestSchema = z.strictObject({
  /** The number of the answer: 1 for the first call that was answered. */
  answer: z.int().min(1),
  digest: linkSchema,
  /** The server's signature over `digestStatement`. */
  signature: signatureValueSchema,
  seats: z.array(nameSchema).max(100),
  /** Whether the server has said that the entry has the links. False if they came late, or no reply came. */
  counted: z.boolean(),
})
export type AnsweredDigest = z.infer<typeof answeredDigestSchema>

/** The schema of the facts of a taken seat. A fact is absent if it is not known, and null if the seat has none. */
const seatFactsSchema = z.strictObject({
  /** The text that the seat adds to the dice. */
  value: z.string().max(1000),
  /** The first public key. */
  key: publicKeySchema.nullable().optional(),
  /** The end of the link chain. */
  linkEnd: linkSchema.nullable().optional(),
})
export type SeatFacts = z.infer<typeof seatFactsSchema>

/** The schema of an order that this device sent. */
const sentOrderSchema = z.strictObject({
  call: nameSchema,
  seat: nameSchema,
  /** The entry that the signature covers. */
  after: z.int().min(0),
  signature: signatureValueSchema,
  /** Whether the player withdrew it afterwards. */
  withdrawn: z.boolean(),
})
export type SignedOrder = z.infer<typeof sentOrderSchema>

/** Digests of what viewers were shown, by viewer and sequence number. */
const shownSchema = z.record(nameSchema, z.record(seqSchema, z.string().regex(/^[0-9a-f]{32}$/)))
export type ShownDigests = z.infer<typeof shownSchema>

/** The schema of a receipt. Every part may be incomplete: it holds what was seen. */
export const receiptSchema = z.strictObject({
  /** The number of the form. */
  receipt: z.literal(FILE_FORMATS.receipt),
  match: nameSchema,
  /** The commitment to the secret of the dice; null if it was not seen. */
  commitment: hashSchema.nullable(),
  /** The key of the server; null if the match has no keys. */
  host: publicKeySchema.nullable(),
  /** The seats that were taken. */
  seats: z.record(nameSchema, seatFactsSchema),
  /** The hash of each entry that was seen, by sequence number. */
  chain: z.record(seqSchema, hashSchema),
  /** The last order that this device sent, by call and seat. */
  sent: z.array(sentOrderSchema).max(100_000),
  /** The digests that this device answered. Without seats: a second digest, which it refused. Absent from receipts of the server. */
  answered: z.array(answeredDigestSchema).max(100_000).optional(),
  /** `shownDigest` of each message and of each present that this device was sent. Absent from receipts of the server. */
  messages: shownSchema.optional(),
  presents: shownSchema.optional(),
  /** The server's signature over `receiptStatement`; null for a receipt that a device kept by itself. */
  signature: signatureValueSchema.nullable(),
})
export type Receipt = z.infer<typeof receiptSchema>

/** The receipt of a person who has seen nothing of a match. */
export const nothingSeen = (match: string): Receipt => ({
  receipt: FILE_FORMATS.receipt,
  match,
  commitment: null,
  host: null,
  seats: {},
  chain: {},
  sent: [],
  signature: null,
})

/** The 32 bytes that the server signs with a receipt. */
export const receiptStatement = ({ signature: _, ...seen }: Receipt): Uint8Array => hexToBytes(hash('admiralty/receipt/2', seen))
/** Whether the server has signed the receipt, so that its holder can prove to others what the server had said. */
export const isSignedReceipt = (receipt: Receipt): boolean =>
  receipt.signature !== null && receipt.host !== null && isSigned(receiptStatement(receipt), receipt.signature, receipt.host)

/** A receipt with everything that two receipts of the same match hold, or the first fact on which they differ. The earlier one is kept. */
export function mergeReceipts(earlier: Receipt, later: Receipt): { readonly receipt: Receipt; readonly contradiction: string | null } {
  const answered = mergeAnswered(earlier.answered ?? [], later.answered ?? [])
  const messages = mergeShown(earlier.messages, later.messages)
  const presents = mergeShown(earlier.presents, later.presents)
  const receipt = {
    ...earlier,
    commitment: earlier.commitment ?? later.commitment,
    host: earlier.host ?? later.host,
    seats: mergeSeats(earlier.seats, later.seats),
    chain: { ...later.chain, ...earlier.chain },
    sent: [...earlier.sent.filter(({ call, seat }) => !later.sent.some((one) => one.call === call && one.seat === seat)), ...later.sent],
    ...(answered.length > 0 && { answered: [...answered] }),
    ...(messages && { messages }),
    ...(presents && { presents }),
    signature: null,
  }
  const [contradiction = null] = contradictions(earlier, later)
  return { receipt, contradiction }
}

/** The facts on which two receipts differ. */
function* contradictions(earlier: Receipt, later: Receipt): Generator<string> {
  const differs = (one: string | null, other: string | null): boolean => one !== null && other !== null && one !== other
  if (earlier.match !== later.match) yield `the receipts are of ${earlier.match} and ${later.match}`
  if (differs(earlier.commitment, later.commitment)) yield 'the commitment to the secret of the dice has changed'
  if (differs(earlier.host, later.host)) yield 'the key of the server has changed'
  for (const [seat, facts] of Object.entries(earlier.seats)) yield* seatContradictions(seat, facts, later.seats[seat])
  for (const [seq, seen] of Object.entries(earlier.chain)) if (differs(seen, later.chain[seq] ?? null)) yield `entry ${seq} has changed`
  const twice = fixedTwice(earlier.answered ?? [], later.answered ?? [])
  if (twice) yield `the orders of answer ${twice.answer} were fixed twice, with different digests`
  yield* shownTwice(earlier.messages, later.messages, (seq, viewer) => `entry ${seq} was shown to ${viewer} in two ways`)
  yield* shownTwice(earlier.presents, later.presents, (seq, viewer) => `the match after entry ${seq} was shown to ${viewer} in two ways`)
}
function* seatContradictions(seat: string, facts: SeatFacts, other: SeatFacts | undefined): Generator<string> {
  if (!other) return
  if (facts.value !== other.value) yield `the dice value of ${seat} has changed`
  const isOther = (name: 'key' | 'linkEnd'): boolean =>
    facts[name] !== undefined && other[name] !== undefined && facts[name] !== other[name]
  if (isOther('key')) yield other.key === null ? `the key of ${seat} is gone` : `the key of ${seat} has changed`
  if (isOther('linkEnd'))
    yield other.linkEnd === null ? `the end of the links of ${seat} is gone` : `the end of the links of ${seat} has changed`
}

/** The facts of both, each as it was known first. */
function mergeSeats(earlier: Receipt['seats'], later: Receipt['seats']): Receipt['seats'] {
  const both = Object.entries(earlier).map(([seat, facts]) => [seat, { ...later[seat], ...facts }])
  return { ...later, ...Object.fromEntries(both) }
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
const keyOf = ({ answer, digest }: AnsweredDigest): string => `${answer} ${digest}`
/** The answer of which `later` has another digest than `earlier`; undefined if there is none. */
const fixedTwice = (earlier: readonly AnsweredDigest[], later: readonly AnsweredDigest[]): AnsweredDigest | undefined =>
  later.find(({ answer, digest }) => {
    const known = earlier.filter((one) => one.answer === answer)
    return known.length > 0 && known.every((one) => one.digest !== digest)
  })

function mergeShown(earlier: ShownDigests | undefined, later: ShownDigests | undefined): ShownDigests | undefined {
  if (!earlier || !later) return earlier ?? later
  const both = Object.entries(earlier).map(([viewer, digests]) => [viewer, { ...later[viewer], ...digests }])
  return { ...later, ...Object.fromEntries(both) }
}
function* shownTwice(
  earlier: ShownDigests = {},
  later: ShownDigests = {},
  finding: (seq: string, viewer: string) => string,
): Generator<string> {
  for (const [viewer, digests] of Object.entries(later))
    for (const [seq, digest] of Object.entries(digests)) {
      const before = earlier[viewer]?.[seq]
      if (before !== undefined && before !== digest) yield finding(seq, viewer)
    }
}
