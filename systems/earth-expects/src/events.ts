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
import { type DamageEvent, type DamageNews, damageEvents, damageRecords, damageShows } from './damage/events.ts'
import { type FireEvent, type FireNews, fireEvents, fireRecords, fireShows } from './fire/events.ts'
import { type HidingEvent, type HidingNews, hidingEvents, hidingRecords, hidingShows } from './hiding/events.ts'
import { type MovementEvent, type MovementNews, movementEvents, movementRecords, movementShows } from './movement/events.ts'
import { type PowerEvent, type PowerNews, powerEvents, powerRecords, powerShows } from './power/events.ts'
import { type RepairEvent, type RepairNews, repairEvents, repairRecords, repairShows } from './repair/events.ts'
import { type SensorsEvent, type SensorsNews, sensorsEvents, sensorsRecords, sensorsShows } from './sensors/events.ts'
import {
  type MarkEvent,
  markEvents,
  markRecords,
  markShows,
  type SettingEvent,
  type SettingNews,
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
export type News =
  | CommonObservation
  | DamageNews
  | HidingNews
  | FireNews
  | MarkEvent
  | MovementNews
  | PowerNews
  | RepairNews
  | SensorsNews
  | SettingNews

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
const shows: Observations<GameEvent, News> = {
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
export const observe = observeBy<GameEvent, News>(shows)
