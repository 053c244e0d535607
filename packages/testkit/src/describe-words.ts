// Laws of every game's words, checked in random matches: choices are legal with unique keys and lead to orders,
// log lines are sentences, and cited clauses exist.
import { sampleForm } from '@admiralty/forms'
import { type Call, type Dice, type Goal, type LogEntry, type RuleSystem, type Seat, seededDice, type Words } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { walkDialog } from './dialog-laws.ts'
import { playRandom } from './random-match.ts'

/** Requirements for the words of a game. */
export interface ExpectedWords {
  /** Kinds of questions that random matches must reach. */
  readonly kinds: readonly string[]
  /** The share of random walks of `steps` choices that must lead to an order, for each kind of question: 0.6. */
  readonly leads: number
  readonly steps: number
  /** Observations without a log line, named as by `called`. */
  readonly silent: readonly string[]
  /** The name of an observation in `silent`, if only some of its type have a line; its type by default. */
  called?(news: { readonly type: string }): string
  /** The form of every phase title. */
  readonly moment: RegExp
  /** A scenario that is played to its end by picking choices. */
  readonly scenario: string
  /** Least number of clauses that two random matches cite. */
  readonly cites: number
}

/** Random matches are played until every expected kind of question has been asked this often. */
const ENOUGH = 10
/** Log lines that are looked at. */
const ENOUGH_LINES = 100
/** The test fails for a kind that is asked less often in this many matches. */
const MOST_MATCHES = 300

interface AskedCall {
  readonly view: unknown
  readonly call: Call
  readonly dice: Dice
}
/** Visits the views with an open question in a random match: the first `most` of each kind of call. */
function eachQuestion(system: RuleSystem, seed: number, most: number, look: (asked: AskedCall) => void): void {
  const count: Record<string, number> = {}
  const dice = seededDice(seed)
  playRandom(system, seed, ({ result: { state } }) => {
    for (const call of system.openCalls(state))
      for (const seat of call.seats) {
        const { kind } = call
        count[kind] = (count[kind] ?? 0) + 1
        if (count[kind] <= most) look({ view: system.view(state, seat), call, dice })
      }
  })
}
/** Visits all observations of all viewers in random matches. */
function eachObservation(
  system: RuleSystem,
  seeds: readonly number[],
  look: (news: { readonly type: string }, view: unknown) => void,
): void {
  for (const seed of seeds)
    playRandom(system, seed, ({ seats, result: { state, events } }) => {
      for (const viewer of [...seats, 'public']) {
        const view = system.view(state, viewer)
        for (const event of events) {
          const observation = system.observe(event, viewer)
          if (observation !== undefined) look(observation as { readonly type: string }, view) // every game's events have a type
        }
      }
    })
}

/** Faults in the text of a log entry. */
function faultsOf({ parts, rules }: LogEntry): readonly string[] {
  const [first] = parts
  const things = parts.flatMap((part) => (typeof part === 'object' && part.kind === 'thing' ? [part] : []))
  const names = new Set(things.map(({ text }) => text.toLowerCase()))
  const text = parts.map((part) => (typeof part === 'string' ? part : '')).join(' ')
  return [
    parts.length * rules.length === 0 ? 'is empty or cites no clause' : '',
    /^[a-z]/.test(typeof first === 'object' && 'text' in first ? first.text : String(first)) ? 'begins with a small letter' : '',
    /undefined|NaN|null/.test(text) ? `contains ${text}` : '',
    names.size < new Set(things.map(({ id }) => id)).size ? 'gives two things the same name' : '',
  ].filter((fault) => fault !== '')
}

/** Letters of a goal's aim that fit on a line of a phone beside the time left. */
const LONGEST_AIM = 70
/** Faults in the goal of a view. */
function goalFaults({ aim, otherwise, sides, left }: Goal): readonly string[] {
  const texts = [aim, otherwise, ...sides, left].filter((text) => text !== '')
  return [
    /^[A-Z].*\.$/.test(aim) ? '' : `“${aim}” is no sentence`,
    /^([A-Z].*\.)?$/.test(otherwise) ? '' : `“${otherwise}” is no sentence`,
    aim.length > LONGEST_AIM ? `“${aim}” is longer than ${LONGEST_AIM} letters` : '',
    new Set(sides).size < sides.length || sides.length === 0 ? `no side, or two with the same text: ${sides.join('; ')}` : '',
    ...texts.map((text) => (/undefined|NaN|null/.test(text) ? `contains ${text}` : '')),
  ].filter((fault) => fault !== '')
}

/** Defines the tests of a game’s words. */
export function describeWords(system: RuleSystem, words: Words, expected: ExpectedWords): void {
  describeChoices(system, words, expected)
  describeTexts(system, words, expected)
  testPlay(system, words, expected)
}

