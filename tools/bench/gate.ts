// `npm run bench:gate`: measures this tree and another commit in turns, and fails if a figure became more than a tenth worse.
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { root } from '../build/run.ts'
import { share } from './figure.ts'
import type { ItemReport } from './print.ts'

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: 'HEAD^' },
    only: { type: 'string', default: 'ratio,lab,parts' },
    rounds: { type: 'string', default: '5' },
  },
})
/** A figure of this part of the other commit's, or less, is a regression. */
const LEAST = 0.9

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The other commit in a folder of its own, with the installed packages of this tree and its own workspaces. */
function checkedOut(commit: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'admiralty-gate-'))
  git('worktree', 'add', '--detach', '--force', tree, commit)
  const [installed, modules] = [join(root, 'node_modules'), join(tree, 'node_modules')]
  mkdirSync(join(modules, '@admiralty'), { recursive: true })
  for (const name of readdirSync(installed)) if (name !== '@admiralty') symlinkSync(join(installed, name), join(modules, name))
  // The links of workspaces are relative, so in the other tree they lead to its own packages.
  for (const name of readdirSync(join(installed, '@admiralty')))
    symlinkSync(readlinkSync(join(installed, '@admiralty', name)), join(modules, '@admiralty', name))
  return tree
}

/** Figures by item and name. Figures in which less is better are inverted. */
async function measured(tree: string, item: string): Promise<ReadonlyMap<string, number>> {
  const program = join(tree, 'tools/bench/main.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'figures', '--only', item, '--json'], { maxBuffer: 1 << 26 })
  const reports: readonly ItemReport[] = JSON.parse(stdout)
  return new Map(
    reports.flatMap(({ name, figures }) =>
      figures.flatMap(({ what, value, unit }): [string, number][] => {
        if (unit === 'a second') return [[`${name}: ${what}`, value]]
        return unit === 'ms' || unit === 'µs' ? [[`${name}: ${what}`, 1 / value]] : []
      }),
    ),
  )
}

const commit = git('rev-parse', '--short', values.against)
const tree = checkedOut(commit)
const ratios = new Map<string, number[]>()
try {
  for (let round = 1; round <= Number(values.rounds); round += 1)
    for (const item of values.only.split(',')) {
      process.stderr.write(`round ${round}: ${item} …\n`)
      const before = await measured(tree, item)
      for (const [name, now] of await measured(root, item)) {
        const was = before.get(name)
        if (was !== undefined) ratios.set(name, [...(ratios.get(name) ?? []), now / was])
      }
    }
} finally {
  git('worktree', 'remove', '--force', tree)
  rmSync(tree, { recursive: true, force: true })
}
if (ratios.size === 0) throw new Error(`${commit} and this tree have no figure in common`)
const medians = [...ratios].map(([name, all]) => ({ name, ratio: share(all, 0.5), all }))
for (const { name, ratio, all } of medians)
  console.log(
    `${ratio < LEAST ? 'SLOWER' : '      '} ${ratio.toFixed(2).padStart(6)} ${name} (${all.map((one) => one.toFixed(2)).join(', ')})`,
  )
const slower = medians.filter(({ ratio }) => ratio < LEAST)
console.log(`${medians.length} figures compared with ${commit}; ${slower.length} are less than ${LEAST} times as good.`)
if (slower.length > 0) process.exit(1)
