// Events of the chapter 'attack'.
import type { Observations, Records } from '@admiralty/kernel'
import type { z } from 'zod'
import type { State } from '../state.ts'

export const attackEvents = [] as const satisfies readonly z.ZodType[]
export type AttackEvent = z.infer<(typeof attackEvents)[number]>
export const attackRecords: Records<State, AttackEvent> = {}
export const attackObservations: Observations<AttackEvent, AttackEvent> = {}
