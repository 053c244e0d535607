// A viewer receives the present when it joins, a message about each entry after it, and pages of messages about earlier entries.

import type { ClockState } from '@admiralty/clocks'
import type { Call, Outcome, RuleSystem, Viewer } from '@admiralty/kernel'
import type { MatchAction } from './actions.ts'
import type { MatchState, Transition } from './journal.ts'
import { observeEntry } from './observe.ts'
import { outcomeOf } from './outcome.ts'
import { applyPatch, type Patch } from './patch.ts'

/** The part of one event that a viewer receives. */
export interface MessageStep {
  /** Null if the viewer learns nothing but the change of the view. */
  readonly observation: unknown
  /** Null if the view did not change. */
  readonly patch: Patch | null
}

/** The part of an entry that a viewer receives. */
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
  /** The clock after the entry. All viewers receive the same. Null in a match without a clock. */
  readonly clock: ClockState | null
  /** Null while the match is in play. */
  readonly outcome: Outcome | null
}

/** The present of a match for a viewer who joins. Depends on the entries up to `seq` and on the viewer only. */
export interface Present {
  /** The number of the last entry. */
  readonly seq: number
  /** The hash of the last entry. */
  readonly chain: string
  readonly view: unknown
  readonly calls: readonly Call[]
  readonly clock: ClockState | null
  readonly outcome: Outcome | null
}

/** Messages of consecutive entries. */
export interface HistoryPage {
  /** The sequence number of the first message. */
  readonly first: number
  /** The view before the first message; null before the opening. Its patches lead to the view after the last message. */
  readonly view: unknown
  readonly messages: readonly Message[]
  /** Whether there are entries before the first message. */
  readonly more: boolean
}

/** The present of a match for one viewer. */
export const presentFor = (system: RuleSystem, match: MatchState, viewer: Viewer): Present => ({
  seq: match.seq,
  chain: match.chain,
  view: system.view(match.state, viewer),
  ...situationOf(system, match),
})

/** The page of these consecutive entries for one viewer. Without entries it is empty. */
export function pageFor(system: RuleSystem, transitions: readonly Transition[], viewer: Viewer): HistoryPage {
  const [opening] = transitions
  const first = opening?.entry.seq ?? 0
  return {
    first,
    view: opening?.before === undefined ? null : system.view(opening.before, viewer),
    messages: transitions.map((transition) => messageFor(system, transition, viewer)),
    more: first > 0,
  }
}

/** Open calls, clock and outcome. All viewers receive the same. */
function situationOf(system: RuleSystem, match: MatchState): Pick<Message, 'calls' | 'clock' | 'outcome'> {
  const outcome = outcomeOf(system, match) ?? null
  const calls = outcome ? [] : system.openCalls(match.state).map(publicCall)
  return { calls, clock: match.head.clock.kind === 'none' ? null : match.clock, outcome }
}

/** A call without other fields that a state may have. */
const publicCall = ({ id, kind, key, seats, instead }: Call): Call => ({ id, kind, key, seats, instead })

/** The message of an entry to one viewer. The first patch of the opening applies to the view `null`. */
export function messageFor(system: RuleSystem, transition: Transition, viewer: Viewer): Message {
  const steps = Array.from(observeEntry(system, transition, viewer), ({ observation, patch }): MessageStep => {
    return { observation, patch: patch === null ? null : JSON.parse(patch) }
  })
  return messageWith(system, transition, steps)
}

/** A message with these steps. Everything else in it is the same for all viewers. */
export function messageWith(system: RuleSystem, { entry, match }: Transition, steps: readonly MessageStep[]): Message {
  return { seq: entry.seq, time: entry.time, chain: match.chain, action: entry.action ?? null, steps, ...situationOf(system, match) }
}

/** The views after each step of a message. */
export function viewsThrough(view: unknown, { steps }: Message): readonly unknown[] {
  let current = view
  return steps.map(({ patch }) => {
    current = patch ? applyPatch(current, patch) : current
    return current
  })
}
