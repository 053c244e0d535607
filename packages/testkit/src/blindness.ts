// The blindness laws: three properties of views and observations, checked at every step, and the list of a game's secrets.
import {
  type Call,
  type Dice,
  diceOf,
  die,
  NO_CALL,
  type Orders,
  type RuleId,
  type Seat,
  type SystemTypes,
  seededDice,
  type Viewer,
} from '@admiralty/kernel'
import { observeEvents } from '@admiralty/match'
import { type Law, must, mustBeSame } from './laws.ts'
import type { AnySystem, RandomStep } from './random-match.ts'
import { differingPaths, same } from './same.ts'

/** The declaration of a game's secrets in its test/secrets.ts. */
export interface Secrets<T extends SystemTypes = SystemTypes> {
  /** Event types that may reveal a secret, each with the clause that reveals it. */
  readonly reveals: Readonly<Record<string, RuleId>>
  /** A legal order with another secret part; null if there is none. */
  disguise(view: T['view'], order: T['order'], dice: Dice): T['order'] | null
  /** Whether the viewer knows the secrets of a seat, for example of an ally. If absent, no seat shares secrets. */
  shares?(view: T['view'], seat: Seat): boolean
}

const typeOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string' ? event.type : ''
const viewersOf = ({ seats }: RandomStep): readonly Viewer[] => [...seats, 'public']

const determinizeLaw: Law = {
  title: 'a view depends only on what its viewer knows: every determinized state shows the same view',
  check(step) {
    const { system, result, dice: whim } = step
    for (const viewer of viewersOf(step)) {
      const view = system.view(result.state, viewer)
      const again = system.view(system.determinize(view, whim), viewer)
      mustBeSame(again, view, viewer, 'sees what it may not know, at')
    }
  },
}

