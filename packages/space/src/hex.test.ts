import * as fc from 'fast-check'
import { defineHex, Grid, Orientation, distance as oracleDistance, ring as oracleRing } from 'honeycomb-grid'
import { describe, expect, test } from 'vitest'
import { ahead, bearing, DIRECTIONS, distance, type Hex, hexKey, inWedge, neighbours, ring, rowTo, sameHex, turned, within } from './hex.ts'
import { cellOf, hexAt, makeHexNumber, parseHexNumber } from './offset.ts'

const hexes = fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 })) as fc.Arbitrary<Hex>
const Tile = defineHex({ orientation: Orientation.FLAT })

describe('hexes', () => {
  test('distances agree with honeycomb-grid', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        expect(distance(a, b)).toBe(oracleDistance(Tile.settings, { q: a[0], r: a[1] }, { q: b[0], r: b[1] }))
      }),
    )
  })
  test('rings agree with honeycomb-grid', () => {
    fc.assert(
      fc.property(hexes, fc.integer({ min: 1, max: 6 }), (centre, radius) => {
        const oracle = new Grid(Tile, oracleRing({ center: { q: centre[0], r: centre[1] }, radius }))
          .toArray()
          .map(({ q, r }) => hexKey([q, r]))
        expect(ring(centre, radius).map(hexKey).sort()).toEqual(oracle.sort())
      }),
    )
  })
  test('neighbours are six, clockwise from the top', () => {
    expect(neighbours([0, 0])).toEqual([
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ])
    expect(turned(5, 1)).toBe(0)
    expect(turned(0, -1)).toBe(5)
  })
  test('rowTo gives the direction of a row, and undefined beside the rows', () => {
    for (const direction of DIRECTIONS) expect(rowTo([2, 3], ahead([2, 3], direction, 4))).toBe(direction)
    expect(rowTo([0, 0], [1, 1])).toBeUndefined()
    expect(rowTo([0, 0], [0, 0])).toBeUndefined()
  })
  test('every other hex has one bearing, which leads to it', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        const found = bearing(a, b)
        if (!found) expect(sameHex(a, b)).toBe(true)
        else {
          const { direction, along, aside } = found
          expect(ahead(ahead(a, direction, along), turned(direction, 1), aside)).toEqual(b)
        }
      }),
    )
  })
  test('a wedge contains radius + 1 hexes at every radius', () => {
    for (const direction of DIRECTIONS)
      for (const radius of [1, 2, 3, 4])
        expect(ring([5, -2], radius).filter((hex) => inWedge([5, -2], hex, direction))).toHaveLength(radius + 1)
  })
  test('a disc of radius 3 contains 37 hexes', () => expect(new Set(within([1, 1], 3).map(hexKey)).size).toBe(37))
  test('hex numbers are parsed back to the same hex', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        expect(hexAt(cellOf(hex))).toEqual(hex)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: -150, max: 150 }), fc.integer({ min: -150, max: 150 }), (column, row) => {
        expect(parseHexNumber(makeHexNumber(hexAt({ column, row })))).toEqual(hexAt({ column, row }))
      }),
    )
    expect(makeHexNumber(hexAt({ column: 2, row: 3 }))).toBe('0304')
    expect(makeHexNumber(hexAt({ column: 2, row: -5 }))).toBe('03/−04')
    expect(makeHexNumber(hexAt({ column: -13, row: 99 }))).toBe('−12/100')
    expect(parseHexNumber('nonsense')).toBeUndefined()
  })
})
