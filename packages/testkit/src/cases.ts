// Case files: a position, forced dice, orders, expectations. The format is described in docs/cases.md.
import { type Call, type OptionValue, type Orders, type Refusal, type ScriptedDice, type Seat, scriptedDice } from '@admiralty/kernel'
import { z } from 'zod'
import type { AnySystem } from './random-match.ts'
import { at, same } from './same.ts'

const orderStep = z.object({ seat: z.string(), order: z.unknown(), refused: z.union([z.string(), z.literal(true)]).optional() }).strict()
const expectStep = z.object({ expect: z.record(z.string().startsWith('/'), z.unknown()), as: z.string().optional() }).strict()
const eventsStep = z.object({ events: z.array(z.record(z.string(), z.unknown())).min(1) }).strict()

export const caseSchema = z
  .object({
    system: z.string(),
    title: z.string().min(1),
    rules: z.array(z.string()).min(1),
    scenario: z.string().optional(),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
    setup: z.unknown().optional(),
    position: z.unknown().optional(),
    dice: z.array(z.int().min(1)).default([]),
    play: z.array(z.union([orderStep, expectStep, eventsStep])).min(1),
  })
  .strict()
export type Case = z.output<typeof caseSchema>
type Play = Case['play'][number]

export interface CaseResult {
  readonly title: string
  readonly rules: readonly string[]
  readonly passed: boolean
  /** Expectations and refusals that were checked. */
  readonly checks: number
  readonly failures: readonly string[]
}

interface Running {
  readonly system: AnySystem
  readonly dice: ScriptedDice
  state: unknown
  /** Since the previous step. */
  events: readonly unknown[]
  sealed: Record<Seat, unknown>
  checks: number
  readonly failures: string[]
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing'
const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'rule' in value && 'reason' in value

function setupOf(system: AnySystem, { setup, options, scenario }: Case): unknown {
  if (setup !== undefined) return system.schema.setup.parse(setup)
  const chosen = scenario === undefined ? system.scenarios[0] : system.scenarios.find(({ id }) => id === scenario)
  if (!chosen) throw new Error(`no scenario ${scenario ?? ''}`)
  const unknown = Object.keys(options).find((name) => !system.options.some((option) => option.name === name))
  if (unknown !== undefined) throw new Error(`no option ${unknown}`)
  const made = chosen.setup(options as Readonly<Record<string, OptionValue>>)
  if (isRefusal(made)) throw new Error(`the scenario refuses: ${made.rule} ${made.reason}`)
  return made
}

const callOf = (running: Running, seat: Seat): Call | undefined =>
  running.system.awaiting(running.state).find(({ seats }) => seats.includes(seat))

/** The seats of a call that have not answered. */
const owing = (running: Running): readonly Seat[] =>
  running.system
    .awaiting(running.state)
    .flatMap(({ seats }) => seats)
    .filter((seat) => !(seat in running.sealed))

function order(running: Running, step: Extract<Play, { seat: string }>): void {
  const { system, failures } = running
  const parsed = system.schema.order.safeParse(step.order)
  const call = callOf(running, step.seat)
  const refusal = judge(running, step.seat, parsed)
  if (step.refused !== undefined) {
    running.checks += 1
    if (!refusal) failures.push(`the order was taken, not refused: ${show(step.order)}`)
    else if (step.refused !== true && refusal.rule !== step.refused)
      failures.push(`refused by ${refusal.rule} (${refusal.reason}), not by ${step.refused}`)
    running.events = []
    return
  }
  if (refusal || !call || !parsed.success) {
    failures.push(`refused: ${refusal?.rule ?? ''} ${refusal?.reason ?? 'not asked'}: ${show(step.order)}`)
    return
  }
  running.sealed = { ...running.sealed, [step.seat]: parsed.data }
  running.events = []
  if (call.seats.every((seat) => seat in running.sealed)) close(running, call)
}

function judge(running: Running, seat: Seat, parsed: { success: boolean; data?: unknown; error?: unknown }): Refusal | undefined {
  if (!parsed.success) return { rule: 'ORDER-SCHEMA', reason: String(parsed.error) }
  return running.system.check(running.system.view(running.state, seat), parsed.data)
}

function close(running: Running, call: Call): void {
  const orders: Orders<unknown> = Object.fromEntries(call.seats.map((seat) => [seat, running.sealed[seat]]))
  const { events, state } = running.system.resolve(running.state, call, orders, running.dice)
  running.events = events
  running.state = state
  running.sealed = Object.fromEntries(Object.entries(running.sealed).filter(([seat]) => !call.seats.includes(seat)))
}

function expectations(running: Running, { expect, as }: Extract<Play, { expect: unknown }>): void {
  const { system, state, events, failures } = running
  const seen = as === undefined ? state : system.view(state, as)
  const always: Readonly<Record<string, unknown>> = {
    awaiting: owing(running),
    calls: system.awaiting(state),
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

/** Each wanted event has at least its fields, in this order, others between them. */
function occurred(running: Running, wanted: readonly Readonly<Record<string, unknown>>[]): void {
  running.checks += 1
  const { events, failures } = running
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

function playStep(running: Running, step: Play): void {
  if ('seat' in step) order(running, step)
  else if ('expect' in step) expectations(running, step)
  else occurred(running, step.events)
}

/** Plays a case to its end or to its first failing step. */
export function playCase(system: AnySystem, text: unknown): CaseResult {
  const parsed = caseSchema.safeParse(text)
  if (!parsed.success) return { title: 'not a case', rules: [], passed: false, checks: 0, failures: [z.prettifyError(parsed.error)] }
  const { title, rules, position, dice: faces, play } = parsed.data
  const dice = scriptedDice(...faces)
  const failures: string[] = []
  let checks = 0
  try {
    for (const id of rules)
      if (!system.rulebook.chapters.some(({ clauses }) => clauses.some((clause) => clause.id === id)))
        failures.push(`no rule ${id} in the book`)
    const setup = setupOf(system, parsed.data)
    const placed = position === undefined ? null : system.schema.position.parse(position)
    const opening = system.begin({ setup, position: placed }, dice)
    const running: Running = { system, dice, state: opening.state, events: opening.events, sealed: {}, checks: 0, failures }
    for (const [index, step] of play.entries()) {
      const before = failures.length
      playStep(running, step)
      checks = running.checks
      if (failures.length > before) {
        failures[before] = `step ${index + 1}: ${failures[before]}`
        break
      }
    }
    if (failures.length === 0 && dice.left().length > 0) failures.push(`dice left over: ${dice.left().join(' ')}`)
    if (failures.length === 0 && checks === 0) failures.push('the case expects nothing')
  } catch (error) {
    failures.push(error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error))
  }
  return { title, rules, passed: failures.length === 0, checks, failures }
}
