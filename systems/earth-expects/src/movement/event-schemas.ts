// The events of the Movement step as they are stored.
import { event, ruleIdSchema } from '@admiralty/kernel'
import { z } from 'zod'
import { hexSchema } from '../design/design.ts'
import { aboutShip, boxId, facingSchema, id, seatSchema } from '../shapes.ts'
import { allocationSchema, pointsSchema, shownSchema } from '../state.ts'

const seats = z.array(seatSchema).readonly()

const faces = z.array(z.int().min(1).max(6)).readonly()

export const movementEvents = [
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
