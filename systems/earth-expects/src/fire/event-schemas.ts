// The events of the Weapons step as they are stored.
import { event, explainedSchema, ruleIdSchema } from '@admiralty/kernel'
import { z } from 'zod'
import { hexSchema } from '../design/design.ts'
import { boxId, facingSchema, id, jointBoxId, seatSchema } from '../shapes.ts'
import { attackSchema, missileSchema, shotSchema, standingSchema } from '../state.ts'

const seat = seatSchema

const faces = z.array(z.int().min(1).max(10)).readonly()

export const fireEvents = [
  event('missileMoved', { missile: id, seat, path: z.array(hexSchema).readonly(), entry: hexSchema }),
  /** The missile is shot down, lost in flight, unguided, released or has hit. */
  event('missileLost', {
    missile: id,
    seat,
    ...missileSchema.unwrap().pick({ from: true, launched: true, shot: true }).shape,
    why: ruleIdSchema,
    die: z.int().min(1).max(6).nullable(),
  }),
  /** EE-WEP-02: all shots at once. `stood`: the levels of every ship at that moment (EE-WEP-05). */
  event('fireRevealed', { shots: z.array(shotSchema).readonly(), stood: standingSchema }),
  /** `nuclear`: known only to its side until it hits. `with`: the allied seats. */
  event('missileLaunched', { missile: missileSchema, weapon: boxId, nuclear: z.boolean().nullable(), with: z.array(seat).readonly() }),
  event('defended', {
    ship: id,
    seat,
    weapon: z.string(),
    missile: id,
    sensors: z.array(boxId).readonly(),
    dice: faces,
    /** The die that counts. */
    die: z.int().min(1).max(10),
    needed: explainedSchema,
    hit: z.boolean(),
  }),
  /** An attack from a committed shot or a missile: the dice, and the points to place. */
  event('attackRolled', { attack: attackSchema, seat, at: seat, dice: faces, needed: explainedSchema.nullable(), hit: z.boolean() }),
  event('rowSetChosen', { by: seat, heading: facingSchema }),
  event('rowChosen', { by: seat, row: z.int(), high: z.enum(['left', 'right']) }),
  /** EE-POI-04: `row` is the resulting row, `box` the box it met. `turnedAt`: the box about which a missile turned (EE-MIS-14). */
  event('impactRolled', {
    ship: id,
    seat,
    dice: faces,
    heading: facingSchema,
    row: z.int(),
    box: jointBoxId.nullable(),
    turnedAt: jointBoxId.nullable(),
  }),
  event('damageRolled', { ship: id, seat, dice: faces, damage: explainedSchema }),
  /** EE-MIS-03: the type becomes public. EE-MIS-11, EE-MIS-12: a nuclear warhead destroys a target without movement power. */
  event('warheadShown', { missile: id, seat, ship: id, nuclear: z.boolean(), destroys: z.boolean() }),
  event('attackEnded', { by: id }),
  event('rapidWentOn', { by: id, left: z.int().min(0), hits: z.int().min(0) }),
] as const
