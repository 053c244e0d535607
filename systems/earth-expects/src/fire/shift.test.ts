// The chance that a shot along a row meets the ship (EE-POI-04, EE-POI-05, EE-POI-06), compared with all rolls of two dice.
import { describe, expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { drawn } from '../design/design-for-tests.ts'
import { layoutOf } from '../record/layout.ts'
import { firstOn, type RowOfFire, shifted } from '../record/rows.ts'
import { chanceToMeet, SHIFTS } from './shift.ts'
import { column } from './ships-for-tests.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const ROLLS = FACES.flatMap((one) => FACES.map((other) => one + other - 7))
/** Columns -1 to 1 of unequal length: 0,0 at the bow. */
const WIDE = drawn('CA warship', '  H', 'H   H', '  H', '    H')

describe('the chance to meet a ship', () => {
  test('EE-POI-04: the chances of shifts to one side agree with all rolls', () => {
    expect(SHIFTS).toHaveLength(6)
    for (const [rows, chance] of SHIFTS.entries()) expect(chance).toBeCloseTo(ROLLS.filter((off) => off === rows).length / 36, 12)
  })
  test('EE-POI-04, EE-POI-05, EE-POI-06: the chance of any row agrees with all rolls', () => {
    const meets = (design: Design, line: RowOfFire) => {
      const layout = layoutOf(design)
      const on = (off: number) => ({ ...line, row: shifted(line.row, line.heading, off, 'left') })
      const exactly = ROLLS.filter((off) => firstOn(layout, {}, on(off), 'counts') !== undefined).length / 36
      expect(chanceToMeet({ layout, levels: {} }, line, 'counts')).toBeCloseTo(exactly, 12)
      return Math.round(exactly * 36)
    }
    expect(meets(column('HH'), { heading: 0, row: 0 })).toBe(6)
    expect([-1, 0, 1].map((row) => meets(WIDE, { heading: 3, row }))).toEqual([15, 16, 15])
    expect(meets(WIDE, { heading: 1, row: 2 })).toBeGreaterThan(0)
  })
  test('EE-DAM-04, EE-ION-06: empty rows do not count, nor does armour against ion fire', () => {
    const layout = layoutOf({ ...WIDE, armour: [{ at: [1, 0], side: 0 }] })
    const levels = { '1,0': 'destroyed', '1,1': 'destroyed', '-1,1': 'destroyed' } as const
    expect(chanceToMeet({ layout, levels }, { heading: 3, row: 0 }, 'counts')).toBeCloseTo(11 / 36, 12)
    expect(chanceToMeet({ layout, levels }, { heading: 3, row: 0 }, 'ignored')).toBeCloseTo(6 / 36, 12)
  })
})
