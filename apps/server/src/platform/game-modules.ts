// The games on this server's shelf: the one list, and for tests the house's own small game. Opened by the server and again by the thread that thinks.
import type { GameModules } from './game-catalog.ts'

export async function loadGameModules(withTestGames: boolean): Promise<GameModules> {
  // By address, so that the compiler does not follow the list into the screens.
  const list: string = new URL('../../../../systems/all.ts', import.meta.url).href
  const { games }: { readonly games: GameModules } = await import(list)
  return withTestGames ? { ...games, ...(await testGames()) } : games
}

async function testGames(): Promise<GameModules> {
  const skirmish = await import('@admiralty/systems/skirmish')
  return { skirmish: { about: skirmish.about, rules: async () => skirmish, bots: async () => skirmish } }
}
