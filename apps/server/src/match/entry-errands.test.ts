import { expect, test } from 'vitest'
import { type EntryFacts, errandsOf } from './entry-errands.ts'
import { SLOW, seat } from './errand-facts-for-tests.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3600_000, 86_400_000]
const asked = (name: string, call: string, due: number | null = 3 * DAY) => ({ seat: name, call, owes: true, due, quiet: false })
const facts = (more: Partial<EntryFacts>): EntryFacts => ({
  entry: { seq: 4, time: 0 },
  head: { id: 'm1', clock: SLOW },
  before: [],
  after: [],
  seats: [seat('red', 'anna'), seat('blue', 'ben'), seat('white', null)],
  passed: null,
  ...more,
})
const short = (one: EntryFacts) => errandsOf(one).map(({ kind, seat: name, person, due }) => `${kind} ${name} ${person} ${due}`)

test('a seat that an entry asks leaves a notice after two minutes and a reminder a day before its deadline', () => {
  const after = [asked('red', '1/plan'), { ...asked('white', '1/plan'), owes: false }]
  expect(short(facts({ after }))).toEqual([`move red anna ${2 * MINUTE}`, `reminder red anna ${2 * DAY}`])
  expect(errandsOf(facts({ after }))[0]).toMatchObject({ match: 'm1', seq: 4, call: '1/plan', key: 'move:m1:4:red' })
})

test('the reminder of a short deadline leaves a third of the time, and a call without a deadline has none', () => {
  expect(short(facts({ after: [asked('red', '1/plan', 6 * HOUR)] }))).toContain(`reminder red anna ${4 * HOUR}`)
  expect(short(facts({ after: [asked('red', '1/plan', null)] }))).toEqual([`move red anna ${2 * MINUTE}`])
})

test('a seat that was asked before leaves nothing, a moved deadline a reminder, and a new holder both', () => {
  const [before, after] = [[asked('red', '1/plan')], [asked('red', '1/plan')]]
  expect(short(facts({ before, after }))).toEqual([])
  expect(short(facts({ before, after: [asked('red', '1/plan', 5 * DAY)] }))).toEqual([`reminder red anna ${4 * DAY}`])
  expect(short(facts({ before, after, passed: 'red' }))).toEqual([`move red anna ${2 * MINUTE}`, `reminder red anna ${2 * DAY}`])
})

test.each([{ kind: 'none' }, { kind: 'live', bank: 60, increment: 5, grace: 0, misses: 2 }] as const)(
  'a match with the clock $kind leaves none, because its players are at the board',
  (clock) => {
    expect(errandsOf(facts({ head: { id: 'm1', clock }, after: [asked('red', '1/plan')] }))).toEqual([])
  },
)
