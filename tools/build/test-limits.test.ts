// No test waits for a time, and none has a time limit of its own.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** Pauses, limits of one wait, and limits of one test or hook. */
const TIMED = /waitForTimeout\(|\bsetTimeout\(|\bsleep\(|\btimeout: [\d_]+|^\s*\}, [\d_]+\)$|^\s*[\d_]+_000,$/
/** It has code as texts. */
const QUOTES = 'tools/build/boundaries/boundaries.test.ts'

test('tests wait for conditions: see tests/browser/README.md', () => {
  const files = globSync(['{apps,packages,systems,tools,tests}/**/*.test.{ts,tsx}'], { cwd: root, exclude: ['**/node_modules/**'] })
  expect(files.length).toBeGreaterThan(300)
  const found = files
    .filter((file) => file !== QUOTES && !file.endsWith('test-limits.test.ts'))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (TIMED.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    )
  expect(found).toEqual([])
})
