// Answers a call: the game's rules check the order in the page, then the server seals it. Holds the draft, which never leaves the browser.
import type { Call, RuleSystem, Seat } from '@admiralty/kernel'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { isProblem, randomValue, reasonsOf } from '../api/client.ts'
import { type OrderToSend, sendOrder, withdrawOrder } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import {
  type Answers,
  afterEvents,
  afterReply,
  afterStep,
  afterUndo,
  type DraftState,
  type DraftSteps,
  resumedDraft,
} from '../match-view/answers.ts'
import { keepDraft, keptDraft, onOtherDraft } from '../parts/kept-draft.ts'
import type { SeenEntry } from '../proof/keys.ts'
import { recordOrder, recordWithdrawal } from '../proof/recorder.ts'
import { signOrder } from '../proof/signing.ts'

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
      replied({ busy: false, refused: reasonsOf(error), unsent: unconfirmed ? answer : null })
    }
  }
  const order = (chosen: unknown) => {
    if (!call || now.busy) return
    const refused = system.check(view, call, chosen)
    if (refused) change({ refused })
    else void send(() => signed(chosen))
  }
  const step = (steps: DraftSteps) => {
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
        (error: unknown) => replied({ refused: reasonsOf(error) }),
      )
    },
  }
}
