// The power that can be drawn, the charge of a component, and the proposal of the main button.
import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { proposedTransfers } from '../bots/proposal.ts'
import type { Component } from '../design/design.ts'
import { system } from '../game.ts'
import type { Transfer } from '../orders.ts'
import { type Position, stateOf } from '../position.ts'
import { scenarios } from '../setting/scenarios.ts'
import { type Ship, setupSchema } from '../state.ts'
import { fittedAt, shipOf } from '../table.ts'
import { drawn, powerQuestions } from './questions.ts'
import { charged, checkTransfers, room } from './transfers.ts'

const setup = setupSchema.parse(scenarios[0]?.setup({}))
type Placed = NonNullable<Position['ships']>[string]
function shipWith(components: readonly Component[], charges: readonly number[], more: Partial<Placed> = {}): Ship {
  const design = { name: 'Test', components: [...components], crew: [2, 3] as (2 | 3)[] }
  const fittings = charges.map((charge, component) => ({ component, charge }))
  const a: Placed = { seat: 'red', hex: [0, 0], design, fittings, power: 2, ...more }
  return shipOf(stateOf(setup, { at: 'power', ships: { a, b: { seat: 'blue', hex: [0, 9] } } }), 'a')
}
const battery = { kind: 'battery', level: 3, section: 0 } as const
const beam = { kind: 'beam', level: 4, section: 1 } as const
const shield = { kind: 'shield', level: 6, section: 1 } as const

test('SF-PWR-07, SF-PWR-10: generated power is drawn first, then batteries in turn, never the receiver itself', () => {
  const ship = shipWith([beam, battery, battery, battery], [0, 1, 0, 3])
  expect(drawn(ship, 0, 2)).toEqual({})
  expect(drawn(ship, 0, 3)).toEqual({ 1: 1 })
  expect(drawn(ship, 0, 5)).toEqual({ 1: 1, 3: 2 })
  expect(drawn(ship, 0, 7)).toBeNull()
  expect(drawn(ship, 3, 3)).toEqual({ 1: 1 })
  expect(drawn(ship, 3, 4)).toBeNull()
})
test('SF-PWR-09, SF-SHD-03: a component holds its level, a shield the sum of its steps', () => {
  const ship = shipWith([beam, shield, { kind: 'tube', level: 5, section: 2 }], [1, 0, 1])
  expect([0, 1, 2].map((index) => room(fittedAt(ship, index) ?? fail()))).toEqual([3, 21, 2])
  const begun = shipWith([shield], [], { fittings: [{ component: 0, charge: 4, partial: 2 }] })
  expect(room(fittedAt(begun, 0) ?? fail())).toBe(9)
})
const fail = (): never => {
  throw new Error('no such component')
}

test('SF-PWR-06: the proposal is legal, uses each team once, and fills weapons before shields', () => {
  const ship = shipWith([shield, beam, battery], [4, 0, 3], { power: 5 })
  const transfers = proposedTransfers(ship)
  expect(checkTransfers(ship, transfers)).toBeUndefined()
  expect(transfers).toEqual([
    { crew: 1, component: 1, amount: 3, batteries: {}, overcharge: 0 },
    { crew: 0, component: 0, amount: 2, batteries: {}, overcharge: 0 },
  ])
})
test('SF-PWR-07: the proposal empties batteries for weapons only, and charges no battery from another', () => {
  const weapons = shipWith([beam, battery, battery], [0, 3, 1], { power: 0 })
  expect(proposedTransfers(weapons)[0]).toEqual({ crew: 1, component: 0, amount: 3, batteries: { 1: 3 }, overcharge: 0 })
  expect(proposedTransfers(shipWith([battery, battery], [3, 1], { power: 0 }))).toEqual([])
  expect(proposedTransfers(shipWith([beam, battery], [4, 3], { power: 6 }))).toEqual([])
})
test('SF-PWR-05: a ship can move power while a team is idle, power is left and a component can receive it', () => {
  const canAct = (more: Partial<Placed>, components: readonly Component[] = [beam]) => {
    const design = { name: 'Test', components: [...components], crew: [2] as 2[] }
    const a: Placed = { seat: 'red', hex: [0, 0], design, power: 1, ...more }
    const position: Position = { at: 'power', ships: { a, b: { seat: 'blue', hex: [0, 9] } } }
    const { state } = system.begin({ setup, position }, scriptedDice())
    return powerQuestions.power.offer(system.view(state, 'red'), 'red').of
  }
  expect(canAct({})).toEqual(['a'])
  expect(canAct({ busy: [0] })).toEqual([])
  expect(canAct({ power: 0 })).toEqual([])
  expect(canAct({ power: 0 }, [beam, battery])).toEqual(['a'])
  expect(canAct({}, [{ kind: 'generator', level: 1, section: 0 }])).toEqual([])
})

