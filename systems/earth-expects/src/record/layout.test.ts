import { ahead, DIRECTIONS } from '@admiralty/space'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { damagedRecords, recordOf } from '../../test/random-records.ts'
import { shipNamed } from '../design/ready.ts'
import { networksOf, partsOf } from './adjacency.ts'
import { type Box, sideId } from './box.ts'
import { isHexPlace, layoutOf, placeOf } from './layout.ts'
import { systemsOf } from './systems.ts'

describe('the layout of a record', () => {
  test('EE-GEN-17: boxes are in reading order, top to bottom and left to right', () => {
    expect(
      layoutOf(shipNamed('Icarus'))
        .boxes.map(({ type }) => type)
        .join(''),
    ).toBe('SPHHCEPHeeLL')
  })
  test('EE-GEN-17: armour is ordered by the midpoint of its side', () => {
    const hull = { type: 'H', system: null } as const
    const design = recordOf(
      [
        { at: [0, 0], ...hull },
        { at: [1, 0], ...hull },
      ],
      [
        { at: [0, 1], side: 0 },
        { at: [0, 0], side: 1 },
        { at: [0, 0], side: 2 },
        { at: [0, 0], side: 0 },
      ],
    )
    expect(layoutOf(design).boxes.map(({ id }) => id)).toEqual(['0,0/0', '0,0/1', '0,0', '0,0/2', '0,1/0', '1,0'])
  })
  test('EE-GEN-17: armour has the upper of its two hexes first', () => {
    const hull = { type: 'H', system: null } as const
    // The middle hex has armour on its upper, upper right and lower right side, with a box beyond each.
    const around = [
      [0, -1],
      [1, -1],
      [0, 0],
      [1, 0],
    ] as const
    const design = recordOf(
      around.map((at) => ({ at, ...hull })),
      [0, 1, 2].map((side) => ({ at: [0, 0], side: side as 0 | 1 | 2 })),
    )
    const hexesAt = (id: string) => placeOf(layoutOf(design), id).beside.map((place) => place?.box.id)
    expect(['0,0/0', '0,0/1', '0,0/2'].map(hexesAt)).toEqual([
      ['0,-1', '0,0'],
      ['1,-1', '0,0'],
      ['0,0', '1,0'],
    ])
  })
  test('EE-GEN-17, EE-ARM-01: boxes of random records are ordered by their middle', () => {
    // Twice the middle, in half hexes down and columns across.
    const middle = ({ at: [q, r], side }: Box): readonly [down: number, across: number] => {
      const [a, b] = side === null ? [q, r] : ahead([q, r], side)
      return [2 * r + q + 2 * b + a, q + a]
    }
    fc.assert(
      fc.property(damagedRecords, ({ design }) => {
        const { boxes } = layoutOf(design)
        for (const [at, box] of boxes.slice(1).entries()) {
          const [[above, left], [down, across]] = [middle(boxes[at] ?? box), middle(box)]
          expect(above < down || (above === down && left < across)).toBe(true)
        }
      }),
    )
  })
  test('EE-ARM-01: a side has the same name from both its hexes', () => {
    fc.assert(
      fc.property(damagedRecords, ({ design }) => {
        const layout = layoutOf(design)
        for (const place of layout.places.filter(isHexPlace))
          for (const side of DIRECTIONS) {
            const plate = place.armour[side]
            expect(plate?.box.id ?? null).toBe(layout.byId.has(sideId(place.box.at, side)) ? sideId(place.box.at, side) : null)
            expect(plate ? plate.beside.includes(place) : true).toBe(true)
          }
      }),
      { numRuns: 30 },
    )
  })
  test('EE-GEN-14: layouts and their parts are computed once; an unknown box throws', () => {
    const design = { ...shipNamed('Vigilance') }
    const layout = layoutOf(design)
    expect(layoutOf(design)).toBe(layout)
    expect(systemsOf(layout)).toBe(systemsOf(layout))
    const levels = { '0,-3': 'destroyed' } as const
    expect([partsOf(layout, levels), networksOf(layout, levels)]).toEqual([
      partsOf(layout, { ...levels }),
      networksOf(layout, { ...levels }),
    ])
    expect(partsOf(layout, levels)).toBe(partsOf(layout, levels))
    expect(() => placeOf(layoutOf(design), '99,99')).toThrow('this record has no box 99,99')
  })
})
