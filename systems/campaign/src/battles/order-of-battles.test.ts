import { type Dice, diceOf, seededDice, UMPIRE } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import type { Position } from '../position.ts'
import { worldsWith } from '../table-for-tests.ts'
import { battleAt, campaignFor, empireWith, standing } from './war-for-tests.ts'

/** Dice of which each address has a stream of its own, from its address and a seed, as in a match. */
function placeDice(seed: number): Dice {
  const streams = new Map<string, Dice>()
  return diceOf((count, sides, reason, address) => {
    const key = address ?? ''
    const stream = streams.get(key) ?? seededDice([...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, seed))
    streams.set(key, stream)
    return stream.roll(count, sides, reason)
  })
}
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
      book: { groups: HEXES.map((_, index) => standing(`group-${index + 1}`, { answers: stands, stance: 'attack' })) },
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
  week: 3,
  worlds: worldsWith({ '0101': 5, '0303': 2, '0505': 3, '0707': 2, '0909': 5 }),
  battles: HEXES.map((at) => battleAt(at, ['red', 'blue'])),
  seats: { red: fleet(['Osprey', 'Tern', 'Trebuchet']), blue: fleet(['Osprey', 'Heron']) },
})

/** All events of the week, if the battles end in this order. */
function weekOf(order: readonly number[], seed: number) {
  let { state } = system.begin({ setup: campaignFor(2), position: position() }, placeDice(seed))
  const events: unknown[] = []
  let closed = 0
  const answer = (key: string | null, value: Parameters<typeof system.resolve>[2][string]) => {
    const call = system.openCalls(state).find((open) => open.seats.includes(UMPIRE) && (key === null || open.key === key))
    if (!call) throw new Error(`the call ${key ?? ''} is not open`)
    const done = system.resolve(state, call, { [UMPIRE]: value }, placeDice(seed + closed))
    state = done.state
    return done.events.filter(({ type }) => type !== 'paused')
  }
  const ofBattles = order.flatMap((index) => answer(`1/${HEXES[index]}`, { order: 'battle', by: 'abstract' }))
  for (const batch of [1, 2] as const) {
    closed += 1
    events.push(...answer(null, { order: 'close', batch }))
  }
  return { ofBattles, events, state }
}
describe('the order in which battles end', () => {
  test('CR-X.2: three battles of a week give the same events and states in each of their six orders', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const weeks = ORDERS.map((order) => weekOf(order, seed))
      const [first] = weeks
      if (!first) throw new Error('there is no order')
      expect(first.events.filter((one) => Object(one).type === 'fought')).toHaveLength(3)
      expect(first.ofBattles).toEqual([])
      for (const week of weeks) {
        expect([week.events, week.ofBattles]).toEqual([first.events, []])
        expect({ ...week.state, play: null }).toEqual({ ...first.state, play: null })
      }
    }
  })
  test('CR-X.2: other dice give other battles', () => {
    expect(weekOf([0, 1, 2], 1).events).not.toEqual(weekOf([0, 1, 2], 2).events)
  })
})
