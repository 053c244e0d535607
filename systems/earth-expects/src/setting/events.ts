// Events before the first turn: fleets, deployment, and aimed railguns of bases (EE-DES-10, EE-HID-01, EE-BAS-08).
import { event, isAmong, type Observations, type Records, seenByAll } from '@admiralty/kernel'
import { z } from 'zod'
import { designSchema } from '../design/design.ts'
import { enlistedSchema } from '../setup.ts'
import { type Color, id, seatSchema } from '../shapes.ts'
import { type State, shipSchema } from '../state.ts'
import { locksFrom, secretOf, withSecret, withShip } from '../table.ts'

const events = [
  event('fleetBought', { seat: seatSchema, own: z.array(seatSchema).readonly(), fleet: z.array(enlistedSchema).readonly().nullable() }),
  /** Ships that everybody sees. */
  event('shipPlaced', {
    ship: shipSchema,
    speedPower: z.int().min(0).nullable(),
    truth: designSchema.nullable(),
    own: z.array(seatSchema).readonly(),
  }),
  event('shipHidden', { ship: shipSchema, speedPower: z.int().min(0), own: z.array(seatSchema).readonly() }),
  event('placed', { seats: z.array(seatSchema).readonly() }),
  /** EE-BAS-08: the bases at which the railguns of a base are aimed. */
  event('railgunsMarked', { ship: id, seat: seatSchema, marks: z.record(z.string(), id).readonly() }),
] as const
export type SettingEvent = z.infer<(typeof events)[number]>

const records: Records<State, SettingEvent> = {
  fleetBought: (state, { seat, fleet }) => withSecret(state, seat, { fleet }),
  shipPlaced: (state, { ship, speedPower, truth }) => {
    const { before, truth: known } = secretOf(state, ship.seat)
    const placed = { ...state, ships: { ...state.ships, [ship.id]: ship } }
    return withSecret(placed, ship.seat, {
      before: { ...before, [ship.id]: speedPower ?? 0 },
      truth: truth ? { ...known, [ship.id]: { design: truth, levels: {}, dark: [], stood: null } } : known,
    })
  },
  shipHidden: (state, { ship, speedPower }) => {
    const { before, hidden } = secretOf(state, ship.seat)
    return withSecret(state, ship.seat, { before: { ...before, [ship.id]: speedPower }, hidden: { ...hidden, [ship.id]: ship } })
  },
  placed: (state, { seats }) => ({
    ...seats.reduce((done, seat) => withSecret(done, seat, { fleet: null }), state),
    locks: locksFrom(state.setup.locks ?? {}),
  }),
  railgunsMarked: (state, { ship, marks }) => withShip(state, ship, { marks }),
}
const isOwn = ({ own }: { readonly own: readonly Color[] }, viewer: string): boolean => isAmong(own, viewer)
const observations: Observations<SettingEvent> = {
  ...seenByAll('placed', 'railgunsMarked'),
  fleetBought: (event, viewer) => (isOwn(event, viewer) ? event : { ...event, fleet: null }),
  shipPlaced: (event, viewer) => (isOwn(event, viewer) ? event : { ...event, speedPower: null, truth: null }),
  shipHidden: (event, viewer) => (isOwn(event, viewer) ? event : undefined),
}
export const settingChapter = { events, records, observations }
