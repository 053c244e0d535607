// A chain of twenty torpedoes, and the messages that four players receive of it.
import type { RuleSystem } from '@admiralty/kernel'
import { beginMatch, decide, makeHead, messageFor } from '@admiralty/match'
import { expect, test } from 'vitest'
import { system } from '../src/game.ts'
import type { Position } from '../src/position.ts'

const rules = system as unknown as RuleSystem // the match knows nothing of this game's types
const seats = ['red', 'blue', 'gold', 'green'] as const
const secret = '7'.repeat(64)
const time = Date.UTC(2026, 10, 1)

/** A team match with twenty torpedoes in a row, so close that each blast sets off the next ones; the ships are far from them. */
function opening() {
  const ship = (seat: (typeof seats)[number], q: number) => ({ seat, hex: [q, 0] as const })
  const torpedoes = Array.from({ length: 20 }, (_, index) => [
    `t${index + 1}`,
    { seat: index % 2 === 0 ? 'red' : 'blue', hex: [1, 8 - index], warhead: 4 },
  ])
  const position: Position = {
    ships: { a: ship('red', 8), f: ship('gold', 9), b: ship('blue', -8), g: ship('green', -9) },
    torpedoes: Object.fromEntries(torpedoes),
  }
  const setup = system.scenarios.find(({ id }) => id === 'fleets')?.setup({})
  const seatValues = Object.fromEntries(seats.map((seat) => [seat, '1'.repeat(64)]))
  const head = makeHead(rules, { id: 'chain', setup, position, secret, seatValues, created: time })
  return beginMatch(rules, head, secret, time).match
}

test('SF-TOR-19: twenty torpedoes explode in a row, and the messages for four viewers take less than 50 ms', () => {
  const match = opening()
  const call = system.openCalls(match.state as Parameters<typeof system.openCalls>[0]).find((open) => open.seats.includes('red')) // a state of this game
  if (!call) throw new Error('red is not asked')
  const order = { order: 'detonate', torpedo: 't1', sections: {} }
  const once = () => {
    const transition = decide(rules, match, { call, orders: { red: order }, time }, secret)
    const begun = performance.now()
    const messages = seats.map((seat) => JSON.stringify(messageFor(rules, transition, seat)))
    return { ms: performance.now() - begun, explosions: (messages[3]?.match(/"torpedoExploded"/g) ?? []).length }
  }
  const runs = Array.from({ length: 8 }, once)
  expect(runs.map(({ explosions }) => explosions)).toEqual(runs.map(() => 20))
  expect(Math.min(...runs.map(({ ms }) => ms))).toBeLessThan(50)
})
