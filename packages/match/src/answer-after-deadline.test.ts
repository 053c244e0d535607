import { dueOf } from '@admiralty/clocks'
import { type RuleSystem, type Seat, seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { actionText, type MatchAction } from './actions.ts'
import { missedSeats } from './answer-after-deadline.ts'
import type { PublicKeys } from './keys.ts'
import { defaultAnswers } from './sealed.ts'
import { choiceless } from './signing.ts'
import { DAY, keyOf, START, seatsAsked, skirmishSystem, TimedGame, threeDays } from './timed-for-tests.ts'
import { verifyJournal } from './verify.ts'

describe('orders that are lodged', () => {
  const LODGED = 'red'
  /** A game in which red has said in advance how it answers. Its order depends on its view alone. */
  const withLodged: RuleSystem = {
    ...skirmishSystem,
    lodgedOrder: (view, call, seat) => (seat === LODGED ? skirmishSystem.randomOrder(view, call, seededDice(2)) : undefined),
  }
  /** Both seats let the deadline of the first call pass. */
  function bothLate(missed: readonly Seat[]): { readonly timed: TimedGame; readonly due: number } {
    const timed = new TimedGame(threeDays, () => null, withLodged)
    const due = dueOf(timed.match.clock, timed.call.id, LODGED) ?? 0
    timed.act({ kind: 'lapsed', call: timed.call.id, seats: seatsAsked(timed), missed }, due + 10_000)
    return { timed, due }
  }

  test('MATCH-CLOCK: a seat that has lodged an order gets it at its deadline and misses nothing, others get the default order', () => {
    const { timed, due } = bothLate(['blue'])
    const { call, match } = timed
    const expected = (seat: Seat): unknown => {
      const view = withLodged.view(match.state, seat)
      return withLodged.lodgedOrder(view, call, seat) ?? withLodged.defaultOrder(view, call)
    }
    expect(
      missedSeats(withLodged, new TimedGame(threeDays, () => null, withLodged).match, { call: call.id, seats: ['red', 'blue'] }),
    ).toEqual(['blue'])
    timed.answer(due + 20_000)
    const { orders } = timed.transitions.at(-1)?.entry ?? {}
    expect(orders).toEqual({ red: expected('red'), blue: expected('blue') })
    expect(orders?.red).not.toEqual(withLodged.defaultOrder(withLodged.view(match.state, 'red'), call))
    expect(Object.entries(timed.match.clock.seats).map(([seat, { misses }]) => [seat, misses])).toEqual([
      ['red', 0],
      ['blue', 1],
    ])
    expect(verifyJournal(withLodged, timed.journal({ toTheEnd: true }))).toMatchObject({ ok: true, findings: [] })
  })

  test('MATCH-CLOCK: an order that a seat has left to a fixed rule comes before the lodged one, and is not missed either', () => {
    const order = { order: 'muster', gear: ['decoy', 'flare'] }
    const automatic = { key: 'gear', kind: 'muster', label: 'Gear', rule: 'SK-GEN-01', usual: false, order: () => order } as const
    const game = { ...withLodged, automatic: [automatic] }
    const timed = new TimedGame(threeDays, () => null, game)
    for (const seat of ['red', 'blue']) timed.act({ kind: 'automated', seat, decisions: ['gear'], change: 1 }, START)
    const due = dueOf(timed.match.clock, timed.call.id, LODGED) ?? 0
    timed.act({ kind: 'lapsed', call: timed.call.id, seats: ['red', 'blue'], missed: [] }, due + 10_000)
    expect(defaultAnswers(game, timed.match).map(({ order: given }) => given)).toEqual([order, order])
  })

  test('MATCH-CLOCK: after a concession a seat gets its default order, whatever it has lodged', () => {
    const { timed } = bothLate(['blue'])
    const status = { ...timed.match.status, conceded: [LODGED] }
    const [red] = defaultAnswers(withLodged, { ...timed.match, status })
    expect(red?.order).toEqual(withLodged.defaultOrder(withLodged.view(timed.match.state, LODGED), timed.call))
  })

  test('MATCH-CLOCK: the account names an order that was lodged, and the log says that it was no default order', () => {
    const keys = (seats: readonly Seat[]): PublicKeys => ({
      host: keyOf(9),
      seats: Object.fromEntries(seats.map((seat, at) => [seat, keyOf(at)])),
    })
    const timed = new TimedGame(threeDays, keys, withLodged)
    const { id } = timed.call
    const lapsed: MatchAction = { kind: 'lapsed', call: id, seats: ['red', 'blue'], missed: ['blue'] }
    timed.act(lapsed, START + 4 * DAY)
    const answers = defaultAnswers(withLodged, timed.match)
    expect(answers.map(({ seat, order }) => [seat, choiceless(withLodged, timed.match, { call: id, seat, order })])).toEqual([
      ['red', 'lodged'],
      ['blue', 'lapsed'],
    ])
    expect(choiceless(withLodged, timed.match, { call: id, seat: 'red', order: answers[1]?.order })).toBeUndefined()
    expect(actionText(lapsed, (seat) => seat)).toBe(
      'The deadline of blue has passed: a default order is given. The deadline of red has passed: the order follows from the rules or from earlier decisions.',
    )
  })

  test('a miss that was none, a miss that is not counted, and another order than the lodged one are noticed', () => {
    for (const missed of [['red', 'blue'], []]) {
      const { timed } = bothLate(missed)
      expect(verifyJournal(withLodged, timed.journal({ toTheEnd: true })).findings.join()).toContain('it counts other missed answers')
    }
    const { timed, due } = bothLate(['blue'])
    timed.answer(due + 20_000)
    const journal = timed.journal({ toTheEnd: true })
    const view = withLodged.view(timed.transitions[0]?.match.state, LODGED)
    const entries = journal.entries.map((entry) =>
      entry.seq === 2 && entry.call ? { ...entry, orders: { ...entry.orders, red: withLodged.defaultOrder(view, entry.call) } } : entry,
    )
    expect(verifyJournal(withLodged, { ...journal, entries }).findings.join()).toContain('its order is not the one that it had lodged')
  })

  test('a miss that older rules counted otherwise is not called wrong', () => {
    const { timed } = bothLate(['red', 'blue'])
    const journal = timed.journal({ toTheEnd: true })
    const later = { ...withLodged, version: withLodged.version + 1 }
    const { ok, findings, unchecked } = verifyJournal(later, journal)
    expect({ ok, findings, unchecked }).toEqual({ ok: false, findings: [], unchecked: 1 })
  })
})
