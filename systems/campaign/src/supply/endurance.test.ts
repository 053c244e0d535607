import { describe, expect, test } from 'vitest'
import { game } from '../../test/battle-game.ts'
import { holdingsIn } from '../position-holdings.ts'
import { catalogueOf } from '../tactics-port.ts'
import { enduranceLeft, enduranceOf, enduranceRating, groupEndurance, supplyMarks, upkeepOf } from './endurance.ts'

const factsNamed = (name: string) => {
  const found = catalogueOf(game).find(({ facts }) => facts.title === name)
  if (!found) throw new Error(`no ship is called ${name}`)
  return found.facts
}
const costing = (total: number) => ({ upkeep: { fuel: total, crew: 0, weaponry: 0 } })
const group = (...ships: readonly (readonly [string, number])[]) =>
  holdingsIn(game, 'red', {
    treasury: 0,
    capital: null,
    ships: [],
    keels: [],
    spares: [],
    groups: [
      {
        id: 'group-1',
        at: '0101',
        to: null,
        dummyOf: null,
        left: null,
        ships: ships.map(([design, away]) => ({ design, away, role: 'fleet' as const })),
      },
    ],
  })

describe('endurance', () => {
  test('CR-3.9: weeks by upkeep; a value on a bound has the longer endurance', () =>
    expect([0, 200, 201, 500, 501, 800, 801, 1200, 1201].map((total) => enduranceRating(costing(total)))).toEqual([
      6, 6, 4, 4, 3, 3, 2, 2, 1,
    ]))
  test('CR-N.3a: a heavy cruiser costs about 5 credits a week and has four weeks', () => {
    expect(upkeepOf(factsNamed('Osprey'))).toBe(458)
    expect(enduranceRating(factsNamed('Osprey'))).toBe(4)
  })
  test('CR-3.9: the upkeep counts its three headings', () =>
    expect(enduranceRating({ upkeep: { fuel: 100, crew: 50, weaponry: 51 } })).toBe(4))
  test('CR-3.6a: each week away uses up a week', () => expect(enduranceLeft({ away: 2, turns: 0 }, factsNamed('Tern'))).toBe(4))
  test('CR-3.7a: ten combat turns use up two weeks, and four use up none (G-CR-13)', () => {
    expect(enduranceOf({ away: 1, turns: 10 }, factsNamed('Tern')).because).toEqual([
      ['its rating', 6, 'CR-3.9'],
      ['weeks away and strikes', -1, 'CR-3.6a'],
      ['five combat turns each', -2, 'CR-3.7a'],
    ])
    expect(enduranceLeft({ away: 0, turns: 4 }, factsNamed('Tern'))).toBe(6)
  })
  test('CR-3.6d: a group has the endurance of its neediest ship, and a dummy has none (G-CR-12)', () => {
    const both = group(['Tern', 0], ['Osprey', 0])
    expect(both.groups.map((one) => groupEndurance(both, one))).toEqual([4])
    const apart = group(['Tern', 0])
    expect(apart.groups.map((one) => groupEndurance(apart, one))).toEqual([6])
    expect(groupEndurance(both, { ships: [] })).toBe(null)
  })
  test('CR-3.6e: a ship without endurance is out of supply', () => {
    const marks = [5, 6, 7].map((away) => supplyMarks({ away, turns: 0, triggers: 0 }, factsNamed('Tern')))
    expect(marks.map(({ outOfSupply }) => outOfSupply)).toEqual([false, true, true])
  })
  test('CR-3.7b: weaponry that is due makes weapons worse', () =>
    expect([0, 1].map((triggers) => supplyMarks({ away: 0, turns: 0, triggers }, factsNamed('Tern')).weaponSupplyShort)).toEqual([
      false,
      true,
    ]))
})
