// Ways in which a host can cheat while it runs a match, and not only in a file afterwards: it replaces what a browser sends,
// shows something else than it writes, throws away a sealed order, acts for an absent player, begins from a position of its own,
// or rolls again.
import { type Seat, seededDice } from '@admiralty/kernel'
import { type Entry, type Journal, linkChain, type MatchAction, provenDice, publicKeyOf, type Receipt } from '@admiralty/match'
import { type Forged, type Forger, type ForgeryKind, hasRolls, isCall, playedOn, somewhere, withEntry, withHead } from './kinds.ts'
import { after } from './kinds-of-actions.ts'
import { concedeAfter } from './play-on.ts'
import { ringOf } from './sign-again.ts'
import { receiptOf, type SignedMatch } from './signed-receipt.ts'

type Given = Readonly<Record<Seat, string>>
const without = <T>(by: Readonly<Record<Seat, T>> | undefined, seat: Seat): Readonly<Record<Seat, T>> =>
  Object.fromEntries(Object.entries(by ?? {}).filter(([name]) => name !== seat))
/** A blank digest is made again, so that it fits the orders. */
const BLANK = '0'.repeat(64)

/** The whole match played under another head, dice and events made to fit. `given`: the links of an answer in place of the recorded ones. */
function underHead(
  match: SignedMatch,
  { random, ring }: Forger,
  head: Partial<Journal['head']>,
  given: (links: Given, answer: number) => Given = (links) => links,
): Journal {
  const recorded = match.journal.entries
    .filter(({ call }) => call)
    .map((entry, index): Entry => {
      const links = given(entry.links?.given ?? {}, index + 1)
      const { links: _, ...bare } = entry
      return Object.keys(links).length > 0 ? { ...bare, links: { digest: BLANK, given: links } } : bare
    })
  const journal = withHead(match.journal, head)
  return playedOn({ ...match, journal }, random, { entries: [], recorded, act: concedeAfter(match.system, match.most, ring) })
}
/**
 * A match that the host changed while it was played: the honest device signed what it was shown, and kept it.
 * About its own seat it kept what it had sent.
 */
const live = (match: SignedMatch, journal: Journal): Forged => ({
  journal,
  keys: ringOf([match.witnessKey]),
  kept(made) {
    const receipt = receiptOf({ ...match, journal: made })
    const sent = match.receipt.seats[match.witness]
    return { ...receipt, seats: { ...receipt.seats, ...(sent && { [match.witness]: sent }) } }
  },
})

const replaced = (name: string, forge: (match: SignedMatch, forger: Forger) => Journal): ForgeryKind => ({
  name: `at joining: ${name}`,
  group: 'seen',
  forge: (match, forger) => live(match, forge(match, forger)),
})
const joining: readonly ForgeryKind[] = [
  replaced('the end of the links of the honest seat, and all links, are the host’s own', (match, forger) => {
    const { head } = match.journal
    const own = linkChain('the host', match.witness, head.seatValues[match.witness] ?? '')
    const linkEnds = { ...head.linkEnds, [match.witness]: own[0] ?? '' }
    return underHead(match, forger, { linkEnds }, (links, answer) => ({ ...links, [match.witness]: own[answer] ?? '' }))
  }),
  replaced('the end of the links of the honest seat is left out', (match, forger) => {
    const linkEnds = without(match.journal.head.linkEnds, match.witness)
    return underHead(match, forger, { linkEnds }, (links) => without(links, match.witness))
  }),
  replaced('all ends of links are left out', (match, forger) => underHead(match, forger, { linkEnds: {} }, () => ({}))),
  replaced('the dice value of the honest seat is the host’s own', (match, forger) =>
    underHead(match, forger, { seatValues: { ...match.journal.head.seatValues, [match.witness]: 'a value that suits the host' } }),
  ),
  replaced('the key of the honest seat is the host’s', (match, forger) => {
    const { keys } = match.journal.head
    const seats = { ...keys?.seats, [match.witness]: publicKeyOf(match.hostKey) }
    return underHead(match, forger, keys ? { keys: { ...keys, seats } } : {})
  }),
]

