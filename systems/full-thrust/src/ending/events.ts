// Events of the chapter 'ending'.
import type { Observations, Records } from '@admiralty/kernel'
import type { z } from 'zod'
import type { State } from '../state.ts'

export const endingEvents = [] as const satisfies readonly z.ZodType[]
export type EndingEvent = z.infer<(typeof endingEvents)[number]>
export const endingRecords: Records<State, EndingEvent> = {}
export const endingObservations: Observations<EndingEvent, EndingEvent> = {}
