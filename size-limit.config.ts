// Which built files a visitor loads for what, by Vite's manifest; for size-limit, called by tools/build/size.ts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SIZE_LIMITS_KB } from './tools/build/size-limits.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const built = process.env.WEB_DIR ?? 'apps/web/dist'
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'))

/** What comes with a chunk: all that it imports, and the styles of those. */
function comesWith(door: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const { file, imports = [], css = [] } = manifest[door] ?? {}
  if (file === undefined) throw new Error(`nothing built stands for ${door}`)
  if (seen.has(file)) return seen
  return imports.reduce<ReadonlySet<string>>((files, next) => comesWith(next, files), new Set([...seen, file, ...css]))
}
const all = (doors: readonly string[]): ReadonlySet<string> => new Set(doors.flatMap((door) => [...comesWith(door)]))
const there = (files: Iterable<string>): string[] => Array.from(files, (file) => join(built, file))

const shelf = comesWith('index.html')
const table = comesWith('src/table/page.tsx').difference(shelf)
const games = Object.keys(manifest).flatMap((door) => /systems\/([^/]+)\/src\/index\.ts$/.exec(door)?.[1] ?? [])
const gameFiles = (game: string): ReadonlySet<string> =>
  all(
    Object.keys(manifest).filter((door) => door.endsWith(`systems/${game}/src/index.ts`) || door.endsWith(`systems/${game}/ui/index.tsx`)),
  )

export default [
  {
    name: 'First load of the shelf',
    path: there(['index.html', 'old-browser.js', ...shelf]),
    limit: `${SIZE_LIMITS_KB.firstLoad} kB`,
    gzip: true,
  },
  { name: 'The table, beside it', path: there(table), limit: `${SIZE_LIMITS_KB.table} kB`, gzip: true },
  ...games.map((game) => ({
    name: `Game ${game}, beside both`,
    path: there(gameFiles(game).difference(shelf).difference(table)),
    limit: `${SIZE_LIMITS_KB.game} kB`,
    gzip: true,
  })),
  { name: 'Threads', path: join(built, 'assets/worker-*.js'), limit: `${SIZE_LIMITS_KB.threads} kB`, gzip: true },
]
