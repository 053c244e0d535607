// The layers of the repository. Imports point down only: a package may import packages of the rows above its own in this table.

/** From the bottom up. A new package needs a place here; without one it may import no other package. */
export const LAYERS: readonly (readonly string[])[] = [
  ['kernel', 'space'],
  ['match', 'forms'],
  ['bots', 'lessons', 'protocol', 'store', 'board'],
  ['game-ui'],
  ['testkit'],
]

/** Packages that compute and do nothing else: no clock, disk, network, DOM or randomness. */
export const PURE: readonly string[] = ['kernel', 'space', 'match', 'forms', 'bots', 'lessons', 'protocol']

/** Workspaces whose source runs in Node only. All other source loads in a browser. */
export const NODE_ONLY: readonly string[] = ['store', 'testkit', 'server', 'cli']

/** What the rooms of a game may import from outside their game. */
const RULES = ['@admiralty/kernel', '@admiralty/space', '@admiralty/forms', 'zod']
const TEACHING = [...RULES, '@admiralty/lessons']
const SCREEN = [...TEACHING, '@admiralty/board', '@admiralty/game-ui', 'react', 'react/**']

export interface GameRoom {
  /** Beside its own files: folders of the same game. */
  readonly reach: readonly string[]
  readonly imports: readonly string[]
}
/** A folder of a game that is not named here is fenced in like `src`. */
export const GAME_ROOMS = {
  src: { reach: ['data', 'rulebook'], imports: RULES },
  data: { reach: [], imports: RULES },
  rulebook: { reach: ['data'], imports: RULES },
  lessons: { reach: ['src', 'data'], imports: TEACHING },
  ui: { reach: ['src', 'data'], imports: SCREEN },
} satisfies Readonly<Record<string, GameRoom>>
/** Tests of a game see the whole game and what describes and plays it. */
export const GAME_TESTS: readonly string[] = [
  ...SCREEN,
  '@admiralty/bots',
  '@admiralty/match',
  '@admiralty/testkit',
  '@admiralty/testkit/**',
]

/** The games that apps may name. All others come from the list in systems/all.ts. */
export const APP_GAMES: readonly string[] = ['@admiralty/systems/all', '@admiralty/systems/skirmish', '@admiralty/systems/skirmish/**']
/** The only game that tests of packages may play. */
export const EXAMPLE_GAME: readonly string[] = ['@admiralty/systems/skirmish', '@admiralty/systems/skirmish/**']

/** A tool is a folder of its own; only these folders serve the others. */
export const SHARED_TOOLS: readonly string[] = ['shared', 'build']

/** Files that still break a rule, until the move that frees them. Empty when all is well. */
export const EXCEPTIONS: readonly string[] = []
