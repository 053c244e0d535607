import { add, ahead, bearing, DIRECTIONS, type Direction, distance, type Hex, hexKey, sameHex } from '@admiralty/space'
import { edgeOf, segmentsMeet, thirds } from '@admiralty/space/thirds-for-tests'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { damagedRecords, displacements, recordOf } from '../../test/random-records.ts'
import { shipNamed } from '../design/ready.ts'
import { bears, inShipFrame, inTheWay, onRailgunRow, openToSpace } from './arcs.ts'
import { layoutOf } from './layout.ts'

const vigilance = layoutOf(shipNamed('Vigilance'))
const icarus = layoutOf(shipNamed('Icarus'))
const sees = (at: Hex, displacement: Hex, layout = vigilance) => bears(layout, {}, hexKey(at), displacement)

describe('arcs', () => {
  test('EE-GEN-18, GT-04: the boxes of the Vigilance that bear on the Icarus', () => {
    const toIcarus: Hex = [1, -2]
    expect(onRailgunRow(toIcarus, 'ahead')).toBe(false)
    expect([sees([8, -2], toIcarus), sees([-8, 6], toIcarus)]).toEqual([true, false])
    expect([sees([9, -1], toIcarus), sees([-9, 8], toIcarus)]).toEqual([true, false])
    expect([sees([-2, 4], toIcarus), sees([2, 2], toIcarus)]).toEqual([false, false])
    for (const sensor of [
      [-1, -3],
      [1, -4],
      [4, -3],
      [6, -3],
    ] as const)
      expect(sees(sensor, toIcarus)).toBe(true)
  })
  test('EE-GEN-18: all targets in one direction share one ray, which is computed once for a record', () => {
    const layout = layoutOf({ ...shipNamed('Vigilance') })
    const near = inTheWay(layout, '0,-3', [2, -4])
    const isSame = (displacement: Hex): boolean => inTheWay(layout, '0,-3', displacement) === near
    expect(
      (
        [
          [1, -2],
          [3, -6],
          [2, -5],
          [-1, 2],
        ] as const
      ).map(isSame),
    ).toEqual([true, true, false, false])
  })
  test('EE-GEN-18: no box bears on its own hex, which has no direction', () => {
    expect(bears(layoutOf(recordOf([{ at: [0, 0], type: 'S', system: null }])), {}, '0,0', [0, 0])).toBe(false)
  })
  test('EE-GEN-18: the open directions of boxes of the Vigilance', () => {
    const open = (at: Hex) => DIRECTIONS.filter((direction) => openToSpace(vigilance, {}, hexKey(at), direction))
    expect(open([-1, -3])).toEqual([0, 1, 5])
    expect(open([1, -4])).toEqual([0, 1, 5])
    expect(open([8, -2])).toEqual([0, 1, 2])
    expect(open([9, -1])).toEqual([0, 1, 2, 3, 4])
    expect(open([2, 2])).toEqual([2, 3, 4])
    expect(open([0, -3])).toEqual([0])
    expect(open([7, 0])).toEqual([2, 3, 4])
  })
  test('EE-GEN-18: a line that touches a corner of the own ship is blocked', () => {
    expect(sees([0, -2], [4, 1], icarus)).toBe(false)
    expect(sees([0, -2], [3, 1], icarus)).toBe(false)
    expect(sees([0, -2], [5, 2], icarus)).toBe(false)
    expect(sees([0, -2], [5, 1], icarus)).toBe(true)
    expect(sees([0, -2], [4, 0], icarus)).toBe(true)
  })
  test('EE-GEN-18: armour on the box’s own sides blocks until it is destroyed', () => {
    const gun = layoutOf(recordOf([{ at: [0, 0], type: 'S', system: null }], [{ at: [0, 0], side: 0 }]))
    expect(bears(gun, {}, '0,0', [0, -5])).toBe(false)
    expect(bears(gun, {}, '0,0', [1, -5])).toBe(false)
    expect(bears(gun, {}, '0,0', [1, -2])).toBe(false)
    expect(bears(gun, {}, '0,0', [2, -3])).toBe(true)
    expect(bears(gun, { '0,0/0': 'critical' }, '0,0', [0, -5])).toBe(false)
    expect(bears(gun, { '0,0/0': 'destroyed' }, '0,0', [0, -5])).toBe(true)
  })
  test('EE-GEN-03, EE-PD-02, GT-03, GT-08: both rear lasers of the Icarus bear on both entry hexes of the missiles', () => {
    const [missiles, target]: readonly [Hex, Hex] = [
      [-2, 2],
      [1, -2],
    ]
    expect([distance([0, 0], target), distance(missiles, target)]).toEqual([2, 4])
    expect(bearing(missiles, target)).toEqual({ direction: 0, along: 1, aside: 3 })
    const entries = [ahead([0, 0], 3), ahead([0, 0], 4)]
    for (const entry of entries) for (const laser of ['-2,3', '2,1']) expect(bears(icarus, {}, laser, entry)).toBe(true)
  })
  test('EE-DAM-04: a destroyed box does not block a line', () => {
    expect(bears(icarus, {}, '0,0', [0, -5])).toBe(false)
    expect(bears(icarus, { '0,-1': 'destroyed', '0,-2': 'destroyed' }, '0,0', [0, -5])).toBe(true)
  })
  test('EE-GEN-19, EE-ENG-04: the rear side of each engine of the rulebook ships is open to space', () => {
    for (const name of ['Icarus', 'Vigilance', 'Stunt Double']) {
      const design = shipNamed(name)
      for (const id of new Set(design.boxes.flatMap(({ type, system }) => (/e/i.test(type) ? [system] : [])))) {
        const rear = design.boxes.filter(({ system }) => system === id).at(-1)
        expect(rear && openToSpace(layoutOf(design), {}, hexKey(rear.at), 3)).toBe(true)
      }
    }
  })
  test('EE-GEN-19: a side is open if a ray through its middle is, on random records', () => {
    fc.assert(
      fc.property(damagedRecords, ({ design, levels }) => {
        const layout = layoutOf(design)
        for (const { at } of design.boxes)
          for (const side of DIRECTIONS)
            expect(openToSpace(layout, levels, hexKey(at), side)).toBe(bears(layout, levels, hexKey(at), ahead([0, 0], side)))
      }),
      { numRuns: 60 },
    )
  })
  test('EE-RAI-02: a railgun fires only along its own row', () => {
    expect(onRailgunRow([0, -4], 'ahead')).toBe(true)
    expect(onRailgunRow([0, -4], 'astern')).toBe(false)
    expect(onRailgunRow([0, 2], 'astern')).toBe(true)
    expect(onRailgunRow([1, -4], 'ahead')).toBe(false)
    expect([onRailgunRow([0, 0], 'ahead'), onRailgunRow([0, 0], 'astern')]).toEqual([false, false])
    expect([onRailgunRow([0, 2], 'ahead'), onRailgunRow([1, 2], 'astern'), onRailgunRow([-1, 2], 'astern')]).toEqual([false, false, false])
  })
  test('EE-GEN-18: a hex ahead of the ship is ahead on the record, for every facing', () => {
    for (const facing of DIRECTIONS) {
      expect(inShipFrame(ahead([0, 0], facing, 3), { facing, mirrored: false })).toEqual([0, -3])
      const right = ((facing + 1) % 6) as Direction // a direction again
      expect(inShipFrame(ahead([0, 0], right, 2), { facing, mirrored: false })).toEqual([2, -2])
    }
  })
  test('EE-ROL-01: a mirrored ship has left and right exchanged', () => {
    for (const facing of DIRECTIONS) {
      const [q, r] = inShipFrame([3, -1], { facing, mirrored: false })
      expect(inShipFrame([3, -1], { facing, mirrored: true })).toEqual([-q + 0, q + r])
      expect(inShipFrame(ahead([0, 0], facing, 3), { facing, mirrored: true })).toEqual([0, -3])
    }
  })
  test('EE-GEN-18: arcs agree with polygons on random records, damaged and undamaged', () => {
    fc.assert(
      fc.property(damagedRecords, displacements, ({ design, levels }, toward) => {
        const layout = layoutOf(design)
        const isUndestroyed = (id: string): boolean => levels[id] !== 'destroyed'
        for (const { at } of design.boxes) {
          const [from, to] = [thirds(at), thirds(add(at, [toward[0] * 40, toward[1] * 40]))]
          const hexes = design.boxes.some(
            (box) =>
              !sameHex(box.at, at) &&
              isUndestroyed(hexKey(box.at)) &&
              DIRECTIONS.some((side) => segmentsMeet(from, to, ...edgeOf(box.at, side))),
          )
          const plates = design.armour.some(
            (plate) => isUndestroyed(`${hexKey(plate.at)}/${plate.side}`) && segmentsMeet(from, to, ...edgeOf(plate.at, plate.side)),
          )
          expect(bears(layout, levels, hexKey(at), toward)).toBe(!hexes && !plates)
        }
      }),
      { numRuns: 60 },
    )
  })
})
