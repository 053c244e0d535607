// Loads the list of games, for the server and again for the bot thread.
import type { GameModule } from '@admiralty/kernel'
import type { GameModules, ServedGame } from './game-catalog.ts'

/** The games of `systems/all.ts`, by id. Their rules and bots are loaded when they are first needed. */
export async function loadGameModules(): Promise<GameModules> {
  // The address is a variable, so that the compiler does not follow the list into the screens.
  const list: string = new URL('../../../../systems/all.ts', import.meta.url).href
  const { games }: { readonly games: Readonly<Record<string, GameModule>> } = await import(list)
  return Object.fromEntries(
    await Promise.all(
      Object.entries(games).map(async ([id, { about, rules, bots }]): Promise<[string, ServedGame]> => {
        return [id, { ...(await about()), rules, bots }]
      }),
    ),
  )
}
