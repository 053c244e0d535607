// All events of a battle: those every game has and those of the chapters. Events hold outcomes; `records` say what each leaves behind.
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
import { type DamageEvent, type DamageNews, damageEvents, damageRecords, damageShows } from './damage/events.ts'
import { type DesignEvent, type DesignNews, designEvents, designRecords, designShows } from './design/events.ts'
import { type FireEvent, type FireNews, fireEvents, fireRecords, fireShows } from './fire/events.ts'
import { type MovementEvent, type MovementNews, movementEvents, movementRecords, movementShows } from './movement/events.ts'
import type { State } from './state.ts'
import { type Step, stepSchema } from './steps.ts'

export type GameEvent = CommonEvent<State, Step> | DesignEvent | MovementEvent | FireEvent | DamageEvent
export type News = CommonObservation | DesignNews | MovementNews | FireNews | DamageNews

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
export const shows: Observations<GameEvent, News> = {
  ...commonObservations,
  ...designShows,
  ...movementShows,
  ...fireShows,
  ...damageShows,
}

export const evolve = evolveBy<State, GameEvent>(records)
export const observe = observeBy<GameEvent, News>(shows)
