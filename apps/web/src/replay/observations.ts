// What somebody heard of a match, event by event: from the messages of the stream, or, when it is over, from the journal through the same two doors.
import type { RuleSystem, Viewer } from '@admiralty/kernel'
import {
  actionOf,
  eventsOf,
  type Journal,
  type MatchAction,
  type Message,
  patchBetween,
  transitionsOf,
  viewsThrough,
} from '@admiralty/match'
import { together } from './together.ts'

/** Whose eyes: a seat's, a watcher's, or, when it is over, everybody's at once. */
export type Perspective = Viewer | 'open'

export interface ReplayStep {
  readonly seq: number
  /** In the numbers of these eyes: an event that says nothing to them has none. */
  readonly step: number
  /** Among the events of the entry; null where only messages are known. */
  readonly event: number | null
  readonly time: number
  /** Null: nothing was said. */
  readonly observation: unknown
  /** What people did besides playing; all hear of it. */
  readonly action: MatchAction | null
  /** After it. */
  readonly view: unknown
  /** The view that the observation was told on; with everybody's eyes that of whoever heard most. */
  readonly entryView: unknown
}

/** The messages from the opening on, as the stream or the file of a match in play has them. */
export function stepsFromMessages(messages: readonly Message[]): readonly ReplayStep[] {
  let now: unknown = null
  return messages.flatMap((message) => {
    const views = viewsThrough(now, message)
    const { seq, time, action } = message
    const done: readonly ReplayStep[] = action
      ? [{ seq, step: 0, event: null, time, observation: null, action, view: now, entryView: now }]
      : []
    now = views.length > 0 ? views.at(-1) : now
    const told = message.steps.map(({ observation }, step): ReplayStep => {
      const view = views[step]
      return { seq, step, event: null, time, observation, action: null, view, entryView: view }
    })
    return [...done, ...told]
  })
}

type Played = Pick<Journal, 'head' | 'entries' | 'chain'>
interface Happened {
  readonly seq: number
  readonly event: number
  readonly time: number
  /** Null: an action. */
  readonly what: unknown
  readonly action: MatchAction | null
  readonly state: unknown
}

function* happenedIn(system: RuleSystem, journal: Played): Generator<Happened> {
  for (const { entry, before } of transitionsOf(system, journal)) {
    let state = before
    const action = actionOf(entry)
    if (action) yield { seq: entry.seq, event: 0, time: entry.time, what: null, action, state }
    for (const [event, what] of eventsOf(system, entry).entries()) {
      state = system.evolve(state, what)
      yield { seq: entry.seq, event, time: entry.time, what, action: null, state }
    }
  }
}

/** The same steps as in the messages of this viewer, and with them the numbers of the events. */
export function stepsFromJournal(system: RuleSystem, journal: Played, viewer: Viewer): readonly ReplayStep[] {
  const heard: ReplayStep[] = []
  let before: unknown = null
  for (const { seq, event, time, what, action, state } of happenedIn(system, journal)) {
    const view = system.view(state, viewer)
    const observation = action ? null : (system.observe(what, viewer) ?? null)
    const last = heard.at(-1)
    if (action || observation !== null || patchBetween(before, view) !== null)
      heard.push({ seq, step: last?.seq === seq ? last.step + 1 : 0, event, time, observation, action, view, entryView: view })
    before = view
  }
  return heard
}

/** Every event, on what all seats together knew, in the words of whoever was told most of it. */
export function stepsOfEverybody(system: RuleSystem, journal: Played): readonly ReplayStep[] {
  const viewers: readonly Viewer[] = ['public', ...system.seats(system.schema.setup.parse(journal.head.setup)).map(({ seat }) => seat)]
  return Array.from(happenedIn(system, journal), ({ seq, event, time, what, action, state }) => {
    const views = viewers.map((viewer) => system.view(state, viewer))
    const told = viewers.map((viewer) => (action ? null : (system.observe(what, viewer) ?? null)))
    const sizes = told.map((observation) => (observation === null ? 0 : JSON.stringify(observation).length))
    const most = sizes.indexOf(Math.max(...sizes))
    return { seq, step: event, event, time, observation: told[most], action, view: together(views), entryView: views[most] }
  })
}
