// Forgeries that remove, move or invent entries, and forgeries whose dice and events fit, because the match is played on.
import { NO_CALL, pick, type Seat, seededDice } from '@admiralty/kernel'
import { type Entry, type Journal, needsNoSignature, outcomeOf, sameJson } from '@admiralty/match'
import {
  editOf,
  entryEdit,
  type Forger,
  type ForgeryKind,
  isCall,
  playedOn,
  renumbered,
  somewhere,
  withEntries,
  withHead,
} from './kinds.ts'
import { actions, after } from './kinds-of-actions.ts'
import { concedeAfter } from './play-on.ts'
import type { SignedMatch } from './signed-receipt.ts'

const half = ({ journal }: SignedMatch): number => Math.max(1, Math.floor(journal.entries.length / 2))
const moved: readonly ForgeryKind[] = [
  editOf('cut: the last entry', ({ journal }) => withEntries(journal, journal.entries.slice(0, -1))),
  editOf('cut: the second half', (match) => withEntries(match.journal, match.journal.entries.slice(0, half(match)))),
  editOf('cut: all but the opening', ({ journal }) => withEntries(journal, journal.entries.slice(0, 1))),
  editOf('cut: the opening', ({ journal }) => withEntries(journal, renumbered(journal.entries.slice(1)))),
  editOf('cut: the first half', (match) =>
    withEntries(match.journal, renumbered([...match.journal.entries.slice(0, 1), ...match.journal.entries.slice(half(match) + 1)])),
  ),
  editOf('removed: one entry', (match, random) => {
    const out = somewhere(match, random)
    return withEntries(
      match.journal,
      match.journal.entries.filter((entry) => entry !== out),
    )
  }),
  editOf('removed: one entry, the others renumbered', (match, random) => {
    const out = somewhere(match, random)
    return withEntries(match.journal, renumbered(match.journal.entries.filter((entry) => entry !== out)))
  }),
  editOf('removed: one action, the others renumbered', (match, random) => {
    const out = somewhere(match, random, (entry) => entry.action !== undefined)
    return out && withEntries(match.journal, renumbered(match.journal.entries.filter((entry) => entry !== out)))
  }),
  editOf('swapped: two neighbours, renumbered', ({ journal }, random) => {
    const at = pick(random, [...journal.entries.keys()].slice(1, -1))
    const [one, other] = [journal.entries[at], journal.entries[at + 1]]
    return one && other && withEntries(journal, renumbered(journal.entries.toSpliced(at, 2, other, one)))
  }),
  editOf('repeated: one entry', (match, random) => {
    const at = somewhere(match, random)
    return at && withEntries(match.journal, renumbered(match.journal.entries.toSpliced(at.seq, 0, at)))
  }),
  editOf('repeated: the last entry', ({ journal }) => withEntries(journal, renumbered([...journal.entries, ...journal.entries.slice(-1)]))),
]

/** The places where a seat had a choice that `isFit`: entry and seat. */
const choices = (match: SignedMatch, isFit: (seat: Seat) => boolean): readonly { readonly entry: Entry; readonly seat: Seat }[] =>
  match.journal.entries.flatMap((entry) => {
    const before = match.states[entry.seq - 1]
    const seats = entry.call?.seats.filter((seat) => isFit(seat)) ?? []
    return before
      ? seats
          .filter((seat) => !needsNoSignature(match.system, before, { call: entry.call?.id ?? '', seat, order: entry.orders[seat] }))
          .map((seat) => ({ entry, seat }))
      : []
  })