const silenceLaw: Law = {
  title: 'an event without an observation changes no view, except for the question',
  check(step) {
    const { system, before, result } = step
    if (before === undefined) return
    let state: unknown = before
    for (const event of result.events) {
      const after: unknown = system.evolve(state, event)
      if (typeOf(event) !== 'paused')
        for (const viewer of viewersOf(step)) {
          const isObserved = system.observe(event, viewer) !== undefined
          must(
            isObserved || same(system.view(state, viewer), system.view(after, viewer)),
            viewer,
            'has no observation of',
            typeOf(event),
            'but its view changes',
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

/** The orders with all secret parts that the viewer may not know changed; undefined if one cannot be changed. */
function disguised(step: RandomStep, twin: unknown, viewer: Viewer, secrets: Secrets): Orders<unknown> | undefined {
  const { system, call, orders, dice: whim } = step
  const changed: Record<string, unknown> = {}
  for (const [seat, order] of Object.entries(orders)) {
    if (seat === viewer || secrets.shares?.(system.view(twin, viewer), seat)) changed[seat] = order
    else {
      const view = system.view(twin, seat)
      const other = secrets.disguise(view, order, whim)
      if (other === null || system.check(view, call ?? NO_CALL, other) !== undefined) return undefined
      changed[seat] = other
    }
  }
  return changed
}

/** Two states have the same view for a viewer. With its same orders, other secret orders of the others and the same dice, it receives the same. */
const twinLaw = (secrets: Secrets, count: { twins: number; skipped: number }): Law => ({
  title: 'observations depend only on what their viewer knows',
  check(step) {
    const { system, before, call, result, dice: whim } = step
    if (!call) return
    for (const viewer of viewersOf(step)) {
      const twin = system.determinize(system.view(before, viewer), whim)
      const orders = disguised(step, twin, viewer, secrets)
      if (!orders) {
        count.skipped += 1
        continue
      }
      count.twins += 1
      const other = system.resolve(twin, call, orders, replayed(step))
      compare(
        { steps: received(system, before, result.events, viewer), state: result.state },
        { steps: received(system, twin, other.events, viewer), state: other.state },
        { system, viewer, reveals: secrets.reveals },
      )
    }
  },
})

/** Two states have the same view for a viewer. When a side concedes, it receives the same of both. */
export function mustConcedeBlindly(
  system: AnySystem,
  before: unknown,
  seats: readonly Seat[],
  { viewers, reveals, dice: whim }: Conceding,
): void {
  const mine = system.surrender(before, seats)
  for (const viewer of viewers) {
    const twin = system.determinize(system.view(before, viewer), whim)
    const other = system.surrender(twin, seats)
    compare(
      { steps: received(system, before, mine.events, viewer), state: mine.state },
      { steps: received(system, twin, other.events, viewer), state: other.state },
      { system, viewer, reveals },
    )
  }
}
interface Conceding extends Pick<Secrets, 'reveals'> {
  readonly viewers: readonly Viewer[]
  readonly dice: Dice
}

/** Repeats the faces of the original, address by address, then rolls new ones, because a twin may need more dice. */
function replayed({ facesAt }: RandomStep): Dice {
  const more = seededDice(7)
  const next = new Map<string | null, number>()
  return diceOf((count, sides, reason, address) =>
    Array.from({ length: count }, () => {
      const at = next.get(address) ?? 0
      next.set(address, at + 1)
      const face = facesAt.get(address)?.[at]
      return face !== undefined && face <= sides ? face : die(address === null ? more : more.at(address), sides, reason)
    }),
  )
}

interface ReceivedResolution {
  readonly steps: readonly ReceivedStep[]
  /** The state after the resolution. */
  readonly state: unknown
}
interface Listener {
  readonly system: AnySystem
  readonly viewer: Viewer
  readonly reveals: Secrets['reveals']
}

/** Whether both ask the same questions, except that `quiet` may ask additional seats: a revealed event may leave a seat nothing to decide. */
const asksNoOther = (opened: readonly Call[], quiet: readonly Call[]): boolean =>
  same(
    opened.map(({ id, kind }) => [id, kind]),
    quiet.map(({ id, kind }) => [id, kind]),
  ) && opened.every(({ seats }, at) => seats.every((seat) => quiet[at]?.seats.includes(seat)))

/** Up to the first event that reveals a secret, both twins must receive the same. Every question must be asked in both. */
function compare(mine: ReceivedResolution, theirs: ReceivedResolution, { system, viewer, reveals }: Listener): void {
  const [here, there] = [system.openCalls(mine.state), system.openCalls(theirs.state)]
  const over = [mine, theirs].some(({ state }) => system.outcome(state) !== undefined)
  const sameQuestions = (explained = false): void =>
    must(over || explained || same(here, there), viewer, 'can distinguish the twins by the seats that are asked', here, there)
  const isRevealing = (event: ReceivedStep | undefined): boolean => event !== undefined && event.type in reveals
  const isQuiet = (event: ReceivedStep | undefined): boolean => event === undefined || event.type === 'paused'
  for (let index = 0; index < Math.max(mine.steps.length, theirs.steps.length); index += 1) {
    const [a, b] = [mine.steps[index], theirs.steps[index]]
    if (same(a, b)) continue
    if (isQuiet(a) || isQuiet(b))
      sameQuestions((isRevealing(a) && asksNoOther(here, there)) || (isRevealing(b) && asksNoOther(there, here)))
    must(
      isRevealing(a) || isRevealing(b),
      viewer,
      'receives',
      a?.type ?? 'nothing',
      'and in the twin state',
      b?.type ?? 'nothing',
      differingPaths(a, b).slice(0, 5),
    )
    return
  }
  sameQuestions()
}

/** Paths at which a determinized state differs from the true one: the list of a game's secrets. Ids and numbers become stars. */
export function secretPaths(step: RandomStep, into: Set<string>, star: (path: string) => string): void {
  const { system, result, dice: whim } = step
  for (const viewer of viewersOf(step))
    for (const path of differingPaths(system.determinize(system.view(result.state, viewer), whim), result.state)) into.add(star(path))
}

/** The three blindness laws. `count` says how many twins were compared, and how many could not be. */
export function blindnessLaws(secrets: Secrets): { readonly laws: readonly Law[]; readonly count: { twins: number; skipped: number } } {
  const count = { twins: 0, skipped: 0 }
  return { laws: [determinizeLaw, silenceLaw, twinLaw(secrets, count)], count }
}
