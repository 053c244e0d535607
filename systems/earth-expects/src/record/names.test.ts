import { expect, test } from 'vitest'
import { column } from '../fire/ships-for-tests.ts'
import { partName } from './names.ts'

test('EE-GEN-11: boxes are named by kind and place, and numbered from the bow where both are equal', () => {
  const design = column('HHHCCHPHH')
  const names = design.boxes.map(({ at }) => partName(design, at.join()))
  expect(names).toEqual([
    'hull box, fore 1',
    'hull box, fore 2',
    'hull box, fore 3',
    'control box, amidships 1',
    'control box, amidships 2',
    'hull box, amidships',
    'power box, aft',
    'hull box, aft 1',
    'hull box, aft 2',
  ])
  expect(partName(design, '5,5')).toBeUndefined()
})
