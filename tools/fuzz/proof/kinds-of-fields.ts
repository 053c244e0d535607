// Forgeries that change one field of a journal.
import { pick, randomSetup } from '@admiralty/kernel'
import { commitmentOf, type Entry, type MatchAction, publicKeyOf, seatPrivateKey } from '@admiralty/match'
import {
  altered,
  alteredText,
  editOf,
  entryEdit,
  type ForgeryKind,
  hasRolls,
  isAction,
  isCall,
  isSigned,
  withEntry,
  withHead,
} from './kinds.ts'
import { ringOf } from './sign-again.ts'

const INVENTED = seatPrivateKey('the device of a forger', 'any', '')
const OTHER_SECRET = 'another secret'
const always = (): boolean => true

const head: readonly ForgeryKind[] = [
  editOf('head: the format of the journal', ({ journal }) => withHead(journal, Object({ journal: 1 }))),
  editOf('head: what is published at the end', ({ journal }) => withHead(journal, { closing: 'kept' })),
  editOf('head: that it is published with another match', ({ journal }) => withHead(journal, { closing: 'parent' })),
  editOf('head: the match to which it belongs', ({ journal }) =>
    withHead(journal, { parent: { match: `${journal.head.id}-b`, entry: journal.chain[0] ?? '', call: '1/battle' } }),
  ),
  editOf('head: the id', ({ journal }) => withHead(journal, { id: `${journal.head.id}-b` })),
  editOf('head: the game', ({ journal }) => withHead(journal, { system: `${journal.head.system}-b` })),
  editOf('head: the version', ({ journal }) => withHead(journal, { version: journal.head.version + 1 })),
  editOf('head: the format of the setup', ({ journal }) => withHead(journal, { format: journal.head.format - 1 })),
  editOf('head: the setup of another scenario', ({ system, journal }, random) =>
    withHead(journal, { setup: randomSetup(system, random).setup }),
  ),
  editOf('head: any value of the setup', ({ journal }, random) => withHead(journal, { setup: altered(journal.head.setup, random) })),
  editOf('head: a position', ({ journal }) => withHead(journal, { position: {} })),
  editOf('head: the commitment', ({ journal }) => withHead(journal, { commitment: commitmentOf(OTHER_SECRET) })),
  editOf('head: the dice value of a seat', ({ journal, player }) =>
    withHead(journal, { seatValues: { ...journal.head.seatValues, [player]: 'another value' } }),
  ),
  editOf('head: the dice value of a stranger', ({ journal }) =>
    withHead(journal, { seatValues: { ...journal.head.seatValues, stranger: 'another value' } }),
  ),
  editOf('head: the time of its creation', ({ journal }) => withHead(journal, { created: journal.head.created + 1 })),
  editOf('head: the key of a seat', ({ journal, witness }) => {
    const { keys } = journal.head
    return keys && withHead(journal, { keys: { ...keys, seats: { ...keys.seats, [witness]: publicKeyOf(INVENTED) } } })
  }),
  editOf('head: the key of a seat removed', ({ journal, witness }) => {
    const { keys } = journal.head
    const seats = Object.entries(keys?.seats ?? {}).filter(([seat]) => seat !== witness)
    return keys && withHead(journal, { keys: { ...keys, seats: Object.fromEntries(seats) } })
  }),
  {
    name: 'head: the key of the server, and its signatures with it',
    group: 'change',
    forge({ journal }) {
      const { keys } = journal.head
      const host = publicKeyOf(INVENTED)
      const seats = Object.entries(keys?.seats ?? {}).map(([seat, key]) => [seat, key === keys?.host ? host : key])
      return { journal: withHead(journal, { keys: { host, seats: Object.fromEntries(seats) } }), keys: ringOf([INVENTED]) }
    },
  },
  { ...editOf('head: whether it was played here', ({ journal }) => withHead(journal, { playedHere: false })), group: 'unbound' },
  editOf('any value of the head', ({ journal }, random) => {
    const { playedHere: _, ...bound } = journal.head
    return { ...journal, head: { ...journal.head, ...Object(altered(bound, random)) } }
  }),
]

