import type { Choices } from '@admiralty/kernel'
import { cellOf, hexKey } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { opened } from '../design/set-up-for-tests.ts'
import { stateOf } from '../position.ts'
import { stateSchema, wholeSetupSchema } from '../schema.ts'
import { optionsSchema, type Setup, setupSchema } from '../state.ts'
import { bandHexes, isBand } from './band.ts'
import { limitsOf, plainLimits } from './limits.ts'
import { centreOf, cornerTile, cornerTriangle, hexesOf, MAPS, rectangle } from './maps.ts'
import { OPTIONS } from './options.ts'
import { scenarios, seats } from './scenarios.ts'
import { setupFault } from './setup-fault.ts'
import { setupFor } from './setup-for-tests.ts'
import { acrossFarEdge, forward, inFarRow, zoneOf } from './zones.ts'

const refused = (id: string, choices: Choices) => scenarios.find((scenario) => scenario.id === id)?.setup(choices)
const cells = (hexes: readonly (readonly [number, number])[]) => hexes.map((hex) => cellOf(hex))
const span = (hexes: readonly (readonly [number, number])[]) => {
  const [columns, rows] = [cells(hexes).map(({ column }) => column), cells(hexes).map(({ row }) => row)]
  return [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)]
}
const zones = (setup: Setup) => {
  const state = { ...opened('battle'), setup }
  return Object.fromEntries(setup.seats.map(({ seat }) => [seat, span(zoneOf(state, seat))]))
}

describe('budgets', () => {
  test('ES-GEN-03: are multiples of 250 without a maximum', () => {
    expect(setupFor('battle', { budget: 250 }).seats.map(({ budget }) => budget)).toEqual([250, 250])
    expect(setupFor('battle', { budget: 100_000 }).seats[0]?.budget).toBe(100_000)
    expect(refused('battle', { map: 'custom', columns: 250 })).toMatchObject({ rule: 'ES-MAP-02' })
    expect(setupFor('battle', { budget: 12_500 }).seats[0]?.budget).toBe(12_500)
    for (const budget of [0, -250, 300, 'many', '500', 100_250]) expect(refused('battle', { budget })).toMatchObject({ rule: 'ES-GEN-03' })
    expect(setupSchema.safeParse({ ...setupFor('battle'), seats: [{ seat: 'yellow', side: 'yellow', budget: 251 }] }).success).toBe(false)
  })
  test('ES-SCN-01, ES-SCN-02, ES-SCN-04, ES-SCN-03: are fixed in scenarios: 500 points each, 250 in the convoy', () => {
    const budgets = ['quality', 'starbase', 'carriers', 'convoy'].map((id) =>
      setupFor(id, { budget: 1000 }).seats.map(({ budget }) => budget),
    )
    expect(budgets).toEqual([
      [500, 500],
      [500, 500],
      [500, 500],
      [250, 250],
    ])
  })
  test('ES-SCN-01, ES-SCN-02, ES-SCN-03, ES-SCN-04: what the scenario demands of each side', () => {
    const demands = ['battle', 'quality', 'starbase', 'convoy', 'carriers', 'squadrons'].map((id) =>
      (['yellow', 'blue'] as const).map((seat) => {
        const { demand, extra, leviathans } = limitsOf(setupFor(id, { leviathans: true }), seat)
        return [demand, extra, leviathans]
      }),
    )
    const free = ['none', 0, true]
    expect(demands).toEqual([
      [free, free],
      [
        ['oneLeviathan', 0, true],
        ['none', 0, false],
      ],
      [
        ['starbase', 0, true],
        ['none', 0, false],
      ],
      [['none', 5, true], free],
      [
        ['sixBays', 0, true],
        ['sixBays', 0, true],
      ],
      [free, free],
    ])
  })
  test('ES-SCN-05: are at least 500 points for squadrons', () => {
    expect(refused('squadrons', { budget: 250 })).toEqual({ rule: 'ES-SCN-05', reason: 'the budget must be at least 500 points, not 250' })
    expect(setupFor('squadrons', { budget: 500 }).seats.map(({ budget }) => budget)).toEqual([500, 500])
  })
  test('ES-MPL-04, ES-MPL-07: are the sum of the others for a lone player, and equal for four players', () => {
    expect(setupFor('three', { budget: 500 }).seats.map(({ seat, budget }) => [seat, budget])).toEqual([
      ['yellow', 1000],
      ['blue', 500],
      ['red', 500],
    ])
    expect(setupFor('three-yellow', { budget: 250 }).seats.map(({ budget }) => budget)).toEqual([250, 500, 250])
    expect(setupFor('four', { budget: 750 }).seats.map(({ budget }) => budget)).toEqual([750, 750, 750, 750])
  })
})

