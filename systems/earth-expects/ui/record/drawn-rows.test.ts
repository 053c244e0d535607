import { centre, RISE } from '@admiralty/board'
import { DIRECTIONS } from '@admiralty/space'
import { expect, test } from 'vitest'
import { shipNamed } from '../../src/design/ready.ts'
import { layoutOf, placeOf } from '../../src/record/layout.ts'
import { firstOn, rowsOf } from '../../src/record/rows.ts'
import { lineOn } from './drawn-rows.ts'

const layout = layoutOf(shipNamed('Icarus'))

test('EE-POI-05: the line of a row ends at the edge of its first box', () => {
  for (const heading of DIRECTIONS)
    for (const row of rowsOf(layout, {}, heading, 'counts')) {
      const { to } = lineOn(layout, {}, { heading, row, armour: 'counts' })
      const met = centre(placeOf(layout, firstOn(layout, {}, { heading, row }, 'counts') ?? '').box.at)
      expect(Math.hypot(to.x - met.x, to.y - met.y)).toBeCloseTo(RISE * 0.8, 5)
    }
})
test('the line of a row without a box passes the whole ship', () => {
  const { from, to } = lineOn(layout, {}, { heading: 0, row: 40, armour: 'counts' })
  expect(from.x).toBeCloseTo(to.x, 5)
  expect(from.y - to.y).toBeGreaterThan(6 * RISE)
})
