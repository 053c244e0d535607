import { printedByExample } from '@admiralty/testkit/readme'
import { expect, test } from 'vitest'
import { example } from '../test/example.ts'

test('the example in the README runs and prints what its comment says', async () => {
  const printed = await printedByExample(new URL('../', import.meta.url), example)
  expect(printed).toEqual([[4, true]])
})
