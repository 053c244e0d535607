// Events of the chapter 'flight'.
import type { Observations, Records } from '@admiralty/kernel'
import type { z } from 'zod'
import type { State } from '../state.ts'

export const flightEvents = [] as const satisfies readonly z.ZodType[]
export type FlightEvent = z.infer<(typeof flightEvents)[number]>
export const flightRecords: Records<State, FlightEvent> = {}
export const flightObservations: Observations<FlightEvent, FlightEvent> = {}
