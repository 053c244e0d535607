// Games and their folders. A game that a function makes has the folder of the function: 'campaign' for 'campaign-full-thrust'.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const systems = new URL('../../../systems/', import.meta.url)
const exists = (name: string): boolean => existsSync(fileURLToPath(new URL(`${name}/src`, systems)))

/** The folder in `systems` of a game, by its id: the longest beginning of the id that is a folder. The id itself if none is. */
export function folderOfGame(id: string): string {
  const words = id.split('-')
  const beginnings = words.map((_, index) => words.slice(0, words.length - index).join('-'))
  return beginnings.find(exists) ?? id
}
/** The game of a list that has this id, or whose folder has this name. */
export const gameNamed = <Game>(games: Readonly<Record<string, Game>>, name: string): Game | undefined =>
  games[name] ?? Object.entries(games).find(([id]) => folderOfGame(id) === name)?.[1]
