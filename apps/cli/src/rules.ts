// `npm run rules`: which clauses of each rule book a test has proved. A clause counts only if a test with its id at the head of its title ran,
// passed and asserted (the test runner refuses tests that assert nothing).
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { z } from 'zod'
import { fail } from './fail.ts'
import { gameIds, openGame } from './games.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const report = z.object({
  success: z.boolean(),
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) })),
})

interface Coverage {
  readonly rules: number
  readonly missing: readonly string[]
  readonly advice: readonly string[]
}

/** The ids at the head of a title: 'ES-RNG-03, ES-RNG-04: …'. */
export function idsOf(title: string): readonly string[] {
  const head = /^([A-Z]+(?:-[A-Z]+)*-\d+[a-z]?(?:, )?)+(?=:)/.exec(title)?.[0]
  return head ? head.split(', ') : []
}

/** Clauses that a readings page says are left out: '- left out: ES-MOV-01 …'. */
export const leftOut = (readings: string): readonly string[] =>
  [...readings.matchAll(/^\W*left out:?\s*\**\s*([A-Z]+(?:-[A-Z]+)*-\d+)/gim)].map(([, id = '']) => id)

function runTests(systems: readonly string[]): readonly { readonly title: string; readonly status: string }[] {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  const file = join(folder, 'report.json')
  try {
    const vitest = spawnSync('vitest', ['run', ...systems.map((id) => `systems/${id}/src`), '--reporter=json', `--outputFile=${file}`], {
      cwd: root,
      encoding: 'utf8',
    })
    if (!existsSync(file)) return fail(`the tests did not run: ${vitest.stderr || vitest.error?.message}`)
    return report.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults.flatMap(({ assertionResults }) => assertionResults)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function coverageOf(id: string, proved: ReadonlySet<string>): Promise<Coverage> {
  const { system } = await openGame(id)
  const clauses = system.rulebook.chapters.flatMap((chapter) => chapter.clauses)
  const readings = join(root, 'systems', id, 'readings.md')
  const out = new Set(existsSync(readings) ? leftOut(readFileSync(readings, 'utf8')) : [])
  return {
    rules: clauses.length,
    missing: clauses.filter((clause) => !clause.advice && (!proved.has(clause.id) || out.has(clause.id))).map((clause) => clause.id),
    advice: clauses.filter((clause) => clause.advice).map((clause) => clause.id),
  }
}

async function rules({ json }: { json?: boolean }): Promise<void> {
  const tests = runTests(gameIds)
  const failed = new Set(tests.filter(({ status }) => status !== 'passed').flatMap(({ title }) => idsOf(title)))
  const proved = new Set(
    tests
      .filter(({ status }) => status === 'passed')
      .flatMap(({ title }) => idsOf(title))
      .filter((id) => !failed.has(id)),
  )
  const systems = Object.fromEntries(
    await Promise.all(gameIds.map(async (id): Promise<[string, Coverage]> => [id, await coverageOf(id, proved)])),
  )
  if (json) console.log(JSON.stringify({ systems }))
  else
    for (const [id, { rules: count, missing, advice }] of Object.entries(systems)) {
      console.log(`${id}: ${count} clauses, ${missing.length} missing, ${advice.length} advice (${advice.join(' ')})`)
      if (missing.length > 0) console.log(`  missing: ${missing.join(' ')}`)
    }
  process.exitCode = Object.values(systems).some(({ missing }) => missing.length > 0) ? 1 : 0
}

export const rulesCommand = (): Command =>
  new Command('rules')
    .description('Which clauses of each rule book a passing test proves.')
    .option('--json', 'one line of JSON')
    .action(rules)
