// Compares a receipt with a journal, or with what one viewer received of a match.
import { list, plural, type Seat } from '@admiralty/kernel'
import { seatToAnswerAgain } from './actions.ts'
import type { Entry, Head } from './journal.ts'
import { digestStatement, ordersDigest } from './links.ts'
import type { AnsweredDigest, Receipt, SignedOrder } from './receipt.ts'
import { isSigned } from './signing.ts'

/** The part of a journal, or of a partial export, that receipts are compared with. */
export interface ShownMatch {
  readonly head: Pick<Head, 'id' | 'commitment' | 'seatValues' | 'keys' | 'linkEnds'>
  readonly chain: readonly string[]
  /** Absent where orders are not shown. */
  readonly entries?: readonly Entry[]
  /** Absent or null while the match is in play. */
  readonly secret?: string | null
}

/** The result of comparing a receipt with a journal. */
interface ReceiptComparison {
  /** How many facts of each kind agree. */
  readonly agreed: {
    readonly commitment: number
    readonly values: number
    readonly keys: number
    readonly linkEnds: number
    readonly hashes: number
    readonly orders: number
    readonly digests: number
  }
  /** Links of this device that the server had not confirmed and that the entries do not have: late, or left out. */
  readonly unconfirmed: number
  /** The differences. The list is empty if the journal is the match of the receipt, as far as the receipt goes. */
  readonly findings: readonly string[]
}

/** Compares a receipt with a journal. */
export function compareReceipt(receipt: Receipt, match: ShownMatch): ReceiptComparison {
  const { head, chain } = match
  const findings: string[] = []
  if (receipt.match !== head.id) findings.push(`the receipt is of match ${receipt.match}, the journal of match ${head.id}`)
  const agreed = { commitment: 0, values: 0, keys: 0, linkEnds: 0, hashes: 0, orders: 0 }
  const compare = (kind: keyof typeof agreed, isEqual: boolean, finding: string): void => {
    if (isEqual) agreed[kind] += 1
    else findings.push(finding)
  }
  /** A fact that the seat does not have agrees, but it is nothing to count. */
  const compareFact = (
    kind: 'keys' | 'linkEnds',
    known: string | null | undefined,
    journal: { now: string | undefined; what: string },
  ): void => {
    const { now = null, what } = journal
    if (known === undefined || (known === null && now === null)) return
    const finding = known === null ? `${what} was added later` : now === null ? `${what} is missing` : `${what} was another one`
    compare(kind, known === now, finding)
  }
  if (receipt.commitment !== null)
    compare('commitment', receipt.commitment === head.commitment, 'the secret of the dice was committed to with another hash')
  if (receipt.host !== null) compare('keys', receipt.host === head.keys?.host, 'the key of the server was another one')
  for (const [seat, { value, key, linkEnd }] of Object.entries(receipt.seats)) {
    compare('values', head.seatValues[seat] === value, `the dice value of ${seat} was another one`)
    compareFact('keys', key, { now: head.keys?.seats[seat], what: `the key of ${seat}` })
    compareFact('linkEnds', linkEnd, { now: head.linkEnds?.[seat], what: `the end of the links of ${seat}` })
  }
  const seen = Object.entries(receipt.chain)
  const differing = seen.filter(([seq, seenHash]) => chain[Number(seq)] !== seenHash).map(([seq]) => Number(seq))
  agreed.hashes = seen.length - differing.length
  if (differing.length > 0)
    findings.push(
      `${plural(differing.length, 'entry that was seen is', 'entries that were seen are')} different or missing, entry ${Math.min(...differing)} first`,
    )
  for (const sent of receipt.sent) {
    const compared = compareSent(sent, match)
    if (compared !== undefined) compare('orders', compared === null, compared ?? '')
  }
  const answers = compareAnswers(receipt.answered ?? [], match)
  return {
    agreed: { ...agreed, digests: answers.agreed },
    unconfirmed: answers.unconfirmed,
    findings: [...findings, ...answers.findings],
  }
}

/**
 * Compares an order that was sent with the one in the journal: null if they agree, otherwise the finding. Undefined if there is nothing to
 * compare: no orders are shown, the call ended without an order of the seat, or an action has deleted the order.
 */
function compareSent({ call, seat, after, signature, withdrawn }: SignedOrder, { entries = [] }: ShownMatch): string | null | undefined {
  const entry = entries.find((one) => one.call?.id === call)
  if (!entry || !Object.hasOwn(entry.orders, seat)) return undefined
  const isDeleted = entries.slice(after + 1, entry.seq).some(({ action }) => seatToAnswerAgain(action) === seat)
  if (isDeleted) return undefined
  const isThere = entry.signatures?.[seat]?.value === signature
  if (withdrawn) return isThere ? `${seat} withdrew its order to ${call}, but the journal has it` : null
  if (isThere) return null
  return entry.signatures?.[seat]
    ? `${seat} sent another order to ${call} than the journal has`
    : `${seat} sent an order to ${call}, but the journal has one that ${seat} did not sign`
}

interface ComparedAnswers {
  readonly agreed: number
  readonly unconfirmed: number
  readonly findings: readonly string[]
}
/** Compares what a device answered to digests with the entries. */
function compareAnswers(answered: readonly AnsweredDigest[], match: ShownMatch): ComparedAnswers {
  const { id, keys } = match.head
  const answers = match.entries?.filter(({ call }) => call)
  const findings: string[] = []
  let [agreed, unconfirmed] = [0, 0]
  for (const given of answers ? answered : []) {
    const { answer, digest, signature, counted } = given
    const entry = answers?.[answer - 1]
    const fixed = digestIn(match, answer, entry)
    const named = entry ? `entry ${entry.seq}` : `answer ${answer}`
    if (fixed === digest) agreed += 1
    // A digest that the server has not signed proves nothing.
    else if (match.secret && isSigned(digestStatement(id, answer, digest), signature, keys?.host ?? ''))
      findings.push(`the server has signed that ${named} was fixed with other orders than the journal has`)
    const missing = seatsWithoutLink(entry, given)
    if (!counted) unconfirmed += missing.length
    else if (missing.length > 0) findings.push(`${named} has no link of ${list(missing)}, but the server had confirmed it`)
  }
  return { agreed, unconfirmed, findings }
}

/** The digest of the orders that the journal has for an answer. Undefined if it has none, or the secret is not shown. */
function digestIn({ head, secret }: ShownMatch, answer: number, entry: Entry | undefined): string | undefined {
  if (!entry?.call || !secret) return undefined
  return ordersDigest(secret, { match: head.id, answer, call: entry.call.id, orders: entry.orders })
}
/** Seats whose link this device gave for an entry that does not have it. */
const seatsWithoutLink = (entry: Entry | undefined, { seats }: AnsweredDigest): readonly Seat[] =>
  seats.filter((seat) => !Object.hasOwn(entry?.links?.given ?? {}, seat))
