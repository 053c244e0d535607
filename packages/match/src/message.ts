// What goes out to a viewer about an entry: the news it may hear, and how its view changed, event by event.
// An event that says nothing to this viewer leaves no gap, so that the number of steps tells nothing either.
import type { Call, Outcome, RuleSystem, Viewer } from '@admiralty/kernel'
import { type MatchAction, outcomeOf } from './actions.ts'
import { actionOf, type Transition } from './journal.ts'
import { observeEntry } from './observe.ts'
import { applyPatch, type Patch } from './patch.ts'

export interface MessageStep {
  readonly observation: unknown
  /** Null: the view is as it was. */
  readonly patch: Patch | null
}

export interface Message {
  readonly seq: number
  readonly time: number
  readonly chain: string
  /** Null: an entry of the game. */
  readonly action: MatchAction | null
  readonly steps: readonly MessageStep[]
  /** Open after it; the same for everybody. */
  readonly calls: readonly Call[]
  readonly outcome: Outcome | null
}

/** The opening's message starts from the view `null`: applied to it, its first patch makes the first view. */
export function messageFor(system: RuleSystem, transition: Transition, viewer: Viewer): Message {
  const { entry, match } = transition
  const steps = Array.from(observeEntry(system, transition, viewer), ({ observation, patch }): MessageStep => ({ observation, patch }))
  const outcome = outcomeOf(system, match) ?? null
  return {
    seq: entry.seq,
    time: entry.time,
    chain: match.chain,
    action: actionOf(entry) ?? null,
    steps,
    calls: outcome ? [] : system.openCalls(match.state).map(({ id, kind, seats }) => ({ id, kind, seats })),
    outcome,
  }
}

/** The views that a message leads through, one for each step. */
export function viewsThrough(view: unknown, { steps }: Message): readonly unknown[] {
  let now = view
  return steps.map(({ patch }) => {
    now = patch ? applyPatch(now, patch) : now
    return now
  })
}
