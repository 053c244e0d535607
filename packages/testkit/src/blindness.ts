// Secrets: three properties, step by step and event by event, and a list of what imagination may change.
import { type Call, type Dice, type Orders, type RuleId, type Seat, type SystemTypes, seededDice, type Viewer } from '@admiralty/kernel'
import { observeEvents } from '@admiralty/match'
import { type Law, must, mustBeSame } from './laws.ts'
import type { AnySystem, Moment } from './random-match.ts'
import { differences, same } from './same.ts'

/** What a system's test/secrets.ts says of its secrets. */
export interface Secrets<T extends SystemTypes = SystemTypes> {
  /** Event types by which a secret may come out, each with the rule that opens it. */
  readonly reveals: Readonly<Record<string, RuleId>>
  /** The same order with its secret part changed, legal on this view; null where none can be found. */
  disguise(view: T['view'], order: T['order'], dice: Dice): T['order'] | null
  /** Whether the viewer of this view is let into the secrets of that seat (its ally); left out: nobody is. */
  shares?(view: T['view'], seat: Seat): boolean
}

const typeOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string' ? event.type : ''
const viewersOf = ({ seats }: Moment): readonly Viewer[] => [...seats, 'public']

const imagineLaw: Law = {
  title: 'a view comes from what its viewer knows: any table that could lie behind it shows the same',
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
  title: 'what is not shown changes nothing that is seen, save the question',
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
/** What a viewer receives of a resolution. */
const received = (system: AnySystem, before: unknown, events: readonly unknown[], viewer: Viewer): readonly ReceivedStep[] =>
  Array.from(observeEvents(system, { before, events }, viewer), ({ eventIndex, observation, after }) => ({
    type: typeOf(events[eventIndex]),
    observation,
    view: after,
  }))

function disguised(moment: Moment, twin: unknown, viewer: Viewer, secrets: Secrets): Orders<unknown> | undefined {
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

/** Two tables that look alike to me: I order the same, the others the same in disguise, the dice fall the same; I am told the same. */
const twinLaw = (secrets: Secrets, count: { twins: number; skipped: number }): Law => ({
  title: 'the news is as blind as the view',
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

/** The faces that fell, then others: a twin may roll more. */
function replayed({ faces }: Moment): Dice {
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
  /** Where the resolution leaves that table. */
  readonly state: unknown
}
interface Ears {
  readonly system: AnySystem
  readonly viewer: Viewer
  readonly reveals: Secrets['reveals']
}

/** The same questions; but who lost all that he had by what came out is asked no more. */
const asksNoOther = (opened: readonly Call[], quiet: readonly Call[]): boolean =>
  same(
    opened.map(({ id, kind }) => [id, kind]),
    quiet.map(({ id, kind }) => [id, kind]),
  ) && opened.every(({ seats }, at) => seats.every((seat) => quiet[at]?.seats.includes(seat)))

/** The same, event by event, up to the first by which a secret comes out; and never may a question be asked on one table alone. */
function compare(mine: Hearing, theirs: Hearing, { system, viewer, reveals }: Ears): void {
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

/** Paths at which an imagined state ever differed from the true one: the list of a game's secrets. Ids and numbers become stars. */
export function secretPaths(moment: Moment, into: Set<string>, star: (path: string) => string): void {
  const { system, result, whim } = moment
  if (system.outcome(result.state)) return // everything lies open then
  for (const viewer of viewersOf(moment))
    for (const path of differences(system.determinize(system.view(result.state, viewer), whim), result.state)) into.add(star(path))
}

export function blindnessLaws(secrets: Secrets): { readonly laws: readonly Law[]; readonly count: { twins: number; skipped: number } } {
  const count = { twins: 0, skipped: 0 }
  return { laws: [imagineLaw, silenceLaw, twinLaw(secrets, count)], count }
}
