// The blindness laws: three properties of views and observations, checked step by step, and a list of a game's secrets.
import { type Call, type Dice, type Orders, type RuleId, type Seat, type SystemTypes, seededDice, type Viewer } from '@admiralty/kernel'
import { observeEvents } from '@admiralty/match'
import { type Law, must, mustBeSame } from './laws.ts'
import type { AnySystem, RandomStep } from './random-match.ts'
import { differences, same } from './same.ts'

/** What a game's test/secrets.ts declares about its secrets. */
export interface Secrets<T extends SystemTypes = SystemTypes> {
  /** Event types that may reveal a secret, each with the clause that reveals it. */
  readonly reveals: Readonly<Record<string, RuleId>>
  /** The order with its secret part changed, legal on this view; null if there is none. */
  disguise(view: T['view'], order: T['order'], dice: Dice): T['order'] | null
  /** Whether the view's owner shares the secrets of a seat, as allies do. Absent: nobody does. */
  shares?(view: T['view'], seat: Seat): boolean
}

const typeOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string' ? event.type : ''
const viewersOf = ({ seats }: RandomStep): readonly Viewer[] => [...seats, 'public']

const determinizeLaw: Law = {
  title: 'a view depends only on what its viewer knows: every determinized state shows the same view',
  check(moment) {
    const { system, result, whim } = moment
    for (const viewer of viewersOf(moment)) {
      const view = system.view(result.state, viewer)
      const again = system.view(system.determinize(view, whim), viewer)
      mustBeSame(again, view, viewer, 'sees what it cannot know, at')
    }
  },
}

const silenceLaw: Law = {
  title: 'an event without an observation changes no view, except for the question',
  check(moment) {
    const { system, before, result } = moment
    if (before === undefined) return
    let state: unknown = before
    for (const event of result.events) {
      const after: unknown = system.evolve(state, event)
      if (typeOf(event) !== 'paused')
        for (const viewer of viewersOf(moment)) {
          const heard = system.observe(event, viewer) !== undefined
          must(
            heard || same(system.view(state, viewer), system.view(after, viewer)),
            viewer,
            'hears nothing of',
            typeOf(event),
            'and sees it',
          )
        }
      state = after
    }
  },
}

interface ReceivedStep {
  readonly type: string
  readonly observation: unknown
  readonly view: unknown
}
/** The steps that a viewer receives of a resolution. */
const received = (system: AnySystem, before: unknown, events: readonly unknown[], viewer: Viewer): readonly ReceivedStep[] =>
  Array.from(observeEvents(system, { before, events }, viewer), ({ eventIndex, observation, after }) => ({
    type: typeOf(events[eventIndex]),
    observation,
    view: after,
  }))

function disguised(moment: RandomStep, twin: unknown, viewer: Viewer, secrets: Secrets): Orders<unknown> | undefined {
  const { system, orders, whim } = moment
  const changed: Record<string, unknown> = {}
  for (const [seat, order] of Object.entries(orders)) {
    if (seat === viewer || secrets.shares?.(system.view(twin, viewer), seat)) changed[seat] = order
    else {
      const view = system.view(twin, seat)
      const other = secrets.disguise(view, order, whim)
      if (other === null || system.check(view, other) !== undefined) return undefined
      changed[seat] = other
    }
  }
  return changed
}

/** Two states with the same view for me: with my same orders, the others' disguised orders and the same dice, I receive the same. */
const twinLaw = (secrets: Secrets, count: { twins: number; skipped: number }): Law => ({
  title: 'observations depend only on what their viewer knows',
  check(moment) {
    const { system, before, call, result, whim } = moment
    if (!call) return
    for (const viewer of viewersOf(moment)) {
      const twin = system.determinize(system.view(before, viewer), whim)
      const orders = disguised(moment, twin, viewer, secrets)
      if (!orders) {
        count.skipped += 1
        continue
      }
      count.twins += 1
      const other = system.resolve(twin, call, orders, replayed(moment))
      compare(
        { heard: received(system, before, result.events, viewer), state: result.state },
        { heard: received(system, twin, other.events, viewer), state: other.state },
        { system, viewer, reveals: secrets.reveals },
      )
    }
  },
})

/** Repeats the faces of the original, then rolls on: a twin may need more dice. */
function replayed({ faces }: RandomStep): Dice {
  const more = seededDice(7)
  let next = 0
  return {
    roll: (count, sides, reason) =>
      Array.from({ length: count }, () => {
        const face = faces[next]
        next += 1
        return face !== undefined && face <= sides ? face : (more.roll(1, sides, reason)[0] ?? 1)
      }),
  }
}

interface Hearing {
  readonly heard: readonly ReceivedStep[]
  /** The state after the resolution. */
  readonly state: unknown
}
interface Listener {
  readonly system: AnySystem
  readonly viewer: Viewer
  readonly reveals: Secrets['reveals']
}

/** The same questions, except for a seat that lost everything by a revealed event. */
const asksNoOther = (opened: readonly Call[], quiet: readonly Call[]): boolean =>
  same(
    opened.map(({ id, kind }) => [id, kind]),
    quiet.map(({ id, kind }) => [id, kind]),
  ) && opened.every(({ seats }, at) => seats.every((seat) => quiet[at]?.seats.includes(seat)))

/** Both twins receive the same up to the first revealing event, and every question is asked in both. */
function compare(mine: Hearing, theirs: Hearing, { system, viewer, reveals }: Listener): void {
  const [here, there] = [system.openCalls(mine.state), system.openCalls(theirs.state)]
  const over = [mine, theirs].some(({ state }) => system.outcome(state) !== undefined)
  const sameQuestions = (explained = false): void =>
    must(over || explained || same(here, there), viewer, 'can tell the tables apart by who is asked', here, there)
  const opens = (event: ReceivedStep | undefined): boolean => event !== undefined && event.type in reveals
  const silent = (event: ReceivedStep | undefined): boolean => event === undefined || event.type === 'paused'
  for (let index = 0; index < Math.max(mine.heard.length, theirs.heard.length); index += 1) {
    const [a, b] = [mine.heard[index], theirs.heard[index]]
    if (same(a, b)) continue
    if (silent(a) || silent(b)) sameQuestions((opens(a) && asksNoOther(here, there)) || (opens(b) && asksNoOther(there, here)))
    must(
      opens(a) || opens(b),
      viewer,
      'is told',
      a?.type ?? 'nothing',
      'and on a twin table',
      b?.type ?? 'nothing',
      differences(a, b).slice(0, 5),
    )
    return
  }
  sameQuestions()
}

/** Paths at which a determinized state differs from the true one: the list of a game's secrets. Ids and numbers become stars. */
export function secretPaths(moment: RandomStep, into: Set<string>, star: (path: string) => string): void {
  const { system, result, whim } = moment
  if (system.outcome(result.state)) return // After the end everything is open.
  for (const viewer of viewersOf(moment))
    for (const path of differences(system.determinize(system.view(result.state, viewer), whim), result.state)) into.add(star(path))
}

export function blindnessLaws(secrets: Secrets): { readonly laws: readonly Law[]; readonly count: { twins: number; skipped: number } } {
  const count = { twins: 0, skipped: 0 }
  return { laws: [determinizeLaw, silenceLaw, twinLaw(secrets, count)], count }
}
