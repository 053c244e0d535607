// Schemas of the setup and the state.
import { judgedBy, stateSchemaOf } from '@admiralty/kernel'
import type { z } from 'zod'
import { setupFault } from './setting/setup-fault.ts'
import { type Setup, type State, setupSchema, tableShape } from './state.ts'
import { stepSchema } from './steps.ts'

const PLAYERS: Readonly<Partial<Record<Setup['scenario'], number>>> = { three: 3, four: 4 }
/** ES-MPL-01, ES-MPL-05: the number of seats fits the scenario, Yellow and Blue lead the sides, and only three players use a triangle. */
function isTable({ scenario, seats, map }: Setup): boolean {
  const side = (seat: string): string | undefined => seats.find((place) => place.seat === seat)?.side
  return (
    seats.length === (PLAYERS[scenario] ?? 2) &&
    new Set(seats.map(({ seat }) => seat)).size === seats.length &&
    side('yellow') === 'yellow' &&
    side('blue') === 'blue' &&
    (map.shape === 'triangle') === (scenario === 'three')
  )
}
/** The setup in a stored state: only its seats and the shape of its map are checked, so that older matches still open. */
export const storedSetupSchema = setupSchema.refine(isTable, { error: 'seats and map do not fit the scenario' })
/** A setup that fits its scenario. */
export const wholeSetupSchema: z.ZodType<Setup> = judgedBy(setupSchema, (setup) => {
  const fault = setupFault(setup)
  return fault && { ...fault, reason: `the setup does not fit the scenario ${setup.scenario}: ${fault.reason}` }
})

export const stateSchema: z.ZodType<State> = stateSchemaOf({ ...tableShape, setup: storedSetupSchema }, stepSchema)
