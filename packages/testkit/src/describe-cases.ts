// Runs the case files of a game, in the same way as `admiralty run`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RuleSystem } from '@admiralty/kernel'
import { type CaseResult, playCase } from '@admiralty/lessons'
import { describe, expect, test } from 'vitest'

interface Cases {
  /** Files below the folder, sorted. */
  readonly files: readonly string[]
  resultOf(file: string): CaseResult
}
/** Requires every case of a folder to pass, and their titles to be unique. */
export function describeCases(system: RuleSystem, at: URL): Cases {
  const folder = fileURLToPath(at)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
  const resultOf = (file: string): CaseResult => playCase(system, JSON.parse(readFileSync(join(folder, file), 'utf8')))

  describe('cases', () => {
    test.each(files)('%s', (file) => {
      const { passed, failures } = resultOf(file)
      expect(failures).toEqual([])
      expect(passed).toBe(true)
    })
    test('titles are unique', () => {
      const titles = files.map((file) => resultOf(file).title)
      expect(new Set(titles).size).toBe(titles.length)
    })
  })
  return { files, resultOf }
}
