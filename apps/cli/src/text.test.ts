import { d6, logLine } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { textOf } from './text.ts'

test('a die that passed, one that missed and one that is only added up look different', () => {
  expect(textOf(logLine([], d6(5, true), ' ', d6(2, false), ' ', d6(4, null)))).toBe('[5] (2) <4>')
})
