// The message that a viewer receives about an entry: observations and changes of the view, step by step.
import type { Call, Outcome, RuleSystem, Viewer } from '@admiralty/kernel'
import { type MatchAction, outcomeOf } from './actions.ts'
import { actionOf, type Transition } from './journal.ts'
import { observeEntry } from './observe.ts'
import { applyPatch, type Patch } from './patch.ts'

/** What a viewer receives of one event. */
export interface MessageStep {
  /** Null if the viewer learns nothing but the change of the view. */
  readonly observation: unknown
  /** Null if the view did not change. */
  readonly patch: Patch | null
}

/** What a viewer receives of an entry. */
export interface Message {
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly time: number
  /** The hash of the entry. */
  readonly chain: string
  /** Null unless the entry is an action. */
  readonly action: MatchAction | null
  readonly steps: readonly MessageStep[]
  /** The calls that are open after the entry. All viewers receive the same. */
  readonly calls: readonly Call[]
  /** Null while the match is in play. */
  readonly outcome: Outcome | null
}

/** The message of an entry to one viewer. The first patch of the opening applies to the view `null`. */
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

/** The views after each step of a message. */
export function viewsThrough(view: unknown, { steps }: Message): readonly unknown[] {
  let current = view
  return steps.map(({ patch }) => {
    current = patch ? applyPatch(current, patch) : current
    return current
  })
}
