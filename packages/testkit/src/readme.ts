// The example of a package: its README shows the file `test/example.ts`, which runs.
import { readFileSync } from 'node:fs'
import { expect, vi } from 'vitest'

/** Runs the example of a package and returns what it prints. The README must show the same code. `home` is the folder of the package. */
export async function printedByExample(home: URL, example: () => unknown): Promise<readonly (readonly unknown[])[]> {
  const read = (file: string): string => readFileSync(new URL(file, home), 'utf8')
  expect(/```ts\n(.*?)```/s.exec(read('README.md'))?.[1]).toBe(read('test/example.ts'))
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await example()
  const printed = log.mock.calls
  log.mockRestore()
  return printed
}
