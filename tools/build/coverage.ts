// `npm run build -- coverage`: how much of each package its tests walk through, against what is promised here; exit code 1 below that.
// --json prints one line of figures; `-- packages/space systems/easystar` looks at these alone, as far as their own tests go. It takes as long as all unit tests, so it is no part of npm test.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run.ts'

interface Share {
  readonly covered: number
  readonly total: number
}
type Summary = Readonly<Record<string, { readonly lines: Share; readonly branches: Share }>>
interface Promised {
  readonly lines: number
  readonly branches: number
}

/** In per cent. Rules are held to theirs game by game. */
const RULES: Promised = { lines: 95, branches: 85 }
const PROMISED: Readonly<Record<string, Promised>> = {
  'packages/space': { lines: 99, branches: 97 },
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
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const folder = join(root, 'coverage')
const { status } = spawnSync(
  'vitest',
  ['run', ...asked, '--reporter=dot', '--testTimeout=300000', '--coverage', `--coverage.reportsDirectory=${folder}`],
  {
    cwd: root,
    // What is under way is told beside the figures. Counting makes everything slower, so every test has longer.
    stdio: ['ignore', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  },
)
if (status !== 0) process.exit(status ?? 1)

const summary: Summary = JSON.parse(readFileSync(join(folder, 'coverage-summary.json'), 'utf8'))
const roomOf = (file: string): string => relative(root, file).split(/[\\/]/).slice(0, 2).join('/')
const isAsked = (file: string): boolean => asked.length === 0 || asked.includes(roomOf(file))
const ofFile = Object.entries(summary).filter(([file]) => file !== 'total' && isAsked(file))

/** Of a package with nothing to walk through, all is walked through. */
function share(room: string, of: 'lines' | 'branches'): number {
  const files = ofFile.filter(([file]) => roomOf(file) === room).map(([, each]) => each[of])
  const total = files.reduce((sum, each) => sum + each.total, 0)
  return total === 0 ? 100 : (100 * files.reduce((sum, each) => sum + each.covered, 0)) / total
}

const rooms = [...new Set(ofFile.map(([file]) => roomOf(file)))].toSorted().map((room) => {
  const promised = room.startsWith('systems/') ? RULES : PROMISED[room]
  if (!promised) throw new Error(`tools/build/coverage.ts promises nothing of ${room}`)
  const [lines, branches] = [share(room, 'lines'), share(room, 'branches')]
  return { room, lines, branches, promised, kept: lines >= promised.lines && branches >= promised.branches }
})
const percent = (value: number, promised: number): string => `${value.toFixed(1).padStart(6)} % of ${promised}`
if (json) console.log(JSON.stringify(rooms))
else
  for (const { room, lines, branches, promised, kept } of rooms)
    console.log(
      `${room.padEnd(24)} lines ${percent(lines, promised.lines)}  branches ${percent(branches, promised.branches)}  ${kept ? 'kept' : 'BELOW'}`,
    )
process.exit(rooms.every(({ kept }) => kept) ? 0 : 1)
