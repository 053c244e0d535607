// Opens a game by its id. An unknown id ends the program with a list of all ids.
import type { BotPolicy, BotScript, RuleSystem, Words } from '@admiralty/kernel'
import { games } from '../../../systems/all.ts'
import { fail, unknownName } from './fail.ts'

export const gameIds: readonly string[] = Object.keys(games)

export interface OpenedGame {
  readonly system: RuleSystem
  readonly words: Words
}

const entry = (id: string) => {
  const found = Object.entries(games).find(([name]) => name === id)?.[1]
  return found ?? fail(unknownName('game', id, gameIds))
}
export const openGame = (id: string): Promise<OpenedGame> => entry(id).rules()
export const openPolicy = async (id: string): Promise<BotPolicy> => (await entry(id).bots()).policy
export const openScripts = async (id: string): Promise<readonly BotScript[]> => (await entry(id).bots()).scripts
