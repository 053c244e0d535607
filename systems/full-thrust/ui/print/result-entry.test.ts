import { describe, expect, test } from 'vitest'
import { begin, setupFor } from '../../src/game-for-tests.ts'
import { system } from '../../src/index.ts'
import type { Condition } from '../../src/state.ts'
import { shipOf } from '../../src/table.ts'
import { faultsOf, fightersOf, resultOf, scoreOf, shipAfter } from './result-entry.tsx'

type Result = ReturnType<typeof resultOf>
const BEFORE: Partial<Condition> = { hull: 3, drive: 1, systems: { 'beam-1': 'lost', 'beam-2': 'destroyed' } }
const { state } = begin(setupFor('cruiser-duel'), {
  ships: {
    'red-1': { seat: 'red', design: 'Osprey', condition: BEFORE },
    'red-2': { seat: 'red', design: 'Aerie', mu: [0, 5] },
    'blue-1': { seat: 'blue', design: 'Falchion', mu: [0, 20] },
    'blue-2': { seat: 'blue', design: 'Rampart', mu: [0, 30] },
  },
})
const view = system.view(state, 'red')
/** The clauses that refuse a result of a ship, which is as it was but for these fields. */
function refused(id: string, change: Partial<Result>): readonly string[] {
  const ship = shipOf(view, id)
  return faultsOf(ship, { ...resultOf(ship), ...change }).map(({ rule }) => rule)
}
/** The report of a battle in which ships have these results. */
function report(results: Readonly<Record<string, Partial<Result>>>): string {
  const ships = Object.values(view.ships)
  const entered = Object.fromEntries(ships.map((ship) => [ship.id, { ...resultOf(ship), ...results[ship.id] }]))
  const after = ships.map((ship) => shipAfter(ship, entered[ship.id] ?? resultOf(ship)))
  return scoreOf(view, after, entered)
}

describe('the result of a battle at a table', () => {
  test('FT-END-11: ships that are as they were give no points', () => {
    expect(report({})).toBe('Alpha: 0 points, Beta: 0 points. A draw.')
  })
  test('FT-END-11: losses that are entered are scored, fighters too', () => {
    expect(report({ 'blue-1': { fate: 'destroyed' } })).toMatch(/^Alpha: \d+ points, Beta: 0 points\. Alpha wins\.$/)
    const drifting = report({ 'blue-1': { fate: 'drifting' }, 'red-2': { fighters: 20 } })
    expect(drifting).toMatch(/^Alpha: \d+ points, Beta: 12 points\. Alpha wins\.$/)
    expect(report({ 'red-1': { fate: 'jumped' }, 'blue-1': { fate: 'disengaged' } })).toMatch(/A draw\.$/)
  })
  test.each([
    ['fewer hull boxes than were lost', 'red-1', { hull: 2 }, ['FT-DC-04']],
    ['a destroyed system that works', 'red-1', { lost: ['beam-1'] }, ['FT-DC-04']],
    ['more fighters than before', 'red-2', { fighters: 25 }, ['FT-FTR-20']],
    ['more armour than there is', 'blue-1', { armour: 99 }, ['FT-DES-06']],
    ['a system that the ship does not have', 'red-1', { lost: ['beam-1', 'beam-2', 'ortillery-9'] }, ['FT-DMG-07']],
    ['all boxes lost, and still there', 'blue-1', { hull: shipOf(view, 'blue-1').design.hull }, ['FT-DMG-01']],
    ['a jump without FTL drive', 'blue-2', { fate: 'jumped' }, ['FT-FTL-01']],
  ] as const)('FT-DMG-13: refuses %s', (_, id, change, rules) => expect(refused(id, change)).toEqual(rules))
  test('FT-DC-05: a lost system may have been repaired, and nothing need have changed', () => {
    expect(refused('red-1', { lost: ['beam-2'] })).toEqual([])
    expect(refused('red-1', { drive: 0 })).toEqual(['FT-DC-05'])
    expect(refused('red-1', {})).toEqual([])
    expect(refused('blue-1', { fate: 'destroyed', hull: shipOf(view, 'blue-1').design.hull })).toEqual([])
  })
  test('FT-FTR-19: fighters are counted by bay, aboard and in flight, and those that are lost are not', () => {
    const { g1, g2, ...others } = view.groups
    if (!g1 || !g2) throw new Error('a carrier has groups')
    const groups = { ...others, g1: { ...g1, where: 'space' as const, fighters: 4 }, g2: { ...g2, where: 'gone' as const, fighters: 0 } }
    expect(fightersOf({ groups }, shipOf(view, 'red-2'))).toEqual({ 'bay-1': 4, 'bay-2': 0, 'bay-3': 6, 'bay-4': 6 })
    expect(fightersOf({ groups }, shipOf(view, 'red-1'))).toEqual({})
  })
})
