// The tables of the game, written out once more: a figure that changes by accident is noticed here.
import { describe, expect, test } from 'vitest'
import { LOST_VALUES } from '../data/lost.ts'
import { CHART_SPEED, GRAVITY, IMPULSES, MOVING_SPEEDS, OVERSPEED, PLANET_RADIUS } from '../data/rings.ts'
import * as units from '../data/units.ts'
import { system } from '../src/index.ts'
import { payloadLimit } from '../src/table.ts'

describe('the unit sheet', () => {
  test('GW-MOD-06 to GW-MOD-12, GW-SAT-01, GW-WHD-01, GW-SCP-01, GW-BUS-01, GW-GUN-01, GW-BST-03: price, hit points, weight, payload, thrust', () => {
    const rows = units.BUILT_KINDS.map((kind) => {
      const { price, hitPoints, weight, payload, thrust } = units.SHEET[kind]
      return [kind, price, hitPoints, weight, payload, thrust]
    })
    expect(rows).toEqual([
      ['core', 14, 4, 6, 0, 0],
      ['engine', 4, 4, 6, 0, 0],
      ['factory', 8, 8, 6, 0, 0],
      ['pointDefence', 6, 4, 6, 0, 0],
      ['refinery', 8, 8, 6, 0, 0],
      ['armour', 3, 1, 6, 0, 0],
      ['collector', 6, 6, 6, 0, 0],
      ['scoopship', 6, 1, 4, 0, 2],
      ['bus', 4, 1, 4, 6, 2],
      ['gunship', 10, 4, 4, 6, 2],
      ['defSat', 3, 1, 2, 0, 0],
      ['comSat', 2, 1, 2, 0, 0],
      ['ecmSat', 3, 1, 2, 0, 0],
      ['basicWarhead', 1, 1, 1, 0, 0],
      ['pulseWarhead', 4, 1, 1, 0, 0],
    ])
    const unlisted = { price: 0, hitPoints: 1, weight: 0, payload: 0, thrust: 0 }
    expect([units.ROWS.station, units.ROWS.booster, units.ROWS.core]).toEqual([unlisted, { ...unlisted, thrust: 3 }, units.SHEET.core])
    expect(units.BUILT_KINDS.filter((kind) => payloadLimit(kind) > 0)).toEqual(['bus', 'gunship'])
    expect(units.BOOSTER_LOADS).toEqual(['defSat', 'comSat', 'ecmSat', 'basicWarhead', 'pulseWarhead'])
  })
  test('GW-MOD-07, GW-CON-02, GW-MOD-01, GW-REP-01, GW-SET-04, GW-RES-01: single figures', () => {
    expect([units.ENGINE_THRUST, units.PRODUCTION, units.KNOCKED_OUT]).toEqual([2, { core: 10, factory: 20 }, 3])
    expect([units.MOST_MENDED, units.STARTING_RESOURCES, units.DEBRIS]).toEqual([4, 8, { sides: 4, added: 1 }])
  })
  test('GW-LSR-04 to GW-LSR-10, GW-WHD-05, GW-PLS-03: weapons', () => {
    expect(units.SHOTS).toEqual({ defSat: [3], pointDefence: [3, 2, 1], gunship: [3, 2] })
    expect([units.STRIKE, units.COVERAGE_REACH, units.NEEDED_LIMITS, units.PULSE_DISABLES]).toEqual([
      { needed: 3, added: 1 },
      { comSat: 2, ecmSat: 1 },
      [1, 5],
      4,
    ])
    expect(units.HIT_TABLE).toEqual({
      1: ['core'],
      2: ['core'],
      3: ['factory'],
      4: ['refinery', 'collector'],
      5: ['pointDefence'],
      6: ['engine'],
    })
  })
  test('GW-MOV-01, GW-MOV-02: the chart', () => {
    expect([PLANET_RADIUS, IMPULSES, OVERSPEED, GRAVITY, CHART_SPEED]).toEqual([1, [1, 2, 3, 4, 5, 6, 7, 8], 7, 8, 6])
    expect(MOVING_SPEEDS).toEqual({ 1: [6], 2: [3, 4, 5, 6], 3: [2, 5, 6], 4: [3, 4, 5, 6], 5: [4, 5, 6], 6: [1, 2, 3, 4, 5, 6] })
  })
})
describe('options', () => {
  test('the values that the text lost, and those of every option, the default first', () => {
    expect(LOST_VALUES).toEqual({
      boosterPrice: 1,
      gasDice: 2,
      gasGoal: 30,
      comSatBonus: 1,
      ecmSatPenalty: 1,
      debrisRings: [3, 5],
      moonNumbers: [2, 2, 3, 3],
    })
    expect(Object.fromEntries(system.options.map(({ name, default: usual, values }) => [name, [usual, ...values]]))).toEqual({
      moons: [0, 0, 1, 2, 3, 4],
      placing: ['agreed', 'agreed', 'random'],
      turns: [30, 30, 9, 12, 20, 60],
      boosterPrice: [1, 0, 1, 2],
      comSat: [1, 0, 1, 2],
      ecmSat: [1, 0, 1, 2],
      debris: ['3 and 5', '3 and 5', '2 and 4', 'none'],
      moonYield: ['even', 'even', 'poor', 'rich'],
      gasDice: [2, 1, 2, 3],
      gasGoal: [30, 20, 30, 45],
    })
  })
  test('GW-SET-02: an option goes into the setup; two players have three moons at most', () => {
    const setupOf = (id: string, options: Readonly<Record<string, number | string>>) =>
      system.scenarios.find((scenario) => scenario.id === id)?.setup(options)
    expect(setupOf('fast', { moons: 4 })).toMatchObject({ rule: 'GW-SET-02' })
    expect([setupOf('fast', { moons: 9 }), setupOf('fast', { turns: 'many' })]).toMatchObject([
      { rule: 'GW-SET-02' },
      { rule: 'GW-SCN-06' },
    ])
    expect(setupOf('fast', { moons: 3 })).toMatchObject({ moons: 3, turns: 30, placing: 'agreed' })
    expect(setupOf('free-for-all', { moons: 4, debris: '2 and 4', moonYield: 'poor' })).toMatchObject({
      moons: 4,
      lost: { debrisRings: [2, 4], moonNumbers: [1, 1, 2, 2] },
    })
    expect(setupOf('fast', { moonYield: 'rich', debris: 'none', comSat: 2, ecmSat: 0, boosterPrice: 2 })).toMatchObject({
      lost: { debrisRings: [], moonNumbers: [3, 3, 4, 4], comSatBonus: 2, ecmSatPenalty: 0, boosterPrice: 2 },
    })
    expect(setupOf('refinery', { gasDice: 3, gasGoal: 45 })).toMatchObject({ lost: { gasDice: 3, gasGoal: 45 } })
    const hasGoal = system.scenarios.filter(({ options }) => options.includes('gasGoal')).map(({ id }) => id)
    expect(hasGoal).toEqual(['refinery'])
    expect(setupOf('first-orbit', {})).toMatchObject({ moons: 0, turns: 12 })
    expect(setupOf('random', {})).toMatchObject({ placing: 'random' })
  })
})
