import { type Direction, type Hex, hexKey, ring, turned, within } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { duel } from '../battle-for-tests.ts'
import { beamOf, type FirePose, isAhead, isFrontal, mountBears } from './arcs.ts'

const narrow = { ...duel.options, wideVentralArcs: false }
const wide = { ...duel.options, wideVentralArcs: true }
const here: FirePose = { hex: [10, 10], facing: 0 }
const seen = (radius: number, which: (hex: Hex) => boolean): readonly string[] => ring(here.hex, radius).filter(which).map(hexKey)

describe('arcs', () => {
  test('ES-GEO-01, ES-LOC-01: an axial weapon bears on the row straight ahead and on nothing else', () => {
    expect(within(here.hex, 3).filter((hex) => mountBears(here, 'axial', hex, narrow))).toEqual([
      [10, 9],
      [10, 8],
      [10, 7],
    ])
    expect(isAhead({ ...here, facing: 2 }, [14, 10])).toBe(true)
  })
  test('ES-GEO-02, ES-LOC-02: a ventral weapon bears on a closed 60° wedge on either beam', () => {
    expect(seen(1, (hex) => beamOf(here, hex, narrow) === 'starboard')).toEqual(['11,9', '11,10'])
    expect(seen(1, (hex) => beamOf(here, hex, narrow) === 'port')).toEqual(['9,11', '9,10'])
    expect([1, 2, 3, 4].map((radius) => seen(radius, (hex) => beamOf(here, hex, narrow) === 'port').length)).toEqual([2, 3, 4, 5])
  })
  test('ES-GEO-02: with wide ventral arcs it bears on everything from 30° to 150°, the edges included', () => {
    expect(seen(1, (hex) => beamOf(here, hex, wide) === 'starboard')).toEqual(['11,9', '11,10'])
    expect(seen(2, (hex) => beamOf(here, hex, wide) === 'starboard')).toEqual(['11,8', '12,8', '12,9', '12,10', '11,11'])
    expect(seen(2, (hex) => beamOf(here, hex, wide) === 'port')).toEqual(['9,12', '8,12', '8,11', '8,10', '9,9'])
    expect(seen(3, (hex) => beamOf(here, hex, wide) === 'starboard')).toEqual(['12,7', '13,7', '13,8', '13,9', '13,10', '12,11'])
  })
  test('ES-GEO-03, ES-LOC-03: a dorsal weapon bears everywhere, its own hex included', () => {
    expect(within(here.hex, 3).every((hex) => mountBears(here, 'dorsal', hex, narrow))).toBe(true)
  })
  test('ES-CMB-05: nothing but a dorsal weapon bears on its own hex', () => {
    expect((['axial', 'ventral', 'dorsal'] as const).map((mount) => mountBears(here, mount, here.hex, narrow))).toEqual([
      false,
      false,
      true,
    ])
  })
  test('ES-GEO-04, ES-AUX-ARM-02: the front is the open wedge between the two rows beside the bow, and never the same hex', () => {
    expect(seen(1, (hex) => isFrontal(here, hex, narrow))).toEqual(['10,9'])
    expect(seen(2, (hex) => isFrontal(here, hex, narrow))).toEqual(['10,8', '11,8', '9,9'])
    expect(seen(3, (hex) => isFrontal(here, hex, narrow))).toHaveLength(5)
    expect(isFrontal(here, here.hex, narrow)).toBe(false)
  })
  test('ES-GEO-04, ES-AUX-ARM-02: with wide ventral arcs the front shrinks to less than 30° from the bow', () => {
    expect(seen(2, (hex) => isFrontal(here, hex, wide))).toEqual(['10,8'])
    expect(seen(3, (hex) => isFrontal(here, hex, wide))).toEqual(['10,7', '11,7', '9,8'])
  })
  test('ES-AUX-ARM-02: with either option a hex is ahead, to one side or astern, never in two', () => {
    for (const options of [narrow, wide])
      for (const hex of within(here.hex, 6)) expect(isFrontal(here, hex, options) && beamOf(here, hex, options) !== null).toBe(false)
  })
  test('ES-GEO-02, ES-GEO-04: arcs turn with the ship', () => {
    for (const sides of [1, 2, 3, 4, 5]) {
      const facing: Direction = turned(0, sides)
      const count = (which: (stand: FirePose, hex: Hex) => boolean, stand: FirePose): number =>
        within(stand.hex, 4).filter((hex) => which(stand, hex)).length
      for (const options of [narrow, wide]) {
        expect(count((stand, hex) => isFrontal(stand, hex, options), { ...here, facing })).toBe(
          count((stand, hex) => isFrontal(stand, hex, options), here),
        )
        expect(count((stand, hex) => beamOf(stand, hex, options) === 'port', { ...here, facing })).toBe(
          count((stand, hex) => beamOf(stand, hex, options) === 'starboard', here),
        )
      }
    }
  })
})
