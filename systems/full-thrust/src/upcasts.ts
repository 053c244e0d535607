// Up-casts of stored setups and events. Format 1 had the marks of ships in the open, and the leads of a campaign in the setup.
import type { Upcast } from '@admiralty/kernel'
import { z } from 'zod'
import { seatSchema, sideSchema } from './shapes.ts'
import { type Leads, marksSchema, NO_SECRET, type SeatPlan, type State } from './state.ts'

const planSchema = z.looseObject({ marks: marksSchema.unwrap().omit({ mended: true }) })
const seatSchemaOf1 = z.looseObject({
  seat: seatSchema,
  side: sideSchema,
  ships: z.array(planSchema),
  lead: z.int(),
  changes: z.int(),
})
const setupSchemaOf1 = z.looseObject({ seats: z.array(seatSchemaOf1) })
const stateSchemaOf1 = z.looseObject({
  setup: setupSchemaOf1,
  ships: z.record(z.string(), planSchema.extend({ seat: seatSchema })),
  secret: z.partialRecord(seatSchema, z.looseObject({})),
})
type SetupOf1 = z.infer<typeof setupSchemaOf1>
const eventSchemaOf1 = z.union([
  z.looseObject({ type: z.literal('begun'), state: stateSchemaOf1 }),
  z.looseObject({ type: z.literal('fleetChosen'), ships: z.array(planSchema) }),
  z.looseObject({ type: z.enum(['systemsChecked', 'driveStrained']) }),
  z.looseObject({ type: z.literal('groupEntered') }),
])

const withoutMarks = ({ marks: _, ...rest }: z.infer<typeof planSchema>) => rest
const liftedSetup = (setup: SetupOf1) => ({
  ...setup,
  seats: setup.seats.map(({ lead: _, changes: __, ...seat }) => ({ ...seat, ships: seat.ships.map(withoutMarks) })),
})
/** A seat led over all hostile seats alike. */
const leadsOf = ({ seats }: SetupOf1): Leads =>
  Object.fromEntries(
    seats.map(({ seat, side, lead, changes }): readonly [SeatPlan['seat'], Leads[SeatPlan['seat']]] => [
      seat,
      Object.fromEntries(seats.filter((other) => other.side !== side).map((other) => [other.seat, { lead, changes }])),
    ]),
  )
function liftedState(state: z.infer<typeof stateSchemaOf1>) {
  const marked = Object.entries(state.ships).filter(
    ([, { marks }]) => marks.worse.length > 0 || marks.weaponSupplyShort || marks.outOfSupply,
  )
  const secretOf = (seat: string, secret: object): State['secret'][SeatPlan['seat']] => ({
    ...NO_SECRET,
    ...secret,
    marks: Object.fromEntries(marked.flatMap(([id, ship]) => (ship.seat === seat ? [[id, { ...ship.marks, mended: [] }]] : []))),
  })
  return {
    ...state,
    setup: liftedSetup(state.setup),
    ships: Object.fromEntries(Object.entries(state.ships).map(([id, ship]) => [id, withoutMarks(ship)])),
    formations: {},
    leads: leadsOf(state.setup),
    hiddenLeads: {},
    secret: Object.fromEntries(Object.entries(state.secret).map(([seat, secret]) => [seat, secretOf(seat, secret)])),
  }
}
function liftedEvent(stored: unknown): unknown {
  const event = eventSchemaOf1.safeParse(stored).data
  if (event === undefined) return stored
  if ('state' in event && event.type === 'begun') return { ...event, state: liftedState(stateSchemaOf1.parse(event.state)) }
  if (event.type === 'fleetChosen') return { ...event, ships: z.array(planSchema).parse(event.ships).map(withoutMarks) }
  return event.type === 'groupEntered' ? { ...event, formation: null } : { ...event, closed: null }
}
export const fromFormat1: Upcast = { event: liftedEvent, setup: (stored) => liftedSetup(setupSchemaOf1.parse(stored)) }
