// What moves, what moving costs, and what lies in the way. Of a plot everybody sees the path; what was left over its owner knows.

import { ruleIdSchema } from '@admiralty/kernel'
import { z } from 'zod'
import type { Records, Shows } from '../chapter.ts'
import { hexSchema } from '../design/design.ts'
import { event, whose } from '../event.ts'
import { facingSchema, id, seatSchema } from '../shapes.ts'
import { pointsSchema } from '../state.ts'
import { hears, secretOf, shipOf, withSecret, withShip } from '../table.ts'

const faces = z.array(z.int().min(1).max(6)).readonly()

export const movementEvents = [
  event('bodyMoved', { body: id, centre: hexSchema }),
  event('shipCarried', { ...whose, hex: hexSchema, facing: facingSchema }),
  /** EE-EFA: so many dice are to come. */
  event('engineFailed', { ...whose, dice: z.int().min(1) }),
  /** EE-TAI-02: told to these seats. */
  event('powerAnnounced', {
    ship: id,
    seat: seatSchema,
    listeners: z.array(seatSchema).readonly(),
    points: pointsSchema.unwrap().omit({ unspent: true }).readonly(),
  }),
  event('shipFlew', {
    ...whose,
    own: z.array(seatSchema).readonly(),
    path: z.array(hexSchema).min(1).readonly(),
    facing: facingSchema,
    speed: z.int().min(0),
    /** Only its own side hears it. */
    unspent: z.int().min(0).nullable(),
    drifted: z.int().min(0).max(9),
    landing: z.enum(['none', 'low', 'landed']),
  }),
  /** EE-AST-02, -08: manoeuvre points asked for on entering, and how many were missing. */
  event('debrisMet', { ...whose, hex: hexSchema, die: z.int().min(1).max(6).nullable(), needed: z.int().min(0), missing: z.int().min(0) }),
  /** EE-IFC-03, -04. */
  event('halted', { ...whose, hex: hexSchema, why: ruleIdSchema, dice: z.int().min(0) }),
  event('radiationRolled', { ...whose, from: facingSchema, dice: faces, damage: z.int().min(0) }),
  event('heated', { ...whose, heading: facingSchema, dice: faces }),
  /** EE-SHX: how pairs in one hex are deemed to lie from now on. */
  event('deemed', { pairs: z.record(z.string(), hexSchema).readonly() }),
] as const
export type MovementEvent = z.infer<(typeof movementEvents)[number]>
export type MovementNews = MovementEvent

export const movementRecords: Records<MovementEvent> = {
  bodyMoved: (state, { body, centre }) => ({ ...state, centres: { ...state.centres, [body]: centre } }),
  shipCarried: (state, { ship, hex, facing }) => withShip(state, ship, { hex, facing }),
  engineFailed: (state) => state,
  powerAnnounced: (state, { ship, listeners, points }) =>
    listeners.reduce((told, seat) => withSecret(told, seat, { heard: { ...secretOf(told, seat).heard, [ship]: points } }), state),
  shipFlew: (state, { ship: id, seat, path, facing, speed, unspent, drifted, landing }) => {
    const ship = shipOf(state, id)
    const hexes = path.length - 1
    const flown = withShip(state, id, {
      hex: path.at(-1) ?? ship.hex,
      facing,
      drifted,
      landing,
      deeds: { ...ship.deeds, path, speed },
      ftl: ship.ftl === null ? null : ship.ftl + hexes,
    })
    const { points } = secretOf(flown, seat)
    const made = points[id]
    return made && unspent !== null ? withSecret(flown, seat, { points: { ...points, [id]: { ...made, unspent } } }) : flown
  },
  debrisMet: (state) => state,
  halted: (state, { ship: id }) => {
    const ship = shipOf(state, id)
    return withShip(state, id, { deeds: { ...ship.deeds, halted: true } })
  },
  radiationRolled: (state) => state,
  heated: (state) => state,
  deemed: (state, { pairs }) => ({ ...state, deemed: pairs }),
}

export const movementShows: Shows<MovementEvent> = {
  bodyMoved: (event) => event,
  shipCarried: (event, viewer) => (hears(event, viewer) ? event : undefined),
  engineFailed: (event, viewer) => (hears(event, viewer) ? event : undefined),
  powerAnnounced: (event, viewer) => (event.listeners.some((seat) => seat === viewer) ? event : undefined),
  shipFlew(event, viewer) {
    if (event.own.some((seat) => seat === viewer)) return event
    return hears(event, viewer) ? { ...event, unspent: null } : undefined
  },
  debrisMet: (event, viewer) => (hears(event, viewer) ? event : undefined),
  halted: (event, viewer) => (hears(event, viewer) ? event : undefined),
  radiationRolled: (event, viewer) => (hears(event, viewer) ? event : undefined),
  heated: (event, viewer) => (hears(event, viewer) ? event : undefined),
  deemed: (event) => event,
}
