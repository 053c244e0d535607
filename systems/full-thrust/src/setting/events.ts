// Events of the chapter 'setting'.
import type { Observations, Records } from '@admiralty/kernel'
import type { z } from 'zod'
import type { State } from '../state.ts'

export const settingEvents = [] as const satisfies readonly z.ZodType[]
export type SettingEvent = z.infer<(typeof settingEvents)[number]>
export const settingRecords: Records<State, SettingEvent> = {}
export const settingObservations: Observations<SettingEvent, SettingEvent> = {}
