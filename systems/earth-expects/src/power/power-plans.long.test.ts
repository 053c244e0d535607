import { seededDice } from '@admiralty/kernel'
import { playRandom } from '@admiralty/testkit'
import { describe, expect, test } from 'vitest'
import { commanded } from '../ask.ts'
import type { Placed } from '../battle-for-tests.ts'
import { sole } from '../battle-for-tests.ts'
import { column } from '../fire/ships-for-tests.ts'
import { system } from '../game.ts'
import type { Ship, State, View } from '../state.ts'
import { isColor } from '../table.ts'
import { cannotAllocate } from './check.ts'
import { costsNow, powerTo } from './points.ts'
import { fleet, ours } from './power-for-tests.ts'
import { allocationFor, POWER_PLANS } from './power-plans.ts'

/** Calls `look` with each ship that gets power in random matches, on its owner's view. */
function eachPowered(seeds: readonly number[], look: (view: View, ship: Ship) => void): void {
  for (const seed of seeds)
    playRandom(system, seed, ({ result }) => {
      const state = result.state as State // the suite's systems are untyped
      const seats = system.openCalls(state).flatMap((call) => (call.kind === 'power' ? call.seats : []))
      for (const seat of seats.filter(isColor)) {
        const view = system.view(state, seat)
        for (const ship of commanded(view, seat)) look(view, ship)
      }
    })
}

test('EE-POW-03: every power plan is legal for every state of a ship', () => {
  const refused = new Set<string>()
  let taken = 0
  eachPowered([1, 2, 3, 4, 5, 6, 7, 8], (view, ship) => {
    for (const plan of POWER_PLANS) {
      taken += 1
      const refusal = cannotAllocate(view, ship, allocationFor(view, ship, plan))
      if (refusal) refused.add(`${plan.key}: ${refusal.rule} ${refusal.reason}`)
    }
  })
  expect([...refused]).toEqual([])
  expect(taken).toBeGreaterThan(500)
})

test('the plan weapons first powers more boxes than full speed', () => {
  const setup = system.scenarios.find(({ id }) => id === 'duel')?.setup({})
  const { state } = system.begin({ setup: setup as State['setup'], position: null }, seededDice(1)) // no option of the duel is refused
  const [call] = system.openCalls(state)
  if (!call) throw new Error('ships are placed first')
  const orders = Object.fromEntries(call.seats.map((seat) => [seat, sole.defaultOrder(system.view(state, seat))]))
  const placed = system.resolve(state, call, orders, seededDice(1)).state
  const ship = Object.values(placed.ships).find(({ seat }) => seat === 'yellow')
  if (!ship) throw new Error('the duel has a yellow ship')
  const lit = (key: string): number => {
    const plan = POWER_PLANS.find((one) => one.key === key)
    return plan ? allocationFor(placed, ship, plan).lit.length : -1
  }
  expect(lit('guns')).toBeGreaterThan(lit('speed'))
  expect(lit('dark')).toBe(0)
})

describe('power plans', () => {
  const planOf = (key: string): (typeof POWER_PLANS)[number] => {
    const found = POWER_PLANS.find((one) => one.key === key)
    if (!found) throw new Error(`no posture ${key}`)
    return found
  }
  const taken = (key: string, more: Partial<Placed>) => {
    const from = fleet(more)
    return allocationFor(from.state, ours(from), planOf(key))
  }
  test('EE-MPB-01: a weapon with one undamaged primary box gets power', () => {
    const twin = { design: column('llCPPPE'), levels: { '0,0': 'destroyed' } } as const
    expect(taken('keep', twin).lit).toEqual(['0,1'])
    expect(taken('keep', { ...twin, levels: { '0,0': 'destroyed', '0,1': 'destroyed' } }).lit).toEqual([])
  })
  test('EE-ENG-08, EE-ENG-10: each has its change of speed and its manoeuvre points', () => {
    const strong = { design: column(`EEEEHEEEECC${'P'.repeat(12)}`, { hull: 'CL' }), before: 8 }
    const from = fleet(strong)
    const { manoeuvre: cost } = costsNow(from.state, ours(from))
    const sums = POWER_PLANS.map(({ key }) => {
      const made = taken(key, strong)
      return [key, powerTo(made, 'speed'), powerTo(made, 'manoeuvre') / cost]
    })
    expect(cost).toBeLessThanOrEqual(8)
    expect(sums).toEqual([
      ['keep', 8, 0],
      ['gun', 12, 1],
      ['speed', 12, 16 / cost],
      ['turn', 8, 16 / cost],
      ['guns', 4, 0],
      ['eyes', 8, 1],
      ['slow', 4, 2],
      ['dark', 8, 0],
    ])
    expect(powerTo(taken('guns', { ...strong, before: 2 }), 'speed')).toBe(0)
  })
  test('EE-POW-08: weapons get power before or after sensors and shields', () => {
    const short = { design: column('SGlCPP') }
    expect(['keep', 'eyes', 'dark'].map((key) => taken(key, short).lit)).toEqual([['0,2', '0,0'], ['0,0', '0,1'], []])
  })
  test('EE-POW-08: the primary box comes first; a weapon with a damaged primary gets no power', () => {
    const gun = column('LLLCPP', { primaries: { L1: [{ at: [0, 1], aim: null }] } })
    expect(taken('guns', { design: gun }).lit).toEqual(['0,1', '0,0'])
    expect(taken('guns', { design: gun, levels: { '0,0': 'light' } }).lit).toEqual(['0,1', '0,2'])
    expect(taken('guns', { design: gun, levels: { '0,1': 'light' } }).lit).toEqual([])
  })
  test('EE-BAS-03: a base gives no power to engines', () => {
    const base = { design: { ...column('EEPPlC'), base: true, hull: 'BS-0' } }
    expect(taken('speed', base)).toMatchObject({ lit: ['0,4'], engines: {} })
  })
})