describe('players and sides', () => {
  test('ES-GEN-01, ES-MPL-01, ES-MPL-02, ES-MPL-06: two to four play, Yellow and Blue never on one side', () => {
    const sides = scenarios.map(({ id }) => seats(setupFor(id)).map(({ seat, side }) => `${seat} ${side}`))
    expect(new Set(sides.map((places) => places.length))).toEqual(new Set([2, 3, 4]))
    for (const places of sides) expect(places.slice(0, 2)).toEqual(['yellow yellow', 'blue blue'])
    expect(seats(setupFor('three')).map(({ side }) => side)).toEqual(['yellow', 'blue', 'blue'])
    expect(seats(setupFor('three-yellow')).map(({ side }) => side)).toEqual(['yellow', 'blue', 'yellow'])
    expect(seats(setupFor('four')).map(({ side }) => side)).toEqual(['yellow', 'blue', 'yellow', 'blue'])
    for (const scenario of scenarios) expect(scenario.seats).toEqual(seats(setupFor(scenario.id)))
  })
  test('ES-SHP-05: leviathans are off by default, except in Quality against Quantity', () => {
    expect(plainLimits(500)).toEqual({ budget: 500, leviathans: false, leviathanSpaces: 40, demand: 'none', extra: 0, rows: null })
    const on = scenarios.filter(({ id }) => setupFor(id).options.leviathans).map(({ id }) => id)
    expect(on).toEqual(['quality'])
    expect(setupFor('battle', { leviathans: true, leviathanSpaces: 30 }).options).toMatchObject({ leviathans: true, leviathanSpaces: 30 })
  })
  test('every option of every scenario gives a valid setup', () => {
    for (const scenario of scenarios)
      for (const { name, values, default: usual } of OPTIONS.filter((option) => scenario.options.includes(option.name)))
        for (const value of values) {
          const setup = setupFor(scenario.id, { [name]: value })
          expect(setupSchema.parse(JSON.parse(JSON.stringify(setup)))).toEqual(setup)
          expect(values).toContain(usual)
        }
    expect(Object.keys(optionsSchema.unwrap().shape).filter((name) => !OPTIONS.some((option) => option.name === name))).toEqual([])
    expect(refused('battle', { turning: 'square' })).toMatchObject({ rule: 'ES-TRN-01' })
  })
})

