// Plants each fault that a slow run must notice.
import { type ClockTerms, newClockSchema } from '@admiralty/clocks'
import { expect, test } from 'vitest'
import { auditDeadlines, type DatedEntry, type PromisedMatch, type PromisedOrder } from './deadline-audit.ts'

const TERMS: ClockTerms = newClockSchema.parse({ kind: 'answer', days: 1, grace: 10 })
const CALL = '1/plan'
const [DUE, GRACE] = [1_000_000, 10_000]
const END = DUE + GRACE

const entry = (seq: number, time: number, rest: Partial<DatedEntry> = {}): DatedEntry => ({
  seq,
  time,
  orders: {},
  call: null,
  open: [CALL],
  ...rest,
})
const opening = entry(0, 0, { due: { [CALL]: { red: DUE, blue: DUE } } })
const lapse = (seq: number, time: number, seats: readonly string[] = ['blue']): DatedEntry =>
  entry(seq, time, { action: { kind: 'lapsed', call: CALL, seats, missed: seats } })
const answer = (seq: number, time: number, orders: DatedEntry['orders'] = { red: 'fire', blue: 'rest' }): DatedEntry =>
  entry(seq, time, { call: { id: CALL, instead: [] }, orders, open: [] })
const ordered = (seat: string, sent: number, order: unknown = 'fire'): PromisedOrder => ({ seat, call: CALL, order, sent })

const audit = (entries: readonly DatedEntry[], rest: Partial<PromisedMatch> = {}) =>
  auditDeadlines({ terms: TERMS, entries, acknowledged: [], downs: [], isLegalBefore: () => true, ...rest })

test('a deadline that takes effect once and in time gives no finding, and an order that was in is a case', () => {
  const acknowledged = [ordered('red', DUE + 5_000)]
  expect(audit([opening, lapse(1, END), answer(2, END)], { acknowledged })).toEqual({
    findings: [],
    cases: 1,
    near: 1,
    lapses: 1,
    outages: 0,
    undecided: 0,
    invalidated: 0,
  })
})
test('an order that came long before its deadline is a case that is not near', () => {
  expect(audit([opening, answer(1, 500)], { acknowledged: [ordered('red', 400)] })).toMatchObject({ cases: 1, near: 0, findings: [] })
})

test.each<[string, readonly DatedEntry[], string]>([
  ['early', [opening, lapse(1, END - 1), answer(2, END)], 'entry 1: the deadline of blue for 1/plan took effect 1 ms early'],
  [
    'late',
    [opening, lapse(1, END + 60_001), answer(2, END + 60_001)],
    'entry 1: the deadline of blue for 1/plan took effect 60001 ms late',
  ],
  ['twice', [opening, lapse(1, END), lapse(2, END), answer(3, END)], 'entry 2: the deadline of blue for 1/plan took effect twice'],
  [
    'without having been set',
    [opening, lapse(1, END, ['white']), answer(2, END)],
    'entry 1: the deadline of white for 1/plan was never set',
  ],
])('a deadline that takes effect %s is a finding', (_, entries, finding) => {
  expect(audit(entries).findings).toContain(finding)
})
test('a deadline that takes no effect is a finding, whether its call is answered late or never', () => {
  expect(audit([opening, answer(1, END + 60_001)]).findings).toEqual([
    '1/plan was not answered in time: it was answered in entry 1 60001 ms after its last deadline',
  ])
  const concession = entry(1, END + 90_000, { action: { kind: 'conceded', seat: 'red' }, open: [] })
  expect(audit([opening, concession]).findings).toEqual(['1/plan was not answered in time: entry 1 came 90000 ms after its last deadline'])
})
test('a call that is answered twice is a finding', () => {
  expect(audit([opening, answer(1, 500), answer(2, 600)]).findings).toEqual(['entry 2: 1/plan is answered twice'])
})

