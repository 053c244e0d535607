// The umpire of a skirmish, and its calls: three of one kind, open at once.
import { type Call, scriptedDice, seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { type Order, type State, system } from './index.ts'

const setup = system.schema.setup.parse(system.scenarios.find(({ id }) => id === 'umpired')?.setup({}))
const SQUADS = ['red', 'white', 'blue'] as const
const round = (): State => system.begin({ setup, position: { at: [{ step: 'round' }], squads: {} } }, scriptedDice()).state
const supply = (dice: 1 | 2): Order => ({ order: 'supply', dice })
function callAt(state: State, key: string): Call {
  const call = system.openCalls(state).find((open) => open.key === key)
  if (!call) throw new Error(`no call about ${key} is open`)
  return call
}
const answered = (state: State, key: string, order: Order, ...faces: readonly number[]) =>
  system.resolve(state, callAt(state, key), { umpire: order }, scriptedDice(...faces))
const keys = (state: State): readonly string[] => system.openCalls(state).map(({ kind, key }) => `${kind} ${key}`)
const supplyOf = ({ secret }: State): readonly (number | null | undefined)[] => SQUADS.map((seat) => secret[seat]?.supply)

test('SK-UMP-01: the umpire has one call for each squad, and answers them in any order, each exactly once', () => {
  const orders = SQUADS.flatMap((one) => SQUADS.flatMap((two) => SQUADS.map((three) => [one, two, three] as const)))
  const permutations = orders.filter((order) => new Set(order).size === SQUADS.length)
  expect(permutations).toHaveLength(6)
  for (const order of permutations) {
    let state = round()
    expect(keys(state)).toEqual(['supply red', 'supply white', 'supply blue'])
    const ids = new Set(system.openCalls(state).map(({ id }) => id))
    for (const [index, key] of order.entries()) {
      const call = callAt(state, key)
      expect(ids.delete(call.id)).toBe(true)
      state = answered(state, key, supply(1), index + 2).state
      expect(() => system.resolve(state, call, { umpire: supply(1) }, scriptedDice(1))).toThrow('is not open')
    }
    expect(supplyOf(state)).toEqual(SQUADS.map((seat) => order.indexOf(seat) + 2))
    expect(keys(state)).toEqual(['plan red+white', 'plan blue'])
  }
})

test('SK-UMP-01: of two dice the higher counts, and the dice of a squad move those of no other', () => {
  expect(supplyOf(answered(round(), 'red', supply(2), 2, 5).state)).toEqual([5, null, null])
  const dice = seededDice(3)
  const others = (number: 1 | 2): readonly unknown[] => {
    const rolls = seededDice(3)
    const { state } = system.resolve(round(), callAt(round(), 'red'), { umpire: supply(number) }, rolls)
    return supplyOf(system.resolve(state, callAt(state, 'white'), { umpire: supply(1) }, rolls).state).slice(1)
  }
  expect(others(2)).toEqual(others(1))
  expect(others(1)).toEqual([dice.at('white').roll(1, 6, 'supply of white')[0], null])
})

test('SK-UMP-01: only the umpire may answer, and only about supply', () => {
  const state = round()
  const call = callAt(state, 'red')
  const refusal = (seat: string, order: Order) => system.check(system.view(state, seat), call, order)?.[0].rule
  expect(refusal('red', supply(1))).toBe('SK-GEN-03')
  expect(refusal('public', supply(1))).toBe('SK-GEN-03')
  expect(refusal('umpire', { order: 'rest' })).toBe('SK-GEN-03')
  expect(refusal('umpire', supply(2))).toBeUndefined()
  expect(system.defaultOrder(system.view(state, 'umpire'), call)).toEqual(supply(1))
})

test('SK-UMP-01: without an umpire nobody is asked, and the seat has no view of its own', () => {
  const { state } = system.begin(
    { setup: { ...setup, umpire: false }, position: { at: [{ step: 'round' }], squads: {} } },
    scriptedDice(1, 2, 3),
  )
  expect(keys(state)).toEqual(['plan red+white', 'plan blue'])
  expect(system.view(state, 'umpire')).toEqual(system.view(state, 'public'))
})
