// Laws that every rule system keeps at every step. A broken law throws `Broken` with an explanation.
import {
  addsUp,
  type Call,
  type Explained,
  isQuiet,
  mayAnswer,
  NO_CALL,
  type RuleId,
  scriptedDice,
  seededDice,
  UMPIRE,
  type Viewer,
} from '@admiralty/kernel'
import type { RandomStep } from './random-match.ts'
import { differingPaths, frozen, objectsIn, same } from './same.ts'

/** A property of a step. `check` throws `Broken` if the step violates it. */
export interface Law {
  readonly title: string
  check(step: RandomStep): void
}

/** Thrown where a law is broken. */
export class Broken extends Error {}
/** Throws `Broken` with the words unless the condition holds. */
export function must(holds: boolean, ...words: readonly unknown[]): asserts holds {
  if (!holds) throw new Broken(words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' '))
}
/** Throws with the first differences if the values differ. */
export function mustBeSame(a: unknown, b: unknown, ...words: readonly unknown[]): void {
  if (!same(a, b)) must(false, ...words, differingPaths(a, b).slice(0, 5))
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
    mustBeSame(state, result.state, 'the folded state differs at')
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
    mustBeSame(again.events, result.events, 'the same resolution gives different events at')
    must(dice.left().length === 0, 'the same resolution leaves dice over', dice.left())
  },
}

const askedLaw: Law = {
  title: 'until the end a call is open, and no player is in two calls',
  check({ system, seats, result }) {
    const calls = system.openCalls(result.state)
    const asked = calls.flatMap((call) => call.seats)
    const instead = calls.flatMap((call) => call.instead)
    const players = asked.filter((seat) => seat !== UMPIRE)
    must(
      (calls.length === 0) === (system.outcome(result.state) !== undefined),
      'no call is open and the match is not over, or a call is open after the end',
    )
    must(new Set(players).size === players.length, 'a player is in two calls', calls)
    must(new Set(calls.map(({ id }) => id)).size === calls.length, 'two calls share an id', calls)
    must(new Set(calls.map(({ kind, key }) => JSON.stringify([kind, key]))).size === calls.length, 'two calls share kind and key', calls)
    must(
      [...asked, ...instead].every((seat) => seats.includes(seat)),
      'a call asks a seat that does not exist',
      calls,
    )
    must(!instead.some((seat) => asked.includes(seat)), 'a seat may answer instead, although a call asks it', calls)
  },
}

export const quietLaw: Law = {
  title: 'a quiet call waits for its own seats alone, without the umpire',
  check({ system, result }) {
    for (const call of system.openCalls(result.state).filter((one) => isQuiet(system, one))) {
      must(call.instead.length === 0, 'an answer instead would show at once that it was given to the quiet call', call.id, call.instead)
      must(!call.seats.includes(UMPIRE), 'the host answers the quiet call', call.id)
    }
  },
}

export const umpireLaw: Law = {
  title: 'the umpire never wins',
  check({ system, result }) {
    const { winners = [] } = system.outcome(result.state) ?? {}
    must(!winners.includes(UMPIRE), 'the umpire is among the winners', winners)
  },
}

function answersOf(step: RandomStep, call: Call): void {
  const { system, result, dice: whim } = step
  for (const seat of call.instead) {
    const view = system.view(result.state, seat)
    must(system.offer(view, call) !== undefined, seat, 'may answer', call.kind, 'instead but has no offer')
    const order = system.randomOrder(view, call, whim)
    const refusal = system.check(view, call, order)
    must(refusal === undefined, call.kind, ': random order instead is refused:', order, refusal)
  }
  for (const seat of call.seats) {
    const view = system.view(result.state, seat)
    must(system.offer(view, call) !== undefined, seat, 'is asked', call.kind, 'but has no offer')
    const answers = {
      random: system.randomOrder(view, call, whim),
      default: system.defaultOrder(view, call),
      forced: system.forcedOrder(view, call, seat),
    }
    for (const [kind, order] of Object.entries(answers)) {
      if (order === undefined) continue
      const refusal = system.check(view, call, order)
      must(refusal === undefined, call.kind, ':', kind, 'order is refused:', order, refusal)
      must(same(system.schema.order.parse(JSON.parse(JSON.stringify(order))), order), kind, 'order does not survive its schema', order)
    }
    const seen = system.view(result.state, 'public')
    for (const { key, order } of system.automatic.filter(({ kind }) => kind === call.kind)) {
      const left = order(seen, call, seat)
      const refusal = left && system.check(view, call, left)
      must(refusal === undefined, seat, 'leaves', call.kind, 'to', key, 'but its order is refused:', left, refusal)
    }
    const onPublic = system.forcedOrder(seen, call, seat)
    must(
      onPublic === undefined || same(onPublic, answers.forced),
      'the public view has another forced order for',
      seat,
      onPublic,
      answers.forced,
    )
  }
}

