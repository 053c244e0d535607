// The player's answer to a call: its draft, the way back to earlier drafts, and what a page does with it. Pure.
import { type Choice, type Refusals, sameJson } from '@admiralty/kernel'
import type { Refused } from '../api/client.ts'
import type { OrderToSend } from '../api/queries.ts'

/** The player's answer to one call, so far. The next call replaces it. */
export interface DraftState {
  readonly call: string
  readonly draft: unknown
  /** The drafts before this one, oldest first. */
  readonly earlier: readonly unknown[]
  readonly refused: readonly Refused[] | null
  /** The order is on its way to the server, or its result is on its way back. */
  readonly busy: boolean
  /** The server has confirmed the order. */
  readonly given: boolean
  /** The server has an order that is not ready: it counts at the deadline. The question may be open again, to replace it. */
  readonly saved: boolean
  /** The order that was sent last; undefined if none was, or another device sent it. */
  readonly sent: unknown
  /** The order that the server did not confirm. It can be sent again under the same key. */
  readonly unsent: OrderToSend | null
}
export const emptyDraft = (call: string): DraftState => ({
  call,
  draft: null,
  earlier: [],
  refused: null,
  busy: false,
  given: false,
  saved: false,
  sent: undefined,
  unsent: null,
})

/** The answer with a draft from before a reload. Undo leads to the question without a draft. */
export const resumedDraft = (call: string, draft: unknown): DraftState => ({
  ...emptyDraft(call),
  ...(draft === null ? {} : afterStep({ draft: null, earlier: [] }, draft)),
})

/** Steps that can be undone. */
const MOST_STEPS = 100

export type DraftSteps = Pick<DraftState, 'draft' | 'earlier'>
/** The next draft, and the way back to this one. */
export const afterStep = ({ draft, earlier }: DraftSteps, next: unknown): DraftSteps => ({
  draft: next,
  earlier: [...earlier, draft].slice(-MOST_STEPS),
})
/** The draft before; the same draft if there is none. */
export const afterUndo = ({ draft, earlier }: DraftSteps): DraftSteps =>
  earlier.length === 0 ? { draft, earlier } : { draft: earlier.at(-1), earlier: earlier.slice(0, -1) }

/** The draft after an order was given, whatever was open then. `draft` gives that order; null if the game does not say. */
export const afterOrder = (steps: DraftSteps, draft: unknown): DraftSteps =>
  draft === null || sameJson(draft, steps.draft) ? steps : afterStep(steps, draft)

/** Applies the server's reply to the order for `call`. A late reply leaves the answer to the next call unchanged. */
export const afterReply = (state: DraftState, call: string, reply: Partial<DraftState>): DraftState =>
  state.call === call ? { ...state, ...reply } : state

/**
 * The answer as later events have left it. The server judges sealed orders again on the seat's view, and drops one that is no longer legal: then
 * the question is open again, and the player reads why.
 */
export function afterEvents<S extends Pick<DraftState, 'given' | 'saved' | 'sent' | 'refused'>>(
  state: S,
  check: (order: unknown) => Refusals | undefined,
): S {
  const refusals = (state.given || state.saved) && state.sent !== undefined ? check(state.sent) : undefined
  if (!refusals) return state
  const said = { rule: null, reason: 'your sealed order is not possible any more, because of what has happened since' }
  return { ...state, given: false, saved: false, refused: [said, ...refusals] }
}

/** In a match with a clock an order may be saved only: it counts at the deadline, and the others are not kept from waiting. */
export interface Saving {
  /** Whether rows, map and the game's own page save an order, instead of sending it as ready. */
  readonly only: boolean
  setOnly(only: boolean): void
  /** Saves the order of a choice. */
  save(choice: Choice): void
  /** Sends the saved order as ready; null if this browser does not have it. */
  readonly makeReady: (() => void) | null
}

export interface Answers extends Omit<DraftState, 'call'> {
  /** Sends the order of a choice, or stores the draft that it leads to. A place is picked by the choice of that place. */
  pick(choice: Choice): void
  /** Checks an order and sends it. */
  order(order: unknown): void
  /** Replaces the draft. */
  write(draft: unknown): void
  clear(): void
  /** Returns to the draft before the last step. */
  undo(): void
  /** Sends an unconfirmed order again. */
  again(): void
  /** Withdraws a sealed order, and returns to its draft. A saved order counts until another one replaces it. */
  takeBack(): void
  /** Null in a match without a clock. */
  readonly saving: Saving | null
}
