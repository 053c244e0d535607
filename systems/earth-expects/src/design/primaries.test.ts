import { ahead, DIRECTIONS, hexKey } from '@admiralty/space'
import { expect, test } from 'vitest'
import { openToSpace } from '../record/arcs.ts'
import { layoutOf, UNDAMAGED } from '../record/layout.ts'
import { primariesOf } from './primaries.ts'
import { shipNamed } from './ready.ts'

test('EE-GEN-12: the primary box of a weapon is the one with most open sides, and a railgun fires ahead', () => {
  const vigilance = shipNamed('Vigilance')
  const layout = layoutOf(vigilance)
  const open = (at: Parameters<typeof hexKey>[0]) => DIRECTIONS.filter((side) => openToSpace(layout, UNDAMAGED, hexKey(at), side)).length
  for (const [id, [primary]] of Object.entries(primariesOf(vigilance))) {
    const boxes = vigilance.boxes.filter(({ system }) => system === id)
    expect(open(primary?.at ?? ahead([0, 0], 0, 99))).toBe(Math.max(...boxes.map(({ at }) => open(at))))
    expect(primary?.aim).toBe(boxes.some(({ type }) => type === 'R') ? 'ahead' : null)
  }
})
