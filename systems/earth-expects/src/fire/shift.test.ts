// The chance that a shot along a row meets the ship (EE-POI-04, EE-POI-05, EE-POI-06), compared with all rolls of two dice.
import { within } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { drawn } from '../design/design-for-tests.ts'
import { layoutOf } from '../record/layout.ts'
import { firstOn, type RowOfFire, shifted } from '../record/rows.ts'
import { chanceToMeet, shiftChances, surestRow } from './shift.ts'
import { column } from './ships-for-tests.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const ROLLS = FACES.flatMap((one) => FACES.map((other) => one + other - 7))
/** A record with columns -1 to 1 of unequal length: 0,0 at the bow. */
const WIDE = drawn('CA warship', '  H', 'H   H', '  H', '    H')

describe('the chance to meet a ship', () => {
  test('EE-POI-04: the chances of shifts to one side agree with all rolls', () => {
    const shifts = shiftChances(6)
    expect(shifts).toHaveLength(6)
    for (const [rows, chance] of shifts.entries()) expect(chance).toBeCloseTo(ROLLS.filter((off) => off === rows).length / 36, 12)
  })
  test('EE-POI-04, EE-POI-05, EE-POI-06: the chance of any row agrees with all rolls', () => {
    const meets = (design: Design, line: RowOfFire) => {
      const layout = layoutOf(design)
      const on = (off: number) => ({ ...line, row: shifted(line.row, line.heading, off, 'left') })
      const exactly = ROLLS.filter((off) => firstOn(layout, {}, on(off), 'counts') !== undefined).length / 36
      expect(chanceToMeet({ layout, levels: {}, kind: 'laser', sides: 6 }, line)).toBeCloseTo(exactly, 12)
      return Math.round(exactly * 36)
    }
    expect(meets(column('HH'), { heading: 0, row: 0 })).toBe(6)
    expect([-1, 0, 1].map((row) => meets(WIDE, { heading: 3, row }))).toEqual([15, 16, 15])
    expect(meets(WIDE, { heading: 1, row: 2 })).toBeGreaterThan(0)
  })
  test('EE-DAM-04, EE-ION-06: empty rows do not count, nor does armour against ion fire', () => {
    const layout = layoutOf({ ...WIDE, armour: [{ at: [1, 0], side: 0 }] })
    const levels = { '1,0': 'destroyed', '1,1': 'destroyed', '-1,1': 'destroyed' } as const
    expect(chanceToMeet({ layout, levels, kind: 'laser', sides: 6 }, { heading: 3, row: 0 })).toBeCloseTo(11 / 36, 12)
    expect(chanceToMeet({ layout, levels, kind: 'ion', sides: 6 }, { heading: 3, row: 0 })).toBeCloseTo(6 / 36, 12)
  })
  test('EE-CRQ-03: dice of a better crew shift farther, so fewer shots meet the ship', () => {
    const layout = layoutOf(WIDE)
    const target = { layout, levels: {}, kind: 'laser' } as const
    expect(shiftChances(8).reduce((sum, chance, rows) => sum + chance * (rows === 0 ? 1 : 2), 0)).toBeCloseTo(1, 12)
    expect(chanceToMeet({ ...target, sides: 8 }, { heading: 3, row: 0 })).toBeCloseTo((8 + 2 * 7) / 64, 12)
  })
  test('EE-MIS-14: a missile that turns about a box meets more often than a gun on the same row', () => {
    const layout = layoutOf(WIDE)
    const onRow = (kind: 'missile' | 'laser') => chanceToMeet({ layout, levels: {}, kind, sides: 6 }, { heading: 3, row: 0 })
    expect(onRow('missile')).toBeGreaterThan(onRow('laser'))
  })
  test('EE-POI-01: the surest row meets most often, and of equal rows it is the middle one', () => {
    const target = { layout: layoutOf(WIDE), levels: {}, kind: 'laser', sides: 6 } as const
    expect(surestRow(target, 3)).toEqual({ heading: 3, row: 0, chance: chanceToMeet(target, { heading: 3, row: 0 }) })
    // Three of the thirteen rows are never missed, since two dice shift a shot by at most five rows.
    const broad = { ...target, layout: layoutOf({ ...WIDE, boxes: within([0, 0], 6).map((at) => ({ at, type: 'H', system: null })) }) }
    expect(surestRow(broad, 3)).toEqual({ heading: 3, row: 0, chance: expect.closeTo(1, 12) })
    const gone = Object.fromEntries(WIDE.boxes.map(({ at }) => [at.join(), 'destroyed' as const]))
    expect(surestRow({ ...target, levels: gone }, 3)).toBeUndefined()
  })
})
