import { printedByExample } from '@admiralty/testkit/readme'
import { expect, test } from 'vitest'
import { example } from '../test/example.ts'

test('the example in the README runs and prints what its comments say', async () => {
  const printed = await printedByExample(new URL('../', import.meta.url), example)
  expect(printed[0]?.[0]).toEqual([
    expect.objectContaining({ observation: expect.objectContaining({ type: 'mustered', seat: 'red', gear: null }) }),
    expect.objectContaining({ observation: expect.objectContaining({ type: 'mustered', seat: 'blue' }) }),
    expect.objectContaining({ observation: expect.objectContaining({ type: 'roundBegan' }) }),
    expect.objectContaining({ observation: expect.objectContaining({ type: 'supplied', seat: 'blue' }) }),
    expect.objectContaining({ observation: null }),
  ])
  expect(printed[1]?.[1]).toMatchObject({ ok: true, dice: 2 })
  expect(printed[2]).toEqual([true])
})
