// The saved order of a seat: this page knows what it has sent itself, and learns from the server what another page or device has sent.
import type { Seat } from '@admiralty/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { OrderToSend } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import type { DraftState } from '../match-view/answers.ts'
import { keepOrder, keptOrder } from '../parts/kept-draft.ts'

/** Whether the server has a saved order for this call. What this page has sent or withdrawn itself counts more: `acted` is the call of that. */
export const isListedSaved = (
  saved: MatchInfo['saved'],
  acted: string,
  { seat, call }: { readonly seat: Seat; readonly call: string },
): boolean => acted !== call && saved.some((one) => one.seat === seat && one.call === call)

interface SavedOrder {
  /** The answer, with the saved order that the server has. The same answer if there is none that this page does not know. */
  withSaved(state: DraftState): DraftState
  /** Call it when the server has confirmed an order of this page, or its withdrawal (null). */
  acted(answer: OrderToSend | null): void
  /** Call it when the player opens the question again to replace the saved order. */
  opened(): void
}

export function useSavedOrder(match: MatchInfo, seat: Seat, call: string): SavedOrder {
  const { id, saved, clock } = match
  const queries = useQueryClient()
  const [actedOn, setActedOn] = useState('')
  // Another device may have saved an order for the next call too.
  const isStale = saved.some((one) => one.seat === seat && one.call !== call)
  useEffect(() => {
    if (isStale) void queries.invalidateQueries({ queryKey: ['match', id] })
  }, [isStale, queries, id])
  const isSaved = isListedSaved(saved, actedOn, { seat, call })
  // The answer stays the same object while nothing changes, because orders are checked again for a new one.
  const known = useMemo(() => {
    const kept = isSaved ? keptOrder({ match: id, seat, call }) : undefined
    const order = kept?.ready === false ? kept.order : undefined
    const cache = new WeakMap<DraftState, DraftState>()
    return (state: DraftState): DraftState => {
      if (!isSaved) return state
      const found = cache.get(state) ?? { ...state, given: true, saved: true, sent: order }
      cache.set(state, found)
      return found
    }
  }, [isSaved, id, seat, call])
  return {
    withSaved: known,
    acted(answer) {
      keepOrder({ match: id, seat, call }, answer ? { order: answer.order, ready: answer.ready } : undefined)
      if (clock.kind === 'none') return
      setActedOn(call)
      void queries.invalidateQueries({ queryKey: ['match', id] })
    },
    opened: () => setActedOn(call),
  }
}
