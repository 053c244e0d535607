// A game as an entry of the list of games (systems/all.ts).
import type { BotPolicy, BotScript } from './bot-policy.ts'
import type { About, RuleSystem, SystemTypes } from './contract.ts'
import type { Words } from './words.ts'

/**
 * The parts of a game. Each is loaded when it is needed, so Node never loads a screen and a browser loads one game at a time.
 * The types of lessons, screen and cover belong to the packages that use them.
 */
export interface GameModule<T extends SystemTypes = SystemTypes, Lessons = unknown, Ui = unknown, Cover = unknown> {
  about(): Promise<{ readonly about: About }>
  rules(): Promise<{ readonly system: RuleSystem<T>; readonly words: Words<T> }>
  /** `scripts` are the simple players of the game; every game has those of `COMMON_SCRIPTS` beside them. */
  bots(): Promise<{ readonly policy: BotPolicy<T>; readonly scripts: readonly BotScript<T>[] }>
  lessons(): Promise<{ readonly lessons: Lessons }>
  ui(): Promise<{ readonly ui: Ui }>
  /** Cover art for the list of games, loaded without the screen. */
  cover(): Promise<{ readonly cover: Cover }>
}
