import { expect, test } from 'vitest'
import { idsOf, leftOut } from './rules.ts'

test('the ids at the head of a title', () => {
  expect(idsOf('ES-HIT-01: one die')).toEqual(['ES-HIT-01'])
  expect(idsOf('ES-AUX-ARM-01, ES-HIT-03: armour')).toEqual(['ES-AUX-ARM-01', 'ES-HIT-03'])
  expect(idsOf('a title that names ES-HIT-01: later')).toEqual([])
  expect(idsOf('ES-HIT-01 without a colon')).toEqual([])
})
test('what a readings page leaves out', () => {
  expect(leftOut('# Readings\n\n- left out: ES-MOV-01, because\n- **Left out** ES-GEN-02\n- nothing is left out here')).toEqual([
    'ES-MOV-01',
    'ES-GEN-02',
  ])
})
