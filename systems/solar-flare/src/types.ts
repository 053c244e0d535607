// The types of this game, for the contract.
import type { FlareObservation, GameEvent } from './events.ts'
import type { Offer, Order } from './orders.ts'
import type { Position } from './position.ts'
import type { Setup, State, View } from './state.ts'

export interface SolarFlare {
  readonly setup: Setup
  readonly position: Position
  readonly state: State
  readonly event: GameEvent
  readonly observation: FlareObservation
  readonly view: View
  readonly offer: Offer
  readonly order: Order
}
