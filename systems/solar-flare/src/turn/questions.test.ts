// Answers of another phase, and what a phase offers.
import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../game.ts'
import type { Order } from '../orders.ts'
import { begin, ended, given, judged } from '../play-for-tests.ts'
import type { Position } from '../position.ts'
import { scenarios } from '../setting/scenarios.ts'
import { setupSchema } from '../state.ts'

const setup = setupSchema.parse(scenarios[0]?.setup({}))
function askedAt(at: NonNullable<Position['at']>, position: Position = {}) {
  const ships: Position['ships'] = { a: { seat: 'red', hex: [0, 3] }, b: { seat: 'blue', hex: [0, -3] } }
  const { state } = system.begin({ setup, position: { at, ships, ...position } }, scriptedDice())
  const call = system.openCalls(state).find(({ seats }) => seats.includes('red'))
  if (!call) throw new Error('red is not asked')
  const view = system.view(state, 'red')
  return { check: (order: Order) => system.check(view, call, order), offer: system.offer(view, call) }
}
const ORDERS: Readonly<Record<string, Order>> = {
  weapons: { order: 'fire', ship: 'a', beam: 0, at: 'b', charges: 1, section: null },
  movement: { order: 'move', ship: 'a', steps: [] },
  power: { order: 'charge', ship: 'a', transfers: [] },
  ships: { order: 'ships', ships: [] },
  anomaly: { order: 'noTile' },
  placement: { order: 'place', ship: 'red-1', hex: [0, 0], facing: 0 },
}

test.each(['weapons', 'movement', 'power'] as const)('SF-TRN-01: in the %s phase, orders of other questions are refused', (phase) => {
  const { check } = askedAt(phase)
  for (const [kind, order] of Object.entries(ORDERS))
    if (kind !== phase) expect(check(order)).toEqual([{ rule: 'SF-TRN-01', reason: `this is the ${phase} phase`, part: null }])
  expect(check({ order: 'end', all: false })).toBeUndefined()
})
test('SF-SET-02, SF-SET-10: ships and places are the only answers to their questions', () => {
  const fleets: Position['fleets'] = { red: [{ name: 'Hulk', components: [], crew: [] }] }
  const ships = askedAt([{ step: 'ships' }], { round: 0, ships: {} })
  const placement = askedAt([{ step: 'placement', side: 'sol' }], { round: 0, ships: {}, fleets })
  expect(ships.check({ order: 'end', all: false })).toEqual([{ rule: 'SF-SET-02', reason: 'ships are handed in now', part: null }])
  expect(placement.check({ order: 'end', all: false })).toEqual([{ rule: 'SF-SET-10', reason: 'ships are placed now', part: null }])
  expect(placement.check(ORDERS.placement ?? { order: 'noTile' })).toBeUndefined()
  expect(placement.check({ order: 'place', ship: 'blue-1', hex: [0, 0], facing: 0 })?.[0].rule).toBe('SF-SET-10')
})
test('SF-TRN-07: a phase offers its actions while something can act, and its end always', () => {
  const design = { name: 'Hulk', components: [], crew: [] }
  const hulk: Position = { ships: { a: { seat: 'red', hex: [0, 3], design }, b: { seat: 'blue', hex: [0, -3] } } }
  expect(askedAt('movement').offer).toEqual({ kind: 'movement', orders: ['move', 'end'], of: ['a'] })
  expect(askedAt('movement', hulk).offer).toEqual({ kind: 'movement', orders: ['end'], of: [] })
  const drive = { name: 'Tug', components: [{ kind: 'engine', level: 1, section: 4 } as const], crew: [] }
  const tug: Position = { ships: { a: { seat: 'red', hex: [0, 3], design: drive, fittings: [{ component: 0, charge: 1 }] } } }
  expect(askedAt('movement', { ships: { ...tug.ships, b: { seat: 'blue', hex: [0, -3] } } }).offer).toMatchObject({ of: ['a'] })
  expect(askedAt('weapons').offer).toMatchObject({ orders: ['fire', 'launch', 'steer', 'detonate', 'disarm', 'end'], of: ['a'] })
  expect(askedAt('weapons', hulk).offer).toMatchObject({ orders: ['end'], of: [] })
})

describe('teams', () => {
  const ships: Position['ships'] = {
    g: { seat: 'gold', hex: [0, 3] },
    b: { seat: 'blue', hex: [9, -4] },
    e: { seat: 'green', hex: [9, -6] },
  }
  const asked = (state: ReturnType<typeof begin>) => system.openCalls(state).flatMap((call) => call.seats)
  test('SF-TEAM-03, SF-DMG-09: an admiral without ships still steers torpedoes, and then has nothing to do', () => {
    const weapons = begin({ ships, torpedoes: { t1: { seat: 'red', hex: [-5, 0] } } }, 'fleets')
    expect(asked(weapons)).toEqual(['red', 'gold'])
    expect(asked(begin({ at: 'movement', ships, torpedoes: { t1: { seat: 'red', hex: [-5, 0] } } }, 'fleets'))).toEqual(['gold'])
    expect(asked(begin({ ships }, 'fleets'))).toEqual(['gold'])
    expect(asked(ended(weapons, 'red', 1))).toEqual(['gold'])
  })
  test('SF-TEAM-03: only an admiral ends a phase for others, and only while they act', () => {
    const all = { order: 'end', all: true } as const
    const state = begin({ ships: { ...ships, r: { seat: 'red', hex: [0, 5] } } }, 'fleets')
    expect([judged(state, 'red', all)?.[0].rule, judged(state, 'gold', all)?.[0].rule]).toEqual([undefined, 'SF-TEAM-03'])
    expect(judged(ended(state, 'gold', 1), 'red', all)?.[0].rule).toBe('SF-TEAM-03')
    const over = given(state, 'red', all)
    expect(over.state.play.agenda[0]).toEqual({ step: 'movement', side: 'sol' })
    expect(over.state.ended).toEqual([])
  })
  test('SF-PWR-03, SF-PWR-06: power that nobody moves is lost, and teams and components are ready again', () => {
    const ship: NonNullable<Position['ships']>[string] = { seat: 'red', hex: [0, 3], power: 3, busy: [0] }
    const fittings = [{ component: 0, charge: 2, served: true }]
    const state = ended(begin({ at: 'power', ships: { a: { ...ship, fittings }, b: { seat: 'blue', hex: [0, -9] } } }), 'red', 1)
    expect(state.ships.a).toMatchObject({ power: 0, busy: [] })
    expect(state.ships.a?.fittings[0]).toMatchObject({ charge: 2, served: false })
  })
})
