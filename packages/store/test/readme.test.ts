import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { example } from './example.ts'

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('the example in the README runs and prints what its comment says', async () => {
  expect(/```ts\n(.*?)```/s.exec(read('README.md'))?.[1]).toBe(read('test/example.ts'))
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-readme-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await example(folder)
  const printed = log.mock.calls
  log.mockRestore()
  expect(printed).toEqual([[[{ call: '1/aim', seat: 'red', order: { order: 'rest' } }]]])
})
