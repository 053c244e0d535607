// Events of the chapter 'fire'.
import type { Observations, Records } from '@admiralty/kernel'
import type { z } from 'zod'
import type { State } from '../state.ts'

export const fireEvents = [] as const satisfies readonly z.ZodType[]
export type FireEvent = z.infer<(typeof fireEvents)[number]>
export const fireRecords: Records<State, FireEvent> = {}
export const fireObservations: Observations<FireEvent, FireEvent> = {}
