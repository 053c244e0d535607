// The games of this server. Each is loaded when it is first needed; its screen is never loaded.
import type { About, GameModule, RuleSystem, Words } from '@admiralty/kernel'
import type { GameDescription } from '@admiralty/protocol'

/** The parts of a game that the server loads: never its screen. */
export interface ServedGame extends Pick<GameModule, 'bots' | 'rules'> {
  readonly about: About
}
/** Games by id. */
export type GameModules = Readonly<Record<string, ServedGame>>

/** A game whose rules are loaded. */
export interface CatalogGame {
  readonly about: About
  readonly system: RuleSystem
  readonly words: Pick<Words, 'phase'>
}

/** The games of this server. */
export interface GameCatalog {
  games(): Promise<readonly GameDescription[]>
  /** Undefined if this server has no such game. */
  game(system: string): Promise<CatalogGame | undefined>
}

export function makeGameCatalog(modules: GameModules): GameCatalog {
  const catalog: GameCatalog = {
    games: async () =>
      (await Promise.all(Object.keys(modules).map((id) => catalog.game(id)))).flatMap((rules) => (rules ? [describe(rules)] : [])),
    async game(id) {
      const module = Object.hasOwn(modules, id) ? modules[id] : undefined
      if (!module) return undefined
      const { system, words } = await module.rules()
      return { about: module.about, system, words }
    },
  }
  return catalog
}

const describe = ({ about, system }: CatalogGame): GameDescription => ({
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
