// `admiralty run PATH…`: plays case files and all case files of folders.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { plural } from '@admiralty/kernel'
import { CASE_LIMITS, type CaseResult, caseSchema, parsedBy, playCase } from '@admiralty/lessons'
import { readJson } from '@admiralty/match'
import { Command } from 'commander'
import { z } from 'zod'
import { examples } from './command-line.ts'
import { EXIT, fail, failureOf } from './fail.ts'
import { gameIds, openGame } from './games.ts'
import { textOfFile } from './text-file.ts'

type Result = 'passed' | 'failed' | 'not run'
interface FileResult extends CaseResult {
  readonly file: string
  /** `not run`: the file cannot be read, or this program does not know its game. */
  readonly result: Result
}
interface UnreadCase {
  readonly result: Exclude<Result, 'passed'>
  readonly wrong: readonly string[]
}

const namedSchema = z.looseObject({ system: z.string().max(200) })
/** Parses the text of a case file, or says what is wrong with it. */
export function readCase(text: string): { readonly value: unknown; readonly system: string } | UnreadCase {
  const read = readJson(text, CASE_LIMITS)
  if ('wrong' in read) return { result: 'not run', wrong: [read.wrong] }
  // A case of another game may have any other fields.
  const named = namedSchema.safeParse(read.value)
  if (named.success && !gameIds.includes(named.data.system))
    return { result: 'not run', wrong: [`case/system: '${named.data.system}' is not one of ${gameIds.join(', ')}`] }
  const parsed = parsedBy(caseSchema, 'case', read.value)
  return 'faults' in parsed ? { result: 'failed', wrong: parsed.faults } : { value: read.value, system: parsed.value.system }
}

/** The JSON of a file. Ends the program with a message if it cannot be read. */
export function readJsonFile(file: string): unknown {
  const text = textOfFile(file)
  if ('wrong' in text) return fail(`${file}: ${text.wrong}`)
  const read = readJson(text.text, CASE_LIMITS)
  return 'wrong' in read ? fail(`${file}: ${read.wrong}`) : read.value
}

/** The file itself, or all case files of a folder at any depth. */
export function casesIn(path: string): readonly string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => join(path, name))
}

/** The result of a file that gives no case. Every failure begins with the path of the file. */
const unread = (file: string, { result, wrong }: UnreadCase): FileResult => ({
  file,
  title: 'not a case file',
  rules: [],
  passed: false,
  result,
  checks: 0,
  failures: wrong.map((failure) => `${file}: ${failure}`),
})
/** The result of a case file. Every failure begins with the path of the file. */
export async function runFile(file: string): Promise<FileResult> {
  const text = textOfFile(file)
  const read = 'wrong' in text ? ({ result: 'not run', wrong: [text.wrong] } as const) : readCase(text.text)
  if ('wrong' in read) return unread(file, read)
  const { system } = await openGame(read.system)
  const played = playCase(system, read.value)
  const result = played.passed ? 'passed' : 'failed'
  return { file, ...played, result, failures: played.failures.map((failure) => `${file}: ${failure}`) }
}
async function* resultsOf(path: string): AsyncGenerator<FileResult> {
  const files = foundIn(path)
  if ('wrong' in files) yield unread(path, { result: 'not run', wrong: [files.wrong] })
  else for (const file of files) yield await runFile(file)
}
function foundIn(path: string): ReturnType<typeof casesIn> | { readonly wrong: string } {
  try {
    const files = casesIn(path)
    return files.length > 0 ? files : { wrong: 'this folder has no case files' }
  } catch (error) {
    return { wrong: failureOf(error) }
  }
}

const MARKS: Readonly<Record<Result, string>> = { passed: 'passed', failed: 'FAILED', 'not run': 'NOT RUN' }
async function run(paths: readonly string[], { json }: { json?: boolean }): Promise<void> {
  const results: FileResult[] = []
  for (const path of paths)
    for await (const found of resultsOf(path)) {
      results.push(found)
      if (json) console.log(JSON.stringify(found))
      else {
        console.log(`${MARKS[found.result]}  ${found.title}  (${found.rules.join(' ')})`)
        for (const failure of found.failures) console.log(`       ${failure}`)
      }
    }
  const count = (wanted: Result): number => results.filter(({ result }) => result === wanted).length
  const notRun = count('not run')
  if (!json) console.log(`${count('passed')} of ${plural(results.length, 'case')} passed${notRun > 0 ? `, ${notRun} not run` : ''}`)
  process.exitCode = count('failed') > 0 ? EXIT.wrong : notRun > 0 ? EXIT.unchecked : EXIT.right
}

export const runCommand = (): Command =>
  new Command('run')
    .description('Play case files. Exits with 1 if a case fails, and with 3 if none fails but a file cannot be run.')
    .argument('<paths...>', 'case files (JSON) or folders')
    .option('--json', 'print one line of JSON for each case')
    .addHelpText('after', examples('run systems/skirmish/cases'))
    .action(run)
