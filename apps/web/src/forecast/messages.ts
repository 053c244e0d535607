// What page and worker say to each other about forecasts.
import type { Prospect } from '@admiralty/bots'
import type { Seat } from '@admiralty/kernel'

export interface ForecastRequest {
  /** Of this question; answers to older ones are put aside. */
  readonly id: number
  readonly system: string
  readonly view: unknown
  readonly seat: Seat
  readonly plan: readonly unknown[]
  /** How long it may think. */
  readonly milliseconds: number
}
/** `null`: stop thinking. */
export type WorkerMessage = ForecastRequest | null

export interface ForecastUpdate {
  readonly id: number
  /** Null where nothing can be claimed. */
  readonly prospect: Prospect | null
  readonly done: boolean
}
