// Events of the chapter 'damage'.
import type { Observations, Records } from '@admiralty/kernel'
import type { z } from 'zod'
import type { State } from '../state.ts'

export const damageEvents = [] as const satisfies readonly z.ZodType[]
export type DamageEvent = z.infer<(typeof damageEvents)[number]>
export const damageRecords: Records<State, DamageEvent> = {}
export const damageObservations: Observations<DamageEvent, DamageEvent> = {}
