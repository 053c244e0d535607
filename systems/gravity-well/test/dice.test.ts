// Every roll with its die. Scripted faces alone would also fit a die with more sides.
import { type Dice, diceOf, type Orders, scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../src/index.ts'
import type { Order } from '../src/orders.ts'
import type { Position } from '../src/position.ts'
import type { Setup, State } from '../src/state.ts'
import { begin, blue, callOf, FAST, setupFor, yellow } from './played.ts'

/** The dice that were rolled, in order: 'd6 initiative of blue'. */
function rollsOf(run: (dice: Dice) => unknown, ...faces: readonly number[]): readonly string[] {
  const rolls: string[] = []
  const scripted = scriptedDice(...faces)
  run(
    diceOf((count, sides, reason) => {
      rolls.push(`d${sides} ${reason}`)
      return scripted.roll(count, sides, reason)
    }),
  )
  expect(scripted.left()).toEqual([])
  return rolls
}
const rollsOfStart = (setup: Setup, position: Position | null, ...faces: readonly number[]) =>
  rollsOf((dice) => system.begin({ setup, position }, dice), ...faces)
const rollsOfAnswer = (state: State, orders: Orders<Order>, ...faces: readonly number[]) =>
  rollsOf((dice) => system.resolve(state, callOf({ state }), orders, dice), ...faces)

const AT = [1, -6] as const
const flying = { at: AT, vector: 2, velocity: 3 } as const

describe('dice', () => {
  test('GW-SCN-04: places', () => {
    expect(rollsOfStart(setupFor('random', { moons: 1 }), null, 2, 2, 2, 2, 3, 3, 5)).toEqual([
      'd6 ring of a moon',
      'd6 sector of a moon',
      'd6 ring of a station',
      'd6 sector of a station',
      'd6 ring of a station',
      'd6 sector of a station',
      'd6 sector of a station',
    ])
  })
  test('GW-LSR-01, GW-LSR-03, GW-LSR-05, GW-LSR-10: lasers', () => {
    const { state } = begin({
      at: 'aim',
      units: [
        { ...yellow, modules: ['core', 'pointDefence'] },
        { ...blue, at: yellow.at, modules: ['core', 'pointDefence', 'refinery', 'collector'] },
        { seat: 'blue', kind: 'bus', at: yellow.at },
      ],
    })
    expect(rollsOfAnswer(state, { yellow: { order: 'aim', fire: true }, blue: { order: 'aim', fire: true } }, 3, 5)).toEqual([
      'd6 initiative of yellow',
      'd6 initiative of blue',
    ])
    const alone = system.resolve(
      state,
      callOf({ state }),
      { yellow: { order: 'aim', fire: true }, blue: { order: 'aim', fire: false } },
      scriptedDice(),
    )
    const fire = (target: string, ...faces: readonly number[]) =>
      rollsOfAnswer(alone.state, { yellow: { order: 'fire', unit: 'u1', target } }, ...faces)
    expect(fire('u3', 3, 1)).toEqual(['d6 u1 at u3', 'd6 damage of u3'])
    expect(fire('u3', 4)).toEqual(['d6 u1 at u3'])
    expect(fire('u2', 3, 5, 2)).toEqual(['d6 u1 at u2', 'd6 module of u2', 'd6 damage of the pointDefence of u2'])
    expect(fire('u2', 3, 4, 5, 2)).toEqual([
      'd6 u1 at u2',
      'd6 module of u2',
      'd6 refinery or collector of u2',
      'd6 damage of the collector of u2',
    ])
  })
  test('GW-PLS-03, GW-WHD-05: pulses and strikes', () => {
    const units = (payload: 'basicWarhead' | 'pulseWarhead'): Position['units'] => [
      yellow,
      { seat: 'yellow', kind: 'booster', payload, ...flying },
      { ...blue, at: AT, modules: ['core', 'engine'] },
    ]
    const pulse = begin({ at: 'pulse', impulse: 7, units: units('pulseWarhead') })
    expect(rollsOfAnswer(pulse.state, { yellow: { order: 'pulse', units: ['u2'] } }, 3, 4)).toEqual([
      'd6 pulse on the core of u3',
      'd6 pulse on the engine of u3',
    ])
    const strike = begin({ at: 'arm', impulse: 7, units: units('basicWarhead') })
    expect(rollsOfAnswer(strike.state, { yellow: { order: 'strike', unit: 'u2', target: 'u3' } }, 3, 6, 1)).toEqual([
      'd6 u2 at u3',
      'd6 module of u3',
      'd6 damage of the engine of u3',
    ])
  })
  test('GW-RES-01, GW-RES-02, GW-REF-01: income', () => {
    const income: Position = {
      at: 'income',
      moons: [{ at: [0, -5], number: 2 }],
      units: [{ ...yellow, moon: 'm1' }, { ...yellow, at: [0, -4] }, blue],
    }
    expect(rollsOfStart(setupFor('fast'), income, 6, 6, 4)).toEqual(['d6 moon of u1', 'd6 moon of u1', 'd4 debris of u2'])
    expect(rollsOfStart(FAST, income, 6, 6)).toEqual(['d6 moon of u1', 'd6 moon of u1'])
    const gas = begin({
      at: 'deliver',
      units: [{ ...yellow, modules: ['core', 'refinery'] }, { seat: 'yellow', kind: 'scoopship', at: yellow.at, gas: true }, blue],
    })
    expect(rollsOfAnswer(gas.state, { yellow: { order: 'deliver', loads: [{ unit: 'u2', station: 'u1' }] } }, 6, 6)).toEqual([
      'd6 gas of u2',
      'd6 gas of u2',
    ])
  })
})
