// All events of a match: the common ones and those of the chapters. `records` applies each to the state.
import { type CommonEvent, type CommonObservation, commonEvents, commonRecords, evolveBy, type Records } from '@admiralty/kernel'
import { z } from 'zod'
import { type Step, stepSchema } from './agenda.ts'
import { type MovementEvent, movementEvents, movementRecords } from './movement/events.ts'
import { type PowerEvent, powerEvents, powerRecords } from './power/events.ts'
import { type SettingEvent, settingEvents, settingRecords } from './setting/events.ts'
import { type State, stateSchema } from './state.ts'
import { type TurnEvent, turnEvents, turnRecords } from './turn/events.ts'
import { type WeaponEvent, weaponEvents, weaponRecords } from './weapons/events.ts'

type ChapterEvent = SettingEvent | TurnEvent | WeaponEvent | MovementEvent | PowerEvent
export type GameEvent = CommonEvent<State, Step> | ChapterEvent
/** Every event of a chapter is public (SF-INF-01). */
export type FlareObservation = CommonObservation | ChapterEvent

const anyEventSchema = z.discriminatedUnion('type', [
  ...commonEvents<State, Step>(stepSchema),
  ...settingEvents,
  ...turnEvents,
  ...weaponEvents,
  ...movementEvents,
  ...powerEvents,
])
/** The event `begun` contains a whole state. */
export const eventSchema: z.ZodType<GameEvent> = anyEventSchema.refine(
  (event) => event.type !== 'begun' || stateSchema.safeParse(event.state).success,
  { error: 'the state of the event does not match the schema' },
)
const records: Records<State, GameEvent> = {
  ...commonRecords<State, Step>(),
  ...settingRecords,
  ...turnRecords,
  ...weaponRecords,
  ...movementRecords,
  ...powerRecords,
}
/** The state after an event. */
export const evolve = evolveBy<State, GameEvent>(records)
/** SF-INF-01: every viewer observes the whole event; designs are sealed orders until one event shows them all. */
export function observe(event: GameEvent): FlareObservation | undefined {
  if (event.type === 'paused') return undefined // the view has the open calls
  return event.type === 'begun' ? { type: 'begun' } : event
}
