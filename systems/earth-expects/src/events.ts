// All events of a battle: three of its own and those of the chapters. Events hold outcomes; `records` say what each leaves behind.
import type { Play } from '@admiralty/kernel'
import { z } from 'zod'
import type { Records, Shows } from './chapter.ts'
import { type DamageEvent, type DamageNews, damageEvents, damageRecords, damageShows } from './damage/events.ts'
import { type FireEvent, type FireNews, fireEvents, fireRecords, fireShows } from './fire/events.ts'
import { type HidingEvent, type HidingNews, hidingEvents, hidingRecords, hidingShows } from './hiding/events.ts'
import { type MovementEvent, type MovementNews, movementEvents, movementRecords, movementShows } from './movement/events.ts'
import { type PowerEvent, type PowerNews, powerEvents, powerRecords, powerShows } from './power/events.ts'
import { type RepairEvent, type RepairNews, repairEvents, repairRecords, repairShows } from './repair/repairs.ts'
import { type SensorsEvent, type SensorsNews, sensorsEvents, sensorsRecords, sensorsShows } from './sensors/sensing.ts'
import { type MarkEvent, markEvents, markRecords, markShows } from './setting/marks.ts'
import { type SettingEvent, type SettingNews, settingEvents, settingRecords, settingShows } from './setting/muster.ts'
import { callSchema, outcomeSchema, type State } from './state.ts'
import { type Step, stepSchema } from './steps.ts'

export const playSchema: z.ZodType<Play<Step>> = z
  .object({
    agenda: z.array(stepSchema).readonly(),
    calls: z.array(callSchema).readonly(),
    held: z.array(callSchema).readonly(),
    asked: z.int().min(0),
    again: z.boolean(),
  })
  .readonly()

const ownEvents = [
  /** The state as it was set up; everything else follows from it. */
  z.object({ type: z.literal('begun'), state: z.custom<State>((state) => typeof state === 'object' && state !== null) }).readonly(),
  z.object({ type: z.literal('paused'), play: playSchema }).readonly(),
  z.object({ type: z.literal('ended'), outcome: outcomeSchema }).readonly(),
] as const
type OwnEvent = z.infer<(typeof ownEvents)[number]>
type OwnNews = { readonly type: 'begun' } | Extract<OwnEvent, { readonly type: 'ended' }>

const ownRecords: Records<OwnEvent> = {
  begun: (_, { state }) => state,
  paused: (state, { play }) => ({ ...state, play }),
  ended: (state, { outcome }) => ({ ...state, outcome }),
}
const ownShows: Shows<OwnEvent> = {
  begun: () => ({ type: 'begun' }),
  paused: () => undefined, // the question itself is part of the view
  ended: (event) => event,
}

export type GameEvent =
  | OwnEvent
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
  | OwnNews
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
  ...ownEvents,
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
const records: Records<GameEvent> = {
  ...ownRecords,
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
export const shows: Shows<GameEvent> = {
  ...ownShows,
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

/** Total by the types of `Records`: an event without a record does not compile. */
export function evolve(state: State | undefined, event: GameEvent): State {
  if (event.type === 'begun') return event.state
  if (!state) throw new Error('a battle begins with begun')
  const record: (state: State, event: never) => State = records[event.type]
  return record(state, event as never) // the table's key is the event's own type
}
