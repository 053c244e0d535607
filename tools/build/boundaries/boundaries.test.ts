// Tests every boundary: plants an import of each kind in every kind of folder. The linter must refuse exactly the forbidden ones.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FILE, printed } from './generate.ts'
import { FLOORS, LAYERS } from './layers.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const here = 'tools/build/boundaries'

/** Import targets by kind. A path with a leading slash starts at the root of the repository. */
const TARGETS = {
  zod: 'zod',
  react: 'react',
  fastify: 'fastify',
  node: 'node:fs',
  kernel: '@admiralty/kernel',
  match: '@admiralty/match',
  lessons: '@admiralty/lessons',
  board: '@admiralty/board',
  store: '@admiralty/store',
  testkit: '@admiralty/testkit',
  insidePackage: '@admiralty/kernel/src/dice.ts',
  packagePath: '/packages/kernel/src/dice.ts',
  game: '@admiralty/systems/another',
  gamePath: '/systems/another/src/index.ts',
  gameData: '/systems/another/data/tables.ts',
  gameFile: '/systems/another/cover.ts',
  gameScreen: '@admiralty/systems/another/ui',
  listOfGames: '@admiralty/systems/all',
  listPath: '/systems/all.ts',
  server: '@admiralty/server',
  serverPath: '/apps/server/src/index.ts',
  web: '/apps/web/src/main.tsx',
  tool: '/tools/another/main.ts',
  browserTest: '/tests/browser/input.ts',
} as const
type Target = keyof typeof TARGETS

const GAME = ['zod', 'kernel'] as const
const ANY_GAME = ['game', 'listOfGames', 'gamePath', 'gameData', 'gameFile', 'listPath'] as const
const OUTSIDE = ['zod', 'react', 'fastify', 'node'] as const
const PACKAGES = ['kernel', 'match', 'lessons', 'board', 'store', 'testkit'] as const

/** A file in each kind of folder, with the targets that it may import. The folders `imagined` and `newcomer` are in no list of layers. */
const ROOMS: Readonly<Record<string, readonly Target[]>> = {
  'systems/imagined/src/a.ts': GAME,
  'systems/imagined/src/chapter/a.ts': GAME,
  'systems/imagined/src/chapter/deep/deeper/deepest/a.ts': GAME,
  'systems/imagined/data/a.ts': GAME,
  'systems/imagined/rulebook/a.ts': GAME,
  'systems/imagined/lessons/a.ts': [...GAME, 'lessons'],
  'systems/imagined/ui/a.tsx': [...GAME, 'lessons', 'board', 'react'],
  'systems/imagined/ui/panel/a.tsx': [...GAME, 'lessons', 'board', 'react'],
  'systems/imagined/a.ts': GAME,
  'systems/imagined/attic/a.ts': GAME,
  'systems/imagined/test/a.ts': [...OUTSIDE, 'kernel', 'match', 'lessons', 'board', 'testkit'],
  'systems/imagined/src/chapter/a.test.ts': [...OUTSIDE, 'kernel', 'match', 'lessons', 'board', 'testkit'],
  'packages/kernel/src/a.ts': ['zod', 'packagePath'],
  'packages/clocks/src/a.ts': ['zod'],
  'packages/space/src/a.ts': [],
  'packages/match/src/a.ts': ['zod', 'kernel'],
  'packages/bots/src/a.ts': ['kernel'],
  'packages/lessons/src/a.ts': ['zod', 'kernel'],
  'packages/protocol/src/a.ts': ['zod', 'kernel', 'match'],
  'packages/store/src/a.ts': ['zod', 'node', 'kernel', 'match'],
  'packages/board/src/a.tsx': ['react', 'kernel'],
  'packages/testkit/src/a.ts': ['zod', 'node', 'kernel', 'match', 'lessons'],
  'packages/newcomer/src/a.ts': [],
  'packages/match/src/a.test.ts': [...OUTSIDE, ...PACKAGES],
  'packages/match/test/a.ts': [...OUTSIDE, ...PACKAGES],
  'apps/web/src/a.tsx': ['react', 'kernel', 'match', 'lessons', 'board', 'listOfGames', 'listPath', 'web'],
  'apps/server/src/a.ts': ['serverPath', 'zod', 'node', 'fastify', 'kernel', 'match', 'store', 'listOfGames', 'listPath'],
  'apps/cli/src/a.ts': ['zod', 'node', 'kernel', 'match', 'lessons', 'store', 'server', 'listOfGames', 'listPath'],
  'apps/newcomer/src/a.ts': [],
  'apps/server/test/a.ts': [...OUTSIDE, ...PACKAGES, 'game', 'gameScreen', 'listOfGames', 'server', 'serverPath', 'insidePackage'],
  'tools/fuzz/a.ts': [...OUTSIDE, ...PACKAGES, ...ANY_GAME, 'server', 'serverPath', 'insidePackage'],
  'tests/browser/a.ts': [
    ...OUTSIDE,
    ...PACKAGES,
    ...ANY_GAME,
    'gameScreen',
    'server',
    'serverPath',
    'web',
    'packagePath',
    'insidePackage',
    'browserTest',
  ],
  'tools/newcomer/deep/a.ts': [...OUTSIDE, ...PACKAGES, ...ANY_GAME, 'server', 'serverPath', 'insidePackage'],
}

