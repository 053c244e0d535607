// Answering a question: judged here by the same rules first, then sealed by the server. Holds the draft, which never leaves the page.
import type { Call, Choice, RuleSystem, Seat } from '@admiralty/kernel'
import { useState } from 'react'
import { isProblem, randomValue } from '../api/client.ts'
import { type OrderToSend, sendOrder, withdrawOrder } from '../api/queries.ts'
import type { Refused } from '../parts/refusal.tsx'

/** The answer to one call; the answer to another call replaces it. */
export interface DraftState {
  readonly call: string
  readonly draft: unknown
  readonly refused: Refused | null
  readonly busy: boolean
  readonly given: boolean
  /** The order that no connection took: it may be sent again under the same key. */
  readonly unsent: OrderToSend | null
}
export const emptyDraft = (call: string): DraftState => ({ call, draft: null, refused: null, busy: false, given: false, unsent: null })

/** The server's reply to the order of `call`. A reply that comes after the next call has begun must not erase the answer to that one. */
export const afterReply = (held: DraftState, call: string, reply: Partial<DraftState>): DraftState =>
  held.call === call ? { ...held, ...reply } : held

export interface Answers extends Omit<DraftState, 'call'> {
  pick(choice: Choice): void
  order(order: unknown): void
  write(draft: unknown): void
  clear(): void
  again(): void
  takeBack(): void
}

interface AnswersOptions {
  readonly match: string
  readonly as: Seat
  readonly call: Call | undefined
  readonly system: RuleSystem
  readonly view: unknown
}

export function useAnswers({ match, as, call, system, view }: AnswersOptions): Answers {
  const id = call?.id ?? ''
  const [held, setHeld] = useState(emptyDraft(id))
  const now = held.call === id ? held : emptyDraft(id)
  const change = (part: Partial<DraftState>) => setHeld((before) => ({ ...(before.call === id ? before : emptyDraft(id)), ...part }))

  const replied = (reply: Partial<DraftState>) => setHeld((before) => afterReply(before, id, reply))

  const send = async (answer: OrderToSend) => {
    change({ busy: true, refused: null, unsent: null })
    try {
      await sendOrder(answer)
      replied({ busy: false, given: true, draft: null })
    } catch (error) {
      const lost = !isProblem(error) || error.status === 0 || error.status >= 500
      const reason = error instanceof Error ? error.message : String(error)
      replied({ busy: false, refused: { rule: isProblem(error) ? error.rule : null, reason }, unsent: lost ? answer : null })
    }
  }
  const order = (given: unknown) => {
    if (!call || now.busy) return
    const refusal = system.check(view, given)
    if (refusal) change({ refused: refusal })
    else void send({ match, as, call: id, order: given, key: randomValue() })
  }
  return {
    ...now,
    order,
    write: (draft) => change({ draft, refused: null }),
    clear: () => change({ draft: null, refused: null }),
    pick: ({ then }) => (then.kind === 'order' ? order(then.order) : change({ draft: then.draft, refused: null })),
    again: () => now.unsent && void send(now.unsent),
    takeBack: () => {
      withdrawOrder(match, as, id).then(
        () => replied({ given: false }),
        (error: Error) => replied({ refused: { rule: null, reason: error.message } }),
      )
    },
  }
}