/** The journal is true, but the device was shown something else. */
const shown = (name: string, change: (receipt: Receipt, witness: Seat) => Receipt): ForgeryKind => ({
  name: `shown: ${name}`,
  group: 'seen',
  forge: ({ journal, receipt, witness }) => ({ journal, kept: () => change(receipt, witness) }),
})
const INVENTED = 'ab'.repeat(16)
const shownOtherwise: readonly ForgeryKind[] = [
  shown('another message of an entry', (receipt, witness) => ({
    ...receipt,
    messages: { [witness]: { ...receipt.messages?.[witness], 1: INVENTED } },
  })),
  shown('another position at the beginning of a stream', (receipt, witness) => ({
    ...receipt,
    presents: { [witness]: { ...receipt.presents?.[witness], 1: INVENTED } },
  })),
  shown('an entry that the journal does not have', (receipt, witness) => ({
    ...receipt,
    messages: { [witness]: { ...receipt.messages?.[witness], 99999: INVENTED } },
  })),
]

/** The first order that the honest device signed. */
const firstSigned = ({ journal, witness }: SignedMatch): Entry | undefined =>
  journal.entries.find((entry) => isCall(entry) && entry.signatures?.[witness] !== undefined)
const thrownAway = (name: string, orderOf: (match: SignedMatch, entry: Entry) => unknown): ForgeryKind => ({
  name: `sealed: ${name}`,
  group: 'change',
  forge(match, { random, ring }) {
    const { journal, witness, system, most } = match
    const entry = firstSigned(match)
    const order = entry && orderOf(match, entry)
    if (!entry || order === undefined) return undefined
    const changed = { ...entry, orders: { ...entry.orders, [witness]: order }, signatures: without(entry.signatures, witness) }
    const recorded = journal.entries.map((one) => (one === entry ? changed : one))
    const act = concedeAfter(system, Math.max(most, entry.seq + 1), ring)
    return { journal: playedOn(match, random, { entries: journal.entries.slice(0, entry.seq), recorded, act }) }
  },
})
const sealed: readonly ForgeryKind[] = [
  thrownAway('the order of the honest seat is the default one, not signed', ({ system, states, witness }, entry) => {
    const [before, call] = [states[entry.seq - 1], entry.call]
    return before && call ? system.defaultOrder(system.view(before.state, witness), call) : undefined
  }),
  thrownAway('the order of the honest seat is a random one, not signed', ({ system, states, witness }, entry) => {
    const [before, call] = [states[entry.seq - 1], entry.call]
    return before && call ? system.randomOrder(system.view(before.state, witness), call, seededDice(5)) : undefined
  }),
  {
    name: 'sealed: an order that the honest seat withdrew counts',
    group: 'seen',
    forge: (match) => ({
      journal: match.journal,
      kept: () => ({ ...match.receipt, sent: match.receipt.sent.map((one) => ({ ...one, withdrawn: true })) }),
    }),
  },
]

