// Answers a call: the game's rules check the order in the page, then the server seals it. Holds the draft, which never leaves the browser.
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { isProblem, randomValue, reasonsOf } from '../api/client.ts'
import { type OrderToSend, sendOrder, withdrawOrder } from '../api/queries.ts'
import { type Answers, afterOrder, afterStep, afterUndo } from '../match-view/answers.ts'
import { keptOrder, onOtherDraft } from '../parts/kept-draft.ts'
import { recordOrder, recordWithdrawal } from '../proof/recorder.ts'
import { signOrder } from '../proof/signing.ts'
import { type AnswerState, type AnswersOptions, useAnswerState } from './use-answer-state.ts'

/** How an order is sent: ready, or saved only. */
interface Sending {
  readonly ready: boolean
}
const READY: Sending = { ready: true }
const SAVED: Sending = { ready: false }

/** Sends orders of the present call, and withdraws them. */
function useSending(
  { match, as, last, call, system, view, draftOf }: AnswersOptions,
  { now, change, step, replied, acted, reopen }: AnswerState,
) {
  const id = call?.id ?? ''
  const signed = async (chosen: unknown, { ready }: Sending): Promise<OrderToSend> => {
    const order: unknown = JSON.parse(JSON.stringify(chosen)) // as the server receives it
    const signature = await signOrder({ match, seat: as }, last, { call: id, order })
    return { match: match.id, as, call: id, order, key: randomValue(), ready, signature }
  }
  const send = async (make: () => OrderToSend | Promise<OrderToSend>) => {
    change({ busy: true, given: false, refused: null, unsent: null })
    let answer: OrderToSend | null = null
    try {
      answer = await make()
      const { seq } = await sendOrder(answer)
      recordOrder(answer)
      acted(answer)
      // If the call is closed, the stream brings its entry, and the next call replaces this answer.
      replied({ busy: seq !== null, given: true, saved: !answer.ready, sent: answer.order })
    } catch (error) {
      const unconfirmed = !isProblem(error) || error.status === 0 || error.status >= 500
      replied({ busy: false, refused: reasonsOf(error), unsent: unconfirmed ? answer : null })
    }
  }
  const withdraw = () =>
    withdrawOrder(match.id, as, id).then(
      () => {
        recordWithdrawal({ match: match.id, seat: as, call: id })
        acted(null)
        replied({ given: false, saved: false })
      },
      (error: unknown) => replied({ refused: reasonsOf(error) }),
    )
  return {
    order(chosen: unknown, sending: Sending) {
      if (!call || now.busy) return
      const refused = system.check(view, call, chosen)
      if (refused) {
        change({ refused })
        return
      }
      step(afterOrder(now, draftOf(chosen)))
      void send(() => signed(chosen, sending))
    },
    again() {
      const { unsent } = now
      if (unsent) void send(() => unsent)
    },
    // A saved order stays until another one replaces it, so a player who leaves while changing it misses nothing.
    takeBack: () => void (now.saved ? reopen() : withdraw()),
  }
}

export function useAnswers(options: AnswersOptions): Answers {
  const { match, as, call, isUsable } = options
  const id = call?.id ?? ''
  const state = useAnswerState(options)
  const { now, change, step } = state
  const { order, again, takeBack } = useSending(options, state)
  const [savesOnly, setSavesOnly] = useState('')
  const usual = savesOnly !== '' && savesOnly === id ? SAVED : READY
  const kept = useMemo(() => keptOrder({ match: match.id, seat: as, call: id })?.order, [match.id, as, id])
  const write = (draft: unknown) => step(afterStep(now, draft))
  /** Two pages of one seat show the same draft. */
  const takeOther = useEffectEvent((draft: unknown) => {
    if (!now.busy && (draft === null || isUsable(draft))) change(afterStep(now, draft))
  })
  useEffect(() => onOtherDraft({ match: match.id, seat: as, call: id }, takeOther), [match.id, as, id])
  return {
    ...now,
    sent: now.sent ?? kept,
    order: (chosen) => order(chosen, usual),
    write,
    clear: () => write(null),
    undo: () => step(afterUndo(now)),
    pick({ role, then }) {
      if (then.kind === 'order') order(then.order, role === 'main' ? READY : usual)
      if (then.kind === 'draft') write(then.draft)
    },
    again,
    takeBack,
    saving:
      match.clock.kind === 'none'
        ? null
        : {
            only: usual === SAVED,
            setOnly: (only) => setSavesOnly(only ? id : ''),
            save: ({ then }) => then.kind === 'order' && order(then.order, SAVED),
            makeReady: now.saved && now.sent !== undefined ? () => order(now.sent, READY) : null,
          },
  }
}
