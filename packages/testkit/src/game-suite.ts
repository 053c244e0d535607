// A game under test, and what its suite expects.
import type { BotPolicy, Choices, RuleSystem, Seat, SystemTypes, Words } from '@admiralty/kernel'
import type { GameLessons } from '@admiralty/lessons'
import type { ExpectedLessons } from './describe-lessons.ts'
import type { Suite } from './describe-regressions.ts'
import type { ExpectedWords } from './describe-words.ts'
import type { PlaythroughMatch } from './playthrough.ts'
import type { AnySystem } from './random-match.ts'

/** The parts of a game that are tested together. */
export interface GameUnderTest<T extends SystemTypes = SystemTypes, Draft = unknown> {
  readonly system: RuleSystem<T>
  readonly words: Words<T, Draft>
  readonly policy: BotPolicy<T>
  readonly lessons: GameLessons<T>
}

/** The facts of a game that the tests need. */
export interface GameSuite {
  /** The folder of the game, with `cases`, `test/regressions` and `test/playthroughs`. */
  readonly home: URL
  readonly contract: Omit<Suite, 'regressions'>
  /** Altered copies of the game by what they betray; the blindness laws must find each. */
  readonly leaks: Readonly<Record<string, AnySystem>>
  readonly words: ExpectedWords
  readonly lessons: ExpectedLessons
  /** The stored matches by the name of their files. */
  readonly playthroughs: Readonly<Record<string, PlaythroughMatch>>
  readonly bots: ExpectedBots
}

/** The matches between bots: one in every scenario, with all ranks. */
interface ExpectedBots {
  /** Options by scenario; the defaults for a scenario that is left out. */
  readonly options: Readonly<Record<string, Choices>>
  /** Calls within which every match must end. */
  readonly most: number
  /** Steps that a bot may look ahead for an order. */
  readonly steps: number
  /** The kinds of call for which the policy has a cheap first answer, sorted. */
  readonly first: readonly string[]
  /** What keeps a seat in play at the end, such as its ships; null if only the aim of the scenario counts. The last side with something must win. */
  left(state: SystemTypes['state'], seat: Seat): number | null
}
