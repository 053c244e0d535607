import { expect, test } from 'vitest'
import { SLOW, seat } from './errand-facts-for-tests.ts'
import { type LastCallFacts, lastErrandOf } from './last-errand.ts'

const asked = (name: string, call = '1/plan', owes = true) => ({ seat: name, call, owes, due: null, quiet: false })
const facts = (ready: readonly string[], more: Partial<LastCallFacts> = {}): LastCallFacts => ({
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

test.each<[string, LastCallFacts]>([
  ['two are not ready', facts(['red'])],
  ['all are ready', facts(['red', 'blue', 'black'])],
  ['nobody else was asked', facts([], { asked: [asked('red'), asked('blue', '1/brace')] })],
  ['the call takes no thought', facts(['red', 'blue'], { longCalls: ['muster'] })],
  ['the call is quiet', facts(['red'], { asked: [asked('red'), { ...asked('blue'), quiet: true }] })],
  ['the match has no deadlines in days', facts(['red', 'blue'], { head: { id: 'm1', clock: { kind: 'none' } } })],
])('nobody is told where %s', (_, given) => {
  expect(lastErrandOf(given)).toBeUndefined()
})