/** Other ways to import than an import statement with a plain path. */
const DISGUISES = {
  'a type': `export type A = import('@admiralty/store').Store`,
  'typeof a module': `export type A = typeof import('@admiralty/store')`,
  'an export': `export * from '@admiralty/store'`,
  'a dynamic import': `export const a = await import('@admiralty/store')`,
  'a template': 'export const a = await import(`@admiralty/store`)',
  'a computed path': `const name = 'store'\nexport const a = await import('@admiralty/' + name)`,
  'a path that turns back': `import { a } from './b/../../../another/src/index.ts'\nexport const b = a`,
  'a path that turns back at once': `import { a } from './../../another/src/index.ts'\nexport const b = a`,
} as const

/** Globals that a pure folder must not use. */
const IMPURE = {
  Date: 'Date.now()',
  'new Date': 'new Date()',
  'Math.random': 'Math.random()',
  "Math['random']": "Math['random']()",
  'Math by another name': '(({ random }) => random())(Math)',
  performance: 'performance.now()',
  crypto: 'crypto.randomUUID()',
  setTimeout: 'setTimeout(() => undefined, 1)',
  fetch: "fetch('/')",
  document: 'document.title',
  localStorage: 'localStorage.length',
  process: 'process.env',
  globalThis: 'globalThis.Date',
} as const
const PURE_ROOMS = [
  ...['src', 'data', 'rulebook', 'lessons', 'attic'].map((room) => `systems/imagined/${room}`),
  ...['clocks', 'kernel', 'space', 'match', 'bots', 'lessons', 'protocol'].map((name) => `packages/${name}/src`),
]

const folder = mkdtempSync(join(tmpdir(), 'admiralty-boundaries-'))
let planted = 0
/** Writes a file with a new name into the folder of `place`. */
function plant(place: string, text: string): string {
  planted += 1
  const file = place.replace(/\ba(?=\.)/, `planted-${planted}`)
  mkdirSync(join(folder, dirname(file)), { recursive: true })
  writeFileSync(join(folder, file), `${text}\n`)
  return file
}
/** A target with a leading slash is a file of the repository, imported by the shortest path. */
function importing(place: string, target: string): string {
  const path = relative(dirname(`/${place}`), target)
  const specifier = target.startsWith('/') ? (path.startsWith('.') ? path : `./${path}`) : target
  return `import { a } from '${specifier}'\nexport const b = a`
}

