import { type Dice, seededDice } from '@admiralty/kernel'
import { playRandom, proposalsOf } from '@admiralty/testkit'
import { describe, expect, test } from 'vitest'
import { sole } from '../battle-for-tests.ts'
import { shipNamed } from '../design/ready.ts'
import { system } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Setup } from '../setup.ts'
import type { State, View } from '../state.ts'
import { policy } from './policy.ts'

const duel = system.scenarios.find(({ id }) => id === 'duel')?.setup({}) as Setup // no option of the duel is refused
const start = { setup: duel, position: null }

type Player = (view: View, dice: Dice) => Order
/** Plays the first legal proposal. */
const captain: Player = (view, dice) => policy.propose(view, dice).find((order) => !sole.check(view, order)) ?? sole.defaultOrder(view)
const anyone: Player = (view, dice) => sole.randomOrder(view, dice)

const MOST = 1500
function fight(seed: number, players: Readonly<Record<string, Player>>, from: Parameters<typeof system.begin>[0] = start): State {
  const dice = seededDice(seed)
  const thoughts = seededDice(seed + 7777)
  let state = system.begin(from, dice).state
  for (let calls = 0; calls < MOST && !system.outcome(state); calls += 1) {
    const [call] = system.openCalls(state)
    if (!call) throw new Error('no call is open, but the battle is not over')
    const before = state
    const answer = (seat: string): Order => (players[seat] ?? anyone)(system.view(before, seat), thoughts)
    state = system.resolve(state, call, Object.fromEntries(call.seats.map((seat) => [seat, answer(seat)])), dice).state
  }
  return state
}

describe('the bot policy', () => {
  test('has proposals for every call of random matches, and most of them are legal', () => {
    const { legal, mute } = proposalsOf(system, policy)
    expect(mute).toEqual([])
    expect(legal).toBeGreaterThan(0.8)
  })

  test('its first answers in simulated battles are the first proposals', () => {
    const compared = { power: 0, plot: 0 }
    for (const seed of [1, 2, 3, 4])
      playRandom(system, seed, ({ result }) => {
        const state = result.state as State // the suite's systems are untyped
        for (const { kind, seats } of system.openCalls(state)) {
          if (kind !== 'power' && kind !== 'plot') continue
          for (const seat of seats) {
            const view = system.view(state, seat)
            compared[kind] += 1
            expect(policy.first?.(view, seededDice(seed))).toEqual(policy.propose(view, seededDice(seed))[0])
          }
        }
      })
    expect(Math.min(...Object.values(compared))).toBeGreaterThan(10)
  })

  test('values of both sides add up to 0, and a won battle is worth much', () => {
    const { state } = system.begin(start, seededDice(1))
    expect(policy.evaluate(state, 'yellow') + policy.evaluate(state, 'blue')).toBeCloseTo(0)
    expect(policy.evaluate({ ...state, outcome: { winners: ['blue'], why: 'EE-GEN-20', scores: null } }, 'blue')).toBeGreaterThan(500)
  })

  test('its first proposals beat random play in the duel, each seed from both sides', () => {
    const tally = { policy: 0, random: 0, draw: 0 }
    for (let game = 0; game < 20; game += 1) {
      const seat = game % 2 === 0 ? 'yellow' : 'blue'
      const winners = system.outcome(fight(1 + Math.floor(game / 2), { [seat]: captain }))?.winners ?? []
      if (winners.length === 0) tally.draw += 1
      else tally[winners.includes(seat) ? 'policy' : 'random'] += 1
    }
    expect(tally.policy).toBeGreaterThanOrEqual(18)
  })

  test('destroys an equal ship without engines long before the turn limit', () => {
    const engines = shipNamed('Vigilance').boxes.filter(({ type }) => type === 'E')
    const levels = Object.fromEntries(engines.map(({ at }) => [at.join(), 'destroyed' as const]))
    const position = {
      turn: 2,
      ships: {
        vigilance: { seat: 'yellow', design: 'Vigilance', hex: [0, 4], before: 8, lastSpeed: 1 },
        vengeance: { seat: 'blue', design: 'Vigilance', hex: [0, -4], facing: 3, levels },
      },
    } as const
    for (const seed of [1, 2, 3]) {
      const end = fight(seed, { yellow: captain, blue: captain }, { setup: duel, position })
      expect(system.outcome(end)?.winners).toEqual(['yellow'])
      expect(end.turn).toBeLessThan(12)
    }
  })
})
