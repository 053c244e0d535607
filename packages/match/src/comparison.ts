// The comparison of a journal with a receipt, as sentences that say what was compared and what was not. Page and terminal show the same ones.
import { list, plural } from '@admiralty/kernel'
import { compareReceipt, type ShownMatch } from './compare-receipt.ts'
import { isSignedReceipt, type Receipt } from './receipt.ts'
import type { ShownComparison } from './shown.ts'

export interface Comparison {
  /** Whether the server has signed the receipt. */
  readonly signed: boolean
  /** The differences. The list is empty if the journal is the match of the receipt, as far as the receipt goes. */
  readonly different: readonly string[]
  /** The facts that agree: 'the commitment, 2 dice values and 14 of 14 entries'. Null for nothing. */
  readonly agreed: string | null
  /** Sentences that say which facts the receipt cannot confirm. */
  readonly limits: readonly string[]
}

/**
 * Compares a receipt with what a journal shows. `shown`: what was shown, compared with the journal; null if that was not possible. `known` names
 * the receipt in sentences.
 */
export function comparisonOf(receipt: Receipt, match: ShownMatch, shown: ShownComparison | null, known = 'the receipt'): Comparison {
  const { agreed, unconfirmed, findings } = compareReceipt(receipt, match)
  const facts = [
    agreed.commitment > 0 ? 'the commitment' : '',
    agreed.values > 0 ? plural(agreed.values, 'dice value') : '',
    agreed.keys > 0 ? plural(agreed.keys, 'key') : '',
    agreed.linkEnds > 0 ? plural(agreed.linkEnds, 'end of links', 'ends of links') : '',
    agreed.hashes > 0 ? `${agreed.hashes} of ${plural(match.chain.length, 'entry', 'entries')}` : '',
    agreed.orders > 0 ? plural(agreed.orders, 'order that was sent', 'orders that were sent') : '',
    agreed.digests > 0 ? plural(agreed.digests, 'entry whose orders were fixed', 'entries whose orders were fixed') : '',
    shown && shown.agreed > 0 ? plural(shown.agreed, 'message that was shown', 'messages that were shown') : '',
  ].filter((fact) => fact !== '')
  const signed = isSignedReceipt(receipt)
  const forged = receipt.signature !== null && !signed ? ['the signature of the server under the receipt is not valid'] : []
  return {
    signed,
    different: [...forged, ...findings, ...(shown?.findings ?? [])],
    agreed: facts.length > 0 ? list(facts) : null,
    limits: [...limitsOf(receipt, match, known), ...lateLinks(unconfirmed), ...shownLimits(receipt, shown)],
  }
}

function shownLimits({ messages = {}, presents = {} }: Receipt, shown: ShownComparison | null): readonly string[] {
  if (Object.keys({ ...messages, ...presents }).length === 0) return []
  if (shown === null) return ['What was shown could not be compared, because the orders and dice are not published.']
  const { uncompared } = shown
  if (uncompared === 0) return []
  return [
    `${plural(uncompared, 'message')} could not be compared, because other rules than today’s have decided ${uncompared === 1 ? 'its entry' : 'their entries'}.`,
  ]
}

const lateLinks = (count: number): readonly string[] =>
  count === 0
    ? []
    : [
        `${plural(count, 'link')} of this device ${count === 1 ? 'is' : 'are'} missing: it came late, or the server left it out. The server had not confirmed it.`,
      ]

function limitsOf({ chain, sent }: Receipt, match: ShownMatch, known: string): readonly string[] {
  const subject = `${known.charAt(0).toUpperCase()}${known.slice(1)}`
  const seen = Object.keys(chain).map(Number)
  const [first, last] = [Math.min(...seen), Math.max(-1, ...seen)]
  const later = match.chain.length - 1 - last
  const limits: string[] = []
  if (last < 0) limits.push(`${subject} has no entry of the match, so it confirms no order and no die.`)
  else if (later > 0)
    limits.push(
      `${subject} ends with entry ${last}. It does not confirm the ${later === 1 ? 'last entry' : `last ${later} entries`} of the journal.`,
    )
  if (last >= 0 && first > 0)
    limits.push(
      `${subject} begins with entry ${first}, whose hash covers ${plural(first, 'earlier entry', 'earlier entries')}. They have not changed since that entry was seen, but ${known} does not show what they were before.`,
    )
  const skipped = last + 1 - first - seen.length
  if (last >= 0 && skipped > 0)
    limits.push(
      `Each hash covers all entries before it, so entry ${last} also confirms the ${plural(skipped, 'entry', 'entries')} since then that ${known} does not list.`,
    )
  if (sent.length > 0 && match.entries === undefined) limits.push('The orders are not published, so they could not be compared.')
  return limits
}
