// Forgeries that put another match in the place of a real one. Without a known key or a receipt, nobody can notice them.
import { seededDice } from '@admiralty/kernel'
import { commitmentOf, type Journal, type PublicKeys, publicKeyOf, seatPrivateKey } from '@admiralty/match'
import { type Forged, type Forger, type ForgeryKind, playedOn, withEntries, withHead } from './kinds.ts'
import { playSigned } from './match.ts'
import { concedeAfter } from './play-on.ts'
import { type KeyRing, ringOf } from './sign-again.ts'
import type { SignedMatch } from './signed-receipt.ts'

const inventedKey = (name: string): Uint8Array => seatPrivateKey('the device of a forger', name, '')
interface InventedKeys {
  readonly keys: PublicKeys
  readonly ring: KeyRing
}
/** Keys that the forger has invented for every seat, and for the server unless it keeps its own. */
function inventedKeys({ journal, hostKey }: SignedMatch, isHostKept: boolean): InventedKeys {
  const seats = Object.keys(journal.head.keys?.seats ?? {}).map((seat) => ({ seat, key: inventedKey(seat) }))
  const host = isHostKept ? hostKey : inventedKey('the server')
  return {
    keys: { host: publicKeyOf(host), seats: Object.fromEntries(seats.map(({ seat, key }) => [seat, publicKeyOf(key)])) },
    ring: ringOf([...seats.map(({ key }) => key), ...(isHostKept ? [] : [host])]),
  }
}

/** The match with other keys. Every signature is made again, those of new keys included. */
const rekeyed = (match: SignedMatch, isHostKept: boolean): Forged => {
  const { keys, ring } = inventedKeys(match, isHostKept)
  // A new key in mid-match would be another one that the forger does not have.
  const entries = match.journal.entries.map((entry) =>
    entry.action?.kind === 'rekeyed' ? { ...entry, action: { ...entry.action, key: keys.seats[entry.action.seat] ?? '' } } : entry,
  )
  return { journal: withHead({ ...match.journal, entries }, { keys }), keys: ring }
}

/** Another match under the same head, but for `change`. */
function replayed(match: SignedMatch, { ring }: Forger, { head, secret }: Pick<Journal, 'head'> & { secret: string }): Journal {
  const journal = { ...match.journal, head, secret }
  const act = concedeAfter(match.system, match.most, ring)
  return playedOn({ system: match.system, journal, secret }, seededDice(77), { entries: [], recorded: [], act })
}

/** A file in which nothing is signed. */
function unsigned({ head: { keys: _, ...head }, signature: __, ...journal }: Journal): Journal {
  return {
    ...journal,
    head,
    entries: journal.entries.map(({ signatures: ___, ...entry }) => entry),
  }
}

const replacing = (name: string, forge: ForgeryKind['forge']): ForgeryKind => ({ name, group: 'replace', forge })
const withAll = (forger: Forger, keys: KeyRing): Forger => ({ ...forger, ring: new Map([...forger.ring, ...keys]) })

export const kindsOfMatches: readonly ForgeryKind[] = [
  replacing('all keys replaced, everything signed again', (match) => rekeyed(match, false)),
  replacing('the keys of the seats replaced, everything signed again', (match) => rekeyed(match, true)),
  replacing('other orders under the same commitment, all keys replaced', (match, forger) => {
    const { keys, ring } = inventedKeys(match, false)
    return { journal: replayed(match, withAll(forger, ring), { head: { ...match.journal.head, keys }, secret: match.secret }), keys: ring }
  }),
  replacing('other orders under the same commitment, keys of the seats replaced', (match, forger) => {
    const { keys, ring } = inventedKeys(match, true)
    return { journal: replayed(match, withAll(forger, ring), { head: { ...match.journal.head, keys }, secret: match.secret }), keys: ring }
  }),
  {
    name: 'other orders under the same commitment and keys',
    group: 'change',
    forge: (match, forger) => ({ journal: replayed(match, forger, { head: match.journal.head, secret: match.secret }) }),
  },
  replacing('a match that never took place, all keys invented', (match, forger) => {
    const { keys, ring } = inventedKeys(match, false)
    const secret = 'an invented secret'
    const head = { ...match.journal.head, keys, commitment: commitmentOf(secret) }
    return { journal: replayed(match, withAll(forger, ring), { head, secret }), keys: ring }
  }),
  replacing('a match that never took place, with the key of the server', (match, forger) => {
    const { keys, ring } = inventedKeys(match, true)
    const secret = 'an invented secret'
    const head = { ...match.journal.head, keys, commitment: commitmentOf(secret) }
    return { journal: replayed(match, withAll(forger, ring), { head, secret }), keys: ring }
  }),
  {
    name: 'a match that never took place, with the keys of the players',
    group: 'change',
    forge(match, forger) {
      const secret = 'an invented secret'
      return { journal: replayed(match, forger, { head: { ...match.journal.head, commitment: commitmentOf(secret) }, secret }) }
    },
  },
  replacing('every seat a bot of the server', (match) => {
    const { keys } = inventedKeys(match, true)
    const seats = Object.fromEntries(Object.keys(keys.seats).map((seat) => [seat, keys.host]))
    return { journal: withHead(match.journal, { keys: { host: keys.host, seats } }) }
  }),
  {
    name: 'the entries of another match of the same players',
    group: 'change',
    forge(match) {
      const other = playSigned(match.system, 1_000_003, match.most).journal
      return { journal: { ...withEntries(match.journal, other.entries), chain: other.chain } }
    },
  },
  replacing('the keys and all signatures removed', ({ journal }) => ({ journal: unsigned(journal) })),
  replacing('the keys and all signatures removed, other orders', (match, forger) => ({
    journal: unsigned(replayed(match, forger, { head: match.journal.head, secret: match.secret })),
  })),
  {
    name: 'the keys kept, all signatures removed',
    group: 'change',
    forge: ({ journal }) => ({ journal: { ...journal, entries: unsigned(journal).entries } }),
  },
]