type Choice = ReturnType<typeof choices>[number]
/** The match with another order at a choice, played on so that dice and events fit. */
function otherOrder(match: SignedMatch, forger: Forger, { entry, seat }: Choice): Journal | undefined {
  const { system, journal, states } = match
  const before = states[entry.seq - 1]
  if (!before) return undefined
  const view = system.view(before.state, seat)
  const tries = Array.from({ length: 20 }, (_, seed) => system.randomOrder(view, entry.call ?? NO_CALL, seededDice(seed + 1)))
  const order = tries.find((one) => !sameJson(one, entry.orders[seat]))
  if (order === undefined) return undefined
  const recorded = journal.entries.map((one) => (one === entry ? { ...one, orders: { ...one.orders, [seat]: order } } : one))
  const { random, ring } = forger
  const act = concedeAfter(system, Math.max(match.most, journal.entries.length - 1), ring)
  return playedOn(match, random, { entries: journal.entries.slice(0, entry.seq), recorded, act })
}
const ordersOf = (name: string, choose: (match: SignedMatch, forger: Forger) => Choice | undefined): ForgeryKind => ({
  name,
  group: 'change',
  forge(match, forger) {
    const choice = choose(match, forger)
    const journal = choice && otherOrder(match, forger, choice)
    return journal && { journal }
  },
})
const keyIn = ({ journal }: SignedMatch, { ring }: Forger, seat: Seat): boolean => ring.has(journal.head.keys?.seats[seat] ?? '')
const orders: readonly ForgeryKind[] = [
  ordersOf('another first order, dice and events made to fit', (match) => choices(match, () => true)[0]),
  ordersOf('another order anywhere, dice and events made to fit', (match, { random }) => {
    const all = choices(match, () => true)
    return all.length > 0 ? pick(random, all) : undefined
  }),
  ordersOf('another last order of the honest seat, dice and events made to fit', (match) =>
    choices(match, (seat) => seat === match.witness).at(-1),
  ),
  ordersOf('another last order of the forger, dice and events made to fit', (match, forger) =>
    choices(match, (seat) => keyIn(match, forger, seat)).at(-1),
  ),
  ordersOf('another last order of a bot, dice and events made to fit', (match) =>
    choices(match, (seat) => match.journal.head.keys?.seats[seat] === match.journal.head.keys?.host).at(-1),
  ),
  {
    name: 'another dice value of a seat, all dice and events made to fit',
    group: 'change',
    forge(match, { random, ring }) {
      const { journal, player, system, most } = match
      const changed = withHead(journal, { seatValues: { ...journal.head.seatValues, [player]: 'a value that gives better dice' } })
      return { journal: playedOn({ ...match, journal: changed }, random, { entries: [], act: concedeAfter(system, most, ring) }) }
    },
  },
]

/** A draw after an order that the honest seat signed later than its offer. */
const withdrawnOffer: ForgeryKind = {
  name: 'forged: a draw with an offer of the honest seat that it had withdrawn',
  group: 'evident',
  forge(match, forger) {
    const { journal, witness, withdrawn } = match
    const later = journal.entries.find(({ call, signatures }) => call && (signatures?.[witness]?.after ?? 0) > withdrawn.after)
    const seats = Object.keys(journal.head.keys?.seats ?? {}).filter(
      (seat) => !match.states[later?.seq ?? 0]?.status.conceded.includes(seat),
    )
    if (!later) return undefined
    const drawn = after(match, forger, { length: later.seq + 1, actions: [{ kind: 'drawn', seats }] })
    const entries = drawn.entries.map((entry) =>
      entry.action?.kind === 'drawn' ? { ...entry, signatures: { ...entry.signatures, [witness]: withdrawn } } : entry,
    )
    return { journal: { ...drawn, entries } }
  },
}

/** The last answer with rolls, and events that other faces lead to: those of another outcome if there are any. */
function otherEvents(match: SignedMatch): { readonly seq: number; readonly events: readonly unknown[] } | undefined {
  const { system, journal, states } = match
  const entry = journal.entries.findLast(({ call, rolls }) => call && rolls.length > 0)
  const before = entry && states[entry.seq - 1]
  const call = entry?.call
  if (!call || !before) return undefined
  const { orders: given, seq } = entry
  const tries = Array.from({ length: 40 }, (_, seed) => system.resolve(before.state, call, given, seededDice(seed + 1)))
  const differing = tries.filter(({ events }) => !sameJson(events, entry.events))
  const recorded = outcomeOf(system, states[seq] ?? before)
  const won = differing.find(({ state }) => {
    const outcome = outcomeOf(system, { ...before, state })
    return outcome && !sameJson(outcome.winners, recorded?.winners ?? [])
  })
  const [chosen] = won ? [won] : differing
  return chosen && { seq, events: chosen.events }
}
const winnerBy = (name: string, version: (entry: Entry) => number): ForgeryKind =>
  editOf(name, (match) => {
    const other = otherEvents(match)
    const entries = match.journal.entries.map((entry) =>
      entry.seq === other?.seq ? { ...entry, events: other.events, version: version(entry) } : entry,
    )
    return other && withEntries(match.journal, entries)
  })
const versions: readonly ForgeryKind[] = [
  winnerBy('another winner, under a newer version of the rules', ({ version }) => version + 1),
  winnerBy('another winner, under an older version of the rules', ({ version }) => version - 1),
  winnerBy('another winner, under the same version of the rules', ({ version }) => version),
  entryEdit('an older version, and no signatures', isCall, ({ signatures: _, ...entry }) => ({ ...entry, version: entry.version - 1 })),
  {
    name: 'an older version in every entry, no signatures, another first order',
    group: 'change',
    forge(match, forger) {
      const [first] = choices(match, () => true)
      const journal = first && otherOrder(match, forger, first)
      return (
        journal && {
          journal: withEntries(
            journal,
            journal.entries.map(({ signatures: _, ...entry }) => ({ ...entry, version: entry.version - 1 })),
          ),
        }
      )
    },
  },
]

export const kindsOfEntries: readonly ForgeryKind[] = [...moved, ...orders, ...actions, withdrawnOffer, ...versions]
