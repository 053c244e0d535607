// The chain of hashes over a journal: each entry's hash covers the one before, so no entry can be changed later.
import type { Entry, Head } from './journal.ts'
import { hash, keyedText } from './proof.ts'

/** The hash of the head, to which the first entry is chained. */
export function headHash({ playedHere: _, ...agreed }: Head): string {
  return hash('admiralty/head/1', agreed)
}

/** An entry as the text that is hashed and stored: JSON with the fields in this order. Absent fields are left out. */
export const entryText = (entry: Entry): string => {
  const { seq, time, version, format, call, orders, events, rolls, due, sealed, action, signatures, links, why } = entry
  const asked = call && { id: call.id, kind: call.kind, key: call.key, seats: call.seats, instead: call.instead }
  return JSON.stringify({ seq, time, version, format, call: asked, orders, events, rolls, due, sealed, action, signatures, links, why })
}

/** The values beside the entry on which its hash depends. */
export interface ChainLink {
  readonly secret: string
  /** The hash of the entry before; the hash of the head for the opening. */
  readonly previous: string
}

/** The hash of an entry, of its text. The secret is its key, so nobody can test guesses of hidden orders against it during the match. */
export const chainHash = ({ secret, previous }: ChainLink, entry: Entry, text: string = entryText(entry)): string =>
  keyedText(secret, `["admiralty/chain/3","${previous}",${text}]`)
