// The schemas of a setup and of a whole state. Data is parsed at the edge and trusted inside.
import { outcomeSchema, playSchema } from '@admiralty/kernel'
import { z } from 'zod'
import { hexSchema } from './design/design.ts'
import { type Setup, setupSchema } from './setup.ts'
import { id, seatSchema } from './shapes.ts'
import {
  attackSchema,
  hidingSchema,
  missileSchema,
  policySchema,
  type State,
  secretSchema,
  shipSchema,
  shotSchema,
  standingSchema,
} from './state.ts'
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
  .object({
    setup: wholeSetupSchema,
    turn: z.int().min(0),
    ships: z.record(id, shipSchema).readonly(),
    hiding: z.record(id, hidingSchema).readonly(),
    missiles: z.record(id, missileSchema).readonly(),
    locks: z.record(id, z.record(id, z.int().min(1)).readonly()).readonly(),
    centres: z.record(id, hexSchema).readonly(),
    deemed: z.record(z.string(), hexSchema).readonly(),
    policies: z.partialRecord(seatSchema, policySchema).readonly(),
    shots: z.array(shotSchema).readonly(),
    volley: z.array(shotSchema).readonly(),
    attack: attackSchema.nullable(),
    stood: standingSchema.nullable(),
    outcome: outcomeSchema.nullable(),
    secret: z.partialRecord(seatSchema, secretSchema).readonly(),
    play: playSchema(stepSchema),
  })
  .strict()
  .readonly()
