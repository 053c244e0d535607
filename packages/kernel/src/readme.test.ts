import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { example } from '../test/example.ts'

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('the example in the README runs and prints what its comment says', () => {
  expect(/```ts\n(.*?)```/s.exec(read('README.md'))?.[1]).toBe(read('test/example.ts'))
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  example()
  const printed = log.mock.calls
  log.mockRestore()
  expect(printed).toEqual([[4, true]])
})
