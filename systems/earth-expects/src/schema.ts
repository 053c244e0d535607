// The schemas of a setup and of a whole state. Data is parsed at the edge and trusted inside.
import { judgedBy, stateSchemaOf } from '@admiralty/kernel'
import type { z } from 'zod'
import { isTable, setupFault } from './setting/setup-fault.ts'
import { type Setup, setupSchema } from './setup.ts'
import { type State, tableShape } from './state.ts'
import { stepSchema } from './steps.ts'

/** The setup in a stored state is not compared with its scenario, so that older matches still open. */
export const storedSetupSchema = setupSchema.refine(isTable, { error: 'seats, sides, ships and lock-ons do not match' })
/** A setup that its scenario can make, or that names none. */
export const wholeSetupSchema: z.ZodType<Setup> = judgedBy(setupSchema, setupFault)

export const stateSchema: z.ZodType<State> = stateSchemaOf({ ...tableShape, setup: storedSetupSchema }, stepSchema)
