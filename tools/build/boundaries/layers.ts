// The layers of the repository. Imports point down only: a package may import packages of the rows above its own in this table.

/** From the bottom up. A package that is missing here may import no other package. */
export const LAYERS: readonly (readonly string[])[] = [
  ['clocks', 'kernel', 'space'],
  ['match', 'forms'],
  ['bots', 'lessons', 'protocol', 'store', 'board'],
  ['game-ui'],
  ['testkit'],
]

/** Packages that only compute: no clock, disk, network, DOM or randomness. */
export const PURE: readonly string[] = ['clocks', 'kernel', 'space', 'match', 'forms', 'bots', 'lessons', 'protocol']

/** Workspaces whose source runs only in Node. All other source also loads in a browser. */
export const NODE_ONLY: readonly string[] = ['store', 'testkit', 'server', 'cli']

/** The imports allowed to the folders of a game from outside the game. */
const RULES = ['@admiralty/kernel', '@admiralty/space', '@admiralty/forms', 'zod']
const TEACHING = [...RULES, '@admiralty/lessons']
/** The screen contract, and the parts that screens share. */
const GAME_SCREEN = [
  '@admiralty/game-ui',
  '@admiralty/game-ui/panel',
  '@admiralty/game-ui/print',
  '@admiralty/game-ui/sorted',
  '@admiralty/game-ui/design',
  '@admiralty/game-ui/designer',
]
const SCREEN = [...TEACHING, '@admiralty/board', ...GAME_SCREEN, 'react', 'react/**']

/** The import rule of a folder of a game. */
export interface GameFolder {
  /** Other folders of the same game that it may import. */
  readonly reach: readonly string[]
  readonly imports: readonly string[]
}
/** A folder of a game that is missing here has the rules of `src`. */
export const GAME_FOLDERS = {
  src: { reach: ['data', 'rulebook'], imports: RULES },
  data: { reach: [], imports: RULES },
  rulebook: { reach: ['data'], imports: RULES },
  lessons: { reach: ['src', 'data'], imports: TEACHING },
  ui: { reach: ['src', 'data'], imports: SCREEN },
} satisfies Readonly<Record<string, GameFolder>>
/** Imports that tests of a game may have, besides the whole game. */
export const GAME_TESTS: readonly string[] = [
  ...SCREEN,
  '@admiralty/bots',
  '@admiralty/match',
  '@admiralty/space/thirds-for-tests',
  '@admiralty/testkit',
  '@admiralty/testkit/**',
  // Tests of a game that is made by a function need a battle game to make it with.
  '@admiralty/systems/full-thrust/tactics',
]

/** The games that apps may name. All others come from the list in systems/all.ts. */
export const APP_GAMES: readonly string[] = ['@admiralty/systems/all', '@admiralty/systems/skirmish', '@admiralty/systems/skirmish/**']
/** Parts of packages that apps may load without the rest of their package. */
export const APP_PARTS: readonly string[] = ['@admiralty/store/system-failure']
/** Rooms of an app, and files between them, from the bottom up. Each imports only what comes before it. Other files of `src` import all. */
export const FLOORS: Readonly<Record<string, readonly string[]>> = {
  server: ['platform', 'errands', 'outlets', 'bots', 'seats', 'social', 'match', 'http', 'server.ts', 'start.ts', 'processes'],
  web: [
    'styles',
    'api',
    'parts',
    'proof',
    'playback',
    'shell',
    'match-view',
    'clock',
    'rules',
    'home',
    'invite',
    'set-up',
    'fairness',
    'owed',
    'forecast',
    'designer',
    'me',
    'social',
    'replay',
    'check',
    'learn',
    'table',
    'print',
  ],
}

/** The only game that tests of packages may play. */
export const EXAMPLE_GAME: readonly string[] = ['@admiralty/systems/skirmish', '@admiralty/systems/skirmish/**']

/** The folders in tools/ that other tools may import. */
export const SHARED_TOOLS: readonly string[] = ['shared', 'build']

/** Files that may still break an import rule. Keep this list empty. */
export const EXCEPTIONS: readonly string[] = []
