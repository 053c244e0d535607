import { ahead, DIRECTIONS, type Hex, hexKey, opposite, turned, within } from '@admiralty/space'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { damagedRecords, displacements, headings, recordOf } from '../../test/random-records.ts'
import { shipNamed } from '../design/ready.ts'
import { ICARUS } from '../fire/chase-for-tests.ts'
import { type BoxId, sideId } from './box.ts'
import { layoutOf, placeOf } from './layout.ts'
import { boxesOn, firstBoxes, firstOn, headingsFor, isBehind, missileLine, otherHand, rowOf, rowsOf, shifted } from './rows.ts'

const icarus = layoutOf(shipNamed('Icarus'))
const named = (id: BoxId | null | undefined) => Object.entries(ICARUS).find(([, box]) => box === id)?.[0]
const OPEN = { armour: 'counts' } as const

describe('rows of fire', () => {
  test('EE-POI-01, EE-POI-02, GT-05: two sets of rows are equally parallel from the Vigilance to the Icarus', () => {
    expect(headingsFor([1, -2])).toEqual([0, 1])
    expect(firstOn(icarus, {}, { heading: 1, row: 0 }, OPEN.armour)).toBe(ICARUS.E)
    expect(boxesOn(icarus, {}, { heading: 1, row: 0 }, OPEN.armour).map(named)).toEqual(['E', 'C', 'Hr'])
  })
  test('EE-POI-02: ties exist only at odd multiples of 30°', () => {
    for (const [q, r] of within([0, 0], 12)) {
      if (q === 0 && r === 0) continue
      const tie = q === r || q === -2 * r || r === -2 * q
      expect(headingsFor([q, r])).toHaveLength(tie ? 2 : 1)
    }
    for (const direction of DIRECTIONS) expect(headingsFor(ahead([0, 0], direction, 5))).toEqual([direction])
  })
  test('EE-POI-04, EE-POI-05, GT-06: a 9 with high to the left moves the row to the sensor', () => {
    expect(shifted(0, 1, 2, 'left')).toBe(-2)
    expect(named(firstOn(icarus, {}, { heading: 1, row: -2 }, OPEN.armour))).toBe('S')
  })
  test('EE-POI-06, GT-07: a 10 moves the row off the ship', () => {
    expect(firstOn(icarus, {}, { heading: 1, row: shifted(0, 1, 3, 'left') }, OPEN.armour)).toBeUndefined()
  })
  test('EE-POI-07: a move to the left and back gives the same row, for every heading', () => {
    for (const heading of DIRECTIONS) {
      const left = ahead([0, 0], turned(heading, -1))
      expect(rowOf(left, heading)).toBe(shifted(rowOf([0, 0], heading), heading, 1, 'left'))
      expect(shifted(shifted(4, heading, 3, 'left'), heading, 3, otherHand('left'))).toBe(4)
    }
  })
  test('EE-POI-08: the first boxes of the Icarus for each heading', () => {
    const first = DIRECTIONS.map((heading) =>
      rowsOf(icarus, {}, heading, 'counts').map((row) => named(firstOn(icarus, {}, { heading, row }, 'counts'))),
    )
    expect(first).toEqual([
      ['Ll', 'el', 'Hb', 'er', 'Lr'],
      ['S', 'Hl', 'E', 'Ll', 'er', 'Lr'],
      ['S', 'Pt', 'Hl', 'E', 'el', 'Ll'],
      ['Ll', 'Hl', 'S', 'Hr', 'Lr'],
      ['S', 'Pt', 'Hr', 'Pb', 'er', 'Lr'],
      ['S', 'Hr', 'Pb', 'Lr', 'el', 'Ll'],
    ])
    expect(firstBoxes(icarus, {}, 3, 'counts').map(named)).toEqual(['S', 'Hl', 'Hr', 'Ll', 'Lr'])
  })
  test('EE-POI-05: a row meets the armour it crosses in order; ion fire meets none', () => {
    const plated = layoutOf(
      recordOf(
        [
          { at: [0, 0], type: 'H', system: null },
          { at: [0, 1], type: 'H', system: null },
        ],
        [
          { at: [0, 0], side: 0 },
          { at: [0, 1], side: 0 },
          { at: [0, 2], side: 0 },
          { at: [0, 0], side: 1 },
        ],
      ),
    )
    expect(boxesOn(plated, {}, { heading: 0, row: 0 }, 'counts')).toEqual(['0,2/0', '0,1', '0,1/0', '0,0', '0,0/0'])
    expect(boxesOn(plated, {}, { heading: 3, row: 0 }, 'ignored')).toEqual(['0,0', '0,1'])
    expect(firstOn(plated, { '0,2/0': 'destroyed' }, { heading: 0, row: 0 }, 'counts')).toBe('0,1')
    expect(rowsOf(plated, { '0,0': 'destroyed', '0,1': 'destroyed' }, 0, 'ignored')).toEqual([])
    expect(rowsOf(plated, { '0,0': 'destroyed', '0,1': 'destroyed' }, 0, 'counts')).toEqual([0])
  })
  test('EE-POI-05, EE-POI-06: rows agree with walking hex by hex on random records', () => {
    fc.assert(
      fc.property(damagedRecords, headings, fc.integer({ min: -6, max: 6 }), ({ design, levels }, heading, aside) => {
        const known = new Set([...design.boxes.map(({ at }) => hexKey(at)), ...design.armour.map(({ at, side }) => sideId(at, side))])
        const start = ahead(ahead([0, 0], turned(heading, 1), aside), opposite(heading), 24)
        const walked: BoxId[] = []
        for (let hex: Hex = start, step = 0; step < 48; step += 1, hex = ahead(hex, heading)) walked.push(hexKey(hex), sideId(hex, heading))
        const met = walked.filter((id) => known.has(id) && levels[id] !== 'destroyed')
        const line = { heading, row: rowOf(start, heading) }
        expect(boxesOn(layoutOf(design), levels, line, 'counts')).toEqual(met)
        expect(firstOn(layoutOf(design), levels, line, 'counts')).toBe(met[0])
        expect(firstOn(layoutOf(design), levels, line, 'ignored')).toBe(met.find((id) => !id.includes('/')))
      }),
    )
  })
  test('EE-POI-01: the chosen headings have the least angle to the line of fire', () => {
    fc.assert(
      fc.property(displacements, ([q, r]) => {
        // A column is √3/2 of a hex wide, so squares of sines compare as whole numbers.
        const [x, y] = [q, 2 * r + q]
        const turnFrom = (direction: number): readonly [number, number] => {
          const [a, b] = ahead([0, 0], direction as 0)
          const [u, v] = [a, 2 * b + a]
          return [3 * x * u + y * v, Math.abs(x * v - y * u)]
        }
        const chosen = headingsFor([q, r])
        const sines = chosen.map((direction) => turnFrom(direction)[1])
        const ahead30 = DIRECTIONS.filter((direction) => turnFrom(direction)[0] > 0)
        expect(new Set(sines).size).toBe(1)
        for (const direction of ahead30) expect(turnFrom(direction)[1]).toBeGreaterThanOrEqual(sines[0] ?? 0)
        expect(chosen.every((direction) => ahead30.includes(direction))).toBe(true)
      }),
    )
  })
})

