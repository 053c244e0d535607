// The chain of hashes over a journal: each entry's hash covers the one before, so no entry can be changed later.
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Entry, Head } from './journal.ts'
import { hash, keyed, keyedText } from './proof.ts'

/** The hash of the head, to which the first entry is chained. */
export function headHash({ playedHere: _, ...agreed }: Head): string {
  return hash('admiralty/head/1', agreed)
}

/** An entry as the text that is hashed and stored: JSON with the fields in this order. Absent fields are left out. */
export const entryText = (entry: Entry): string => {
  const { seq, time, version, format, call, orders, events, rolls, action, signatures, links, why } = entry
  const asked = call && { id: call.id, kind: call.kind, key: call.key, seats: call.seats, instead: call.instead }
  return JSON.stringify({ seq, time, version, format, call: asked, orders, events, rolls, action, signatures, links, why })
}

/** The values beside the entry on which its hash depends. */
export interface ChainLink {
  readonly head: Pick<Head, 'journal'>
  readonly secret: string
  /** The hash of the entry before; the hash of the head for the opening. */
  readonly previous: string
}

/** Journals from this format on hash the text of an entry. */
const HASHES_TEXT = 5
/**
 * The hash of an entry. The secret is its key, so nobody can test guesses of hidden orders against it during
 * the match. Older journals hash canonical JSON with a salt that is derived from the secret.
 */
export function chainHash({ head, secret, previous }: ChainLink, entry: Entry, text: string = entryText(entry)): string {
  return head.journal >= HASHES_TEXT
    ? keyedText(secret, `["admiralty/chain/2","${previous}",${text}]`)
    : hash('admiralty/chain/1', bytesToHex(keyed(secret, 'admiralty/salt/1', entry.seq)), previous, entry)
}
