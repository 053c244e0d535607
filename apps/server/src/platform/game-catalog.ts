// The games there are. Each is loaded when it is first needed, and its screen never.
import type { About, GameModule, RuleSystem, Words } from '@admiralty/kernel'
import type { GameDescription } from '@admiralty/protocol'

/** What the server needs of a game: never its screen. */
export interface ServedGame extends Pick<GameModule, 'bots' | 'rules'> {
  readonly about: About
}
export type GameModules = Readonly<Record<string, ServedGame>>

/** A game with its door open. */
export interface LoadedGame {
  readonly about: About
  readonly system: RuleSystem
  readonly words: Pick<Words, 'phase'>
}

export interface GameCatalog {
  games(): Promise<readonly GameDescription[]>
  /** Undefined: there is no such game here. */
  game(system: string): Promise<LoadedGame | undefined>
}

export function makeGameCatalog(doors: GameModules): GameCatalog {
  const shelf: GameCatalog = {
    games: async () =>
      (await Promise.all(Object.keys(doors).map((id) => shelf.game(id)))).flatMap((rules) => (rules ? [describe(rules)] : [])),
    async game(id) {
      const door = Object.hasOwn(doors, id) ? doors[id] : undefined
      if (!door) return undefined
      const { system, words } = await door.rules()
      return { about: door.about, system, words }
    },
  }
  return shelf
}

const describe = ({ about, system }: LoadedGame): GameDescription => ({
  about,
  scenarios: system.scenarios.map(({ id, title, briefing, rule, seats, options }) => ({
    id,
    title,
    briefing,
    rule,
    seats: [...seats],
    options,
  })),
  options: system.options.map((option) => ({ ...option })),
})