describe('missiles', () => {
  const afterLasers = { '0,-2': 'destroyed' } as const
  test('EE-MIS-13, EE-MIS-14, GT-14: a line 3 to the left of the half engine turns about the laser and hits the hull', () => {
    const line = missileLine(icarus, afterLasers, { heading: 0, row: -1 }, { rows: 3, hand: 'left' })
    expect(line).toEqual({ heading: 1, row: -1, turnedAt: ICARUS.Ll, hits: ICARUS.Hl })
  })
  test('EE-MIS-13, GT-16: a line 1 to the right of the stern hull hits the other half engine', () => {
    expect(missileLine(icarus, {}, { heading: 0, row: 0 }, { rows: 1, hand: 'right' })).toMatchObject({ hits: ICARUS.er, turnedAt: null })
  })
  test('EE-MIS-15: a line turns only once', () => {
    expect(missileLine(icarus, {}, { heading: 0, row: 2 }, { rows: 5, hand: 'right' })).toMatchObject({ turnedAt: ICARUS.Lr, hits: null })
  })
  test('EE-MIS-14: a line turns towards the ship, about the last box it touched', () => {
    fc.assert(
      fc.property(
        damagedRecords,
        headings,
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom('left', 'right'),
        (record, heading, rows, hand) => {
          const layout = layoutOf(record.design)
          for (const row of rowsOf(layout, record.levels, heading, 'counts')) {
            const line = missileLine(layout, record.levels, { heading, row }, { rows, hand })
            if (line.turnedAt === null) {
              expect(line.hits).toBe(firstOn(layout, record.levels, { heading, row: shifted(row, heading, rows, hand) }, 'counts'))
              continue
            }
            const { at } = placeOf(layout, line.turnedAt).box
            const gone = Math.abs(rowOf(at, heading) - row)
            expect(gone).toBeLessThan(rows)
            expect(line.heading).toBe(turned(heading, hand === 'left' ? 1 : -1))
            expect(line.row).toBe(shifted(rowOf(at, line.heading), line.heading, rows - gone, hand))
            for (let beyond = gone + 1; beyond <= rows; beyond += 1)
              expect(firstOn(layout, record.levels, { heading, row: shifted(row, heading, beyond, hand) }, 'counts')).toBeUndefined()
          }
        },
      ),
    )
  })
})

test('EE-TAI-01: a hex is behind if fire from it comes straight from astern, without the corners', () => {
  for (const [q, r] of within([0, 0], 9)) {
    if (q === 0 && r === 0) continue
    const headingsOfFire = headingsFor([-q, -r])
    expect(isBehind([q, r])).toBe(headingsOfFire.length === 1 && headingsOfFire[0] === 0)
  }
})
