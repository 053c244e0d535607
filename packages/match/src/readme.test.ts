import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { example } from '../test/example.ts'

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('the example in the README runs and prints what its comments say', () => {
  expect(/```ts\n(.*?)```/s.exec(read('README.md'))?.[1]).toBe(read('test/example.ts'))
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  example()
  const printed = log.mock.calls
  log.mockRestore()
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
