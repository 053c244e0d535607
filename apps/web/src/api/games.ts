// Loads the modules of a game when they are needed: rules, words, screen, lessons and cover.
import type { Cover, GameUi } from '@admiralty/game-ui'
import type { RuleSystem, Words } from '@admiralty/kernel'
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

/** The list's entries differ in their types; here only the contract is known of them. */
interface GameLoader {
  rules(): Promise<GameRules>
  lessons(): Promise<{ readonly lessons: GameLessons }>
  ui(): Promise<{ readonly ui: GameUi }>
  cover(): Promise<{ readonly cover: Cover }>
}
const loaders = games as unknown as Readonly<Record<string, GameLoader>>

function loaderOf(id: string): GameLoader {
  const door = Object.hasOwn(loaders, id) ? loaders[id] : undefined
  if (!door) throw new Problem(404, `This server has no game called ${id}.`, null)
  return door
}

const forGood = { staleTime: Number.POSITIVE_INFINITY, structuralSharing: false, retry: false } as const

export const rulesQuery = (id: string) => queryOptions({ queryKey: ['rules', id], queryFn: () => loaderOf(id).rules(), ...forGood })
export const loadedQuery = (id: string) =>
  queryOptions({
    queryKey: ['loaded', id],
    queryFn: async (): Promise<LoadedGame> => {
      const [{ system, words }, { ui }] = await Promise.all([loaderOf(id).rules(), loaderOf(id).ui()])
      return { system, words, ui }
    },
    ...forGood,
  })
/** Cover art. A game that this page does not know has none. */
export const coverQuery = (id: string) =>
  queryOptions({ queryKey: ['cover', id], queryFn: async () => (await loaderOf(id).cover()).cover, ...forGood })
export const lessonsQuery = (id: string) =>
  queryOptions({ queryKey: ['lessons', id], queryFn: async () => (await loaderOf(id).lessons()).lessons, ...forGood })
