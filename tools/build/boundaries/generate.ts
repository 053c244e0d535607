// Generates the import rules of the linter from the folders of the repository and its layers.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fence, type Override, overridesOf, restricted, TESTS } from './fences.ts'
import { DENIED } from './globals.ts'
import {
  APP_GAMES,
  APP_PARTS,
  EXAMPLE_GAME,
  EXCEPTIONS,
  FLOORS,
  GAME_FOLDERS,
  GAME_TESTS,
  type GameFolder,
  LAYERS,
  NODE_ONLY,
  PURE,
  SHARED_TOOLS,
} from './layers.ts'

export const FILE = 'biome.boundaries.jsonc'
const PLUGINS = './tools/build/boundaries'
const ours = (folder: string): string => `@admiralty/${folder}`

/** Folders that are workspaces. */
const workspaces = (root: string, group: string): readonly string[] =>
  readdirSync(join(root, group)).filter((name) => existsSync(join(root, group, name, 'package.json')))

function boundaries(root: string): readonly Override[] {
  const packages = workspaces(root, 'packages')
  const fences = [
    anyFolderOfGame,
    ...Object.entries(GAME_FOLDERS).map(([folder, fence]) => gameFence(folder, fence)),
    gameTests,
    packageWithoutLayer,
    ...packages.map((name) => packageFence(root, name)),
    packageTests(root, packages),
    newApp,
    ...workspaces(root, 'apps').map((name) => appFence(root, name)),
  ]
  const others = [appTests, tools, browserTests]
  return [
    ...fences.flatMap(overridesOf),
    ...Object.entries(FLOORS).flatMap(([app, floors]) => floorsOf(root, app, floors)),
    ...others.flatMap(overridesOf),
    listOfGames,
    configurations,
    ...denials(),
    ...exceptions,
  ]
}

/** The generated file, with one override on each line for readable diffs. */
export const printed = (root: string): string => {
  const lines = boundaries(root).map((override) => `    ${JSON.stringify(override)}`)
  return `// Generated: change tools/build/boundaries/layers.ts, then run npm run build -- boundaries --write.\n{\n  "overrides": [\n${lines.join(',\n')}\n  ]\n}\n`
}

// Games

const inside = (folder: string, allowed: readonly string[], above: readonly (readonly string[])[], message: string): Fence => ({
  folder,
  files: 'all',
  allowed,
  refused: 'everything',
  above,
  message,
})

function gameFence(folder: string, { reach, imports }: GameFolder): Fence {
  const all = [...reach.map((other) => `${other} of its game`), ...imports.filter((name) => !name.endsWith('*'))]
  return inside(`systems/*/${folder}`, imports, [reach.map((other) => `${other}/**`)], `${folder} of a game imports ${all.join(', ')}.`)
}
const anyFolderOfGame = inside('systems/*', GAME_FOLDERS.src.imports, [], 'A game imports nothing but itself and the packages for rules.')
const gameTests: Fence = {
  folder: 'systems/*',
  files: 'tests',
  allowed: GAME_TESTS,
  refused: 'ours',
  above: [],
  message: 'Tests of a game import their own game, packages and the testkit; no other game, app or tool.',
}
const listOfGames = restricted(
  ['systems/*.ts'],
  ['**', '!./**', '!@admiralty/systems/**', '!@admiralty/kernel'],
  'The list of games imports games and the kernel.',
)

// Packages

