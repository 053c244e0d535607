// The answer that a player is making: its draft, and the order saved on the server.
import type { Call, RuleSystem, Seat } from '@admiralty/kernel'
import { useMemo, useState } from 'react'
import type { OrderToSend } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import { afterEvents, afterReply, type DraftState, type DraftSteps, resumedDraft } from '../match-view/answers.ts'
import { keepDraft, keptDraft } from '../parts/kept-draft.ts'
import type { SeenEntry } from '../proof/keys.ts'
import { useSavedOrder } from './saved-order.ts'

export interface AnswersOptions {
  readonly match: MatchInfo
  readonly as: Seat
  readonly last: SeenEntry
  readonly call: Call | undefined
  readonly system: RuleSystem
  readonly view: unknown
  /** Whether the game can go on from this draft. */
  isUsable(draft: unknown): boolean
  /** The draft that gives an order; null if the game does not say. */
  draftOf(order: unknown): unknown
}

export interface AnswerState {
  readonly now: DraftState
  /** Changes the answer to the present call. */
  change(part: Partial<DraftState>): void
  /** Replaces the draft, and keeps it in this browser. */
  step(steps: DraftSteps): void
  /** Applies a reply of the server, unless the call is closed by now. */
  replied(reply: Partial<DraftState>): void
  /** Remembers what this page has told the server of its order; null if it was withdrawn. */
  acted(answer: OrderToSend | null): void
  /** Opens the question again, while the server keeps the saved order. */
  reopen(): void
}

export function useAnswerState({ match, as, call, system, view, isUsable }: AnswersOptions): AnswerState {
  const id = call?.id ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that was kept is read once for each call
  const first = useMemo(() => {
    const draft = call ? keptDraft({ match: match.id, seat: as, call: id }) : null
    return resumedDraft(id, draft !== null && isUsable(draft) ? draft : null)
  }, [match.id, as, id])
  const [state, setState] = useState(first)
  const { withSaved, acted, opened } = useSavedOrder(match, as, id)
  const own = withSaved(state.call === id ? state : first)
  const now = useMemo(() => afterEvents(own, (order) => (call ? system.check(view, call, order) : undefined)), [own, system, view, call])
  const change = (part: Partial<DraftState>) => setState((before) => ({ ...withSaved(before.call === id ? before : first), ...part }))
  return {
    now,
    change,
    step(steps) {
      keepDraft({ match: match.id, seat: as, call: id }, steps.draft)
      change({ ...steps, refused: null })
    },
    replied: (reply) => setState((before) => afterReply(before, id, reply)),
    acted,
    reopen() {
      change({ given: false })
      opened()
    },
  }
}
