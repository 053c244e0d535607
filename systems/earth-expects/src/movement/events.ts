// Events of movement and terrain. The path of a plot is public; unspent points are known only to the owner.

import { event, isAmong, type Observations, type Records, ruleIdSchema, seenByAll, seenIf, type Viewer } from '@admiralty/kernel'
import { z } from 'zod'
import { hexSchema } from '../design/design.ts'
import { NO_POWER } from '../power/supply.ts'
import { aboutShip, boxId, type Color, facingSchema, id, seatSchema } from '../shapes.ts'
import { allocationSchema, pointsSchema, type State, shownSchema } from '../state.ts'
import { isFor, lessForOthers, secretOf, shipOf, withSecret, withShip } from '../table.ts'
import { pointsHad } from './means.ts'

const seats = z.array(seatSchema).readonly()
const faces = z.array(z.int().min(1).max(6)).readonly()

const events = [
  event('bodyMoved', { body: id, centre: hexSchema }),
  event('shipCarried', { ...aboutShip, hex: hexSchema, facing: facingSchema }),
  /** EE-EFA: the number of dice to roll. */
  event('engineFailed', { ...aboutShip, dice: z.int().min(1) }),
  /** EE-TAI-02: visible to these seats only. */
  event('powerAnnounced', {
    ship: id,
    seat: seatSchema,
    listeners: seats,
    points: pointsSchema.unwrap().omit({ unspent: true }).readonly(),
  }),
  event('shipFlew', {
    ...aboutShip,
    own: seats,
    path: z.array(hexSchema).min(1).readonly(),
    facing: facingSchema,
    speed: z.int().min(0),
    /** Visible to its own side only. */
    unspent: z.int().min(0).nullable(),
    drifted: z.int().min(0).max(9),
    landing: z.enum(['none', 'low', 'landed']),
  }),
  /** EE-IMP: the ship moves straight ahead instead. Only its own side learns the change of power. `dark`: the number of boxes an enemy turns off. */
  event('moveMended', {
    ...aboutShip,
    own: seats,
    why: ruleIdSchema.nullable(),
    power: allocationSchema.nullable(),
    points: pointsSchema.nullable(),
    /** EE-IMP-04: the ship gave up all manoeuvre power. */
    manoeuvred: z.boolean().nullable(),
    dark: z.int().min(0),
  }),
  /** EE-IMP-05: visible to the enemy who chooses, and that enemy's side. */
  event('recordShown', { ship: id, seat: seatSchema, by: seatSchema, listeners: seats, record: shownSchema }),
  event('darkened', { ship: id, seat: seatSchema, by: seatSchema, listeners: seats, boxes: z.array(boxId).readonly() }),
  /** EE-AST-02, EE-AST-08: manoeuvre points needed on entering, and how many were missing. */
  event('debrisMet', {
    ...aboutShip,
    hex: hexSchema,
    die: z.int().min(1).max(6).nullable(),
    needed: z.int().min(0),
    missing: z.int().min(0),
  }),
  /** EE-IFC-03, EE-IFC-04. */
  event('halted', { ...aboutShip, hex: hexSchema, why: ruleIdSchema, dice: z.int().min(0) }),
  event('radiationRolled', { ...aboutShip, from: facingSchema, dice: faces, damage: z.int().min(0) }),
  event('heated', { ...aboutShip, heading: facingSchema, dice: faces }),
  /** EE-SHX: the deemed displacements of pairs in one hex. */
  event('deemed', { pairs: z.record(z.string(), hexSchema).readonly() }),
] as const
export type MovementEvent = z.infer<(typeof events)[number]>

const records: Records<State, MovementEvent> = {
  bodyMoved: (state, { body, centre }) => ({ ...state, centres: { ...state.centres, [body]: centre } }),
  shipCarried: (state, { ship, hex, facing }) => withShip(state, ship, { hex, facing }),
  engineFailed: (state) => state,
  powerAnnounced: (state, { ship, listeners, points }) =>
    listeners.reduce((updated, seat) => withSecret(updated, seat, { heard: { ...secretOf(updated, seat).heard, [ship]: points } }), state),
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
    const made = pointsHad(state, ship)
    return withSecret(flown, seat, { points: { ...points, [id]: { ...made, unspent: unspent ?? made.unspent } } })
  },
  moveMended: (state, { ship, seat, power, points, manoeuvred }) => {
    const known = secretOf(state, seat)
    return withSecret(state, seat, {
      power: power ? { ...known.power, [ship]: power } : known.power,
      points: points ? { ...known.points, [ship]: points } : known.points,
      manoeuvred: manoeuvred ? [...known.manoeuvred, ship] : known.manoeuvred,
      overreached: known.overreached.filter((one) => one !== ship),
    })
  },
  recordShown: (state, { ship, by, record }) => withSecret(state, by, { shown: { ...secretOf(state, by).shown, [ship]: record } }),
  darkened: (state, { ship, seat, by, boxes }) => {
    const { power } = secretOf(state, seat)
    const given = power[ship] ?? NO_POWER
    const left = { ...given, lit: given.lit.filter((box) => !boxes.includes(box)) }
    const dimmed = withSecret(state, seat, { power: { ...power, [ship]: left } })
    return withSecret(dimmed, by, { shown: { ...secretOf(dimmed, by).shown, [ship]: { power: left, dims: [] } } })
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

const isListener = ({ listeners }: { readonly listeners: readonly Color[] }, viewer: Viewer): boolean => isAmong(listeners, viewer)
const observations: Observations<MovementEvent> = {
  ...seenByAll('bodyMoved', 'deemed'),
  ...seenIf(isFor, 'shipCarried', 'engineFailed', 'debrisMet', 'halted', 'radiationRolled', 'heated'),
  ...seenIf(isListener, 'powerAnnounced', 'recordShown', 'darkened'),
  shipFlew: (event, viewer) => lessForOthers(event, viewer, { unspent: null }),
  moveMended: (event, viewer) => lessForOthers(event, viewer, { why: null, power: null, points: null, manoeuvred: null }),
}
export const movementChapter = { events, records, observations }
