// Plays case files and checks their expectations. See docs/cases.md for the format.
import type { RuleSystem } from '@admiralty/kernel'
import { z } from 'zod'
import { type Case, type CaseStep, caseSchema } from './case.ts'
import { type CasePosition, giveOrder, isRefusal, openCase, seatsToAnswer } from './case-position.ts'
import { at, same } from './plain.ts'

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
  position: CasePosition
  checks: number
  readonly failures: string[]
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

function order(running: Running, step: Extract<CaseStep, { seat: string }>): void {
  const { system, failures, position } = running
  const given = giveOrder(system, position, step.seat, step.order)
  if (step.refused !== undefined) {
    running.checks += 1
    if (!isRefusal(given)) failures.push(`the order was accepted, but should be refused: ${show(step.order)}`)
    else if (step.refused !== true && given.rule !== step.refused)
      failures.push(`refused by ${given.rule} (${given.reason}), not by ${step.refused}`)
    running.position = { ...position, events: [] }
  } else if (isRefusal(given)) failures.push(`refused: ${given.rule} ${given.reason}: ${show(step.order)}`)
  else running.position = given
}

function expectations(running: Running, { expect, as }: Extract<CaseStep, { expect: unknown }>): void {
  const { system, position, failures } = running
  const { state, events } = position
  const seen = as === undefined ? state : system.view(state, as)
  const always: Readonly<Record<string, unknown>> = {
    awaiting: seatsToAnswer(system, position),
    calls: system.openCalls(state),
    outcome: system.outcome(state) ?? null,
    events,
  }
  for (const [pointer, wanted] of Object.entries(expect)) {
    const [, first = ''] = pointer.split('/')
    const found = first in always ? at(always, pointer) : at(seen, pointer)
    running.checks += 1
    if (!same(found ?? null, wanted))
      failures.push(`${pointer} is ${show(found)}, not ${show(wanted)}${as === undefined ? '' : ` (as ${as})`}`)
  }
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
      failures.push(`no such event since the last step: ${show(fields)}; there were ${show(events)}`)
      return
    }
    from = found + 1
  }
}

function playStep(running: Running, step: CaseStep): void {
  if ('seat' in step) order(running, step)
  else if ('expect' in step) expectations(running, step)
  else occurred(running, step.events)
}

/** Plays a case to its end or to its first failing step. */
export function playCase(system: RuleSystem, text: unknown): CaseResult {
  const parsed = caseSchema.safeParse(text)
  if (!parsed.success) return { title: 'not a case file', rules: [], passed: false, checks: 0, failures: [z.prettifyError(parsed.error)] }
  const { title, rules, play }: Case = parsed.data
  const failures: string[] = []
  let checks = 0
  try {
    for (const id of rules)
      if (!system.rulebook.chapters.some(({ clauses }) => clauses.some((clause) => clause.id === id)))
        failures.push(`the rule book has no clause ${id}`)
    const running: Running = { system, position: openCase(system, parsed.data), checks: 0, failures }
    for (const [index, step] of play.entries()) {
      const before = failures.length
      playStep(running, step)
      checks = running.checks
      if (failures.length > before) {
        failures[before] = `step ${index + 1}: ${failures[before]}`
        break
      }
    }
    if (failures.length === 0 && running.position.faces.length > 0) failures.push(`dice left over: ${running.position.faces.join(' ')}`)
    if (failures.length === 0 && checks === 0) failures.push('the case has no expectation, event or refusal')
  } catch (error) {
    failures.push(error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error))
  }
  return { title, rules, passed: failures.length === 0, checks, failures }
}
