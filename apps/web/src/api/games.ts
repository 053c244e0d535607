// Loads the modules of a game when they are needed: rules, words, screen, lessons and cover.
import type { Cover, GameUi } from '@admiralty/game-ui'
import type { GameModule, RuleSystem, SystemTypes, Words } from '@admiralty/kernel'
import type { GameLessons } from '@admiralty/lessons'
import { queryOptions } from '@tanstack/react-query'
import { games } from '../../../../systems/all.ts'
import { Problem } from './client.ts'

export interface GameRules {
  readonly system: RuleSystem
  readonly words: Words
}
export interface LoadedGame extends GameRules {
  readonly ui: GameUi
}

type WebModule = GameModule<SystemTypes, GameLessons, GameUi, Cover>
const modules: Readonly<Record<string, WebModule>> = games
/** The games that this page knows. */
export const gameIds: readonly string[] = Object.keys(modules)

function moduleOf(id: string): WebModule {
  const game = Object.hasOwn(modules, id) ? modules[id] : undefined
  if (!game) throw new Problem(404, `This server has no game called ${id}.`, [])
  return game
}

/** The modules of a game never change while the page is open. */
const permanent = { staleTime: Number.POSITIVE_INFINITY, structuralSharing: false, retry: false } as const

/** Rules and words, without the screen. */
export const rulesQuery = (id: string) => queryOptions({ queryKey: ['rules', id], queryFn: () => moduleOf(id).rules(), ...permanent })
/** Rules, words and screen. */
export const loadedQuery = (id: string) =>
  queryOptions({
    queryKey: ['loaded', id],
    queryFn: async (): Promise<LoadedGame> => {
      const [{ system, words }, { ui }] = await Promise.all([moduleOf(id).rules(), moduleOf(id).ui()])
      return { system, words, ui }
    },
    ...permanent,
  })
/** Cover art. A game that this page does not know has none. */
export const coverQuery = (id: string) =>
  queryOptions({ queryKey: ['cover', id], queryFn: async () => (await moduleOf(id).cover()).cover, ...permanent })
export const lessonsQuery = (id: string) =>
  queryOptions({ queryKey: ['lessons', id], queryFn: async () => (await moduleOf(id).lessons()).lessons, ...permanent })
