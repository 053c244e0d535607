// Payments: what a player may pay with, and what the screen proposes.
import { describe, expect, test } from 'vitest'
import type { MoveStep } from '../orders.ts'
import { type Position, stateOf } from '../position.ts'
import { scenarios } from '../setting/scenarios.ts'
import { type Ship, setupSchema, type Table } from '../state.ts'
import { shipOf } from '../table.ts'
import { aheadPayment, checkSteps, moved, payment } from './moving.ts'
import { stepsOf } from './possible-steps.ts'

const setup = setupSchema.parse(scenarios[0]?.setup({}))
type Drive = readonly [kind: 'engine' | 'thruster', charge: number]
/** A table with one ship of these drives, all of level 4; its components are numbered in this order. */
function tableOf(drives: readonly Drive[], position: Position = {}): Table {
  const components = drives.map(([kind]) => ({ kind, level: 4, section: 4 }) as const)
  const fittings = drives.map(([, charge], component) => ({ component, charge }))
  const a = { seat: 'red', hex: [0, 0], design: { name: 'Test', components, crew: [] }, fittings } as const
  return stateOf(setup, { ships: { a, b: { seat: 'blue', hex: [0, 9] } }, ...position })
}
const shipWith = (...drives: readonly Drive[]): Ship => shipOf(tableOf(drives), 'a')

describe('the proposed payment', () => {
  test('SF-MOV-08: thrusters pay first, one after the other, then engines with three charges a point', () => {
    expect(payment(shipWith(['thruster', 4]), 1)).toEqual({ 0: 1 })
    expect(payment(shipWith(['thruster', 4], ['engine', 4]), 1)).toEqual({ 0: 1 })
    expect(payment(shipWith(['thruster', 2], ['thruster', 4]), 3)).toEqual({ 0: 2, 1: 1 })
    expect(payment(shipWith(['thruster', 1], ['engine', 4]), 2)).toEqual({ 0: 1, 1: 3 })
    expect(payment(shipWith(['thruster', 0], ['engine', 4]), 1)).toEqual({ 1: 3 })
    expect(payment(shipWith(['engine', 2], ['engine', 4]), 2)).toEqual({ 0: 2, 1: 4 })
  })
  test('SF-MOV-08: by choice engines pay first', () => {
    expect(payment(shipWith(['thruster', 4], ['engine', 4]), 1, 'engine')).toEqual({ 1: 3 })
    expect(payment(shipWith(['thruster', 4], ['engine', 4]), 2, 'engine')).toEqual({ 0: 1, 1: 3 })
  })
  test('SF-MOV-08: there is none where the charges do not suffice', () => {
    expect(payment(shipWith(['engine', 2]), 1)).toBeNull()
    expect(payment(shipWith(['thruster', 2]), 3)).toBeNull()
    expect(payment(shipWith(), 1)).toBeNull()
  })
  test('SF-MOV-01, SF-MOV-05: a hex ahead costs a charge of an engine that has one, else three points', () => {
    expect(aheadPayment(shipWith(['thruster', 4], ['engine', 0], ['engine', 1]))).toEqual({ 2: 1 })
    expect(aheadPayment(shipWith(['thruster', 4], ['engine', 0]))).toEqual({ 0: 3 })
    expect(aheadPayment(shipWith(['thruster', 2], ['engine', 0]))).toBeNull()
  })
})

test('SF-MOV-01, SF-MOV-02, SF-MOV-04: the possible steps of a ship, each with its payment', () => {
  const steps = (...drives: readonly Drive[]) => stepsOf(tableOf(drives), shipWith(...drives)).map(({ step, pay }) => [step, pay])
  expect(steps(['engine', 1])).toEqual([['ahead', { 0: 1 }]])
  expect(steps(['thruster', 1])).toEqual([
    ['turn', { 0: 1 }],
    ['turn', { 0: 1 }],
  ])
  expect(steps(['thruster', 3]).map(([step]) => step)).toEqual(['ahead', 'turn', 'turn', ...Array.from({ length: 6 }, () => 'shift')])
  expect(steps(['engine', 0])).toEqual([])
})

