// The law of terms: every abbreviation in a text that a player reads is explained by a term of the game.
import { sampleForm } from '@admiralty/forms'
import { type Choice, type LogEntry, type RuleSystem, seededDice, type Words } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { playRandom } from './random-match.ts'

/** Capital letters together or around hyphens, and letters with a figure: 'FTL', 'FP-F', 'P2+3', 'R3'. */
const ABBREVIATION = /(?<![\p{L}\p{N}-])(?:[A-Z]{2,}\d*(?:-[A-Z]+)*|[A-Z](?:-[A-Z]+)+|[A-Za-z]{1,2}\d+(?:[+-]\d+)?)(?![\p{L}\p{N}-])/gu
/** A numeral that distinguishes two ships of one name: 'Carronade II'. */
const NUMERAL = /^[IVX]+$/

const textsOfChoice = ({ label, note, oddsTo, because, spread }: Choice): readonly (string | null)[] => [
  ...[label, note, oddsTo, spread?.title ?? null],
  ...because.flatMap(({ title, number }) => [title, ...number.because.map(([what]) => what)]),
  ...(spread?.also.map(({ what }) => what) ?? []),
]
const textsOfLine = ({ parts }: LogEntry): readonly string[] => parts.flatMap((part) => (typeof part === 'string' ? [part] : []))

/** The abbreviations of a text that no term explains. */
function unexplainedIn(text: string, { terms }: Pick<Words, 'terms'>): readonly string[] {
  const rest = terms.reduce(
    (left, { word }) => left.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${word.source})(?![\\p{L}\\p{N}])`, 'gu'), ' '),
    text,
  )
  return (rest.match(ABBREVIATION) ?? []).filter((word) => !NUMERAL.test(word))
}

/** Questions of each kind that are read in a match. */
const READ = 4
/** Pages of a dialog that are read. */
const STEPS = 6
/** The abbreviations without explanation in the questions, rows and log of random matches, each with a text that has it. */
function unexplained(system: RuleSystem, words: Words, seeds: readonly number[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const read = (texts: readonly (string | null)[]): void => {
    for (const text of texts) for (const word of unexplainedIn(text ?? '', words)) if (!found.has(word)) found.set(word, text ?? '')
  }
  const dice = seededDice(51)
  const ask = (view: unknown): void => {
    const goal = words.goal(view)
    read([goal.aim, goal.otherwise, ...goal.sides, goal.left, ...words.phases(view).map(({ name }) => name)])
    for (const { draft, choices } of sampleForm(words, view, dice, STEPS).pages) {
      const question = words.question(view, draft)
      read(question ? [question.phase, question.title, question.text] : [])
      read(choices.flatMap(textsOfChoice))
    }
  }
  const follow = (view: unknown, observation: unknown): void => {
    const line = observation === undefined ? undefined : words.logEntry(observation, view)
    if (line) read(textsOfLine(line))
  }
  for (const seed of seeds) {
    const count: Record<string, number> = {}
    playRandom(system, seed, ({ seats, result: { state, events } }) => {
      for (const { kind, seats: asked } of system.openCalls(state)) {
        count[kind] = (count[kind] ?? 0) + 1
        if (count[kind] <= READ) for (const seat of asked) ask(system.view(state, seat))
      }
      const [viewer = 'public'] = seats
      const view = system.view(state, viewer)
      for (const event of events) follow(view, system.observe(event, viewer))
    })
  }
  return found
}

/** Defines the tests of a game’s terms. */
export function testTerms(system: RuleSystem, words: Words): void {
  test('every abbreviation in questions, rows and log is explained by a term, in a sentence', () => {
    expect(Object.fromEntries(unexplained(system, words, [61, 62, 63]))).toEqual({})
    expect(words.terms.filter(({ means }) => !/^[A-Z].*\.$/.test(means))).toEqual([])
  })
}
