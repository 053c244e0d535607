// Laws that every rule system keeps at every step. A broken law throws with an explanation.
import { addsUp, type Call, type Explained, type RuleId, scriptedDice, seededDice, type Viewer } from '@admiralty/kernel'
import type { RandomStep } from './random-match.ts'
import { differences, frozen, objectsIn, same } from './same.ts'

export interface Law {
  readonly title: string
  check(moment: RandomStep): void
}

export class Broken extends Error {}
export function must(holds: boolean, ...words: readonly unknown[]): asserts holds {
  if (!holds) throw new Broken(words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' '))
}
/** Throws with the first differences if the values differ. */
export function mustBeSame(a: unknown, b: unknown, ...words: readonly unknown[]): void {
  if (!same(a, b)) must(false, ...words, differences(a, b).slice(0, 5))
}

const viewersOf = ({ seats }: RandomStep): readonly Viewer[] => [...seats, 'public']
const clauses = new WeakMap<object, ReadonlySet<RuleId>>()
function ruleIds({ system }: RandomStep): ReadonlySet<RuleId> {
  const known = clauses.get(system.rulebook) ?? new Set(system.rulebook.chapters.flatMap((chapter) => chapter.clauses.map(({ id }) => id)))
  clauses.set(system.rulebook, known)
  return known
}

const foldLaw: Law = {
  title: 'the state is the fold of the events',
  check({ system, before, result }) {
    let state = before
    for (const event of result.events) state = frozen(system.evolve(state, event))
    mustBeSame(state, result.state, 'folding differs at')
  },
}

const jsonLaw: Law = {
  title: 'state and events survive JSON and their own schema',
  check({ system, result }) {
    const { state, events } = result
    const read: unknown = JSON.parse(JSON.stringify(state))
    mustBeSame(read, state, 'JSON changes the state at')
    mustBeSame(system.schema.state.parse(read), state, 'the schema changes the state at')
    for (const event of events)
      mustBeSame(system.schema.event.parse(JSON.parse(JSON.stringify(event))), event, 'the schema changes an event at')
  },
}

const repeatLaw: Law = {
  title: 'the same orders and dice give the same events',
  check({ system, before, call, orders, result, faces }) {
    if (!call) return
    const dice = scriptedDice(...faces)
    const backwards = Object.fromEntries(Object.entries(orders).reverse())
    const again = system.resolve(before, call, backwards, dice)
    mustBeSame(again.events, result.events, 'resolving again gives other events at')
    must(dice.left().length === 0, 'resolving again leaves dice', dice.left())
  },
}

const askedLaw: Law = {
  title: 'until the end some call is open, and no seat is in two',
  check({ system, seats, result }) {
    const calls = system.openCalls(result.state)
    const asked = calls.flatMap((call) => call.seats)
    must(
      (calls.length === 0) === (system.outcome(result.state) !== undefined),
      'nobody is awaited, and it is not over (or the other way round)',
    )
    must(new Set(asked).size === asked.length, 'a seat is asked twice', calls)
    must(new Set(calls.map(({ id }) => id)).size === calls.length, 'two calls share an id', calls)
    must(
      asked.every((seat) => seats.includes(seat)),
      'somebody is asked who does not sit',
      calls,
    )
  },
}

function answersOf(moment: RandomStep, call: Call): void {
  const { system, result, whim } = moment
  for (const seat of call.seats) {
    const view = system.view(result.state, seat)
    must(system.offer(view) !== undefined, seat, 'is asked', call.kind, 'and offered nothing')
    const answers = { sampled: system.randomOrder(view, whim), standing: system.defaultOrder(view), only: system.forcedOrder(view, seat) }
    for (const [kind, order] of Object.entries(answers)) {
      if (order === undefined) continue
      const refusal = system.check(view, order)
      must(refusal === undefined, call.kind, ':', kind, 'order is refused:', order, refusal)
      must(same(system.schema.order.parse(JSON.parse(JSON.stringify(order))), order), kind, 'order does not survive its schema', order)
    }
    const onPublic = system.forcedOrder(system.view(result.state, 'public'), seat)
    must(
      onPublic === undefined || same(onPublic, answers.only),
      'the public view knows another only answer for',
      seat,
      onPublic,
      answers.only,
    )
  }
}

const answersLaw: Law = {
  title: 'random, default and forced orders pass check',
  check(moment) {
    for (const call of moment.system.openCalls(moment.result.state)) answersOf(moment, call)
  },
}

const strangersLaw: Law = {
  title: 'a seat without an open call is offered nothing and refused everything, with a clause',
  check(moment) {
    const { system, result, orders } = moment
    const calls = system.openCalls(result.state)
    const asked = new Set(calls.flatMap((call) => call.seats))
    for (const viewer of viewersOf(moment)) {
      const view = system.view(result.state, viewer)
      // Orders to the last call are junk to most seats that are asked now, and must be refused with a reason, not with an exception.
      for (const order of Object.values(orders)) {
        const refusal = system.check(view, order)
        must(asked.has(viewer) || refusal !== undefined, viewer, 'is not asked, yet may order', order)
        must(refusal === undefined || ruleIds(moment).has(refusal.rule), 'a refusal names no clause of the book:', refusal)
      }
      must(asked.has(viewer) || system.offer(view) === undefined, viewer, 'is not asked, yet is offered something')
    }
  },
}

const isExplained = (value: Readonly<Record<string, unknown>>): value is Readonly<Record<string, unknown>> & Explained =>
  typeof value.total === 'number' && Array.isArray(value.because)
const reasonsLaw: Law = {
  title: 'reasons add up and cite existing clauses',
  check(moment) {
    for (const value of objectsIn(moment.result.events)) {
      if (!isExplained(value)) continue
      must(addsUp(value), 'reasons do not add up:', value)
      for (const [, , rule] of value.because) must(ruleIds(moment).has(rule), 'a reason names no clause of the book:', rule)
    }
  },
}

/** Laws that are cheap enough for every step of every match. */
const refereeLaw: Law = {
  title: 'the referee sees everything, hears of every change, and is never asked',
  check({ system, seats, before, result }) {
    const everything = system.view(result.state, 'referee')
    const again = system.determinize(everything, seededDice(1))
    for (const viewer of [...seats, 'public', 'referee'] as const)
      mustBeSame(system.view(again, viewer), system.view(result.state, viewer), viewer, 'sees another state behind the referee’s view at')
    must(system.offer(everything) === undefined, 'the referee is offered an answer')
    let state = before
    for (const event of result.events) {
      const after: unknown = system.evolve(state, event)
      const silent = state === undefined || isPaused(event) || same(system.view(state, 'referee'), system.view(after, 'referee'))
      must(silent || system.observe(event, 'referee') !== undefined, 'the referee sees a change and hears nothing of', event)
      state = after
    }
  },
}
const isPaused = (event: unknown): boolean => typeof event === 'object' && event !== null && 'type' in event && event.type === 'paused'

export const PLAIN_LAWS: readonly Law[] = [foldLaw, jsonLaw, repeatLaw, askedLaw, answersLaw, strangersLaw, reasonsLaw, refereeLaw]
