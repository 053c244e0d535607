// Knowledge of others about a newcomer, and random weeks with one.
import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import type { State } from '../state.ts'
import { campaignFor } from '../week-for-tests.ts'
import { agreed, begun, bought, entered, weekEnd } from './rim-for-tests.ts'

describe('what others know', () => {
  const guesses = (state: State) => [1, 2, 3].map((seed) => system.determinize(system.view(state, 'red'), seededDice(seed)))
  test('CR-O.1: others draw no ships of a newcomer before it has bought, and no orders before it has given some', () => {
    for (const { secret } of guesses(entered())) expect(secret.gold).toMatchObject({ holdings: null, book: null })
    for (const { secret } of guesses(bought())) {
      expect(secret.gold?.holdings?.groups).toHaveLength(1)
      expect([secret.gold?.book, secret.blue?.book === null]).toEqual([null, false])
    }
    for (const state of [agreed(), entered(), bought()])
      for (const guess of guesses(state)) expect(system.view(guess, 'red')).toEqual(system.view(state, 'red'))
  })
  test('CR-1.1b: random weeks after a return go on, and random books agree on one', () => {
    let admitted = 0
    for (let seed = 1; seed <= 4; seed += 1) {
      const dice = seededDice(seed)
      let { state } = begun(weekEnd({}, {}), campaignFor(3, { weeks: 'ten' }))
      for (let count = 0; count < 40 && !state.outcome; count += 1) {
        const [call] = system.openCalls(state)
        if (!call) break
        const at = state
        const orders = call.seats.map((seat) => [seat, system.randomOrder(system.view(at, seat), call, dice)] as const)
        const done = system.resolve(state, call, Object.fromEntries(orders), dice)
        if (done.events.some(({ type }) => type === 'newcomerAdmitted')) admitted += 1
        state = done.state
      }
    }
    expect(admitted).toBeGreaterThan(0)
  })
})
