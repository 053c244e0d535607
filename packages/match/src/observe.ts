// The messages of an entry to one viewer. Messages, lessons, replays, the terminal, bots and tests all use these generators.
import type { RuleSystem, SystemTypes, Viewer } from '@admiralty/kernel'
import { statesAfter } from './fold.ts'
import type { Transition } from './journal.ts'
import { patchText } from './patch.ts'
import { eventsOf } from './upcasts.ts'

/** One event as a viewer receives it. */
export interface ObservedStep<T extends SystemTypes = SystemTypes> {
  /** The index of the event in the entry. For hosts and tests only: gaps between sent numbers would show how much is hidden. */
  readonly eventIndex: number
  /** Null if the viewer learns nothing but the change of the view. */
  readonly observation: T['observation'] | null
  /** The view before the event; null at the opening. */
  readonly before: T['view'] | null
  readonly after: T['view']
  /** The JSON of the patch between the two views; null if they are equal. */
  readonly patch: string | null
}

/** Events and the state before them; undefined before the opening. */
export interface Happening<T extends SystemTypes = SystemTypes> {
  readonly before: T['state'] | undefined
  readonly events: readonly T['event'][]
}

function* observed<T extends SystemTypes>(
  system: RuleSystem<T>,
  { before: start, events }: Happening<T>,
  states: readonly T['state'][],
  viewer: Viewer,
): Generator<ObservedStep<T>, void> {
  let before: T['view'] | null = start === undefined ? null : system.view(start, viewer)
  for (const [eventIndex, event] of events.entries()) {
    const after: T['view'] = system.view(states[eventIndex], viewer)
    const observation = system.observe(event, viewer) ?? null
    const patch = patchText(before, after)
    if (observation !== null || patch !== null) yield { eventIndex, observation, before, after, patch }
    before = after
  }
}

/**
 * The steps that a viewer receives of some events. A step without observation and change is left out, so the number of steps
 * does not reveal hidden events.
 */
export const observeEvents = <T extends SystemTypes>(
  system: RuleSystem<T>,
  happening: Happening<T>,
  viewer: Viewer,
): Generator<ObservedStep<T>, void> => observed(system, happening, statesAfter(system, happening.before, happening.events), viewer)

/** The steps that a viewer receives of an entry. */
export const observeEntry = (system: RuleSystem, { before, entry, states }: Transition, viewer: Viewer): Generator<ObservedStep, void> =>
  observed(system, { before, events: eventsOf(system, entry) }, states, viewer)