describe('a setup that does not fit its scenario', () => {
  const rule = (id: string, change: (setup: Setup) => Partial<Setup>) => {
    const setup = setupFor(id)
    return setupFault({ ...setup, ...change(setup) })?.rule
  }
  const points =
    (...budgets: readonly number[]) =>
    ({ seats }: Setup) => ({ seats: seats.map((place, index) => ({ ...place, budget: budgets[index] ?? place.budget })) })
  const map = (columns: number, rows: number) => () => ({ map: rectangle(columns, rows) })
  test('every scenario makes setups that fit', () => {
    for (const { id } of scenarios) expect(setupFault(setupFor(id)), id).toBeUndefined()
  })
  test('ES-GEN-03: the sides of a battle have equal points', () => {
    expect(rule('battle', points(500, 750))).toBe('ES-GEN-03')
    expect(rule('battle', points(750, 750))).toBeUndefined()
  })
  test('ES-SCN-01, ES-SCN-02, ES-SCN-03, ES-SCN-04: points that the scenario fixes', () => {
    expect(rule('quality', points(500, 750))).toBe('ES-SCN-01')
    expect(rule('starbase', points(750, 750))).toBe('ES-SCN-02')
    expect(rule('convoy', points(500, 500))).toBe('ES-SCN-03')
    expect(rule('carriers', points(250, 250))).toBe('ES-SCN-04')
  })
  test('ES-SCN-01: Quality against Quantity needs leviathans', () => {
    expect(rule('quality', ({ options }) => ({ options: { ...options, leviathans: false } }))).toBe('ES-SCN-01')
  })
  test('ES-SCN-05: squadrons have equal points, 500 or more', () => {
    expect(rule('squadrons', points(500, 750))).toBe('ES-SCN-05')
    expect(rule('squadrons', points(250, 250))).toBe('ES-SCN-05')
  })
  test('ES-GEN-01, ES-MPL-02, ES-MPL-06: the seats and sides of two, three and four players', () => {
    expect(rule('three', ({ seats: [yellow, blue] }) => ({ seats: yellow && blue ? [yellow, blue] : [] }))).toBe('ES-MPL-02')
    expect(rule('battle', () => ({ seats: setupFor('three').seats }))).toBe('ES-GEN-01')
    const united = ({ seats }: Setup) => ({
      seats: seats.map((place) => (place.seat === 'green' ? { ...place, side: 'yellow' as const } : place)),
    })
    expect(rule('four', united)).toBe('ES-MPL-06')
    const crossed = ({ seats }: Setup) => ({
      seats: seats.map((place) => ({ ...place, side: place.side === 'yellow' ? ('blue' as const) : ('yellow' as const) })),
    })
    expect(rule('battle', crossed)).toBe('ES-GEN-01')
    const onSide = (side: 'yellow' | 'blue') => (setup: Setup) => ({ seats: setup.seats.map((place) => ({ ...place, side })) })
    for (const side of ['yellow', 'blue'] as const) expect(rule('battle', onSide(side))).toBe('ES-GEN-01')
  })
  test('ES-MPL-04, ES-MPL-07: points of three and four players', () => {
    expect(rule('three', points(500, 500, 500))).toBe('ES-MPL-04')
    expect(rule('three', points(1000, 250, 750))).toBeUndefined()
    expect(rule('four', points(500, 500, 750, 750))).toBe('ES-MPL-07')
  })
  test('ES-MAP-01, ES-MPL-05, ES-MPL-07: the shape and the least size of the map', () => {
    expect(rule('battle', map(14, 13))).toBe('ES-MAP-01')
    expect(rule('battle', map(13, 14))).toBe('ES-MAP-01')
    expect(rule('battle', map(30, 14))).toBeUndefined()
    expect(rule('battle', () => ({ map: { shape: 'triangle', tiers: 3 } }))).toBe('ES-MPL-05')
    expect(rule('three', map(28, 28))).toBe('ES-MPL-05')
    expect(rule('four', map(28, 27))).toBe('ES-MPL-07')
  })
  test('the schema says what was found and what was expected; a stored state with such a setup still opens', () => {
    const setup = { ...setupFor('starbase'), ...points(750, 750)(setupFor('starbase')) }
    expect(wholeSetupSchema.safeParse(setup).error?.issues).toMatchObject([
      {
        message: 'the setup does not fit the scenario starbase: each side must have 500 build points, not 750 (ES-SCN-02)',
        params: { rule: 'ES-SCN-02' },
      },
    ])
    expect(stateSchema.safeParse(stateOf(setup, { at: { step: 'turnEnd' } })).success).toBe(true)
  })
})

describe('maps', () => {
  test('ES-MAP-01, ES-MAP-02, ES-MAP-03: two by two tiles have 196 whole hexes, three by three 441; other sizes are possible', () => {
    expect(hexesOf(setupFor('battle').map)).toHaveLength(196)
    expect(hexesOf(setupFor('battle', { map: '3x3' }).map)).toHaveLength(441)
    expect(setupFor('battle', { map: 'custom', columns: 16, rows: 35 }).map).toEqual({ shape: 'rectangle', columns: 16, rows: 35 })
    expect(new Set(hexesOf(MAPS['2x2']).map(hexKey)).size).toBe(196)
  })
  test('ES-MAP-03: every offered number of columns and rows makes a map of that size', () => {
    const sizes = (name: 'columns' | 'rows') => OPTIONS.find((option) => option.name === name)?.values ?? []
    expect([sizes('columns').length, sizes('rows').length]).toEqual([5, 6])
    for (const columns of sizes('columns'))
      for (const rows of sizes('rows'))
        expect(setupFor('battle', { map: 'custom', columns, rows }).map).toEqual({ shape: 'rectangle', columns, rows })
  })
  test('ES-MAP-04: a ship faces one of six hex-sides', () => {
    const facings = hexesOf(MAPS['4x4']).map((hex) => forward(setupFor('four'), 'green', hex))
    expect(new Set(facings).size).toBeGreaterThan(3)
    for (const facing of facings) expect([0, 1, 2, 3, 4, 5]).toContain(facing)
  })
  test('ES-MPL-05: a triangle has six tiles, or ten', () => {
    expect(hexesOf(setupFor('three').map)).toHaveLength(6 * 49)
    expect(hexesOf(setupFor('three', { tiers: 4 }).map)).toHaveLength(10 * 49)
  })
  test('ES-MPL-07: four players have sixteen tiles or more', () => {
    expect(hexesOf(setupFor('four').map)).toHaveLength(784)
    expect(hexesOf(setupFor('four', { quarters: '5x5' }).map)).toHaveLength(25 * 49)
  })
  test('ES-SCN-02: the middle is rounded down', () => {
    expect(cellOf(centreOf(MAPS['2x2']))).toEqual({ column: 6, row: 6 })
    expect(cellOf(centreOf(MAPS['3x3']))).toEqual({ column: 10, row: 10 })
  })
})

