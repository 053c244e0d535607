// Maps and deployment zones.
import { cellOf, hexKey } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { opened } from '../design/set-up-for-tests.ts'
import type { Setup } from '../state.ts'
import { bandHexes, isBand } from './band.ts'
import { centreOf, cornerTile, cornerTriangle, hexesOf, MAPS } from './maps.ts'
import { OPTIONS } from './options.ts'
import { setupFor } from './setup-for-tests.ts'
import { acrossFarEdge, forward, inFarRow, zoneOf } from './zones.ts'

const cells = (hexes: readonly (readonly [number, number])[]) => hexes.map((hex) => cellOf(hex))

const span = (hexes: readonly (readonly [number, number])[]) => {
  const [columns, rows] = [cells(hexes).map(({ column }) => column), cells(hexes).map(({ row }) => row)]
  return [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)]
}

const zones = (setup: Setup) => {
  const state = { ...opened('battle'), setup }
  return Object.fromEntries(setup.seats.map(({ seat }) => [seat, span(zoneOf(state, seat))]))
}

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
