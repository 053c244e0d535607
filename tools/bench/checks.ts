// `npm run bench -- checks`: runs the commands of check-list.ts, each in its own process, and prints the last line of each.
// --jobs N runs so many at a time; --only TEXT chooses those whose command or section contains the text; --markdown prints the tables of docs/figures.md.
import { exec } from 'node:child_process'
import { parseArgs } from 'node:util'
import { root } from '../build/run.ts'
import { fail, wholeNumber } from '../shared/command-line.ts'
import { makeProgress } from '../shared/progress.ts'
import { CHECKS } from './check-list.ts'
import { type CheckResult, checksAsLines, checksAsMarkdown } from './print.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: '1' },
    markdown: { type: 'boolean', default: false },
  },
})
/** Milliseconds between two lines that say what is running. */
const EVERY = 30_000
/** Characters of the output of a failed check that are shown. */
const SHOWN = 4_000

const chosen = CHECKS.flatMap(({ title, commands }) =>
  Object.keys(commands).filter((command) => `${title} ${command}`.includes(values.only)),
)
if (chosen.length === 0) fail(`No command or section of tools/bench/check-list.ts contains '${values.only}'.`)
const waiting = [...chosen]
/** Running commands with the second at which they started. */
const running = new Map<string, number>()
const results = new Map<string, CheckResult>()
const progress = makeProgress(EVERY)
const since = (started: number): string => `${(progress.seconds() - started).toFixed(0)} s`
const note = (line: string): void => console.error(`${results.size} of ${chosen.length}, ${since(0)}: ${line}`)
const watch = setInterval(
  () =>
    progress.show(
      () => `${results.size} of ${chosen.length}; ${[...running].map(([command, at]) => `${command} for ${since(at)}`).join('; ')}`,
    ),
  1_000,
)

/** Runs the command in a shell, as a reader would. */
function perform(command: string): Promise<void> {
  const started = progress.seconds()
  running.set(command, started)
  return new Promise((resolve) => {
    exec(command, { cwd: root, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      const summary = stdout.trimEnd().split('\n').at(-1) ?? ''
      running.delete(command)
      results.set(command, { command, summary, seconds: progress.seconds() - started, failed: error !== null })
      if (error) console.error(`${stderr.slice(-SHOWN)}\n${stdout.slice(-SHOWN)}`)
      note(`${error ? 'FAILED' : 'passed'}: ${command}: ${summary}`)
      resolve()
    })
  })
}
async function job(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await perform(next)
}

/** Prints the tables of the checks that have ended, and sets the exit code. */
function report(): void {
  for (const section of CHECKS) {
    const done = Object.keys(section.commands).flatMap((command) => results.get(command) ?? [])
    if (done.length > 0) console.log((values.markdown ? checksAsMarkdown : checksAsLines)(section, done))
  }
  const failed = [...results.values()].filter((result) => result.failed).length
  note(`${failed} failed`)
  process.exitCode = failed > 0 || results.size < chosen.length ? 1 : 0
}

process.once('SIGINT', () => {
  report()
  process.exit()
})
await Promise.all(Array.from({ length: wholeNumber(values.jobs, '--jobs') }, job))
clearInterval(watch)
report()
