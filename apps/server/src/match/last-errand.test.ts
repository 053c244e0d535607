import { expect, test } from 'vitest'
import { type AnsweredCall, lastErrandOf } from './last-errand.ts'

const SLOW = {
  kind: 'answer',
  days: 3,
  bank: 0,
  weekends: 'count',
  zone: 'UTC',
  short: 1,
  grace: 10,
  misses: 2,
  vacation: { perMonth: 0, atMost: 0 },
} as const
const seat = (name: string, person: string | null) => ({
  seat: name,
  person,
  bot: person === null ? 'ensign' : null,
  seed: 1,
  name,
  value: 'any text',
  key: null,
  linkEnd: null,
  auto: false,
})
const asked = (name: string, call = '1/plan', owes = true) => ({ seat: name, call, owes, due: null })
const facts = (ready: readonly string[], more: Partial<AnsweredCall> = {}): AnsweredCall => ({
  head: { id: 'm1', clock: SLOW },
  seq: 4,
  time: 10,
  call: { id: '1/plan', kind: 'plan' },
  longCalls: ['plan'],
  asked: [asked('red'), asked('blue'), asked('black'), asked('white', '1/plan', false)],
  seats: [seat('red', 'anna'), seat('blue', 'ben'), seat('black', 'carl'), seat('white', null)],
  isReady: (name) => ready.includes(name),
  ...more,
})

test('the only player of a call who is not ready is told two minutes later, whatever bots do', () => {
  const about = { kind: 'last', match: 'm1', seq: 4, call: '1/plan', seat: 'black', person: 'carl', due: 120_010 }
  expect(lastErrandOf(facts(['red', 'blue']))).toEqual({ key: 'last:m1:1/plan:black:10', ...about })
  expect(lastErrandOf(facts(['red', 'blue', 'white']))).toMatchObject(about)
})

test.each<[string, AnsweredCall]>([
  ['two are not ready', facts(['red'])],
  ['all are ready', facts(['red', 'blue', 'black'])],
  ['nobody else was asked', facts([], { asked: [asked('red'), asked('blue', '1/brace')] })],
  ['the game keeps quiet about the call', facts(['red', 'blue'], { longCalls: ['muster'] })],
  ['the match has no deadlines in days', facts(['red', 'blue'], { head: { id: 'm1', clock: { kind: 'none' } } })],
])('nobody is told where %s', (_, given) => {
  expect(lastErrandOf(given)).toBeUndefined()
})
