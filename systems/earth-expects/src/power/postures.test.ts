import { seededDice } from '@admiralty/kernel'
import { playRandom } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import { commanded } from '../ask.ts'
import type { Ship, State, View } from '../state.ts'
import { system } from '../system.ts'
import { isColor } from '../table.ts'
import { cannotAllocate } from './check.ts'
import { POSTURES, take } from './postures.ts'

/** Every ship that is given power, as its owner sees it, in some random matches. */
function eachPowered(seeds: readonly number[], look: (view: View, ship: Ship) => void): void {
  for (const seed of seeds)
    playRandom(system, seed, ({ result }) => {
      const state = result.state as State // the suite's systems are untyped
      const seats = system.awaiting(state).flatMap((call) => (call.kind === 'power' ? call.seats : []))
      for (const seat of seats.filter(isColor)) {
        const view = system.view(state, seat)
        for (const ship of commanded(view, seat)) look(view, ship)
      }
    })
}

test('EE-POW-03: whatever the state of a ship, every posture is power that may be given', () => {
  const refused = new Set<string>()
  let taken = 0
  eachPowered([1, 2, 3, 4, 5, 6, 7, 8], (view, ship) => {
    for (const posture of POSTURES) {
      taken += 1
      const refusal = cannotAllocate(view, ship, take(view, ship, posture))
      if (refusal) refused.add(`${posture.key}: ${refusal.rule} ${refusal.reason}`)
    }
  })
  expect([...refused]).toEqual([])
  expect(taken).toBeGreaterThan(500)
})

test('guns first lights more than full speed does', () => {
  const setup = system.scenarios.find(({ id }) => id === 'duel')?.setup({})
  const { state } = system.begin({ setup: setup as State['setup'], position: null }, seededDice(1)) // no option of the duel is refused
  const [call] = system.awaiting(state)
  if (!call) throw new Error('ships are placed first')
  const orders = Object.fromEntries(call.seats.map((seat) => [seat, system.standing(system.view(state, seat))]))
  const placed = system.resolve(state, call, orders, seededDice(1)).state
  const ship = Object.values(placed.ships).find(({ seat }) => seat === 'yellow')
  if (!ship) throw new Error('the duel has a yellow ship')
  const lit = (key: string): number => {
    const posture = POSTURES.find((one) => one.key === key)
    return posture ? take(placed, ship, posture).lit.length : -1
  }
  expect(lit('guns')).toBeGreaterThan(lit('speed'))
  expect(lit('dark')).toBe(0)
})