const otherFaces = (entry: Entry): Entry => ({
  ...entry,
  rolls: entry.rolls.map((roll, at) => ({ ...roll, faces: at === 0 ? roll.faces.map((face) => (face % roll.sides) + 1) : roll.faces })),
})
const entry: readonly ForgeryKind[] = [
  entryEdit('entry: the sequence number', always, (one) => ({ ...one, seq: one.seq + 1 })),
  entryEdit('entry: the time', always, (one) => ({ ...one, time: one.time + 1 })),
  entryEdit('entry: an older version of the rules', always, (one) =>
    one.version > 1 ? { ...one, version: one.version - 1 } : { ...one, version: 0 },
  ),
  entryEdit('entry: a newer version of the rules', always, (one) => ({ ...one, version: one.version + 1 })),
  entryEdit('entry: an older format of events', always, (one) => ({ ...one, format: one.format - 1 })),
  entryEdit('entry: a newer format of events', always, (one) => ({ ...one, format: one.format + 1 })),
  entryEdit('call: the id', isCall, (one) => one.call && { ...one, call: { ...one.call, id: alteredText(one.call.id) } }),
  entryEdit('call: the kind', isCall, (one) => one.call && { ...one, call: { ...one.call, kind: `${one.call.kind}s` } }),
  entryEdit('call: a seat more', isCall, (one) => one.call && { ...one, call: { ...one.call, seats: [...one.call.seats, 'stranger'] } }),
  entryEdit('call: removed', isCall, (one) => ({ ...one, call: null })),
  entryEdit('order: any value', isCall, (one, random) => ({ ...one, orders: Object(altered(one.orders, random)) })),
  entryEdit('order: of a stranger', isCall, (one) => ({ ...one, orders: { ...one.orders, stranger: Object.values(one.orders)[0] } })),
  entryEdit('order: removed', isCall, (one) => ({ ...one, orders: Object.fromEntries(Object.entries(one.orders).slice(1)) })),
  entryEdit('event: any value', isCall, (one, random) => ({ ...one, events: [altered(one.events, random)].flat() })),
  entryEdit('event: repeated', isCall, (one) => ({ ...one, events: [...one.events, ...one.events.slice(-1)] })),
  entryEdit('event: removed', isCall, (one) => ({ ...one, events: one.events.slice(0, -1) })),
  entryEdit(
    'event: two swapped',
    ({ events }) => events.length > 1,
    (one) => ({ ...one, events: one.events.toReversed() }),
  ),
  entryEdit('roll: the faces', hasRolls, otherFaces),
  entryEdit('roll: the number of dice', hasRolls, (one) => ({
    ...one,
    rolls: one.rolls.map((roll) => ({ ...roll, count: roll.count + 1, faces: [...roll.faces, 1] })),
  })),
  entryEdit('roll: the number of sides', hasRolls, (one) => ({
    ...one,
    rolls: one.rolls.map((roll) => ({ ...roll, sides: roll.sides + 1 })),
  })),
  entryEdit('roll: the reason', hasRolls, (one) => ({ ...one, rolls: one.rolls.map((roll) => ({ ...roll, reason: 'another reason' })) })),
  entryEdit('roll: one more', isCall, (one) => ({ ...one, rolls: [...one.rolls, { count: 1, sides: 6, reason: 'luck', faces: [6] }] })),
  entryEdit('roll: removed', hasRolls, (one) => ({ ...one, rolls: one.rolls.slice(0, -1) })),
  entryEdit('why: a reason of a bot', isCall, (one) => ({ ...one, why: { [one.call?.seats[0] ?? '']: 'another reason' } })),
  editOf('any value of the entries', ({ journal }, random) => {
    const seq = pick(random, [...journal.entries.keys()])
    return withEntry(journal, seq, (one) => Object(altered(one, random)))
  }),
]

