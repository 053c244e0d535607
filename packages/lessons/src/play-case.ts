// Plays case files and checks their expectations. See docs/cases.md for the format.
import { list, NO_CALL, type Refusal, type RuleSystem, refusalsInWords } from '@admiralty/kernel'
import { type Case, type CaseStep, caseSchema } from './case.ts'
import { openingFaults } from './case-faults.ts'
import { type CasePosition, callOfSeat, giveOrder, isRefused, openCase, seatsToAnswer } from './case-position.ts'
import { designFaults } from './design-step.ts'
import { lessonFaults } from './lesson-faults.ts'
import { didYouMean } from './nearest.ts'
import { at, same } from './plain.ts'
import { pointerFault, wordsIn } from './pointer-faults.ts'
import { parsedBy } from './schema-faults.ts'

/** The result of a case, with a message for each failure. */
export interface CaseResult {
  readonly title: string
  readonly rules: readonly string[]
  readonly passed: boolean
  /** Number of checked expectations and refusals. */
  readonly checks: number
  readonly failures: readonly string[]
}

interface Running {
  readonly system: RuleSystem
  readonly text: Case
  /** The seats of the match. */
  readonly seats: readonly string[]
  position: CasePosition
  /** All states so far, for words that expectations may name. */
  readonly states: unknown[]
  checks: number
  readonly failures: string[]
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing'
const isClause = ({ rulebook }: RuleSystem, id: string): boolean =>
  rulebook.chapters.some(({ clauses }) => clauses.some((clause) => clause.id === id))

/** 'blue still owes an answer to displacer', or nothing. */
function owedAnswers({ system, position: { state, sealed } }: Running): string {
  const owed = system.openCalls(state).flatMap(({ kind, seats }) => {
    const silent = seats.filter((seat) => !(seat in sealed))
    return silent.length === 0 ? [] : [`${list(silent)} still ${silent.length === 1 ? 'owes' : 'owe'} an answer to ${kind}`]
  })
  return owed.join('; ')
}

/** Why an order never reaches the rules: its seat, its form, or its time. These refusals have ids of their own. */
function formRefusal(running: Running, { seat, order }: Extract<CaseStep, { seat: string }>): Refusal | undefined {
  const { system, seats, position } = running
  if (!seats.includes(seat))
    return { rule: 'ORDER-SEAT', reason: `there is no seat '${seat}'; the seats are ${list(seats)}${didYouMean(seat, seats)}` }
  const parsed = parsedBy(system.schema.order, 'order', order)
  if ('faults' in parsed) return { rule: 'ORDER-SCHEMA', reason: parsed.faults.join('; ') }
  if (system.openCalls(position.state).length === 0) return { rule: 'ORDER-TURN', reason: 'the match is over' }
  if (seat in position.sealed) return { rule: 'ORDER-TURN', reason: `${seat} has answered already; ${owedAnswers(running)}` }
  if (!callOfSeat(system, position, seat)) return { rule: 'ORDER-TURN', reason: `it is not the turn of ${seat}; ${owedAnswers(running)}` }
  return undefined
}

function order(running: Running, step: Extract<CaseStep, { seat: string }>): void {
  const { system, failures, position } = running
  const malformed = formRefusal(running, step)
  if (malformed) {
    malformedOrder(running, step, malformed)
    return
  }
  const given = giveOrder(system, position, step.seat, step.order)
  if (step.refused !== undefined) {
    running.checks += 1
    if (!isRefused(given)) failures.push(`the order was accepted, but should be refused: ${show(step.order)}`)
    else if (step.refused !== true && !given.some(({ rule }) => rule === step.refused))
      failures.push(`refused because ${refusalsInWords(given)}, not by ${step.refused}`)
    else for (const { rule } of given) if (!isClause(system, rule)) failures.push(`refused by ${rule}, which is no clause of the rule book`)
    running.position = { ...position, events: [] }
  } else if (isRefused(given)) failures.push(`refused: ${refusalsInWords(given)}: ${show(step.order)}`)
  else {
    running.position = given
    running.states.push(given.state)
  }
}

/**
 * A malformed order is refused as expected only if the case names this refusal,
 * or the clause by which the game refuses orders out of turn.
 */
function malformedOrder(
  running: Running,
  { seat, order: given, refused }: Extract<CaseStep, { seat: string }>,
  { rule, reason }: Refusal,
): void {
  const { system, position, failures } = running
  running.checks += 1
  const clause =
    rule === 'ORDER-TURN'
      ? system.check(system.view(position.state, seat), callOfSeat(system, position, seat) ?? NO_CALL, given)?.[0].rule
      : undefined
  if (refused === undefined) failures.push(`${reason}: ${show(given)}`)
  else if (refused !== rule && (clause === undefined || refused !== clause))
    failures.push(`${reason}. No rule was asked; to expect this, write "refused": "${clause ?? rule}": ${show(given)}`)
  running.position = { ...position, events: [] }
}

function expectations(running: Running, { expect, as }: Extract<CaseStep, { expect: unknown }>): void {
  const { system, position, failures, seats, states, text } = running
  const { state, events } = position
  const viewers = [...seats, 'public', 'referee']
  if (as !== undefined && !viewers.includes(as)) {
    failures.push(`as: there is no viewer '${as}'; the viewers are ${list(viewers)}${didYouMean(as, viewers)}`)
    return
  }
  const seen = as === undefined ? state : system.view(state, as)
  const always: Readonly<Record<string, unknown>> = {
    awaiting: seatsToAnswer(system, position),
    calls: system.openCalls(state),
    outcome: system.outcome(state) ?? null,
    events,
  }
  for (const [pointer, wanted] of Object.entries(expect)) {
    const [, first = ''] = pointer.split('/')
    const whole = first in always ? always : seen
    running.checks += 1
    const found = at(whole, pointer)
    const absent = found === undefined ? pointerFault(whole, pointer, () => wordsIn(text.position, ...states)) : undefined
    if (absent !== undefined) failures.push(absent)
    else if (!same(found ?? null, wanted))
      failures.push(`${pointer} is ${show(found)}, not ${show(wanted)}${as === undefined ? '' : ` (as ${as})`}${afterHalfAnswer(running)}`)
  }
}

/** Names the seats that owe an answer if another seat has answered: nothing is resolved yet. */
function afterHalfAnswer(running: Running): string {
  return Object.keys(running.position.sealed).length === 0 ? '' : `; ${owedAnswers(running)}`
}

/** Whether the expected events occur in this order with at least their fields; other events may come between. */
function occurred(running: Running, wanted: readonly Readonly<Record<string, unknown>>[]): void {
  running.checks += 1
  const {
    position: { events },
    failures,
  } = running
  let from = 0
  for (const fields of wanted) {
    const found = events.findIndex(
      (event, index) => index >= from && Object.entries(fields).every(([key, value]) => same(at(event, `/${key}`), value)),
    )
    if (found < 0) {
      failures.push(`no such event since the last step: ${show(fields)}; there were ${show(events)}${afterHalfAnswer(running)}`)
      return
    }
    from = found + 1
  }
}

function playStep(running: Running, step: CaseStep): void {
  if ('seat' in step) order(running, step)
  else if ('expect' in step) expectations(running, step)
  else if ('events' in step) occurred(running, step.events)
  else {
    running.checks += 1
    running.failures.push(...designFaults(running.system, step))
  }
}

/** Plays the steps to the end or to the first that fails. A fault names its step. */
function playSteps(running: Running): void {
  const { failures, text } = running
  for (const [index, step] of text.play.entries()) {
    const before = failures.length
    try {
      playStep(running, step)
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
    }
    if (failures.length > before) {
      failures.splice(before, failures.length, ...failures.slice(before).map((failure) => `step ${index + 1}: ${failure}`))
      return
    }
  }
  const { faces } = running.position
  if (faces.length > 0) failures.push(`dice left over after the last step: ${faces.join(' ')} of ${text.dice.join(' ')}`)
  if (running.checks === 0) failures.push('the case has no expectation, event or refusal')
}

/** Plays a case to its end or to its first failing step. */
export function playCase(system: RuleSystem, value: unknown): CaseResult {
  const parsed = parsedBy(caseSchema, 'case', value)
  if ('faults' in parsed) return { title: 'not a case file', rules: [], passed: false, checks: 0, failures: parsed.faults }
  const text = parsed.value
  const { title, rules } = text
  const result = (checks: number, failures: readonly string[]): CaseResult => ({
    title,
    rules,
    passed: failures.length === 0,
    checks,
    failures,
  })
  const ids = system.rulebook.chapters.flatMap(({ clauses }) => clauses.map(({ id }): string => id))
  const failures = rules.flatMap((id) => (ids.includes(id) ? [] : [`the rule book has no clause ${id}${didYouMean(id, ids)}`]))
  const opening = openingFaults(system, text)
  if ('faults' in opening) return result(0, [...failures, ...opening.faults])
  if (text.refused !== undefined) return result(1, failures)
  try {
    const seats = system.seats(opening.setup).map(({ seat }) => seat)
    const position = openCase(system, text)
    failures.push(...lessonFaults(system, text, seats, position.state))
    const running: Running = { system, text, seats, position, states: [position.state], checks: 0, failures }
    playSteps(running)
    return result(running.checks, failures)
  } catch (error) {
    return result(0, [...failures, `before step 1: ${error instanceof Error ? error.message : String(error)}`])
  }
}
