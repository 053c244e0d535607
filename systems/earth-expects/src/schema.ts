// The schemas of a setup and of a whole state. Data is parsed at the edge and trusted inside.
import { playSchema } from '@admiralty/kernel'
import { z } from 'zod'
import { type Setup, setupSchema } from './setup.ts'
import { type State, tableShape } from './state.ts'
import { stepSchema } from './steps.ts'

/** Seats are unique, each side is named after one of its seats, and lock-ons refer to existing ships. */
function isTable({ seats, ships, locks = {} }: Setup): boolean {
  const isThere = (id: string): boolean => ships.some((ship) => ship.id === id)
  const names = seats.map(({ seat }) => seat)
  return (
    new Set(names).size === names.length &&
    seats.every(({ side }) => seats.some((place) => place.seat === side && place.side === side)) &&
    new Set(seats.map(({ side }) => side)).size > 1 &&
    new Set(ships.map((ship) => ship.id)).size === ships.length &&
    ships.every(({ seat }) => names.includes(seat)) &&
    Object.entries(locks).every(([by, on]) => [by, ...on].every(isThere))
  )
}
export const wholeSetupSchema: z.ZodType<Setup> = setupSchema.refine(isTable, {
  error: 'seats, sides, ships and lock-ons do not match',
})

export const stateSchema: z.ZodType<State> = z
  .object({ ...tableShape, setup: wholeSetupSchema, play: playSchema(stepSchema) })
  .strict()
  .readonly()
