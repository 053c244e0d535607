// The message that a viewer receives about an entry: observations and changes of the view, event by event.
import type { Call, Outcome, RuleSystem, Viewer } from '@admiralty/kernel'
import { type MatchAction, outcomeOf } from './actions.ts'
import { actionOf, type Transition } from './journal.ts'
import { observeEntry } from './observe.ts'
import { applyPatch, type Patch } from './patch.ts'

export interface MessageStep {
  readonly observation: unknown
  /** Null if the view did not change. */
  readonly patch: Patch | null
}

export interface Message {
  readonly seq: number
  readonly time: number
  readonly chain: string
  /** Null for an entry of the game. */
  readonly action: MatchAction | null
  readonly steps: readonly MessageStep[]
  /** Calls that are open after the entry; the same for everybody. */
  readonly calls: readonly Call[]
  readonly outcome: Outcome | null
}

/** The first patch of the opening's message applies to the view `null`. */
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
  let now = view
  return steps.map(({ patch }) => {
    now = patch ? applyPatch(now, patch) : now
    return now
  })
}