const answersLaw: Law = {
  title: 'random, default, forced and automatic orders pass check',
  check(step) {
    for (const call of step.system.openCalls(step.result.state)) answersOf(step, call)
  },
}

export const lodgedLaw: Law = {
  title: 'a lodged order is legal and depends on its view alone',
  check({ system, result }) {
    for (const call of system.openCalls(result.state))
      for (const seat of call.seats) {
        const view = system.view(result.state, seat)
        const order = system.lodgedOrder(view, call, seat)
        const ofCopy = system.lodgedOrder(JSON.parse(JSON.stringify(view)), call, seat)
        must(same(order, ofCopy), seat, 'has lodged', order, 'for', call.kind, ', but an equal view gives', ofCopy)
        if (order === undefined) continue
        const refusal = system.check(view, call, order)
        must(refusal === undefined, call.kind, ': the lodged order is refused:', order, refusal)
        must(same(system.schema.order.parse(JSON.parse(JSON.stringify(order))), order), 'a lodged order does not survive its schema', order)
      }
  },
}

const strangersLaw: Law = {
  title: 'a seat that may not answer a call has no offer, and every order is refused with a clause',
  check(step) {
    const { system, result, orders } = step
    for (const viewer of viewersOf(step)) {
      const view = system.view(result.state, viewer)
      for (const call of [...system.openCalls(result.state), NO_CALL]) {
        const isAsked = mayAnswer(call, viewer)
        // Orders of the last call do not fit most of the open calls. `check` must refuse them and not throw.
        for (const order of Object.values(orders)) {
          const refusals = system.check(view, call, order)
          must(isAsked || refusals !== undefined, viewer, 'may not answer', call.id, 'but may order', order)
          for (const { rule, part } of refusals ?? []) {
            must(ruleIds(step).has(rule), 'a refusal cites an unknown clause:', rule)
            must(
              part === null || [order, view].some((known) => JSON.stringify(known).includes(part)),
              'a refusal names',
              part,
              'of which neither',
              order,
              'nor the view of',
              viewer,
              'knows',
            )
          }
        }
        must(isAsked || system.offer(view, call) === undefined, viewer, 'may not answer', call.id, 'but has an offer')
      }
    }
  },
}

const isExplained = (value: Readonly<Record<string, unknown>>): value is Readonly<Record<string, unknown>> & Explained =>
  typeof value.total === 'number' && Array.isArray(value.because)
const reasonsLaw: Law = {
  title: 'reasons add up and cite existing clauses',
  check(step) {
    for (const value of objectsIn(step.result.events)) {
      if (!isExplained(value)) continue
      must(addsUp(value), 'reasons do not add up:', value)
      for (const [, , rule] of value.because) must(ruleIds(step).has(rule), 'a reason cites an unknown clause:', rule)
    }
  },
}

const refereeLaw: Law = {
  title: 'the referee sees everything, observes every change, and is never asked',
  check({ system, seats, before, result }) {
    const everything = system.view(result.state, 'referee')
    const again = system.determinize(everything, seededDice(1))
    for (const viewer of [...seats, 'public', 'referee'] as const)
      mustBeSame(
        system.view(again, viewer),
        system.view(result.state, viewer),
        viewer,
        'has a different view of the state behind the referee’s view at',
      )
    for (const call of system.openCalls(result.state)) must(system.offer(everything, call) === undefined, 'the referee has an offer')
    let state = before
    for (const event of result.events) {
      const after: unknown = system.evolve(state, event)
      const silent = state === undefined || isPaused(event) || same(system.view(state, 'referee'), system.view(after, 'referee'))
      must(silent || system.observe(event, 'referee') !== undefined, 'the referee’s view changes without an observation of', event)
      state = after
    }
  },
}
const isPaused = (event: unknown): boolean => typeof event === 'object' && event !== null && 'type' in event && event.type === 'paused'

/** Before and after the end, views are compared with the referee's, which has all secrets already: the end itself gives nobody more. */
export const closingLaw: Law = {
  title: 'the end opens nothing: it changes a view only where it changes the referee’s',
  check({ system, seats, before, result }) {
    let state = before
    for (const event of result.events) {
      const after: unknown = system.evolve(state, event)
      if (state !== undefined && system.outcome(after)) {
        const changed = new Set(differingPaths(system.view(state, 'referee'), system.view(after, 'referee')))
        for (const viewer of [...seats, 'public'] as const) {
          const opened = differingPaths(system.view(state, viewer), system.view(after, viewer)).filter((path) => !changed.has(path))
          must(opened.length === 0, viewer, 'learns at the end', opened.slice(0, 5))
        }
      }
      state = after
    }
  },
}

/** Laws that are cheap enough for every step of every match. */
export const PLAIN_LAWS: readonly Law[] = [
  foldLaw,
  jsonLaw,
  repeatLaw,
  askedLaw,
  answersLaw,
  lodgedLaw,
  strangersLaw,
  reasonsLaw,
  refereeLaw,
  closingLaw,
  quietLaw,
  umpireLaw,
]
