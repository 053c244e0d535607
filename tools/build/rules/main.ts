// `npm run rules`: runs the tests of every game, and lists clauses that no test proves or no line enforces.
// `npm run rules -- ID`: prints one clause with the lines that enforce it, its tests, cases and lessons. It runs no tests.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Clause, seededDice } from '@admiralty/kernel'
import { folderOfGame } from '@admiralty/testkit/game-folder'
import { games } from '../../../systems/all.ts'
import { type Citation, citationsOf } from './citations.ts'
import { clauseBrief, clausePage } from './clause-page.ts'
import { type RulesSurvey, surveyOf, type TestOutcome } from './survey.ts'

const HELP = `npm run rules                 lists clauses that no test proves or no line enforces (runs the games' tests)
npm run rules -- --json       prints the same as one line of JSON
npm run rules -- --sample 20  prints 20 random clauses, each with the first line that enforces it (--seed N: other clauses)
npm run rules -- ID [ID …]    prints the clause, the lines that enforce it, its tests, cases and lessons (runs no tests)`

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** The part of Vitest's JSON report that counts here. */
interface TestReport {
  readonly testResults: readonly { readonly assertionResults: readonly TestOutcome[] }[]
}

function fail(words: string): never {
  console.error(words)
  process.exit(2)
}

/** The command line requires assertions too, so that no setting can let an empty test count. */
function runTests(systems: readonly string[]): readonly TestOutcome[] {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  const file = join(folder, 'report.json')
  const folders = systems.map(folderOfGame).flatMap((folder) => [`systems/${folder}/src`, `systems/${folder}/test/cases.test.ts`])
  const options = ['--exclude=**/*.long.test.ts', '--expect.requireAssertions', '--reporter=json', `--outputFile=${file}`]
  try {
    const vitest = spawnSync('vitest', ['run', ...folders, ...options], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (!existsSync(file)) return fail(`The tests did not run: ${vitest.stderr || vitest.error?.message}`)
    const { testResults }: TestReport = JSON.parse(readFileSync(file, 'utf8'))
    return testResults.flatMap(({ assertionResults }) => assertionResults)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const ofClause = (id: string): boolean => /^[A-Z]{2}-/.test(id)

type Page = (clause: Clause, citations: readonly Citation[]) => string

async function clausesOf({ rules }: (typeof games)[keyof typeof games]): Promise<readonly Clause[]> {
  return (await rules()).system.rulebook.chapters.flatMap((chapter) => chapter.clauses)
}

async function printClauses(ids: readonly string[], page: Page): Promise<void> {
  const left = new Set(ids)
  for (const [game, module] of Object.entries(games)) {
    const clauses = (await clausesOf(module)).filter(({ id }) => left.delete(id))
    if (clauses.length === 0) continue
    const citations = citationsOf(root, game)
    for (const clause of clauses) console.log(`${page(clause, citations.get(clause.id) ?? [])}\n`)
  }
  if (left.size > 0) fail(`No rule book has the clause ${[...left].join(', ')}. A clause id looks like EE-ENG-17.`)
}

/** Random ids from all rule books. The same seed gives the same ids. */
async function sampled(count: number, seed: number): Promise<readonly string[]> {
  const ids = (await Promise.all(Object.values(games).map(clausesOf))).flat().map(({ id }) => id)
  const dice = seededDice(seed)
  return Array.from({ length: Math.min(count, ids.length) }, () => {
    const [face = 1] = dice.roll(1, ids.length, 'a clause')
    return ids.splice(face - 1, 1)
  }).flat()
}

function printSurvey(game: string, { rules, advice, unproved, failed, unenforced, unknown }: RulesSurvey): void {
  console.log(`${game}: ${rules} clauses, ${unproved.length} unproved, ${unenforced.length} without an enforcing line`)
  console.log(`  advice, neither enforced nor proved (${advice.length}): ${advice.join(' ')}`)
  if (unproved.length > 0) console.log(`  no test that passed and asserted: ${unproved.join(' ')}`)
  for (const title of failed) console.log(`  failed: ${title}`)
  if (unenforced.length > 0) console.log(`  no line of src or data cites: ${unenforced.join(' ')}`)
  for (const place of unknown) console.log(`  no clause of the book: ${place}`)
}

async function survey(json: boolean): Promise<void> {
  const tests = runTests(Object.keys(games))
  const entries = Object.entries(games).map(async ([game, { rules }]): Promise<[string, RulesSurvey]> => {
    const readings = join(root, 'systems', game, 'readings.md')
    const text = existsSync(readings) ? readFileSync(readings, 'utf8') : ''
    return [game, surveyOf((await rules()).system.rulebook, citationsOf(root, game), tests, text)]
  })
  const surveys = Object.fromEntries(await Promise.all(entries))
  if (json) console.log(JSON.stringify({ systems: surveys }))
  else for (const [game, found] of Object.entries(surveys)) printSurvey(game, found)
  const faults = Object.values(surveys).flatMap(({ unproved, failed, unenforced, unknown }) => [
    ...unproved,
    ...failed,
    ...unenforced,
    ...unknown,
  ])
  process.exitCode = faults.length > 0 ? 1 : 0
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const wrong = positionals.find((id) => !ofClause(id))
if (values.help) console.log(HELP)
else if (wrong !== undefined) fail(`'${wrong}' is not a clause id. A clause id looks like EE-ENG-17.\n${HELP}`)
else if (values.sample !== undefined) await printClauses(await sampled(Number(values.sample), Number(values.seed)), clauseBrief)
else if (positionals.length > 0) await printClauses(positionals, clausePage)
else await survey(values.json)
