// `admiralty run PATH…`: plays case files and all case files of folders.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { plural } from '@admiralty/kernel'
import { CASE_LIMITS, type CaseResult, caseSchema, parsedBy, playCase } from '@admiralty/lessons'
import { readJson } from '@admiralty/match'
import { Command } from 'commander'
import { fail } from './fail.ts'
import { gameIds, openGame } from './games.ts'

interface FileResult extends CaseResult {
  readonly file: string
}

/** Parses the text of a case file, or says what is wrong with it. */
export function readCase(text: string): { readonly value: unknown; readonly system: string } | { readonly wrong: readonly string[] } {
  const read = readJson(text, CASE_LIMITS)
  if ('wrong' in read) return { wrong: [read.wrong] }
  const parsed = parsedBy(caseSchema, 'case', read.value)
  if ('faults' in parsed) return { wrong: parsed.faults }
  const { system } = parsed.value
  if (!gameIds.includes(system)) return { wrong: [`case/system: '${system}' is not one of ${gameIds.join(', ')}`] }
  return { value: read.value, system }
}

/** The JSON of a file. Ends the program with a message if it cannot be read. */
export function readJsonFile(file: string): unknown {
  const read = readJson(textOf(file), CASE_LIMITS)
  return 'wrong' in read ? fail(`${file}: ${read.wrong}`) : read.value
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : 'the file cannot be read'}`)
  }
}

/** The file itself, or all case files of a folder at any depth. */
export function casesIn(path: string): readonly string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  return names.length > 0 ? names.sort().map((name) => join(path, name)) : fail(`${path}: this folder has no case files`)
}

/** The result of a case file. Every failure begins with the path of the file. */
export async function runFile(file: string): Promise<FileResult> {
  const read = readCase(textOf(file))
  const named = (failures: readonly string[]): readonly string[] => failures.map((failure) => `${file}: ${failure}`)
  if ('wrong' in read) return { file, title: 'not a case file', rules: [], passed: false, checks: 0, failures: named(read.wrong) }
  const { system } = await openGame(read.system)
  const result = playCase(system, read.value)
  return { file, ...result, failures: named(result.failures) }
}

async function run(paths: readonly string[], { json }: { json?: boolean }): Promise<void> {
  const results: FileResult[] = []
  for (const file of paths.flatMap(casesIn)) {
    const result = await runFile(file)
    results.push(result)
    if (json) console.log(JSON.stringify(result))
    else {
      console.log(`${result.passed ? 'passed' : 'FAILED'}  ${result.title}  (${result.rules.join(' ')})`)
      for (const failure of result.failures) console.log(`       ${failure}`)
    }
  }
  const failed = results.filter(({ passed }) => !passed).length
  if (!json) console.log(`${results.length - failed} of ${plural(results.length, 'case')} passed`)
  process.exitCode = failed > 0 ? 1 : 0
}

export const runCommand = (): Command =>
  new Command('run')
    .description('Play case files. Exits with 1 if a case fails.')
    .argument('<paths...>', 'case files (JSON) or folders')
    .option('--json', 'print one line of JSON for each case')
    .action(run)