describe('deployment zones', () => {
  test('ES-SEQ-01: are two rows deep at opposite ends', () => {
    expect(zones(setupFor('battle'))).toEqual({ yellow: [0, 13, 12, 13], blue: [0, 13, 0, 1] })
    expect(zones(setupFor('convoy', { map: '3x2' }))).toEqual({ yellow: [0, 20, 12, 13], blue: [0, 20, 0, 1] })
  })
  test('ES-MPL-05: are the tiles of corners for three players', () => {
    expect(zones(setupFor('three'))).toEqual({ yellow: [0, 6, 14, 20], blue: [14, 20, 14, 20], red: [7, 13, 0, 6] })
    expect(cornerTile(setupFor('three', { tiers: 4 }).map, 'topLeft')).toHaveLength(49)
    const { map } = setupFor('three')
    expect(cornerTile(map, 'topRight')).toEqual(cornerTile(map, 'topLeft'))
    expect(span(cornerTile(map, 'bottomRight'))).toEqual([14, 20, 14, 20])
  })
  test('ES-MPL-08: of allies are neighbouring corners (tame) or opposite ones (wild)', () => {
    const tame = zones(setupFor('four'))
    expect(tame).toEqual({ yellow: [0, 6, 21, 27], red: [21, 27, 21, 27], blue: [0, 6, 0, 6], green: [21, 27, 0, 6] })
    const wild = zones(setupFor('four', { lineup: 'wild' }))
    expect(wild).toEqual({ yellow: [0, 6, 21, 27], red: [21, 27, 0, 6], blue: [0, 6, 0, 6], green: [21, 27, 21, 27] })
  })
  test('ES-SCN-05: of squadrons are the smallest corner triangles with room for each group', () => {
    const sizes = [1, 2, 3, 4, 6, 7, 9].map((ships) => cornerTriangle(MAPS['2x2'], 'topRight', ships).length)
    expect(sizes).toEqual([1, 3, 3, 6, 6, 10, 10])
    expect(span(cornerTriangle(MAPS['2x2'], 'topRight', 4))).toEqual([11, 13, 0, 2])
  })
  test('ES-SCN-04: the band has two rows on an even map and three on an odd one, only in carrier strike', () => {
    expect(span(bandHexes(setupFor('carriers')))).toEqual([0, 13, 6, 7])
    expect(span(bandHexes(setupFor('carriers', { map: '3x3' })))).toEqual([0, 20, 9, 11])
    expect(bandHexes(setupFor('battle'))).toEqual([])
    const setup = setupFor('carriers')
    const band = new Set(bandHexes(setup).map(hexKey))
    for (const hex of hexesOf(setup.map)) expect(isBand(setup, hex)).toBe(band.has(hexKey(hex)))
    for (const hex of hexesOf(setup.map)) expect(isBand({ ...setup, scenario: 'battle' }, hex)).toBe(false)
  })
  test('ES-SCN-03: Yellow’s far row is at Blue’s end, and its far edge is the top of the map', () => {
    const setup = setupFor('convoy')
    const far = hexesOf(setup.map).filter((hex) => inFarRow(setup, 'yellow', hex))
    expect(span(far)).toEqual([0, 13, 0, 0])
    expect(acrossFarEdge(setup, 'yellow', [0, -1])).toBe(true)
    expect(acrossFarEdge(setup, 'yellow', [-1, 5])).toBe(false)
    expect(acrossFarEdge(setup, 'blue', [0, 14])).toBe(true)
  })
})
