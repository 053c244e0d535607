// Runs the case files of a game, in the same way as `admiralty run`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RuleSystem } from '@admiralty/kernel'
import { CASE_LIMITS, type CaseResult } from '@admiralty/lessons'
import { readJson } from '@admiralty/match'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { playText, scenarioCaseFaults } from './case-laws.ts'

interface Cases {
  /** Files below the folder, sorted. */
  readonly files: readonly string[]
  /** Plays a case, each time again: mutation runs repeat tests on other rules. */
  play(file: string): CaseResult
  /** The result of the last time a case was played. */
  resultOf(file: string): CaseResult
}
/** The cases of a folder. */
export function caseFiles(system: RuleSystem, at: URL): Cases {
  const folder = fileURLToPath(at)
  if (!existsSync(folder)) throw new Error(`${system.id} has no folder ${folder}: write a case into it, as docs/cases.md describes`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
  const results = new Map<string, CaseResult>()
  function play(file: string): CaseResult {
    const result = playText(system, readFileSync(join(folder, file), 'utf8'))
    results.set(file, result)
    return result
  }
  return { files, play, resultOf: (file) => results.get(file) ?? play(file) }
}

/** The head of a case file; a damaged file fails its own test. */
function headOf(text: string): Pick<CaseResult, 'title' | 'rules'> {
  const read = readJson(text, CASE_LIMITS)
  const head = headSchema.safeParse('wrong' in read ? null : read.value)
  return head.success ? head.data : { title: 'damaged', rules: [] }
}
const headSchema = z.object({ title: z.string(), rules: z.array(z.string()) })

/** Requires every case of a folder to pass, and their titles to be unique. The name of a test begins with the clauses that the case proves. */
export function describeCases(system: RuleSystem, at: URL): void {
  const { files, play, resultOf } = caseFiles(system, at)
  const named = files.map((file): readonly [string, string] => {
    const { title, rules } = headOf(readFileSync(new URL(file, at), 'utf8'))
    return [[rules.join(', '), title, file].filter((part) => part !== '').join(': '), file]
  })
  describe('cases', () => {
    test.each(named)('%s', (_, file) => {
      const { passed, failures } = play(file)
      expect(failures.map((failure) => `${file}: ${failure}`)).toEqual([])
      expect(passed).toBe(true)
    })
    test('titles are unique', () => {
      const titles = files.map((file) => resultOf(file).title)
      expect(new Set(titles).size).toBe(titles.length)
    })
    test('the folder has cases', () => expect(files, 'write a case, as docs/cases.md describes').not.toEqual([]))
    test.each(system.scenarios.map(({ id }) => id))('the scenario %s can be a case', (id) => {
      expect(scenarioCaseFaults(system, id)).toEqual([])
    })
  })
}
