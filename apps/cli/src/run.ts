// `admiralty run FILE…`: plays case files.
import { readFileSync } from 'node:fs'
import { type CaseResult, caseSchema, playCase } from '@admiralty/testkit'
import { Command } from 'commander'
import { fail } from './fail.ts'
import { openGame } from './games.ts'

interface FileResult extends CaseResult {
  readonly file: string
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`)
  }
}

export async function runFile(file: string): Promise<FileResult> {
  const text = readJson(file)
  const parsed = caseSchema.safeParse(text)
  const broken = { file, title: file, rules: [], passed: false, checks: 0 }
  if (!parsed.success) return { ...broken, failures: parsed.error.issues.map(({ path, message }) => `${path.join('/')}: ${message}`) }
  const { system } = await openGame(parsed.data.system)
  return { file, ...playCase(system, text) }
}

async function run(files: readonly string[], { json }: { json?: boolean }): Promise<void> {
  const results: FileResult[] = []
  for (const file of files) {
    const result = await runFile(file)
    results.push(result)
    if (json) console.log(JSON.stringify(result))
    else {
      console.log(`${result.passed ? 'holds' : 'FAILS'}  ${result.title}  (${result.rules.join(' ')})`)
      for (const failure of result.failures) console.log(`       ${failure}`)
    }
  }
  const failed = results.filter(({ passed }) => !passed).length
  if (!json) console.log(`${results.length - failed} of ${results.length} cases hold`)
  process.exitCode = failed > 0 ? 1 : 0
}

export const runCommand = (): Command =>
  new Command('run')
    .description('Play case files; exits 0 only if all hold.')
    .argument('<files...>', 'case files (JSON)')
    .option('--json', 'a line of JSON for each case')
    .action(run)
