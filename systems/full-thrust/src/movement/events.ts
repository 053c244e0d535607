// Events of the chapter 'movement'.
import type { Observations, Records } from '@admiralty/kernel'
import type { z } from 'zod'
import type { State } from '../state.ts'

export const movementEvents = [] as const satisfies readonly z.ZodType[]
export type MovementEvent = z.infer<(typeof movementEvents)[number]>
export const movementRecords: Records<State, MovementEvent> = {}
export const movementObservations: Observations<MovementEvent, MovementEvent> = {}
/** Orders of P1 are observed by their owner only. */
export type MovementObservation = MovementEvent
