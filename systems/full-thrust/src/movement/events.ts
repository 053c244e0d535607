// Events of P1 and P5: orders, moves, FTL and ramming.
import { event, type Records, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { plotSchema } from '../orders.ts'
import { boxes, courseSchema, face, id, ids, placeSchema, seatSchema, turnNumber, velocitySchema } from '../shapes.ts'
import { departureSchema, NO_SECRET, type State } from '../state.ts'
import { shipOf, withDice, withoutGroups, withoutSalvo, withShip } from '../table.ts'

const plots = z.record(id, plotSchema).readonly()
const pair = z.tuple([face, face]).readonly()
/** FT-FTL-04, FT-FTL-07: what is within 6 MU of a ship that leaves or comes in. */
const near = { ships: ids, groups: ids, salvoes: ids }

const events = [
  /** Orders of P1. Only their owner knows them until P5 (FT-MOV-02). */
  event('plotsWritten', { seat: seatSchema, plots }),
  /** FT-MOV-08: `plot` is null for a ship without orders. It also announces FTL and disengagement (FT-FTL-01, FT-END-01). */
  event('shipMoved', {
    ship: id,
    turn: turnNumber,
    plot: plotSchema.nullable(),
    velocity: velocitySchema,
    from: placeSchema,
    middle: placeSchema,
    to: placeSchema,
    course: courseSchema,
    rolled: z.boolean(),
    corner: z.enum(['port', 'starboard']),
  }),
  /** FT-MOV-13: the die of a ship that used excess thrust; a hit on `least` or more. `closed`: the seat that alone sees it (FT-DMG-08). */
  event('driveStrained', { ship: id, face, least: whole(2, 6), hit: z.boolean(), closed: seatSchema.nullable() }),
  /** FT-FTL-02, FT-FTL-04: a ship tries to leave at a point. `die` is null if no ship is near. */
  event('jumpTried', { ship: id, at: placeSchema, near: ids, die: face.nullable() }),
  /** FT-FTL-06: it does not return in this battle. */
  event('shipJumped', { ship: id, departure: departureSchema }),
  /** Damage past screens and armour by a ship that leaves or comes in; the faces add up, or are multiplied by six (FT-FTL-07). */
  event('ftlShock', { ship: id, faces: z.array(face).min(1).max(2).readonly(), damage: whole(1, 36) }),
  /** Fighters and salvoes that are destroyed around a ship that leaves or comes in. */
  event('ftlSwept', { ship: id, groups: near.groups, salvoes: near.salvoes }),
  /** FT-FTL-07: a ship comes in by FTL; `scatter` is the course and the distance in MU. */
  event('shipEmerged', { ship: id, scatter: z.tuple([courseSchema, face]).readonly(), at: placeSchema }),
  /**
   * FT-OPT-01: an attempt to ram. `contest` has the dice of rammer and target if `nerve` is 6; `crash` theirs for the damage if the rammer
   * was higher. `damage`: to the target, to the rammer.
   */
  event('ramTried', {
    ship: id,
    target: id,
    nerve: face,
    contest: pair.nullable(),
    crash: pair.nullable(),
    damage: z.tuple([boxes, boxes]).readonly().nullable(),
  }),
  /** The orders of this turn have been carried out. */
  event('plotsDone', {}),
] as const
type MovementEvent = z.infer<(typeof events)[number]>
type Moved = Extract<MovementEvent, { readonly type: 'shipMoved' }>

function shipMoved(state: State, { ship: id, turn, plot, velocity, to, course, rolled, corner }: Moved): State {
  const { thrust, turned, warm } = shipOf(state, id)
  const isTurned = plot !== null && plot.turns.length > 0
  const isThrust = plot !== null && (isTurned || plot.roll || plot.change !== 0)
  return withShip(state, id, {
    at: to,
    course,
    velocity,
    rolled,
    corner,
    thrust: isThrust ? turn : thrust,
    turned: isTurned ? turn : turned,
    warm: plot?.ftl ? turn : warm,
    disengaging: plot?.disengage ?? false,
  })
}
const records: Records<State, MovementEvent> = {
  plotsWritten: (state, { seat, plots }) => ({
    ...state,
    secret: { ...state.secret, [seat]: { ...(state.secret[seat] ?? NO_SECRET), plots } },
  }),
  shipMoved,
  driveStrained: (state) => state,
  jumpTried: (state) => state,
  shipJumped: (state, { ship, departure }) => withShip(state, ship, { status: 'jumped', departure }),
  ftlShock: (state) => state,
  ftlSwept: (state, { groups, salvoes }) => salvoes.reduce(withoutSalvo, withoutGroups(state, groups)),
  shipEmerged: (state, { ship, at }) => withShip(state, ship, { status: 'present', at, turns: shipOf(state, ship).turns + 1 }),
  ramTried: withDice,
  plotsDone: (state) => ({
    ...state,
    secret: Object.fromEntries(Object.entries(state.secret).map(([seat, secret]) => [seat, { ...secret, plots: {} }])),
  }),
}
export const movementChapter = { events, records }
