import { MOVEMENT_UNIT } from '@admiralty/space'
import { expect, test } from 'vitest'
import { begin, setupFor } from '../game-for-tests.ts'
import { NO_PLOT } from '../movement/budget.ts'
import { battle } from '../table-for-tests.ts'
import { changeWords, fullName, nameOf, placeName, plotWords, sideName } from './say.ts'

test('a ship is called by its name, with its owner where two seats have a ship of that name', () => {
  const { state } = begin(setupFor('cruiser-duel'), null)
  const [red, blue] = ['red-1', 'blue-1'].map((id) => state.ships[id]?.name ?? '')
  expect([nameOf(state, 'red-1'), fullName(state, 'red-1')]).toEqual([red, `Red ${red}`])

  const { 'blue-1': ship } = state.ships
  if (!ship || red === undefined || red === blue) throw new Error('the duel has changed')
  const shared = { ...state, ships: { ...state.ships, 'blue-1': { ...ship, name: red } } }
  expect(['red-1', 'blue-1'].map((id) => nameOf(shared, id))).toEqual([`Red ${red}`, `Blue ${red}`])
  expect(['red-1', 'blue-1'].map((id) => fullName(shared, id))).toEqual([`Red ${red}`, `Blue ${red}`])
})

test('fighter groups and salvoes have the number of their data, also when they are gone', () => {
  const state = battle({ red: [{ design: 'Aerie' }], blue: [{ design: 'Osprey', at: [0, 20] }] })
  const [group] = Object.values(state.groups)
  if (!group) throw new Error('a carrier without groups')
  const gone = { ...group, id: 'wing', number: 3, where: 'gone' } as const
  expect(nameOf({ ...state, groups: { wing: gone } }, 'wing')).toMatch(/ group 3$/)
  expect(nameOf({ ...state, launched: ['first', 'second'] }, 'second')).toBe('salvo 2')
})

test('an order is said in words, and a side by its players', () => {
  const ship = { velocity: 6 }
  expect(plotWords(ship, NO_PLOT)).toBe('straight on, velocity 6')
  const turns = [
    { to: 'port', points: 2 },
    { to: 'starboard', points: 1 },
  ] as const
  expect(plotWords(ship, { ...NO_PLOT, turns, change: 3, roll: true })).toBe('roll, port 2, then starboard 1, velocity 9')
  expect(changeWords({ ...NO_PLOT, turns, change: -3, roll: true })).toBe('roll, port 2, then starboard 1, 3 slower')
  expect(changeWords({ ...NO_PLOT, ftl: true })).toBe('')
  expect(plotWords(ship, { ...NO_PLOT, ftl: true, flight: 'launch' })).toBe('straight on, velocity 6, FTL, launch fighters')
  const { state } = begin(setupFor('cruiser-duel'), null)
  expect(sideName(state, 'alpha')).toBe('Red')
})

test('a place on the plane is said from the centre, by the clock', () => {
  const { state } = begin(setupFor('cruiser-duel'), null)
  expect(placeName(state, [0, 0])).toBe('the centre')
  expect(placeName(state, [12 * MOVEMENT_UNIT, 0])).toBe('12 MU from the centre, at 3 on the clock')
})
