// The random setups of a game beyond its scenarios, if it has any.
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FuzzPlan } from '@admiralty/testkit'
import { folderOfGame } from '@admiralty/testkit/game-folder'

/** A game may provide setups beyond its scenarios in test/any-battle.ts. */
export async function battlesOf(id: string): Promise<Pick<FuzzPlan, 'anyBattle'>> {
  const file = fileURLToPath(new URL(`../../systems/${folderOfGame(id)}/test/any-battle.ts`, import.meta.url))
  return existsSync(file) ? await import(pathToFileURL(file).href) : {}
}
