// Messages between the page and the forecast worker.
import type { Projection } from '@admiralty/bots'
import type { Seat } from '@admiralty/kernel'

export interface ForecastRequest {
  /** Identifies the request; updates for older requests are ignored. */
  readonly id: number
  readonly system: string
  readonly view: unknown
  readonly seat: Seat
  readonly plan: readonly unknown[]
  /** Time limit, unless FEWEST_BATTLES take longer. */
  readonly milliseconds: number
}
/** Simulated battles before figures are shown, because the intervals of fewer are too wide to mean anything. */
export const FEWEST_BATTLES = 20

/** `null` stops the worker. */
export type WorkerMessage = ForecastRequest | null

export interface ForecastUpdate {
  readonly id: number
  /** Null if nothing can be forecast. */
  readonly prospect: Projection | null
  readonly done: boolean
}
