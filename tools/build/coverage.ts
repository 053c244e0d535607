// `npm run build -- coverage`: compares the test coverage of each package with a minimum; exit code 1 below it. It takes as long as all unit tests.
// --json prints one line of figures. `-- packages/space systems/easystar` covers only these folders, with only their own tests.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run.ts'

interface Share {
  readonly covered: number
  readonly total: number
}
type Summary = Readonly<Record<string, { readonly lines: Share; readonly branches: Share }>>
/** The least coverage, in per cent. */
interface Minimum {
  readonly lines: number
  readonly branches: number
}

/** The minimum of each game. */
const RULES: Minimum = { lines: 95, branches: 85 }
const MINIMUM: Readonly<Record<string, Minimum>> = {
  'packages/space': { lines: 99, branches: 97 },
  'packages/clocks': { lines: 99, branches: 95 },
  'packages/kernel': { lines: 98, branches: 95 },
  'packages/match': { lines: 99, branches: 94 },
  'packages/protocol': { lines: 99, branches: 99 },
  'packages/bots': { lines: 98, branches: 84 },
  'packages/lessons': { lines: 98, branches: 78 },
  'packages/testkit': { lines: 95, branches: 85 },
  'packages/store': { lines: 91, branches: 78 },
  'apps/server': { lines: 90, branches: 81 },
}

const json = process.argv.includes('--json')
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const folder = join(root, 'coverage')
const { status } = spawnSync('vitest', ['run', ...folders, '--reporter=dot', '--coverage', `--coverage.reportsDirectory=${folder}`], {
  cwd: root,
  // Progress goes to standard error.
  stdio: ['ignore', process.stderr, 'inherit'],
  shell: process.platform === 'win32',
})
if (status !== 0) process.exit(status ?? 1)

const summary: Summary = JSON.parse(readFileSync(join(folder, 'coverage-summary.json'), 'utf8'))
const packageOf = (file: string): string => relative(root, file).split(/[\\/]/).slice(0, 2).join('/')
const isWanted = (file: string): boolean => folders.length === 0 || folders.includes(packageOf(file))
const ofFile = Object.entries(summary).filter(([file]) => file !== 'total' && isWanted(file))

/** The covered share of a package, in per cent; 100 for a package without lines to cover. */
function share(name: string, of: 'lines' | 'branches'): number {
  const files = ofFile.filter(([file]) => packageOf(file) === name).map(([, each]) => each[of])
  const total = files.reduce((sum, each) => sum + each.total, 0)
  return total === 0 ? 100 : (100 * files.reduce((sum, each) => sum + each.covered, 0)) / total
}

const rooms = [...new Set(ofFile.map(([file]) => packageOf(file)))].toSorted().map((room) => {
  const promised = room.startsWith('systems/') ? RULES : MINIMUM[room]
  if (!promised) throw new Error(`tools/build/coverage.ts has no minimum for ${room}: add a line to MINIMUM.`)
  const [lines, branches] = [share(room, 'lines'), share(room, 'branches')]
  return { room, lines, branches, promised, kept: lines >= promised.lines && branches >= promised.branches }
})
const percent = (value: number, minimum: number): string => `${value.toFixed(1).padStart(6)} %, at least ${minimum}`
if (json) console.log(JSON.stringify(rooms))
else
  for (const { room, lines, branches, promised, kept } of rooms)
    console.log(
      `${room.padEnd(24)} lines ${percent(lines, promised.lines)}  branches ${percent(branches, promised.branches)}  ${kept ? 'ok' : 'BELOW'}`,
    )
process.exit(rooms.every(({ kept }) => kept) ? 0 : 1)
