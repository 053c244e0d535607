// Receipts as links.
import { type ReadReceipt, type Receipt, readReceipt } from '@admiralty/match'
import { base } from '../api/base.ts'

const MARK = 'receipt='

/** The address of the page that compares this receipt. The receipt is behind `#`, so no server receives it. */
export function receiptAddress(receipt: Receipt): string {
  const bytes = new TextEncoder().encode(JSON.stringify(latestOnly(receipt)))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `${location.origin}${base}/check#${MARK}${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** The last hash covers all entries before it. The whole list would make the link too long, and a signature covers all of a receipt. */
function latestOnly(receipt: Receipt): Receipt {
  if (receipt.signature !== null) return receipt
  const last = Object.entries(receipt.chain).toSorted(([one], [other]) => Number(other) - Number(one))[0]
  const nothing = { sent: [], answered: undefined, messages: undefined, presents: undefined }
  return { ...receipt, ...nothing, chain: last ? Object.fromEntries([last]) : {} }
}

/** The receipt in the part of an address after `#`, or why it is not readable; null if there is none. */
export function receiptInHash(hash: string): ReadReceipt | null {
  const text = hash.replace(/^#/, '')
  if (!text.startsWith(MARK)) return null
  try {
    const binary = atob(text.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'))
    return readReceipt(new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0))))
  } catch {
    return { failure: 'unread', reason: 'the link was cut off' }
  }
}
