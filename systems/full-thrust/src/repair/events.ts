// Events of the chapter 'repair'.
import type { Observations, Records } from '@admiralty/kernel'
import type { z } from 'zod'
import type { State } from '../state.ts'

export const repairEvents = [] as const satisfies readonly z.ZodType[]
export type RepairEvent = z.infer<(typeof repairEvents)[number]>
export const repairRecords: Records<State, RepairEvent> = {}
export const repairObservations: Observations<RepairEvent, RepairEvent> = {}
