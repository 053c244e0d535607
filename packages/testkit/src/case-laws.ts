// The law that every match can be a case: the first calls of a random match, written as a case file, lead to the same place again.
import { type Choices, isRefusal, type Orders, type Start, type SystemTypes } from '@admiralty/kernel'
import { CASE_LIMITS, type CaseResult, playCase } from '@admiralty/lessons'
import { readJson } from '@admiralty/match'
import { type AnySystem, playRandom, type RandomStep } from './random-match.ts'

type AnyStart = Start<SystemTypes>
/** The fields of a case that say how it begins. */
type Opening = { readonly scenario: string; readonly options: Choices } | { readonly setup: unknown; readonly position?: unknown }

/** Plays the text of a case file as `admiralty run` does; it refuses an object with two members of the same name, for example. */
export function playText(system: AnySystem, text: string): CaseResult {
  const read = readJson(text, CASE_LIMITS)
  return 'wrong' in read
    ? { title: 'not a case file', rules: [], passed: false, checks: 0, failures: [read.wrong] }
    : playCase(system, read.value)
}

/** The orders that a case plays, and the faces that are rolled. */
interface CasePlay {
  readonly title: string
  readonly dice: readonly number[]
  readonly orders: readonly Orders<unknown>[]
  /** The state that the case expects at its end. */
  readonly end: unknown
}
/** The text of a case file. */
export function caseText(system: AnySystem, opening: Opening, { title, dice, orders, end }: CasePlay): string {
  const rules = [system.rulebook.chapters[0]?.clauses[0]?.id]
  const play = orders.flatMap((some) => Object.entries(some).map(([seat, order]) => ({ seat, order })))
  const expect = { '/calls': system.openCalls(end), '/outcome': system.outcome(end) ?? null }
  return JSON.stringify({ system: system.id, title, rules, ...opening, dice, play: [...play, { expect }] })
}

/** The first calls of a random match from `start`, as the text of a case that begins with `opening`. */
function caseOf(system: AnySystem, opening: Opening, start: AnyStart, calls: number): string {
  const steps: RandomStep[] = []
  const { state } = playRandom(system, 1, (step) => steps.push(step), calls, start)
  return caseText(system, opening, {
    title: 'a random match',
    dice: steps.flatMap(({ faces }) => faces),
    orders: steps.map(({ orders }) => orders),
    end: state,
  })
}

/** Why the first calls of a random match from `start` are no case; empty if they are one. */
export const caseFaults = (system: AnySystem, start: AnyStart, calls: number): readonly string[] =>
  playText(system, caseOf(system, { setup: start.setup, ...(start.position === null ? {} : { position: start.position }) }, start, calls))
    .failures

/** Calls that the case of a scenario answers. Every value of an option is only opened. */
const CALLS = 12
/** Why a scenario is no case, named by its id and by its complete setup, with default options and with every value of each option. */
export function scenarioCaseFaults(system: AnySystem, id: string): readonly string[] {
  const scenario = system.scenarios.find((one) => one.id === id)
  const values = system.options.filter(({ name }) => scenario?.options.includes(name))
  const choices: readonly Choices[] = [{}, ...values.flatMap((option) => option.values.map((value) => ({ [option.name]: value })))]
  return choices.flatMap((options, index) => {
    const setup = scenario?.setup(options)
    if (isRefusal(setup)) return []
    const start = { setup, position: null }
    return [{ scenario: id, options }, { setup }].flatMap((opening) =>
      playText(system, caseOf(system, opening, start, index === 0 ? CALLS : 0)).failures.map(
        (failure) => `${Object.keys(opening)[0]} ${JSON.stringify(options)}: ${failure}`,
      ),
    )
  })
}