interface Planted {
  readonly name: string
  readonly file: string
  readonly refused: boolean
}
const imports: readonly Planted[] = Object.entries(ROOMS).flatMap(([place, allowed]) =>
  Object.entries(TARGETS).map(([kind, target]) => ({
    name: `${place} and ${kind}`,
    file: plant(place, importing(place, target)),
    refused: !allowed.some((one) => one === kind),
  })),
)
const own: readonly Planted[] = [
  ['systems/imagined/src/chapter/a.ts', '/systems/imagined/src/table.ts'],
  ['systems/imagined/src/chapter/a.ts', '/systems/imagined/data/tables.ts'],
  ['systems/imagined/src/a.ts', '/systems/imagined/rulebook/clause.ts'],
  ['systems/imagined/lessons/a.ts', '/systems/imagined/src/index.ts'],
  ['systems/imagined/ui/panel/a.tsx', '/systems/imagined/src/table.ts'],
  ['systems/imagined/test/a.ts', '/systems/imagined/src/table.ts'],
  ['tools/fuzz/a.ts', '/tools/shared/progress.ts'],
].map(([place = '', target = '']) => ({ name: `${place} and ${target}`, file: plant(place, importing(place, target)), refused: false }))
const inverted: readonly Planted[] = [
  ['systems/imagined/src/a.ts', '/systems/imagined/ui/index.tsx'],
  ['systems/imagined/src/a.ts', '/systems/imagined/lessons/index.ts'],
  ['systems/imagined/data/a.ts', '/systems/imagined/src/table.ts'],
  ['systems/imagined/ui/a.tsx', '/systems/imagined/test/matches.ts'],
].map(([place = '', target = '']) => ({ name: `${place} and ${target}`, file: plant(place, importing(place, target)), refused: true }))
/** From each room of an app to all floors below it at once and to each one above, and from the files between the rooms upwards. */
const floors: readonly Planted[] = Object.entries(FLOORS).flatMap(([app, all]) =>
  all.flatMap((from, at) => {
    const isFile = from.endsWith('.ts')
    const place = `apps/${app}/src/${isFile ? from : `${from}/a.ts`}`
    const importOf = (to: string) => importing(place, `/apps/${app}/src/${to.endsWith('.ts') ? to : `${to}/b.ts`}`)
    const above = (isFile ? ['processes'] : all.slice(at + 1)).map((to) => ({
      name: `${from} and ${to} of the ${app}`,
      file: plant(place, importOf(to)),
      refused: true,
    }))
    const below = isFile
      ? []
      : [{ name: `${from} and all below it`, file: plant(place, all.slice(0, at).map(importOf).join('\n')), refused: false }]
    return [...above, ...below]
  }),
)
const typeOnly = 'apps/server/src/platform/a.ts'
const floorsByType: readonly Planted[] = ['http', 'bots'].map((to) => ({
  name: `platform and a type of ${to}`,
  file: plant(typeOnly, `import type { A } from '../${to}/b.ts'\nexport type B = A`),
  refused: true,
}))
const disguised: readonly Planted[] = Object.entries(DISGUISES).map(([name, text]) => ({
  name,
  file: plant('systems/imagined/src/a.ts', text),
  refused: true,
}))
const impure: readonly Planted[] = PURE_ROOMS.flatMap((room) =>
  Object.entries(IMPURE).map(([name, text]) => ({
    name: `${room} and ${name}`,
    file: plant(`${room}/a.ts`, `export const a = ${text}`),
    refused: true,
  })),
)
const pure: readonly Planted[] = PURE_ROOMS.map((room) => ({
  name: `${room} and Math.floor`,
  file: plant(`${room}/a.ts`, 'export const a = Math.floor(Math.max(1, 2) / 3)'),
  refused: false,
}))
const offline: readonly Planted[] = ['fetch', 'Math.random', 'localStorage'].map((name) => ({
  name: `ui and ${name}`,
  file: plant('systems/imagined/ui/a.tsx', `export const a = ${IMPURE[name as 'fetch']}`),
  refused: true,
}))
const timers: readonly Planted[] = [
  { name: 'the server', file: plant('apps/server/src/match/a.ts', `export const a = ${IMPURE.setTimeout}`), refused: true },
  { name: 'its clock', file: plant('apps/server/src/platform/ports.ts', `export const a = ${IMPURE.setTimeout}`), refused: false },
]

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[]
}
const OF_BOUNDARIES = ['plugin', 'lint/style/noRestrictedImports', 'lint/style/noRestrictedGlobals']
const refusals = new Set<string>()

beforeAll(() => {
  mkdirSync(join(folder, here), { recursive: true })
  for (const file of [
    'biome.json',
    FILE,
    ...readdirSync(join(root, here)).flatMap((name) => (name.endsWith('.grit') ? [`${here}/${name}`] : [])),
  ])
    copyFileSync(join(root, file), join(folder, file))
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none']
  const { stdout } = spawnSync('biome', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const { diagnostics }: Report = JSON.parse(stdout)
  for (const { category, location } of diagnostics) if (OF_BOUNDARIES.includes(category)) refusals.add(location.path)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.each([
  ['imports', imports],
  ['imports within a game', own],
  ['imports against the layers of a game', inverted],
  ['imports between the floors of an app', [...floors, ...floorsByType]],
  ['imports in disguise', disguised],
  ['a pure folder uses no clock, randomness, network, disk or screen', impure],
  ['a pure folder may compute', pure],
  ['a screen uses no network, randomness or storage', offline],
  ['only the clock of the server has timers of Node', timers],
])('%s', (_, all) => {
  test.each(all)('$name: refused: $refused', ({ file, refused }) => {
    expect(refusals.has(file)).toBe(refused)
  })
})

describe('the rules', () => {
  test('match the folders', () => {
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(printed(root))
  })

  test('have a layer for every package', () => {
    const packages = readdirSync(join(root, 'packages'))
    expect(packages.filter((name) => !LAYERS.flat().includes(name))).toEqual([])
  })

  test.each(Object.entries(FLOORS))('have a floor for every room of the %s', (app, all) => {
    const rooms = readdirSync(join(root, `apps/${app}/src`), { withFileTypes: true }).filter((one) => one.isDirectory())
    expect(rooms.map(({ name }) => name).toSorted()).toEqual(all.filter((floor) => !floor.endsWith('.ts')).toSorted())
  })
})

describe('the compiler', () => {
  test.each([['process.exit()'], ['document.title'], ['setTimeout(() => undefined, 1)']])('does not know %s in rules', (text) => {
    const folder = mkdtempSync(join(tmpdir(), 'admiralty-compiler-'))
    writeFileSync(join(folder, 'planted.ts'), `export const a = ${text}\n`)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: join(root, 'tsconfig.base.json'), files: ['planted.ts'] }))
    const { status, stdout } = spawnSync('tsc', ['-p', folder], { cwd: root, encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect(status).not.toBe(0)
    expect(stdout).toContain('Cannot find name')
  })
})
