// The types of this game, for the contract.
import type { ChapterTypes } from '@admiralty/kernel'
import type { Observation, OwnEvent } from './events.ts'
import type { Order } from './orders.ts'
import type { Position, SkirmishSeat, State, View } from './state.ts'

export interface Skirmish extends Omit<ChapterTypes<State, View, Order, OwnEvent, Observation>, 'offer' | 'seat'> {
  readonly position: Position
  readonly offer: readonly Order[]
  readonly seat: SkirmishSeat
}