test('a miss of a seat whose order was in is a finding, and none if events had made the order illegal', () => {
  const acknowledged = [ordered('blue', DUE)]
  expect(audit([opening, lapse(1, END), answer(2, END)], { acknowledged }).findings).toEqual([
    'entry 1: the deadline of blue for 1/plan took effect although an order was in',
  ])
  expect(audit([opening, lapse(1, END), answer(2, END)], { acknowledged, isLegalBefore: () => false })).toMatchObject({
    findings: [],
    cases: 0,
    invalidated: 1,
  })
})
test('a miss before the order, of a call that an interrupt puts off and that opens again, is no finding', () => {
  const interrupted = entry(2, END, { call: { id: '2/brace', instead: [] }, open: [] })
  const again = entry(3, END + 1, { due: { [CALL]: { blue: 2 * DUE } } })
  const entries = [opening, lapse(1, END), interrupted, again, answer(4, END + 9, { blue: 'fire' })]
  expect(audit(entries, { acknowledged: [ordered('blue', END + 5)] })).toMatchObject({ findings: [], cases: 1, lapses: 1 })
})
test('an acknowledged order that is lost or replaced by another is a finding', () => {
  const acknowledged = [ordered('red', 400, 'flee')]
  const finding = 'entry 1: the acknowledged order of red for 1/plan is lost'
  expect(audit([opening, answer(1, 500)], { acknowledged }).findings).toEqual([finding])
  expect(audit([opening, answer(1, 500, { blue: 'rest' })], { acknowledged }).findings).toEqual([finding])
})
test('an order whose call another seat answered instead, or that the match did not wait for, is undecided', () => {
  const acknowledged = [ordered('red', 400)]
  const instead = entry(1, 500, { call: { id: CALL, instead: ['blue'] }, orders: { blue: 'seize' }, open: [] })
  expect(audit([opening, instead], { acknowledged })).toMatchObject({ undecided: 1, cases: 0, findings: [] })
  const concession = entry(1, 500, { action: { kind: 'conceded', seat: 'blue' }, open: [] })
  expect(audit([opening, concession], { acknowledged })).toMatchObject({ undecided: 1, cases: 0, findings: [] })
})

test('time in which no server ran delays a deadline until a minute after the next start', () => {
  const downs = [{ from: END - 1, to: END + 200_000 }]
  expect(audit([opening, lapse(1, END + 260_000), answer(2, END + 260_000)], { downs }).findings).toEqual([])
  expect(audit([opening, lapse(1, END + 260_001), answer(2, END + 260_001)], { downs }).findings).toHaveLength(2)
})
test('an extension after an outage moves the deadline', () => {
  const moved = DUE + 86_400_000
  const extended = entry(1, END, {
    action: { kind: 'extended', seats: ['blue'], until: moved, why: 'outage' },
    due: { [CALL]: { blue: moved } },
  })
  expect(audit([opening, extended, lapse(2, END), answer(3, END)]).findings).toEqual([
    'entry 2: the deadline of blue for 1/plan took effect 86400000 ms early',
  ])
  expect(audit([opening, extended, lapse(2, moved + GRACE), answer(3, moved + GRACE)])).toMatchObject({ findings: [], outages: 1 })
})
test('no deadline takes effect in a pause, which ends in time', () => {
  const paused = entry(1, 500, { action: { kind: 'paused', until: END + 500 } })
  const resumed = (time: number): DatedEntry =>
    entry(2, time, { action: { kind: 'resumed' }, due: { [CALL]: { red: DUE + END, blue: DUE + END } } })
  const rest = [lapse(3, 2 * END, ['red', 'blue']), answer(4, 2 * END)]
  expect(audit([opening, paused, resumed(END + 500), ...rest]).findings).toEqual([])
  expect(audit([opening, paused, resumed(END + 60_501), ...rest]).findings).toEqual([`the pause until ${END + 500} ended 60001 ms late`])
})
test('a call that an interrupt puts off has a new deadline when it opens again', () => {
  const putOff = entry(1, 500, { open: ['2/brace'] })
  const again = entry(2, END + 500_000, { due: { [CALL]: { red: 3 * DUE, blue: 3 * DUE } } })
  const end = 3 * DUE + GRACE
  expect(audit([opening, putOff, again, lapse(3, end, ['red', 'blue']), answer(4, end)]).findings).toEqual([])
})