/** An action of the host in a match in play. The device of the honest seat has seen it. */
const acting = (name: string, group: ForgeryKind['group'], actionsOf: (match: SignedMatch) => readonly MatchAction[]): ForgeryKind => ({
  name: `absent: ${name}`,
  group,
  forge(match, forger): Forged | undefined {
    const at = somewhere(match, forger.random, isCall)
    if (!at) return undefined
    return live(match, after(match, forger, { length: at.seq, actions: actionsOf(match) }))
  },
})
const absent: readonly ForgeryKind[] = [
  acting('a bot plays on for the honest seat', 'named', ({ witness }) => [{ kind: 'replaced', seat: witness, by: 'captain' }]),
  acting('the host restores the match', 'named', () => [{ kind: 'restored', value: 'a value that suits the host' }]),
]
/** A stand-in that the host adds at the end of a journal, and what it does then. */
const standIn = (name: string, actionOf: (seat: Seat, all: readonly Seat[]) => MatchAction): ForgeryKind => ({
  name: `absent: ${name}`,
  group: 'evident',
  forge({ journal, states, witness, most }) {
    const [at] = states.filter(({ seq, status }) => seq >= 1 && seq < most && !status.conceded.includes(witness)).slice(-1)
    if (!at || Object.hasOwn(at.status.standIns, witness)) return undefined
    const kept = journal.entries.slice(0, at.seq + 1)
    const last = kept.at(-1)
    if (!last) return undefined
    const { signatures: _, links: __, ...bare } = last
    const made = (seq: number, action: MatchAction): Entry => ({ ...bare, seq, call: null, orders: {}, events: [], rolls: [], action })
    const players = Object.keys(journal.head.keys?.seats ?? {})
    const entries = [
      ...kept,
      made(at.seq + 1, { kind: 'replaced', seat: witness, by: 'captain' }),
      made(at.seq + 2, actionOf(witness, players)),
    ]
    return { journal: { ...journal, entries, chain: entries.map((_entry, seq) => journal.chain[seq] ?? '') } }
  },
})
const replacedSeats: readonly ForgeryKind[] = [
  standIn('a stand-in concedes for the honest seat', (seat) => ({ kind: 'conceded', seat })),
  standIn('a stand-in agrees to a draw for the honest seat', (_, seats) => ({ kind: 'drawn', seats })),
]

/** Positions of the games with as little as possible in them. Each game takes the first that its schema allows. */
const POSITIONS: readonly unknown[] = [{}, { ships: {} }, { at: 'ships' }, { at: [], squads: {} }]
/** The match from such a position; undefined if the set-up of the match does not allow it. */
function fromPosition(match: SignedMatch, forger: Forger): Journal | undefined {
  const [position] = POSITIONS.flatMap((one) => match.system.schema.position.safeParse(one).data ?? [])
  if (position === undefined) return undefined
  try {
    return underHead(match, forger, { position })
  } catch {
    return undefined
  }
}
const beginning: readonly ForgeryKind[] = [
  {
    name: 'beginning: a position of the host, which every device has seen',
    group: 'named',
    forge(match, forger) {
      const journal = fromPosition(match, forger)
      return journal && live(match, journal)
    },
  },
  {
    name: 'beginning: a position of the host, added afterwards',
    group: 'replace',
    forge(match, forger) {
      const journal = fromPosition(match, forger)
      return journal && { journal }
    },
  },
]

/** Dice as the same orders would have them after other actions, if these counted. */
const rerolled = (name: string, shift: number): ForgeryKind => ({
  name: `re-rolled: ${name}`,
  group: 'evident',
  forge(match, { random }) {
    const { journal, states, secret } = match
    const entry = somewhere(match, random, (one) => isCall(one) && hasRolls(one))
    const before = entry && states[entry.seq - 1]
    if (!before) return undefined
    const { seatValues } = journal.head
    const answer = before.links.answers + 1 + shift
    const links = states[entry.seq]?.links.hash ?? null
    const dice = provenDice({ secret, seatValues, answer, orders: entry.orders, restored: before.status.restored, links })
    const rolls = entry.rolls.map((roll) => {
      const at = roll.at === undefined ? dice : dice.at(roll.at)
      return { ...roll, faces: at.roll(roll.count, roll.sides, roll.reason) }
    })
    return { journal: withEntry(journal, entry.seq, (one) => ({ ...one, rolls })) }
  },
})
const again: readonly ForgeryKind[] = [rerolled('as after one action more', 1), rerolled('as after two actions more', 2)]

export const kindsOfDoors: readonly ForgeryKind[] = [
  ...joining,
  ...shownOtherwise,
  ...sealed,
  ...absent,
  ...replacedSeats,
  ...beginning,
  ...again,
]
