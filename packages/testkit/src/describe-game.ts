// All tests that every game has, from one call: contract, leaks, rule book, words, cases, playthroughs, lessons and bots.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeBot, playBout, RANKS } from '@admiralty/bots'
import {
  type BotPolicy,
  type Choices,
  CLAUSE_ID,
  type RuleSystem,
  type Seat,
  type SystemTypes,
  seededDice,
  type Words,
} from '@admiralty/kernel'
import type { GameLessons } from '@admiralty/lessons'
import { describe, expect, test } from 'vitest'
import { blindnessLaws } from './blindness.ts'
import { describeRuleSystem, type Suite } from './describe.ts'
import { describeCases } from './describe-cases.ts'
import { describeLessons, type ExpectedLessons } from './describe-lessons.ts'
import { describeWords, type ExpectedWords } from './describe-words.ts'
import { describeForced } from './forced-laws.ts'
import { watchedForIdling } from './idle-law.ts'
import { lastSideBreach } from './last-side-law.ts'
import { type PlaythroughGame, type PlaythroughMatch, parseOrders, playMatch, replayed, type TurnGame } from './playthrough.ts'
import { type AnySystem, playRandom } from './random-match.ts'
import { breachesOf, seedsFrom } from './survey.ts'
import { testTerms } from './term-laws.ts'

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
export interface ExpectedBots {
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

const PARTS = {
  contract({ system, words }, { contract, home }) {
    describeForced({ system, words }, contract)
    const regressions = new URL('test/regressions/', home)
    describeRuleSystem(system, existsSync(regressions) ? { ...contract, regressions } : contract)
  },
  leaks: ({ system }, { leaks, contract }) => describeLeaks(system, leaks, contract),
  'rule book': ({ system }, { home }) => describeRulebook(system, home),
  words({ system, words }, suite) {
    describeWords(system, words, suite.words)
    testTerms(system, words)
  },
  cases: ({ system }, { home }) => void describeCases(system, new URL('cases/', home)),
  playthroughs: describePlaythroughs,
  lessons: (game, suite) => describeLessons(game, suite.lessons),
  bots: describeBots,
} satisfies Readonly<Record<string, (game: GameUnderTest, suite: GameSuite) => void>>
/** A part of the tests. Test files run at the same time, so a game with many matches divides the parts among two or three files. */
export type GamePart = keyof typeof PARTS
const ALL = Object.keys(PARTS) as readonly GamePart[] // the keys of the table

/** Defines the tests of a game, all or only some `parts`. */
export function describeGame<T extends SystemTypes, Draft>(game: GameUnderTest<T, Draft>, suite: GameSuite, parts = ALL): void {
  const any = game as unknown as GameUnderTest // a game receives only values of its own
  for (const part of parts) PARTS[part](any, suite)
}

const LEAK_SEEDS = seedsFrom(1, 40)
function describeLeaks(system: AnySystem, leaks: GameSuite['leaks'], { secrets }: GameSuite['contract']): void {
  /** Whether the laws find the leak; stops at the first seed that does. */
  const isCaught = (leaky: AnySystem): boolean =>
    LEAK_SEEDS.some((seed) => breachesOf(leaky, blindnessLaws(secrets).laws, [seed], { every: 1 }).length > 0)
  if (Object.keys(leaks).length === 0) return
  describe(`planted leaks of ${system.id} are caught`, () => {
    test.each(Object.entries(leaks))('%s', (_, leaky) => expect(isCaught(leaky)).toBe(true))
  })
}

const CITED = new RegExp(`'(${CLAUSE_ID})'`, 'g')
const WHOLE_ID = new RegExp(`^${CLAUSE_ID}$`)
function describeRulebook({ id: name, rulebook }: RuleSystem, home: URL): void {
  const clauses = rulebook.chapters.flatMap((chapter) => chapter.clauses)
  const ids = new Set<string>(clauses.map(({ id }) => id))
  describe(`the rule book of ${name}`, () => {
    test('has every clause once, with a heading and whole sentences', () => {
      expect(ids.size).toBe(clauses.length)
      for (const { id, heading, text } of clauses) {
        expect(id).toMatch(WHOLE_ID)
        expect(heading, id).toMatch(/^[A-Z].*[^.]$/)
        expect(text, id).toMatch(/^[A-Z0-9][^—]{15,}\.$/)
      }
    })
    test('has every clause that the code cites', () => {
      const sources = ['src/', 'data/', 'ui/'].map((folder) => new URL(folder, home)).filter((folder) => existsSync(folder))
      const cited = sources.flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
          .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(CITED)].map(([, id = '']) => `${id} in ${file}`)),
      )
      expect(cited.length, 'the code in src/ cites no clause: write its id beside the line that enforces it').toBeGreaterThan(0)
      expect(cited.filter((one) => !ids.has(one.split(' ')[0] ?? ''))).toEqual([])
    })
  })
}

