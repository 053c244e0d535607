import type { GameDescription } from '@admiralty/protocol'
import { loadGameModules, makeServer } from '@admiralty/server'
import { openSqlite } from '@admiralty/store'

/** Asks a server without a network address for its games and returns their ids. `folder` is the data folder. */
export async function example(folder: string): Promise<readonly string[]> {
  const store = await openSqlite(folder)
  const server = await makeServer({ store, games: await loadGameModules() })
  const response = await server.inject('/api/games')
  await server.close()
  await store.close()
  return response.json<readonly GameDescription[]>().map(({ about }) => about.id)
}
