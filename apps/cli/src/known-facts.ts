// Facts of a match that the user of `verify` has from elsewhere: receipts, a commitment, hashes of entries, the key of the server.
import { list, plural } from '@admiralty/kernel'
import {
  compareReceipt,
  firstIssue,
  isSignedReceipt,
  nothingSeen,
  type Receipt,
  type ReceiptComparison,
  readReceipt,
  receiptSchema,
  type ShownComparison,
  type ShownMatch,
} from '@admiralty/match'
import { fail } from './fail.ts'
import { textOfFile } from './text-file.ts'

/** Facts that are compared with a journal. */
export interface KnownFacts {
  /** The file of the receipt, or `the options`. */
  readonly source: string
  readonly receipt: Receipt
}
export interface FactFlags {
  readonly receipt: readonly string[]
  readonly chain: readonly string[]
  readonly commitment?: string
  readonly host?: string
}
/** The result of a comparison. */
export interface Compared extends ReceiptComparison {
  readonly source: string
  /** The numbers of messages that were shown as the journal has them, and of those that other rules decided. Null if no orders are shown. */
  readonly shown: Pick<ShownComparison, 'agreed' | 'uncompared'> | null
  /** Whether the server has signed the receipt. */
  readonly signed: boolean
}

/** Reads a receipt, or says why this program cannot compare it. */
export function readFacts(file: string): KnownFacts | { readonly source: string; readonly unknown: string } {
  const text = textOfFile(file)
  if ('wrong' in text) return { source: file, unknown: text.wrong }
  const read = readReceipt(text.text)
  if ('receipt' in read) return { source: file, receipt: read.receipt }
  return { source: file, unknown: read.failure === 'unread' ? `it is not a receipt: ${read.reason}` : read.reason }
}

/** The facts in the options, as a receipt of a match; undefined if there are none. A value of another form ends the program with code 2. */
export function factsIn({ chain, commitment, host }: FactFlags, match: string): KnownFacts | undefined {
  if (chain.length === 0 && commitment === undefined && host === undefined) return undefined
  const pairs = chain.map((text) => {
    const [seq = '', hash = '', ...more] = text.split(':')
    return more.length === 0 && hash !== '' ? ([seq, hash] as const) : fail(`--chain takes SEQ:HASH, such as 12:0a1b…, not '${text}'`)
  })
  const parsed = receiptSchema.safeParse({
    ...nothingSeen(match),
    commitment: commitment ?? null,
    host: host ?? null,
    chain: Object.fromEntries(pairs),
  })
  return parsed.success
    ? { source: 'the options', receipt: parsed.data }
    : fail(`--commitment, --host or --chain: ${firstIssue(parsed.error)}`)
}

/** Compares facts with a journal, or with what one viewer received. `shown`: what was shown, compared with the journal; null if that was not possible. */
export function compareFacts({ source, receipt }: KnownFacts, match: ShownMatch, shown: ShownComparison | null): Compared {
  const comparison = compareReceipt(receipt, match)
  const signed = isSignedReceipt(receipt)
  const forged = receipt.signature !== null && !signed ? ['the signature of the server under the receipt is not valid'] : []
  return {
    source,
    signed,
    ...comparison,
    shown: shown && { agreed: shown.agreed, uncompared: shown.uncompared },
    findings: [...forged, ...comparison.findings, ...(shown?.findings ?? [])],
  }
}

/** The facts that agree, in words: 'the commitment, 2 dice values, and 10 hashes agree'. */
export function comparedText({ agreed, unseen, unconfirmed, shown, signed }: Compared): string {
  const facts = [
    ...(agreed.commitment > 0 ? ['the commitment'] : []),
    ...counted(agreed.values, 'dice value'),
    ...counted(agreed.keys, 'key'),
    ...counted(agreed.linkEnds, 'end of links', 'ends of links'),
    ...counted(agreed.orders, 'sent order'),
    ...counted(agreed.hashes, 'hash', 'hashes'),
    ...counted(agreed.digests, 'digest'),
    ...counted(shown?.agreed ?? 0, 'message that was shown', 'messages that were shown'),
  ]
  const found = facts.length > 0 ? `${list(facts)} agree` : 'nothing agrees'
  const late = unconfirmed > 0 ? `; ${plural(unconfirmed, 'link')} of this device came late or left out` : ''
  const other = shown && shown.uncompared > 0 ? `; ${plural(shown.uncompared, 'message')} of other rules not compared` : ''
  return `${found}; ${plural(unseen, 'entry', 'entries')} not seen${late}${other}${signed ? '; signed by the server' : ''}`
}
const counted = (count: number, one: string, many?: string): readonly string[] => (count > 0 ? [plural(count, one, many)] : [])