function describePlaythroughs({ system, words }: GameUnderTest, { playthroughs, home }: GameSuite): void {
  if (Object.keys(playthroughs).length === 0) return
  const game = { system, words } as unknown as PlaythroughGame<TurnGame> // a game with playthroughs counts turns
  const fileOf = (name: string): string => fileURLToPath(new URL(`test/playthroughs/${name}.playthrough.txt`, home))
  describe('playthroughs', () => {
    // `expect` of the test itself: mutation runs repeat the test, and a snapshot belongs to its test.
    test.for(Object.entries(playthroughs))('%s', async ([name, match], { expect: expected }) => {
      const orders = parseOrders(game, readFileSync(fileOf(`${name}.orders`), 'utf8'))
      const { text, given } = playMatch(game, match, replayed(game, orders))
      expected(text.split('\n').length).toBeLessThan(900)
      await expected(text).toMatchFileSnapshot(fileOf(name))
      expected(given).toEqual(orders)
    })
  })
}

function describeBots({ system, policy }: GameUnderTest, { bots: { options, most, steps, first, left } }: GameSuite): void {
  if (first.length > 0)
    test('the first answers of bots in random matches are legal, and the same dice give the same', () =>
      expect(kindsAnsweredFirst(system, policy)).toEqual(first))
  describe('bots of all ranks play to the end, without a refused order, and are never idle while they could act', () => {
    test.each(system.scenarios.map(({ id }) => id))('%s', (id) => {
      const setup = system.scenarios.find((scenario) => scenario.id === id)?.setup(options[id] ?? {})
      const watched = system.seats(setup).map(({ seat }, index) => {
        const bot = makeBot(system, policy, RANKS[index % RANKS.length] ?? 'admiral')
        return [seat, watchedForIdling(system, policy, bot)] as const
      })
      const bots = Object.fromEntries(watched.map(([seat, { bot }]) => [seat, bot]))
      const { state, refusals } = playBout({ system, start: { setup, position: null }, bots, seed: 3, most, budget: { steps } })
      expect(refusals).toEqual([])
      expect(watched.flatMap(([, { breaches }]) => breaches)).toEqual([])
      expect(system.outcome(state), `the bots have reached no end within ${most} calls, which \`bots.most\` allows`).toBeDefined()
      expect(lastSideBreach(system, setup, state, left)).toBeUndefined()
    })
  })
}
const MATCHES = seedsFrom(1, 6)
/** The kinds of call with a first answer in random matches, sorted. Every such answer must be legal. */
function kindsAnsweredFirst(system: RuleSystem, policy: BotPolicy): readonly string[] {
  const kinds = new Set<string>()
  for (const seed of MATCHES)
    playRandom(system, seed, ({ result: { state } }) => {
      for (const call of system.openCalls(state))
        for (const seat of call.seats) {
          const view = system.view(state, seat)
          const order = policy.first(view, seededDice(seed))
          if (order === undefined) continue
          kinds.add(call.kind)
          expect(system.check(view, call, order), `${call.kind} of match ${seed}`).toBeUndefined()
          expect(policy.first(view, seededDice(seed))).toEqual(order)
        }
    })
  return [...kinds].sort()
}
