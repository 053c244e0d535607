import { dueOf, newClockSchema } from '@admiralty/clocks'
import { type Seat, seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import type { MatchAction } from './actions.ts'
import { reopen } from './fold.ts'
import type { Entry } from './journal.ts'
import { isAbsent } from './match-clock.ts'
import { outcomeOf } from './outcome.ts'
import { defaultAnswers } from './sealed.ts'
import { makeSnapshot, matchOfSnapshot } from './snapshot.ts'
import { DAY, HOUR, keyOf, START, seatsAsked, skirmishSystem, TimedGame, threeDays } from './timed-for-tests.ts'
import { verifyJournal } from './verify.ts'

describe('deadlines', () => {
  test('MATCH-CLOCK: the entry that opens a call holds the deadline of each seat that it asks', () => {
    const timed = new TimedGame(threeDays)
    const { entry } = timed.transitions[0] ?? {}
    const due = Object.fromEntries(timed.call.seats.map((seat) => [seat, START + 3 * DAY]))
    expect(entry?.due).toEqual({ [timed.call.id]: due })
    expect(new TimedGame({ kind: 'none' }).transitions[0]?.entry.due).toBeUndefined()
  })

  test('MATCH-CLOCK: an answer holds when each order was sealed; a match without a clock holds no times', () => {
    const timed = new TimedGame(threeDays)
    const [one] = seatsAsked(timed)
    timed.answer(START + 5 * HOUR, { [one]: START + HOUR })
    const { sealed } = timed.transitions[1]?.entry ?? {}
    expect(sealed?.[one]).toBe(START + HOUR)
    expect(Object.values(sealed ?? {}).filter((time) => time === START + 5 * HOUR).length).toBe(Object.keys(sealed ?? {}).length - 1)
    const free = new TimedGame({ kind: 'none' })
    free.answer(START + HOUR)
    expect(free.transitions[1]?.entry.sealed).toBeUndefined()
  })

  test('MATCH-CLOCK: a seat for which the host answers is never late, and its bank pays nothing', () => {
    const timed = new TimedGame(newClockSchema.parse({ kind: 'live', bank: 60, increment: 5 }))
    const [one, other] = seatsAsked(timed)
    const before = timed.match.clock.seats[other]
    timed.answer(START + HOUR, { [one]: START + 20_000, [other]: null })
    expect(timed.transitions[1]?.entry.sealed).toEqual({ [one]: START + 20_000 })
    expect(timed.match.clock.seats[other]?.bank).toBe(before?.bank)
    expect(timed.match.clock.seats[one]?.bank).toBe((before?.bank ?? 0) - 20_000 + 5_000)
    expect(verifyJournal(skirmishSystem, timed.journal({ toTheEnd: false })).findings).toEqual([])
  })

  test('MATCH-CLOCK: a deadline lapses only after its grace, gives the default order, and counts as missed', () => {
    const timed = new TimedGame(threeDays)
    const [late] = seatsAsked(timed)
    const action: MatchAction = { kind: 'lapsed', call: timed.call.id, seats: [late], missed: [late] }
    const due = dueOf(timed.match.clock, timed.call.id, late) ?? 0
    expect(() => timed.act(action, due + 9_999)).toThrow('the deadline')
    timed.act(action, due + 10_000)
    expect(defaultAnswers(skirmishSystem, timed.match).map(({ seat }) => seat)).toEqual([late])
    timed.answer(due + 10_000)
    expect(timed.transitions.at(-1)?.entry.sealed).not.toHaveProperty(late)
    expect(timed.match.clock.seats[late]?.misses).toBe(1)
    expect(verifyJournal(skirmishSystem, timed.journal({ toTheEnd: true }))).toMatchObject({ ok: true, notes: [], findings: [] })
  })

  test('MATCH-ABSENT: after its misses in a row a seat is absent, and the others may end the match without a winner', () => {
    const timed = new TimedGame(threeDays)
    const [late, other] = seatsAsked(timed)
    for (let miss = 0; miss < 2; ) {
      if (!timed.call.seats.includes(late)) {
        timed.answer(timed.match.clock.time + HOUR)
        continue
      }
      expect(() => timed.act({ kind: 'ended', absent: [late] }, timed.match.clock.time)).toThrow('did not miss enough')
      const due = dueOf(timed.match.clock, timed.call.id, late) ?? 0
      timed.act({ kind: 'lapsed', call: timed.call.id, seats: [late], missed: [late] }, due + 10_000)
      timed.answer(due + 10_000)
      miss += 1
    }
    expect([isAbsent(timed.match, late), isAbsent(timed.match, other)]).toEqual([true, false])
    timed.act({ kind: 'ended', absent: [late] }, timed.match.clock.time)
    expect(outcomeOf(skirmishSystem, timed.match)).toEqual({ winners: [], why: 'MATCH-ABSENT', scores: null })
    expect(verifyJournal(skirmishSystem, timed.journal({ toTheEnd: true })).findings).toEqual([])
  })

  test('MATCH-CLOCK: a pause moves every deadline, and a vacation those of its seat', () => {
    const timed = new TimedGame(threeDays)
    const [one, other] = seatsAsked(timed)
    timed.act({ kind: 'paused', until: START + 30 * DAY }, START + DAY)
    timed.act({ kind: 'resumed' }, START + 11 * DAY)
    timed.act({ kind: 'vacation', seat: one, days: 2, number: 1 }, START + 11 * DAY)
    expect(() => timed.act({ kind: 'vacation', seat: other, days: 1, number: 2 }, START + 11 * DAY)).toThrow('expected vacation 1')
    const dues = [one, other].map((seat) => dueOf(timed.match.clock, timed.call.id, seat))
    expect(dues).toEqual([START + 15 * DAY, START + 13 * DAY])
    expect(verifyJournal(skirmishSystem, timed.journal({ toTheEnd: true })).findings).toEqual([])
  })

  test('MATCH-SEATED: a new holder has at least two days for an open answer', () => {
    const timed = new TimedGame(threeDays, (seats) => ({
      host: keyOf(9),
      seats: Object.fromEntries(seats.map((seat, at) => [seat, keyOf(at)])),
    }))
    const [one, other] = seatsAsked(timed)
    const due = dueOf(timed.match.clock, timed.call.id, one) ?? 0
    const seated = (key: string): MatchAction => ({ kind: 'seated', seat: one, key, linkEnd: null })
    expect(() => timed.act(seated(timed.match.head.keys?.seats[other] ?? ''), due - HOUR)).toThrow(`the key is already that of ${other}`)
    timed.act(seated(keyOf(5)), due - HOUR)
    expect([one, other].map((seat) => dueOf(timed.match.clock, timed.call.id, seat))).toEqual([due - HOUR + 2 * DAY, due])
    expect(timed.match.status.rekeyed).toEqual({ [one]: keyOf(5) })
    expect(() => new TimedGame(threeDays).act(seated(keyOf(5)), START)).toThrow('no keys')
  })

  test('a match that is read again has the same clock, from its entries or from a snapshot', () => {
    const timed = new TimedGame(threeDays)
    for (let entry = 0; entry < 5; entry += 1) timed.answer(timed.match.clock.time + HOUR)
    const { match } = timed
    expect(reopen(skirmishSystem, timed.journal({ toTheEnd: false })).clock).toEqual(match.clock)
    const back = matchOfSnapshot(skirmishSystem, makeSnapshot(skirmishSystem, match), { head: match.head, chain: match.chain })
    expect(back?.clock).toEqual(match.clock)
  })
})

describe('a forged clock is noticed', () => {
  const timed = new TimedGame(threeDays)
  const [late] = seatsAsked(timed)
  const due = dueOf(timed.match.clock, timed.call.id, late) ?? 0
  timed.act({ kind: 'lapsed', call: timed.call.id, seats: [late], missed: [late] }, due + 10_000)
  timed.answer(due + 20_000)
  const journal = timed.journal({ toTheEnd: true })
  const forged = (seq: number, change: (entry: Entry) => Entry): readonly string[] => {
    const entries = journal.entries.map((entry) => (entry.seq === seq ? change(entry) : entry))
    return verifyJournal(skirmishSystem, { ...journal, entries, chain: reopenedChain(entries) }).findings
  }
  const reopenedChain = (entries: readonly Entry[]): readonly string[] => entries.map((_, seq) => journal.chain[seq] ?? '')

  test.each<[string, number, (entry: Entry) => Entry, string]>([
    ['a deadline that is too early', 0, (entry) => ({ ...entry, due: moved(entry, -DAY) }), 'deadlines do not follow'],
    ['a deadline that is missing', 0, ({ due: _, ...entry }) => entry, 'deadlines do not follow'],
    ['a lapse before the deadline', 1, (entry) => ({ ...entry, time: START + DAY }), 'the deadline of'],
    ['an order that was sealed after its entry', 2, (entry) => ({ ...entry, sealed: later(entry) }), 'is not possible'],
    ['another order than the default one', 2, (entry) => otherOrder(entry), 'not the default order'],
  ])('%s', (_, seq, change, finding) => {
    expect(forged(seq, change).join('; ')).toContain(finding)
  })

  const moved = ({ due: before = {} }: Entry, by: number): NonNullable<Entry['due']> =>
    Object.fromEntries(
      Object.entries(before).map(([call, seats]) => [
        call,
        Object.fromEntries(Object.entries(seats).map(([seat, time]) => [seat, time + by])),
      ]),
    )
  const later = ({ sealed = {}, time }: Entry): Readonly<Record<Seat, number>> =>
    Object.fromEntries(Object.keys(sealed).map((seat) => [seat, time + 1]))
  function otherOrder(entry: Entry): Entry {
    const before = timed.transitions[1]?.match
    if (!before || !entry.call) throw new Error('no answer')
    const view = skirmishSystem.view(before.state, late)
    for (let seed = 1; ; seed += 1) {
      const order = skirmishSystem.randomOrder(view, entry.call, seededDice(seed))
      if (JSON.stringify(order) !== JSON.stringify(entry.orders[late])) return { ...entry, orders: { ...entry.orders, [late]: order } }
    }
  }
})
