// Events of the beginning of a turn: launches, units that leave a moon.
import { event, fields, isAmong, type Observations, type Records, seenByAll, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { id, seatSchema } from '../shapes.ts'
import { itemSchema, type State, unitSchema } from '../state.ts'
import { paid, rested, secretOf, unitOf, withNewUnit, withoutItems, withSecret, withUnit } from '../table.ts'

const launchedSchema = event('launched', {
  seat: seatSchema,
  station: id,
  unit: unitSchema,
  /** RU for the booster (GW-BST-01); 0 for a craft. */
  price: whole(0, 99),
  /** RU for a launch against the orbit (GW-LCH-03). */
  surcharge: whole(0, 99),
  /** The things that have left the bay, and the payload of a booster: the owner's secret (GW-BST-05). */
  secret: fields({ items: z.array(id).readonly(), payload: itemSchema.nullable() }),
})
type Launched = z.infer<typeof launchedSchema>
const events = [
  /** GW-GEN-03. Shots may be fired again, by what is carried too (GW-LSR-09, R-GW-47). */
  event('turnBegan', { turn: whole(1, 999) }),
  launchedSchema,
  event('leftMoon', { unit: id }),
  /** Seats that may drop things out of their bays in this turn. */
  event('baysOpened', { seats: z.array(seatSchema).readonly() }),
] as const
export type LaunchEvent = z.infer<(typeof events)[number]>
export type LaunchObservation =
  | Exclude<LaunchEvent, { readonly type: 'launched' }>
  | (Omit<Launched, 'secret'> & { readonly secret: Launched['secret'] | null })

const mapped = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
const records: Records<State, LaunchEvent> = {
  turnBegan: (state, { turn }) => ({
    ...state,
    turn,
    openBays: [],
    orbits: {},
    units: mapped(state.units, (unit) => rested(unit, turn)),
    secret: mapped(state.secret, (own) => own && { ...own, bays: mapped(own.bays, (bay) => bay.map((item) => rested(item, turn))) }),
  }),
  launched(state, { seat, station, unit, price, surcharge, secret: { items, payload } }) {
    const out = withoutItems(paid(state, seat, price + surcharge), unitOf(state, station), items)
    const carried = payload ? withSecret(out, seat, { payloads: { ...secretOf(out, seat).payloads, [unit.id]: payload } }) : out
    return withNewUnit(carried, unit)
  },
  leftMoon: (state, { unit }) => withUnit(state, unit, { moon: null, leftMoon: true }),
  baysOpened: (state, { seats }) => ({ ...state, openBays: seats }),
}
const observations: Observations<LaunchEvent, LaunchObservation> = {
  ...seenByAll('turnBegan', 'leftMoon', 'baysOpened'),
  launched: (event, viewer) => ({ ...event, secret: isAmong([event.seat], viewer) ? event.secret : null }),
}
export const launchChapter = { events, records, observations }
