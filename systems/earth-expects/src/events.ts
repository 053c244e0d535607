// All events of a battle: the common ones and those of the chapters. Events hold outcomes; `records` apply them to the state.
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
import { type DamageEvent, type DamageObservation, damageEvents, damageRecords, damageShows } from './damage/events.ts'
import { type FireEvent, type FireObservation, fireEvents, fireRecords, fireShows } from './fire/events.ts'
import { type HidingEvent, type HidingObservation, hidingEvents, hidingRecords, hidingShows } from './hiding/events.ts'
import { type MovementEvent, type MovementObservation, movementEvents, movementRecords, movementShows } from './movement/events.ts'
import { type PowerEvent, type PowerObservation, powerEvents, powerRecords, powerShows } from './power/events.ts'
import { type RepairEvent, type RepairObservation, repairEvents, repairRecords, repairShows } from './repair/events.ts'
import { type SensorsEvent, type SensorsObservation, sensorsEvents, sensorsRecords, sensorsShows } from './sensors/events.ts'
import {
  type MarkEvent,
  markEvents,
  markRecords,
  markShows,
  type SettingEvent,
  type SettingObservation,
  settingEvents,
  settingRecords,
  settingShows,
} from './setting/events.ts'
import type { State } from './state.ts'
import { type Step, stepSchema } from './steps.ts'

export type GameEvent =
  | CommonEvent<State, Step>
  | DamageEvent
  | HidingEvent
  | FireEvent
  | MarkEvent
  | MovementEvent
  | PowerEvent
  | RepairEvent
  | SensorsEvent
  | SettingEvent
export type Observation =
  | CommonObservation
  | DamageObservation
  | HidingObservation
  | FireObservation
  | MarkEvent
  | MovementObservation
  | PowerObservation
  | RepairObservation
  | SensorsObservation
  | SettingObservation

export const eventSchema = z.discriminatedUnion('type', [
  ...commonEvents<State, Step>(stepSchema),
  ...damageEvents,
  ...hidingEvents,
  ...fireEvents,
  ...movementEvents,
  ...powerEvents,
  ...repairEvents,
  ...sensorsEvents,
  ...settingEvents,
  ...markEvents,
])
const records: Records<State, GameEvent> = {
  ...commonRecords<State, Step>(),
  ...damageRecords,
  ...hidingRecords,
  ...fireRecords,
  ...movementRecords,
  ...powerRecords,
  ...repairRecords,
  ...sensorsRecords,
  ...settingRecords,
  ...markRecords,
}
const shows: Observations<GameEvent, Observation> = {
  ...commonObservations,
  ...damageShows,
  ...hidingShows,
  ...fireShows,
  ...movementShows,
  ...powerShows,
  ...repairShows,
  ...sensorsShows,
  ...settingShows,
  ...markShows,
}

export const evolve = evolveBy<State, GameEvent>(records)
export const observe = observeBy<GameEvent, Observation>(shows)