describe('paying', () => {
  const step = { step: 'ahead', dodge: {} } as const
  const among: Position = { tiles: [{ kind: 'large-asteroids', at: [0, -2], turns: 0 }] }
  const ahead = (drives: readonly Drive[], pay: Readonly<Record<string, number>>, dodge = {}, position: Position = {}) => {
    const table = tableOf(drives, position)
    return moved(table, shipOf(table, 'a'), { ...step, pay, dodge })
  }
  test('SF-MOV-01: exactly one charge of an engine, or three points, move a ship ahead', () => {
    expect(ahead([['engine', 4]], { 0: 1 })).toMatchObject({ hex: [0, -1] })
    expect(ahead([['engine', 4]], { 0: 2 })).toMatchObject({ rule: 'SF-MOV-03' })
    expect(ahead([['engine', 4]], { 0: 3 })).toMatchObject({ rule: 'SF-MOV-05' })
    expect(ahead([['thruster', 4]], { 0: 1 })).toMatchObject({ rule: 'SF-MOV-05' })
    expect(ahead([['thruster', 4]], { 0: 3 })).toMatchObject({ hex: [0, -1] })
    const two = [
      ['engine', 4],
      ['thruster', 4],
    ] as const
    expect(ahead(two, { 0: 1, 1: 2 })).toMatchObject({ rule: 'SF-MOV-03' })
  })
  test('SF-AST-03: points against asteroids are whole, and take a die each off', () => {
    const drives = [
      ['engine', 4],
      ['thruster', 4],
    ] as const
    const dice = (dodge: Readonly<Record<string, number>>) => ahead(drives, { 0: 1 }, dodge, among)
    expect(dice({ 0: 1 })).toMatchObject({ rule: 'SF-AST-03' })
    expect(dice({})).toMatchObject({ asteroids: { strength: { total: 4, because: { length: 1 } } } })
    expect(dice({ 1: 1 })).toMatchObject({ asteroids: { strength: { total: 3, because: { length: 2 } } } })
    expect(dice({ 1: 4 })).toMatchObject({ hex: [0, -1], asteroids: null })
    expect(ahead(drives, { 0: 1 }, { 1: 1 })).toMatchObject({ rule: 'SF-AST-03' })
  })
})

test('SF-AST-01: after dice of asteroids the rest of a movement is another order; turns and bought dice are none', () => {
  const drives = [
    ['engine', 4],
    ['thruster', 4],
  ] as const
  const table = tableOf(drives, { tiles: [{ kind: 'large-asteroids', at: [0, -2], turns: 0 }] })
  const ahead = (dodge: Readonly<Record<string, number>>) => ({ step: 'ahead', pay: { 0: 1 }, dodge }) as const
  const turn = { step: 'turn', to: 'left', pay: { 1: 1 } } as const
  const judge = (...steps: readonly MoveStep[]) => checkSteps(table, 'a', steps)?.rule
  expect(judge(ahead({}))).toBeUndefined()
  expect(judge(ahead({}), ahead({}))).toBe('SF-AST-01')
  expect(judge(turn, ahead({}))).toBeUndefined()
  expect(judge(ahead({ 1: 4 }), ahead({}))).toBeUndefined()
  expect(judge(ahead({ 1: 4 }), ahead({}), ahead({}))).toBe('SF-AST-01')
})
test('SF-MOV-01, SF-MOV-04: one charge of an engine moves a ship ahead, and pays for no turn and no shift', () => {
  const table = tableOf([['engine', 4]])
  const ship = shipOf(table, 'a')
  expect(moved(table, ship, { step: 'turn', to: 'left', pay: { 0: 1 } })).toMatchObject({ rule: 'SF-MOV-03' })
  expect(moved(table, ship, { step: 'turn', to: 'left', pay: { 0: 3 } })).toMatchObject({ facing: 5 })
})
test('SF-MOV-06: charges come from working engines and thrusters that hold them', () => {
  const pay = (charges: Readonly<Record<string, number>>, integrity: Position = {}) => {
    const table = tableOf([['thruster', 2]], integrity)
    return moved(table, shipOf(table, 'a'), { step: 'turn', to: 'left', pay: charges })
  }
  expect(pay({ 0: 1 })).toMatchObject({ facing: 5, direction: null, asteroids: null })
  expect(pay({ 0: 2 })).toMatchObject({ rule: 'SF-MOV-02' })
  expect(pay({ 0: 3 })).toMatchObject({ rule: 'SF-MOV-06' })
  expect(pay({ 1: 1 })).toMatchObject({ rule: 'SF-MOV-06' })
})
