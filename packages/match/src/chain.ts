// The chain of hashes over a journal: each entry's hash covers the one before, so no entry can be changed later.
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Entry, Head } from './journal.ts'
import { hash, keyed } from './proof.ts'

/** The hash of the head, to which the first entry is chained. */
export function headHash({ playedHere: _, ...agreed }: Head): string {
  return hash('admiralty/head/1', agreed)
}

/** The hash of an entry. The salt prevents testing guesses of hidden orders against it. It is derived from the secret, so it is not stored. */
export const chainHash = (secret: string, previous: string, entry: Entry): string =>
  hash('admiralty/chain/1', bytesToHex(keyed(secret, 'admiralty/salt/1', entry.seq)), previous, entry)
