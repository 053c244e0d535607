// All events of a battle: the common ones and those of the chapters. `records` applies each to the state.
import {
  type CommonEvent,
  type CommonObservation,
  commonEvents,
  commonObservations,
  commonRecords,
  evolveBy,
  type Observations,
  observeBy,
  type Records,
} from '@admiralty/kernel'
import { z } from 'zod'
import { type DamageEvent, type DamageObservation, damageEvents, damageObservations, damageRecords } from './damage/events.ts'
import { type DesignEvent, type DesignObservation, designEvents, designObservations, designRecords } from './design/events.ts'
import { type FireEvent, type FireObservation, fireEvents, fireObservations, fireRecords } from './fire/events.ts'
import { type MovementEvent, type MovementObservation, movementEvents, movementObservations, movementRecords } from './movement/events.ts'
import type { State } from './state.ts'
import { type Step, stepSchema } from './steps.ts'

export type GameEvent = CommonEvent<State, Step> | DesignEvent | MovementEvent | FireEvent | DamageEvent
export type GameObservation = CommonObservation | DesignObservation | MovementObservation | FireObservation | DamageObservation

export const eventSchema = z.discriminatedUnion('type', [
  ...commonEvents<State, Step>(stepSchema),
  ...designEvents,
  ...movementEvents,
  ...fireEvents,
  ...damageEvents,
])
const records: Records<State, GameEvent> = {
  ...commonRecords<State, Step>(),
  ...designRecords,
  ...movementRecords,
  ...fireRecords,
  ...damageRecords,
}
export const observations: Observations<GameEvent, GameObservation> = {
  ...commonObservations,
  ...designObservations,
  ...movementObservations,
  ...fireObservations,
  ...damageObservations,
}

/** The state after an event. */
export const evolve = evolveBy<State, GameEvent>(records)
/** What a viewer observes of an event; undefined if nothing. */
export const observe = observeBy<GameEvent, GameObservation>(observations)