/** Packages of lower layers; none for a package that has no layer. */
const below = (name: string): readonly string[] =>
  LAYERS.slice(
    0,
    Math.max(
      0,
      LAYERS.findIndex((row) => row.includes(name)),
    ),
  )
    .flat()
    .map(ours)

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly exports?: Readonly<Record<string, string>>
}
const manifest = (root: string, folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
const exported = (root: string, name: string): readonly string[] =>
  Object.keys(manifest(root, `packages/${name}`).exports ?? {}).map((entry) => `${ours(name)}${entry.slice(1)}`)
/** The dependencies in package.json. The testkit also uses the test runner. */
function declared(root: string, folder: string): readonly string[] {
  const { dependencies } = manifest(root, folder)
  return [...Object.keys(dependencies ?? {}), ...(folder === 'packages/testkit' ? ['vitest', 'fast-check'] : [])]
}
/** Dependencies that are not ours, and the modules of Node for workspaces that run only in Node. */
const foreign = (name: string, dependencies: readonly string[]): readonly string[] => [
  ...dependencies.filter((one) => !one.startsWith('@admiralty/')).flatMap((one) => [one, `${one}/**`]),
  ...(NODE_ONLY.includes(name) ? ['node:*', 'node:*/**'] : []),
]

function packageFence(root: string, name: string): Fence {
  const dependencies = declared(root, `packages/${name}`)
  const lower = below(name).filter((one) => dependencies.includes(one))
  const message = `packages/${name} imports packages of lower layers and what its package.json lists; no game, app or tool.`
  return inside(`packages/${name}/src`, [...lower, ...foreign(name, dependencies)], [], message)
}
const packageWithoutLayer = inside('packages/*', [], [], 'A package needs a row in tools/build/boundaries/layers.ts before it may import.')
const packageTests = (root: string, packages: readonly string[]): Fence => ({
  folder: 'packages/*',
  files: 'tests',
  allowed: [...packages.flatMap((name) => exported(root, name)), ...EXAMPLE_GAME],
  refused: 'ours',
  above: [],
  message: 'Tests of a package import packages and the skirmish; no other game, app or tool.',
})

// Apps and tools

function appFence(root: string, name: string): Fence {
  const dependencies = declared(root, `apps/${name}`)
  const own = dependencies.filter((one) => one.startsWith('@admiralty/') && one !== ours('testkit') && one !== ours('systems'))
  const parts = APP_PARTS.filter((part) => own.some((one) => part.startsWith(`${one}/`)))
  const message = `apps/${name} imports what its package.json lists and the list of games; no testkit, tool or other app.`
  return inside(`apps/${name}/src`, [...own, ...parts, ...APP_GAMES, ...foreign(name, dependencies)], [[], [], ['systems/all.ts']], message)
}
/** The floors of an app, on top of what the whole app may import. */
function floorsOf(root: string, name: string, floors: readonly string[]): readonly Override[] {
  const app = appFence(root, name)
  const isFile = (floor: string): boolean => floor.endsWith('.ts')
  const paths = floors.map((floor) => (isFile(floor) ? floor : `${floor}/**`))
  return floors.flatMap((floor, at) => {
    const message = `${floor} of the ${name} imports only what is below it: ${floors.slice(0, at).join(', ') || 'no other room'}.`
    if (!isFile(floor)) {
      const folder = `${app.folder}/${floor}`
      return overridesOf({ ...app, folder, above: [paths.slice(0, at), ...app.above], message })
    }
    const above = paths.slice(at + 1).map((path) => `!./${path}`)
    const includes = [`${app.folder}/${floor}`]
    return overridesOf({ ...app, allowed: [...app.allowed, ...above], message })
      .slice(0, 1)
      .map((override) => ({ ...override, includes }))
  })
}
const newApp = inside('apps/*', [], [], 'An app without a package.json imports nothing.')
const appTests: Fence = {
  folder: 'apps/*',
  files: 'tests',
  allowed: ['@admiralty/**'],
  refused: 'ours',
  above: [['*/test/**'], ['packages/*/test/**']],
  message: 'Tests of an app import packages, games and test helpers; no tool.',
}
const NO_SCREEN = ['@admiralty/**', '!@admiralty/systems/*/ui']
const tools: Fence = {
  folder: 'tools/*',
  files: 'all',
  allowed: NO_SCREEN,
  refused: 'ours',
  above: [
    SHARED_TOOLS.map((folder) => `${folder}/**`),
    ['apps/server/**', 'apps/cli/**', 'apps/web/src/designer/design-file.ts', 'systems/**'],
  ],
  message: 'A tool imports packages, games, server, cli and tools/shared; no other tool and no screen.',
}
const browserTests: Fence = {
  folder: 'tests/*',
  files: 'all',
  allowed: ['@admiralty/**'],
  refused: 'ours',
  above: [[], ['apps/**', 'packages/**', 'systems/**']],
  message: 'Browser tests import packages, games and apps; no tool.',
}
/** Configuration files of other programs. */
const configurations: Override = { includes: ['**/*.config.ts'], linter: { rules: { style: { noRestrictedImports: 'off' } } } }

const exceptions: readonly Override[] =
  EXCEPTIONS.length === 0
    ? []
    : [{ includes: EXCEPTIONS, linter: { rules: { style: { noRestrictedImports: 'off' }, suspicious: { noImportCycles: 'off' } } } }]

// Globals

const notTests = TESTS.map((test) => `!**/${test}`)
function denials(): readonly Override[] {
  const pure = [...PURE.map((name) => `packages/${name}/src/**`), 'systems/*/**', '!systems/*/ui/**', '!systems/*/test/**', ...notTests]
  return [
    denied(pure, DENIED.pure, ['no-random.grit']),
    denied(['systems/*/ui/**', ...notTests], DENIED.offline, ['no-random.grit']),
    denied(['apps/server/src/**', '!apps/server/src/platform/ports.ts', ...notTests], DENIED.server, []),
    { includes: ['packages/*/src/**', 'systems/**'], plugins: [`${PLUGINS}/plain-imports.grit`] },
  ]
}
const denied = (includes: readonly string[], deniedGlobals: Readonly<Record<string, string>>, plugins: readonly string[]): Override => ({
  includes,
  plugins: plugins.map((plugin) => `${PLUGINS}/${plugin}`),
  linter: { rules: { style: { noRestrictedGlobals: { level: 'error', options: { deniedGlobals } } } } },
})
