// The steps of a match as one viewer receives them: from messages during play, or from the journal of a finished match.
import type { RuleSystem, Viewer } from '@admiralty/kernel'
import { type Journal, type MatchAction, type Message, observeEntry, transitionsOf, viewsThrough } from '@admiralty/match'

/** The referee sees everything; offered only when the match is over. */
export type Perspective = Viewer

export interface ReplayStep {
  readonly seq: number
  /** Number of the step in what this viewer receives of the entry. */
  readonly step: number
  /** Index of the event in the entry; null where only messages are known. */
  readonly event: number | null
  readonly time: number
  /** Null: the view changed without an observation. */
  readonly observation: unknown
  /** An action of a player, for example conceding; everybody receives it. */
  readonly action: MatchAction | null
  /** The view after the step. */
  readonly view: unknown
}

/** Consecutive messages to one viewer, and the view before the first of them; null before the opening. */
export interface ReceivedMessages {
  readonly view: unknown
  readonly messages: readonly Message[]
}

/** The steps of all these messages. */
export function stepsFromMessages({ view, messages }: ReceivedMessages): readonly ReplayStep[] {
  let now = view
  return messages.flatMap((message) => {
    const views = viewsThrough(now, message)
    const { seq, time, action } = message
    const actions: readonly ReplayStep[] = action ? [{ seq, step: 0, event: null, time, observation: null, action, view: now }] : []
    now = views.length > 0 ? views.at(-1) : now
    const steps = message.steps.map(
      ({ observation }, step): ReplayStep => ({ seq, step, event: null, time, observation, action: null, view: views[step] }),
    )
    return [...actions, ...steps]
  })
}

/** The steps that the messages to this viewer hold, with the indexes of the events. */
export function stepsFromJournal(
  system: RuleSystem,
  journal: Pick<Journal, 'head' | 'entries' | 'chain'>,
  viewer: Viewer,
): readonly ReplayStep[] {
  return Array.from(transitionsOf(system, journal)).flatMap((transition) => {
    const { seq, time } = transition.entry
    const action = transition.entry.action
    const actions: readonly ReplayStep[] = action
      ? [{ seq, step: 0, event: 0, time, observation: null, action, view: system.view(transition.before, viewer) }]
      : []
    const steps = Array.from(
      observeEntry(system, transition, viewer),
      ({ eventIndex, observation, after }, step): ReplayStep => ({
        seq,
        step,
        event: eventIndex,
        time,
        observation,
        action: null,
        view: after,
      }),
    )
    return [...actions, ...steps]
  })
}