function describeChoices(system: RuleSystem, words: Words, expected: ExpectedWords): void {
  const { steps } = expected
  describe('choices', () => {
    const asked: Record<string, number> = {}
    const answered: Record<string, number> = {}
    const faults = new Set<string>()
    const isRare = (kind: string): boolean => (asked[kind] ?? 0) < ENOUGH
    const visit = ({ view, call, dice }: AskedCall): void => {
      const { kind } = call
      asked[kind] = (asked[kind] ?? 0) + 1
      const question = words.question(view, null)
      if (!question?.title) faults.add(`${kind} has no title`)
      // A question is open: nothing is sealed yet.
      if (/sealed/i.test(question?.phase ?? '')) faults.add(`${kind} has the phase “${question?.phase}”`)
      const walk = walkDialog({ words, view, check: (order) => system.check(view, call, order) }, dice, steps)
      for (const fault of walk.faults) faults.add(`${kind} ${fault}`)
      if (walk.order !== null) answered[kind] = (answered[kind] ?? 0) + 1
    }
    for (let seed = 1; seed <= MOST_MATCHES && expected.kinds.some(isRare); seed += 1) eachQuestion(system, seed, 6, visit)

    test('every question has a title and choices with unique keys, no choice is refused, and every step can be undone', () =>
      expect([...faults]).toEqual([]))
    test('every kind of question leads to orders', () => {
      const rare = `${MOST_MATCHES} random matches must ask each of \`words.kinds\` ${ENOUGH} times, but hardly ask these`
      expect(expected.kinds.filter(isRare), rare).toEqual([])
      const share = (kind: string): number => (answered[kind] ?? 0) / (asked[kind] ?? 1)
      const lost = `more than ${expected.leads} of all walks must lead to an order within ${steps} choices, but not those of these`
      expect(
        Object.keys(asked).filter((kind) => share(kind) <= expected.leads),
        lost,
      ).toEqual([])
    })
  })
}

function describeTexts(system: RuleSystem, words: Words, expected: ExpectedWords): void {
  const { steps, called = ({ type }) => type } = expected
  describe('the log, the tables, the question', () => {
    test('every observation has a readable log line', () => {
      let lines = 0
      const silent = new Set<string>()
      const faults = new Set<string>()
      // Three matches, or more of a short game.
      for (let seed = 11; seed < 14 || (lines <= ENOUGH_LINES && seed < 11 + MOST_MATCHES); seed += 1)
        eachObservation(system, [seed], (observation, view) => {
          const line = words.logEntry(observation, view)
          if (!line) return void silent.add(called(observation))
          lines += 1
          for (const fault of faultsOf(line)) faults.add(`${observation.type} ${fault}`)
        })
      expect(lines, 'the matches have hardly a log line: write them in `logEntry`').toBeGreaterThan(ENOUGH_LINES)
      expect([...faults]).toEqual([])
      const unsaid = 'write a log line for these observations, or name them in `words.silent`'
      expect(
        [...silent].filter((name) => !expected.silent.includes(name)),
        unsaid,
      ).toEqual([])
    })

    test('exactly one phase is current, and every view has text tables', () => {
      eachQuestion(system, 21, 3, ({ view }) => {
        expect(
          words.phases(view).filter(({ state }) => state === 'now'),
          'phases of `words.phases` that are current',
        ).toHaveLength(1)
        expect(words.phase(view).title, 'the title of a phase must have the form of `words.moment`').toMatch(expected.moment)
        for (const { title, head, rows } of words.table(view))
          expect([title, rows.filter(({ length }) => length !== head.length)]).toEqual([title, []])
      })
      expect.hasAssertions()
    })

    test('every view says what wins, briefly, and names every side once', () => {
      const faults = new Set<string>()
      eachQuestion(system, 22, 3, ({ view }) => {
        for (const fault of goalFaults(words.goal(view))) faults.add(fault)
      })
      expect([...faults]).toEqual([])
    })

    test('clauses cited by log lines, choices and questions exist', () => {
      const ids = new Set<string>(system.rulebook.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
      const cited = new Set<string>()
      const cite = (rules: readonly string[]): void => rules.forEach((rule) => void cited.add(rule))
      const visit = ({ view, dice }: AskedCall): void => {
        cite([words.question(view, null)?.rule ?? 'no question'])
        for (const { choices } of sampleForm(words, view, dice, steps).pages) cite(choices.map(({ rule }) => rule))
      }
      for (const seed of [31, 32]) eachQuestion(system, seed, 8, visit)
      eachObservation(system, [33], (observation, view) => cite(words.logEntry(observation, view)?.rules ?? []))
      expect([...cited].filter((rule) => !ids.has(rule))).toEqual([])
      expect(cited.size, 'clauses that two random matches cite; `words.cites` expects more').toBeGreaterThanOrEqual(expected.cites)
    })
  })
}

function testPlay(system: RuleSystem, words: Words, { steps, scenario }: ExpectedWords): void {
  test('a match can be played to its end by picking choices', () => {
    const setup = system.scenarios.find(({ id }) => id === scenario)?.setup({})
    const dice = seededDice(41)
    let { state } = system.begin({ setup, position: null }, dice)
    for (let calls = 0; calls < 2000 && !system.outcome(state); calls += 1) {
      const [call] = system.openCalls(state)
      if (!call) throw new Error('no call is open and the match is not over')
      const chosen = (seat: Seat): unknown => {
        const view = system.view(state, seat)
        return sampleForm(words, view, dice, steps).order ?? system.defaultOrder(view, call)
      }
      state = system.resolve(state, call, Object.fromEntries(call.seats.map((seat) => [seat, chosen(seat)])), dice).state
    }
    expect(system.outcome(state), 'the match has no end within 2000 calls').toBeDefined()
  })
}
