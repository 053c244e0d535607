// The chain of hashes over a journal: each entry's hash covers the one before, so no entry can be changed later.
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Entry, Head } from './journal.ts'
import { hash, keyed } from './proof.ts'

/** The hash that the first entry is chained to. */
export function headHash({ playedHere: _, ...agreed }: Head): string {
  return hash('admiralty/head/1', agreed)
}

/** The salt prevents testing guesses at sealed orders. It is derived from the secret, so it is not stored. */
export const chainHash = (secret: string, previous: string, entry: Entry): string =>
  hash('admiralty/chain/1', bytesToHex(keyed(secret, 'admiralty/salt/1', entry.seq)), previous, entry)
