// An admiral who ends a phase while others hold sealed orders.
import { scriptedDice } from '@admiralty/kernel'
import { answersTooLate, review, type SealedOrder } from '@admiralty/match'
import { expect, test } from 'vitest'
import { system } from '../src/game.ts'
import { words } from '../src/index.ts'
import type { State } from '../src/state.ts'

const setup = system.scenarios.find(({ id }) => id === 'fleets')?.setup({})
function opening(at: 'weapons' | 'power' = 'weapons'): State {
  if (!setup || 'rule' in setup) throw new Error('no setup')
  const ship = (seat: 'red' | 'gold' | 'blue' | 'green', q: number) => ({ seat, hex: [q, 0] as const })
  return system.begin(
    { setup, position: { at, ships: { a: ship('red', 0), f: ship('gold', 2), b: ship('blue', 5), g: ship('green', 7) } } },
    scriptedDice(),
  ).state
}
const callOf = (state: State, seat: string) => {
  const call = system.openCalls(state).find(({ seats }) => seats.includes(seat))
  if (!call) throw new Error(`${seat} is not asked`)
  return call
}

test.each(['weapons', 'power'] as const)(
  'SF-TEAM-03: the end of %s makes the sealed order of a team mate void, and its owner is told',
  (at) => {
    const state = opening(at)
    const gold: SealedOrder = { call: callOf(state, 'gold').id, seat: 'gold', order: { order: 'end', all: false } }
    expect(answersTooLate(system, state, [gold])).toEqual([])
    const { state: after, events } = system.resolve(state, callOf(state, 'red'), { red: { order: 'end', all: true } }, scriptedDice())
    expect(answersTooLate(system, after, [gold])).toEqual([gold])
    expect(review(system, after, [gold])).toEqual({ ready: [], invalidated: [] })
    const told = events.flatMap((event) => {
      const observation = system.observe(event, 'gold')
      const line = observation && words.logEntry(observation, system.view(state, 'gold'))
      return line ? [line.parts.map((part) => (typeof part === 'string' ? part : part.kind === 'thing' ? part.text : '')).join('')] : []
    })
    expect(events.flatMap((event) => (event.type === 'seatEnded' ? [event.seat] : []))).toEqual(['red', 'gold'])
    expect(told).toContain('Gold ends the phase by order of the admiral.')
  },
)

test('SF-TEAM-03: an action of a team mate leaves the sealed orders of the others as they are', () => {
  const state = opening()
  const gold: SealedOrder = { call: callOf(state, 'gold').id, seat: 'gold', order: { order: 'end', all: false } }
  const { state: after } = system.resolve(state, callOf(state, 'red'), { red: { order: 'end', all: false } }, scriptedDice())
  expect(answersTooLate(system, after, [gold])).toEqual([])
  expect(review(system, after, [gold]).ready).toHaveLength(1)
})
