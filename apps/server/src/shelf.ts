// The games there are. Each is loaded when it is first needed, and its screen never.
import type { About, BotPolicy, RuleSystem, Words } from '@admiralty/kernel'
import type { Game } from '@admiralty/protocol'

/** A game's doors, as `systems/all.ts` lists them. */
export interface Door {
  readonly about: About
  rules(): Promise<{ readonly system: RuleSystem; readonly words: Pick<Words, 'moment'> }>
  bots(): Promise<{ readonly policy: BotPolicy }>
}
export type Games = Readonly<Record<string, Door>>

/** A game with its door open. */
export interface Rules {
  readonly about: About
  readonly system: RuleSystem
  readonly words: Pick<Words, 'moment'>
}

export interface Shelf {
  games(): Promise<readonly Game[]>
  /** Undefined: there is no such game here. */
  rules(system: string): Promise<Rules | undefined>
}

export function makeShelf(doors: Games): Shelf {
  const shelf: Shelf = {
    games: async () =>
      (await Promise.all(Object.keys(doors).map((id) => shelf.rules(id)))).flatMap((rules) => (rules ? [describe(rules)] : [])),
    async rules(id) {
      const door = Object.hasOwn(doors, id) ? doors[id] : undefined
      if (!door) return undefined
      const { system, words } = await door.rules()
      return { about: door.about, system, words }
    },
  }
  return shelf
}

const describe = ({ about, system }: Rules): Game => ({
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