function otherAction(action: MatchAction, seats: readonly string[]): MatchAction {
  switch (action.kind) {
    case 'drawn':
    case 'lapsed':
    case 'extended':
      return { ...action, seats: action.seats.slice(1).length > 0 ? action.seats.slice(1) : seats }
    case 'ended':
      return { ...action, absent: action.absent.slice(1).length > 0 ? action.absent.slice(1) : seats }
    case 'restored':
      return { kind: 'restored', value: 'another value' }
    case 'paused':
      return { kind: 'paused', until: action.until + 1 }
    case 'resumed':
      return { kind: 'paused', until: 0 }
    default:
      return { ...action, seat: seats.find((seat) => seat !== action.seat) ?? '' }
  }
}
const action: readonly ForgeryKind[] = [
  entryEdit('action: the kind', isAction, (one, _, { player }) => ({
    ...one,
    action: one.action?.kind === 'conceded' ? { kind: 'drawn', seats: [player] } : { kind: 'conceded', seat: player },
  })),
  entryEdit('action: seats, or the value of a restoration', isAction, (one, _, { journal }) => {
    const before = one.action
    return before && { ...one, action: otherAction(before, Object.keys(journal.head.keys?.seats ?? {})) }
  }),
  entryEdit(
    'action: the new key',
    (one) => one.action?.kind === 'rekeyed',
    (one, _, { witness }) => ({
      ...one,
      action: { kind: 'rekeyed', seat: witness, key: publicKeyOf(INVENTED) },
    }),
  ),
]

const signature: readonly ForgeryKind[] = [
  entryEdit('signature: the bytes', isSigned, (one) => ({
    ...one,
    signatures: Object.fromEntries(
      Object.entries(one.signatures ?? {}).map(([seat, { after, value }]) => [seat, { after, value: alteredText(value) }]),
    ),
  })),
  entryEdit('signature: the entry that it covers', isSigned, (one, random) => ({
    ...one,
    signatures: Object.fromEntries(
      Object.entries(one.signatures ?? {}).map(([seat, { value }]) => [seat, { after: pick(random, [0, one.seq, one.seq + 1]), value }]),
    ),
  })),
  entryEdit('signature: removed', isSigned, ({ signatures: _, ...one }) => one),
  entryEdit('signature: of another seat', isSigned, (one, _, { journal }) => {
    const [[seat, value] = []] = Object.entries(one.signatures ?? {})
    const other = Object.keys(journal.head.keys?.seats ?? {}).find((name) => name !== seat)
    return seat !== undefined && value && other !== undefined ? { ...one, signatures: { [other]: value } } : undefined
  }),
  entryEdit('signature: of another entry', isSigned, (one, _, { journal }) => {
    const other = journal.entries.find(({ seq, signatures }) => seq !== one.seq && signatures !== undefined)
    return other && { ...one, signatures: other.signatures }
  }),
]

const rest: readonly ForgeryKind[] = [
  editOf('chain: any hash', ({ journal }, random) => {
    const at = pick(random, [...journal.chain.keys()])
    return { ...journal, chain: journal.chain.map((hash, index) => (index === at ? alteredText(hash) : hash)) }
  }),
  editOf('chain: a hash less', ({ journal }) => ({ ...journal, chain: journal.chain.slice(0, -1) })),
  editOf('secret: another one', ({ journal }) => ({ ...journal, secret: OTHER_SECRET })),
  editOf('secret: another one with its commitment', ({ journal }) => ({
    ...withHead(journal, { commitment: commitmentOf(OTHER_SECRET) }),
    secret: OTHER_SECRET,
  })),
  editOf('secret: removed', ({ journal }) => ({ ...journal, secret: null })),
  editOf('end: the signature of the server', ({ journal }) => ({ ...journal, signature: alteredText(journal.signature ?? '') })),
  editOf('end: no signature of the server', ({ journal }) => ({ ...journal, signature: null })),
]

export const kindsOfFields: readonly ForgeryKind[] = [...head, ...entry, ...action, ...signature, ...rest]