describe('refusals', () => {
  const refusal = (ship: Ship, transfer: Partial<Transfer>) =>
    checkTransfers(ship, [{ crew: 0, component: 0, amount: 1, batteries: {}, overcharge: 0, ...transfer }])
  const tube = { kind: 'tube', level: 5, section: 2 } as const
  test('SF-PWR-05, SF-PWR-06, SF-PWR-09: crew teams and components', () => {
    const ship = shipWith([beam, tube, { kind: 'generator', level: 2, section: 0 }], [0, 0], { busy: [1], power: 6 })
    expect(refusal(ship, {})).toBeUndefined()
    expect(refusal(ship, { crew: 1 })).toMatchObject({ rule: 'SF-PWR-05', reason: expect.stringContaining('already') })
    expect(refusal(ship, { crew: 2 })).toMatchObject({ rule: 'SF-PWR-05', reason: 'Red Test has no crew team 2' })
    expect(refusal(ship, { component: 9 })).toMatchObject({ rule: 'SF-PWR-05', reason: 'Red Test has no component 9' })
    expect(refusal(ship, { amount: 2 })).toBeUndefined()
    expect(refusal(ship, { amount: 3 })).toMatchObject({ rule: 'SF-PWR-05' })
    expect(refusal(ship, { component: 2 })).toMatchObject({ rule: 'SF-PWR-09' })
    const served = shipWith([beam], [], { fittings: [{ component: 0, charge: 0, served: true }] })
    expect(refusal(served, {})).toMatchObject({ rule: 'SF-PWR-06' })
  })
  test('SF-DMG-08, SF-OVR-05: a component is lost with its section, or worn out', () => {
    expect(refusal(shipWith([beam], [0], { integrity: [4, 0, 4, 4, 4, 4, 4] }), {})).toMatchObject({ rule: 'SF-DMG-08' })
    expect(refusal(shipWith([beam], [], { fittings: [{ component: 0, charge: 0, level: 0 }] }), {})).toMatchObject({ rule: 'SF-OVR-05' })
  })
  test('SF-PWR-04, SF-PWR-07, SF-PWR-10: sources', () => {
    const ship = shipWith([beam, battery, battery], [0, 1, 2], { power: 1 })
    expect(refusal(ship, { amount: 2 })).toMatchObject({ rule: 'SF-PWR-04' })
    expect(refusal(ship, { amount: 2, batteries: { 1: 1 } })).toBeUndefined()
    expect(refusal(ship, { amount: 2, batteries: { 1: 2 } })).toMatchObject({
      rule: 'SF-PWR-07',
      reason: expect.stringContaining('1 charge,'),
    })
    expect(refusal(ship, { amount: 1, batteries: { 2: 2 } })).toMatchObject({
      rule: 'SF-PWR-07',
      reason: expect.stringContaining('give more'),
    })
    expect(refusal(ship, { amount: 2, batteries: { 2: 2 } })).toBeUndefined()
    expect(refusal(ship, { amount: 1, batteries: { 0: 1 } })).toMatchObject({ rule: 'SF-PWR-07' })
    expect(refusal(ship, { component: 1, amount: 1, batteries: { 1: 1 } })).toMatchObject({ rule: 'SF-PWR-10' })
  })
  test('SF-OVR-01, SF-TOR-02: overcharge is for beams, and costs 1, 3 or 6 beyond a full beam', () => {
    const over = (kind: 'beam' | 'tube' | 'shield', charge: number, amount: number, overcharge: number) => {
      const design = { name: 'Test', components: [{ kind, level: 3, section: 1 } as const], crew: [6] as 6[] }
      return refusal(shipWith([], [], { design, power: 9, fittings: [{ component: 0, charge }] }), { amount, overcharge })?.rule
    }
    expect([over('beam', 3, 1, 1), over('beam', 3, 3, 2), over('beam', 3, 6, 3), over('beam', 0, 4, 1)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect([over('beam', 3, 2, 2), over('beam', 3, 5, 3), over('beam', 0, 3, 1)]).toEqual(['SF-OVR-01', 'SF-OVR-01', 'SF-OVR-01'])
    expect([over('tube', 0, 3, 1), over('shield', 0, 3, 1)]).toEqual(['SF-TOR-02', 'SF-OVR-01'])
  })
  test('SF-SHD-02, SF-SHD-04, SF-PWR-08: steps of a shield, what is left over, what is lost', () => {
    const filled = (charge: number, partial: number, amount: number) => {
      const ship = shipWith([{ kind: 'shield', level: 3, section: 1 }], [], { fittings: [{ component: 0, charge, partial }], power: 9 })
      return charged({ ...ship, design: { ...ship.design, crew: [6] } }, { crew: 0, component: 0, amount, batteries: {}, overcharge: 0 })
    }
    expect(filled(0, 0, 1)).toMatchObject({ charge: 1, partial: 0, lost: 0, generated: 1 })
    expect(filled(0, 0, 6)).toMatchObject({ charge: 3, partial: 0, lost: 0 })
    expect(filled(1, 1, 1)).toMatchObject({ charge: 2, partial: 0, lost: 0 })
    expect(filled(1, 1, 3)).toMatchObject({ charge: 2, partial: 2, lost: 0 })
    expect(filled(2, 2, 5)).toMatchObject({ charge: 3, partial: 0, lost: 4 })
    expect(filled(3, 0, 2)).toMatchObject({ charge: 3, partial: 0, lost: 2 })
  })
})
