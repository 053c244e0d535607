// Facts of a match that the user of `verify` has from elsewhere: receipts, a commitment, hashes of entries, the key of the server.
import {
  type Comparison,
  comparisonOf,
  firstIssue,
  nothingSeen,
  type Receipt,
  readReceipt,
  receiptSchema,
  type ShownComparison,
  type ShownMatch,
} from '@admiralty/match'
import { fail } from './fail.ts'
import { textOfFile } from './text-file.ts'

/** The source of facts that no file gives. */
const OPTIONS = 'the options'

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
export interface Compared extends Comparison {
  readonly source: string
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
  return parsed.success ? { source: OPTIONS, receipt: parsed.data } : fail(`--commitment, --host or --chain: ${firstIssue(parsed.error)}`)
}

/** Compares facts with a journal, or with what one viewer received. `shown`: what was shown, compared with the journal; null if that was not possible. */
export const compareFacts = ({ source, receipt }: KnownFacts, match: ShownMatch, shown: ShownComparison | null): Compared => ({
  source,
  ...comparisonOf(receipt, match, shown, source === OPTIONS ? 'what the options give' : 'the receipt'),
})

/** A line with the facts that agree, and one for each fact that could not be confirmed. */
export const comparedLines = ({ source, agreed, limits, signed }: Compared): readonly string[] => [
  `${source}: ${agreed === null ? 'nothing agrees' : `${agreed} agree`}${signed ? '; signed by the server' : ''}`,
  ...limits,
]
