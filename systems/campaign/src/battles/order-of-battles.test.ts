import { type RuleSystem, UMPIRE } from '@admiralty/kernel'
import { beginMatch, decide, type Journal, makeHead, type NewTransition, verifyJournal } from '@admiralty/match'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import { worldsWith } from '../table-for-tests.ts'
import { battleAt, campaignFor, empireWith, staying } from './war-for-tests.ts'

const HEXES = ['0303', '0505', '0707'] as const
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const
const stands = { larger: 'attack', equal: 'attack', smaller: 'attack', fallBack: null } as const
const fleet = (ships: readonly string[]) =>
  empireWith(
    HEXES.map((at, index) => ({ id: `group-${index + 1}`, at, ships: [...ships] })),
    {
      worlds: [ships.length > 2 ? '0101' : '0909'],
      book: { groups: HEXES.map((_, index) => staying(`group-${index + 1}`, { answers: stands, stance: 'attack' })) },
    },
  )
/** Three battles are open, and a neutral world is beneath each. */
const position = (): Position => ({
  at: [
    { step: 'battles', batch: 1, hexes: [...HEXES] },
    { step: 'close', batch: 1 },
    { step: 'after', batch: 1, seats: [] },
    { step: 'close', batch: 2 },
    { step: 'worlds' },
    { step: 'weekEnd' },
  ],
  stage: 'weeks',
  week: 4,
  worlds: worldsWith({ '0101': 5, '0303': 2, '0505': 3, '0707': 2, '0909': 5 }),
  battles: HEXES.map((at) => battleAt(at, ['red', 'blue'])),
  seats: { red: fleet(['Osprey', 'Tern', 'Trebuchet']), blue: fleet(['Osprey', 'Heron']) },
})

const rules = system as unknown as RuleSystem // the match knows nothing of this game's types
/** The journal of the last week, if its battles end in this order. */
function journalOf(order: readonly number[], secret: string): Journal {
  const setup = campaignFor(2, { weeks: 'four' })
  const seatValues = Object.fromEntries(['red', 'blue', UMPIRE].map((seat) => [seat, '1'.repeat(64)]))
  const head = makeHead(rules, { id: 'three-battles', setup, position: position(), secret, seatValues, created: 1 })
  const transitions = [beginMatch(rules, head, secret, 1)]
  const now = (): NewTransition => transitions.at(-1) as NewTransition // there is the first one
  const answer = (key: string | null, given: Order): void => {
    const call = rules.openCalls(now().match.state).find((open) => open.seats.includes(UMPIRE) && (key === null || open.key === key))
    if (!call) throw new Error(`the call ${key ?? ''} is not open`)
    transitions.push(decide(rules, now().match, { call, orders: { [UMPIRE]: given }, time: transitions.length + 1 }, secret))
  }
  for (const index of order) answer(`1/${HEXES[index]}`, { order: 'battle', by: 'abstract' })
  answer(null, { order: 'close', batch: 1 })
  answer(null, { order: 'close', batch: 2 })
  return { head, entries: transitions.map(({ entry }) => entry), chain: transitions.map(({ match }) => match.chain), secret }
}
/** Events and dice of the entries of the two closes. */
const weekIn = ({ entries }: Journal) => entries.slice(4).map(({ events, rolls }) => ({ events, rolls }))

describe('the order in which battles end', () => {
  test.each(['1', '2', '3'])(
    'CR-X.2: in a proven match three battles give the same events and dice in each of their six orders: secret %s',
    (digit) => {
      const journals = ORDERS.map((order) => journalOf(order, digit.repeat(64)))
      const [first] = journals
      if (!first) throw new Error('there is no order')
      expect(weekIn(first).flatMap(({ events }) => events.filter((one) => Object(one).type === 'fought'))).toHaveLength(3)
      for (const journal of journals) {
        expect(weekIn(journal)).toEqual(weekIn(first))
        // No die is rolled and nothing happens before the batch is closed.
        expect(journal.entries.slice(1, 4).flatMap(({ rolls }) => rolls)).toEqual([])
        expect(verifyJournal(rules, journal).findings).toEqual([])
      }
    },
  )
  test('CR-X.2: another secret gives other battles', () => {
    expect(weekIn(journalOf([0, 1, 2], '1'.repeat(64)))).not.toEqual(weekIn(journalOf([0, 1, 2], '2'.repeat(64))))
  })
})
