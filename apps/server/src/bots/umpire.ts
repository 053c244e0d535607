// The umpire answers the calls to the seat of the host, `UMPIRE`. Its answers are judged, sealed and decided like those of players.
import type { Call, RuleSystem } from '@admiralty/kernel'
import type { SeatView } from './bot-worker.ts'

/** A call that the umpire has to answer. */
export interface UmpireQuestion {
  /** The id of the match. */
  readonly match: string
  readonly system: RuleSystem
  readonly call: Call
  /** The view of the umpire's seat. */
  readonly view: SeatView
  /** The sequence number of the last entry. */
  readonly seq: number
}
/**
 * An order; or `later`: it is not known yet, so the umpire is asked again with the next change of the match, and after a start. In a match with
 * a clock the call has a deadline, after which the default order is given.
 */
export type UmpireAnswer = { readonly kind: 'order'; readonly order: unknown } | { readonly kind: 'later' }
/** The port of the umpire. After a crash it is asked again, so an answer that is not stored may be given twice. */
export interface Umpire {
  answer(question: UmpireQuestion): Promise<UmpireAnswer>
}

/** The umpire of a server without another one: gives default orders. */
export const defaultUmpire: Umpire = {
  answer: async ({ system, call, view }) => ({ kind: 'order', order: system.defaultOrder(view, call) }),
}
