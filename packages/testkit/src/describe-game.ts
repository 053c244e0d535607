// All tests that every game has, from one call: contract, leaks, rule book, words, cases, playthroughs, lessons and bots.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CLAUSE_ID, type RuleSystem, type SystemTypes } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { describeRuleSystem } from './describe.ts'
import { describeBots, describeLeaks } from './describe-bots.ts'
import { describeCases } from './describe-cases.ts'
import { describeLessons } from './describe-lessons.ts'
import { describeWords } from './describe-words.ts'
import { describeForced } from './forced-laws.ts'
import type { GameSuite, GameUnderTest } from './game-suite.ts'
import { type PlaythroughGame, parseOrders, playMatch, replayed, type TurnGame } from './playthrough.ts'
import { testTerms } from './term-laws.ts'

export type { GameSuite } from './game-suite.ts'

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
