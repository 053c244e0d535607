// Answers a call: the game's rules check the order in the page, then the server seals it. Holds the draft, which never leaves the browser.
import type { Call, Choice, Refusal, RuleSystem, Seat } from '@admiralty/kernel'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { isProblem, randomValue } from '../api/client.ts'
import { type OrderToSend, sendOrder, withdrawOrder } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import { keepDraft, keptDraft, onOtherDraft } from '../parts/kept-draft.ts'
import type { Refused } from '../parts/refusal.tsx'
import type { SeenEntry } from '../proof/keys.ts'
import { recordOrder, recordWithdrawal } from '../proof/recorder.ts'
import { signOrder } from '../proof/signing.ts'

/** The player's answer to one call, so far. The next call replaces it. */
export interface DraftState {
  readonly call: string
  readonly draft: unknown
  /** The drafts before this one, oldest first. */
  readonly earlier: readonly unknown[]
  readonly refused: Refused | null
  /** The order is on its way to the server, or its result is on its way back. */
  readonly busy: boolean
  /** The server has confirmed the order. */
  readonly given: boolean
  /** The order that was sent last. */
  readonly sent: unknown
  /** The order that the server did not confirm. It can be sent again under the same key. */
  readonly unsent: OrderToSend | null
}
export const emptyDraft = (call: string): DraftState => ({
  ...{ call, draft: null, earlier: [], refused: null, busy: false, given: false, sent: null, unsent: null },
})

/** The answer with a draft from before a reload. Undo leads to the question without a draft. */
export const resumedDraft = (call: string, draft: unknown): DraftState => ({
  ...emptyDraft(call),
  ...(draft === null ? {} : afterStep({ draft: null, earlier: [] }, draft)),
})

/** Steps that can be undone. */
const MOST_STEPS = 100

type Steps = Pick<DraftState, 'draft' | 'earlier'>
/** The next draft, and the way back to this one. */
export const afterStep = ({ draft, earlier }: Steps, next: unknown): Steps => ({
  draft: next,
  earlier: [...earlier, draft].slice(-MOST_STEPS),
})
/** The draft before; the same draft if there is none. */
export const afterUndo = ({ draft, earlier }: Steps): Steps =>
  earlier.length === 0 ? { draft, earlier } : { draft: earlier.at(-1), earlier: earlier.slice(0, -1) }

/** Applies the server's reply to the order for `call`. A late reply leaves the answer to the next call unchanged. */
export const afterReply = (state: DraftState, call: string, reply: Partial<DraftState>): DraftState =>
  state.call === call ? { ...state, ...reply } : state

/**
 * The answer as later events have left it. The server judges sealed orders again on the seat's view, and drops one that is no longer legal: then
 * the question is open again, and the player reads why.
 */
export function afterEvents<S extends Pick<DraftState, 'given' | 'sent' | 'refused'>>(
  state: S,
  check: (order: unknown) => Refusal | undefined,
): S {
  const refusal = state.given ? check(state.sent) : undefined
  if (!refusal) return state
  const reason = `your sealed order is not possible any more, because of what has happened since: ${refusal.reason}`
  return { ...state, given: false, refused: { rule: refusal.rule, reason } }
}

export interface Answers extends Omit<DraftState, 'call' | 'sent'> {
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
  /** Withdraws a sealed order, and returns to the draft that it was made from. */
  takeBack(): void
}

interface AnswersOptions {
  readonly match: MatchInfo
  readonly as: Seat
  readonly last: SeenEntry
  readonly call: Call | undefined
  readonly system: RuleSystem
  readonly view: unknown
  /** Whether the game can go on from this draft. */
  isUsable(draft: unknown): boolean
}

export function useAnswers({ match, as, last, call, system, view, isUsable }: AnswersOptions): Answers {
  const id = call?.id ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that was kept is read once for each call
  const first = useMemo(() => {
    const draft = call ? keptDraft({ match: match.id, seat: as, call: id }) : null
    return resumedDraft(id, draft !== null && isUsable(draft) ? draft : null)
  }, [match.id, as, id])
  const [state, setState] = useState(first)
  const own = state.call === id ? state : first
  const now = useMemo(() => afterEvents(own, (order) => (call ? system.check(view, call, order) : undefined)), [own, system, view, call])
  const change = (part: Partial<DraftState>) => setState((before) => ({ ...(before.call === id ? before : first), ...part }))

  const replied = (reply: Partial<DraftState>) => setState((before) => afterReply(before, id, reply))

  const signed = async (chosen: unknown): Promise<OrderToSend> => {
    const order: unknown = JSON.parse(JSON.stringify(chosen)) // as the server receives it
    const signature = await signOrder({ match, seat: as }, last, { call: id, order })
    return { match: match.id, as, call: id, order, key: randomValue(), signature }
  }
  const send = async (make: () => OrderToSend | Promise<OrderToSend>) => {
    change({ busy: true, given: false, refused: null, unsent: null })
    let answer: OrderToSend | null = null
    try {
      answer = await make()
      const { seq } = await sendOrder(answer)
      recordOrder(answer)
      // If the call is closed, the stream brings its entry, and the next call replaces this answer.
      replied({ busy: seq !== null, given: true, sent: answer.order })
    } catch (error) {
      const unconfirmed = !isProblem(error) || error.status === 0 || error.status >= 500
      const reason = error instanceof Error ? error.message : String(error)
      replied({ busy: false, refused: { rule: isProblem(error) ? error.rule : null, reason }, unsent: unconfirmed ? answer : null })
    }
  }
  const order = (chosen: unknown) => {
    if (!call || now.busy) return
    const refusal = system.check(view, call, chosen)
    if (refusal) change({ refused: refusal })
    else void send(() => signed(chosen))
  }
  const step = (steps: Steps) => {
    keepDraft({ match: match.id, seat: as, call: id }, steps.draft)
    change({ ...steps, refused: null })
  }
  const write = (draft: unknown) => step(afterStep(now, draft))
  /** Two pages of one seat show the same draft. */
  const takeOther = useEffectEvent((draft: unknown) => {
    if (!now.busy && (draft === null || isUsable(draft))) change(afterStep(now, draft))
  })
  useEffect(() => onOtherDraft({ match: match.id, seat: as, call: id }, takeOther), [match.id, as, id])
  return {
    ...now,
    order,
    write,
    clear: () => write(null),
    undo: () => step(afterUndo(now)),
    pick({ then }) {
      if (then.kind === 'order') order(then.order)
      if (then.kind === 'draft') write(then.draft)
    },
    again: () => {
      const { unsent } = now
      if (unsent) void send(() => unsent)
    },
    takeBack: () => {
      withdrawOrder(match.id, as, id).then(
        () => {
          recordWithdrawal({ match: match.id, seat: as, call: id })
          replied({ given: false })
        },
        (error: Error) => replied({ refused: { rule: null, reason: error.message } }),
      )
    },
  }
}
