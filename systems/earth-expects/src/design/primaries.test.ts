import { ahead, DIRECTIONS, hexKey } from '@admiralty/space'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { damagedRecords } from '../../test/random-records.ts'
import { openToSpace } from '../record/arcs.ts'
import { layoutOf, UNDAMAGED } from '../record/layout.ts'
import { openSidesIn, primariesOf } from './primaries.ts'
import { shipNamed } from './ready.ts'

test('EE-GEN-19: the open sides of a hex are those of its layout, on random records', () => {
  fc.assert(
    fc.property(damagedRecords, ({ design }) => {
      const open = openSidesIn(design)
      const layout = layoutOf(design)
      for (const { at } of design.boxes)
        expect(open(at)).toBe(DIRECTIONS.filter((side) => openToSpace(layout, UNDAMAGED, hexKey(at), side)).length)
    }),
    { numRuns: 60 },
  )
})
test('EE-GEN-12: the primary box of a weapon is the one with most open sides, and a railgun fires ahead', () => {
  const vigilance = shipNamed('Vigilance')
  const open = openSidesIn(vigilance)
  for (const [id, [primary]] of Object.entries(primariesOf(vigilance))) {
    const boxes = vigilance.boxes.filter(({ system }) => system === id)
    expect(open(primary?.at ?? ahead([0, 0], 0, 99))).toBe(Math.max(...boxes.map(({ at }) => open(at))))
    expect(primary?.aim).toBe(boxes.some(({ type }) => type === 'R') ? 'ahead' : null)
  }
})
