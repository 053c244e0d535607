// Forgeries of the clock: its terms, deadlines, the times of orders, and actions that only a clock allows.
import type { Entry, MatchAction } from '@admiralty/match'
import { publicKeyOf, seatPrivateKey } from '@admiralty/match'
import { editOf, entryEdit, type ForgeryKind, isCall, renumbered, somewhere, withEntries, withHead } from './kinds.ts'
import { after } from './kinds-of-actions.ts'
import type { SignedMatch } from './signed-receipt.ts'

const DAY = 24 * 3_600_000
const NEW_KEY = publicKeyOf(seatPrivateKey('the device of a new holder', 'any', ''))

const isTimed = ({ journal }: SignedMatch): boolean => journal.head.clock.kind !== 'none'
const hasDeadlines = ({ due }: Entry): boolean => due !== undefined
const hasTimes = ({ sealed }: Entry): boolean => Object.keys(sealed ?? {}).length > 0

const fields: readonly ForgeryKind[] = [
  editOf('head: another clock', (match) => {
    const { clock } = match.journal.head
    return withHead(match.journal, { clock: clock.kind === 'answer' ? { ...clock, days: clock.days + 1 } : { kind: 'none' } })
  }),
  entryEdit('clock: a deadline moved', hasDeadlines, (one) => ({
    ...one,
    due: Object.fromEntries(
      Object.entries(one.due ?? {}).map(([call, seats]) => [
        call,
        Object.fromEntries(Object.entries(seats).map(([seat, time], at) => [seat, at === 0 ? time - DAY : time])),
      ]),
    ),
  })),
  entryEdit('clock: deadlines removed', hasDeadlines, ({ due: _, ...one }) => one),
  entryEdit('clock: the time of an order moved', hasTimes, (one) => ({
    ...one,
    sealed: Object.fromEntries(Object.entries(one.sealed ?? {}).map(([seat, time], at) => [seat, at === 0 ? time - 1 : time])),
  })),
  entryEdit('clock: the time of an order removed', hasTimes, ({ sealed: _, ...one }) => one),
  editOf('clock: a deadline in a match without a clock', (match, random) => {
    const entry = somewhere(match, random, isCall)
    if (isTimed(match) || !entry) return undefined
    const entries = match.journal.entries.map((one) =>
      one === entry ? { ...one, due: { [one.call?.id ?? '']: { [match.player]: 1 } } } : one,
    )
    return withEntries(match.journal, entries)
  }),
]

/** An action that the rules of the match refuse, put between two entries. The file alone shows it. */
const refused = (name: string, actionOf: (match: SignedMatch, before: Entry) => MatchAction | undefined): ForgeryKind => ({
  ...editOf(name, (match, random) => {
    const before = somewhere(match, random)
    const action = before && actionOf(match, before)
    if (!action) return undefined
    const { time, version, format } = before
    const forged: Entry = { seq: 0, time, version, format, call: null, orders: {}, events: [], rolls: [], action }
    return withEntries(match.journal, renumbered(match.journal.entries.toSpliced(before.seq, 0, forged)))
  }),
  group: 'evident',
})
/** An action that the host could have written, after which the match is played on. */
const written = (name: string, actionOf: (match: SignedMatch, time: number) => MatchAction): ForgeryKind => ({
  name,
  group: 'change',
  forge(match, forger) {
    const entry = isTimed(match) ? somewhere(match, forger.random) : undefined
    return entry && { journal: after(match, forger, { length: entry.seq, actions: [actionOf(match, entry.time)] }) }
  },
})

const actions: readonly ForgeryKind[] = [
  refused('forged: a missed deadline that has not passed', ({ journal }, { seq }) => {
    const call = journal.entries[seq]?.call
    const [seat] = call?.seats ?? []
    return call && seat !== undefined ? { kind: 'lapsed', call: call.id, seats: [seat], missed: [seat] } : undefined
  }),
  refused('forged: an end because of a player who was there', ({ witness }) => ({ kind: 'ended', absent: [witness] })),
  refused('forged: the end of a pause that was none', () => ({ kind: 'resumed' })),
  refused('forged: more time than the rules allow', ({ witness }, { time }) => ({
    kind: 'extended',
    seats: [witness],
    until: time + 400 * DAY,
    why: 'agreed',
  })),
  refused('forged: a vacation that was not earned', ({ witness }) => ({ kind: 'vacation', seat: witness, days: 300, number: 1 })),
  refused('forged: a seat that passes on to the holder of another one', ({ journal, witness }) => {
    const other = Object.entries(journal.head.keys?.seats ?? {}).find(([seat, key]) => seat !== witness && key !== journal.head.keys?.host)
    return other && { kind: 'seated', seat: witness, key: other[1], linkEnd: null }
  }),
  written('forged: another holder of the honest seat', ({ witness }) => ({ kind: 'seated', seat: witness, key: NEW_KEY, linkEnd: null })),
  written('forged: a pause', (_, time) => ({ kind: 'paused', until: time + 3 * DAY })),
  written('forged: more time for a seat', ({ player }, time) => ({
    kind: 'extended',
    seats: [player],
    until: time + 4 * DAY,
    why: 'agreed',
  })),
]

export const kindsOfClocks: readonly ForgeryKind[] = [...fields, ...actions]
