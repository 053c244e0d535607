import { expect, test } from 'vitest'
import { worldsWith } from '../table-for-tests.ts'
import { inWeek, played } from '../week-for-tests.ts'

const seats = { red: { worlds: ['0101'], holdings: {} }, blue: { worlds: ['0909'], holdings: {} } }
test('CR-15.1a, CR-1.1b: the first week is week 1, and groups of newcomers begin no week', () => {
  const weekAfter = (week: number): number =>
    played(inWeek('muster', { week, worlds: worldsWith({ '0101': 7, '0909': 5 }), seats })).state.week
  expect([weekAfter(0), weekAfter(3)]).toEqual([1, 3])
})
