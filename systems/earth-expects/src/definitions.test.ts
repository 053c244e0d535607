// Definitions of the rule book (EE-GEN) that no other test file covers.
import { DIRECTIONS } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, hexesOf, setupWith } from './battle-for-tests.ts'
import { column, hulk, ship } from './fire/ships-for-tests.ts'
import { layoutOf } from './record/layout.ts'
import { systemsOf } from './record/systems.ts'
import { lockBonus } from './sensors/locks.ts'
import { facingSchema } from './shapes.ts'
import { shipOf } from './table.ts'
import { barred, countAlong } from './terrain/terrain.ts'

const engines = (boxes: string) =>
  systemsOf(layoutOf(column(boxes)))
    .filter(({ kind }) => kind === 'engine')
    .map((engine) => engine.boxes.length)

describe('definitions', () => {
  test('EE-GEN-05: an engine is one connected series of engine and half-engine boxes; a ship may have any number', () => {
    expect(engines('CHH')).toEqual([])
    expect(engines('CEe')).toEqual([2])
    expect(engines('EEHe')).toEqual([2, 1])
  })
  test('EE-GEN-10: a ship faces one of six sides', () => {
    expect(DIRECTIONS.every((facing) => facingSchema.safeParse(facing).success)).toBe(true)
    for (const between of [-1, 0.5, 6]) expect(facingSchema.safeParse(between).success).toBe(false)
  })
  test('EE-GEN-16: a line along a hexside counts one hex of terrain, a corner counts none, and both end hexes count', () => {
    const rocks = (...hexes: readonly (readonly [number, number])[]) =>
      battle({ a: ship('yellow', hulk(1)) }, {}, setupWith([], { bodies: [hexesOf('radiation', ...hexes)] })).state
    const along = (...hexes: readonly (readonly [number, number])[]) => countAlong(rocks(...hexes), [0, 0], [1, -2], 'radiation')
    expect(along([0, -1])).toBe(1)
    expect(along([0, -1], [1, -1])).toBe(1)
    expect(along([0, 0], [1, -2])).toBe(2)
    expect(countAlong(rocks([1, 1]), [0, 0], [4, 1], 'radiation')).toBe(0)
    expect(countAlong(rocks([1, 0], [2, 0], [2, 1], [3, 1]), [0, 0], [4, 1], 'radiation')).toBe(4)
  })
  test('EE-GEN-15: a hex that a line touches at a corner or a side blocks it; the end hexes do not', () => {
    const surface = (...hexes: readonly (readonly [number, number])[]) =>
      battle({ a: ship('yellow', hulk(1)) }, {}, setupWith([], { bodies: [hexesOf('surface', ...hexes)] })).state
    expect(barred(surface([1, 1]), [0, 0], [4, 1], 'laser')?.rule).toBe('EE-SUR-03')
    expect(barred(surface([1, -1]), [0, 0], [1, -2], 'laser')?.rule).toBe('EE-SUR-03')
    expect(barred(surface([0, 0], [4, 1]), [0, 0], [4, 1], 'laser')).toBeUndefined()
  })
  test('EE-HUL-01: hull boxes form no system', () => {
    const { state } = battle({ a: ship('yellow', hulk(3)) })
    expect(systemsOf(layoutOf(shipOf(state, 'a').design))).toEqual([])
  })
  test('EE-QRF-09: a used sensor makes its ship easier to lock on to, a powered but unused one does not', () => {
    const bonus = (sensors: readonly string[]) => {
      const { state } = battle({
        a: ship('yellow', column('SC')),
        b: ship('blue', column('SC'), { hex: [0, -3], deeds: { sensors: [...sensors] } }),
      })
      return lockBonus(state, shipOf(state, 'a'), shipOf(state, 'b'), 1).total
    }
    expect([bonus([]), bonus(['0,0'])]).toEqual([0, 1])
  })
})
