// The steps of the sequence of play, by name. A step is plain data on the agenda of the state; what it does stands in its chapter.
import { z } from 'zod'
import { facingSchema, id, seatSchema } from './shapes.ts'

const seat = seatSchema
const side = z.enum(['yellow', 'blue'])
const step = <N extends string, S extends z.ZodRawShape>(name: N, shape: S) => z.object({ step: z.literal(name), ...shape }).readonly()

/** How a ship or fighter goes on after an obstacle: letters of its path still to come (F, L, R). */
const going = { mover: id, rest: z.string(), rams: z.array(id).readonly() }
const meeting = { mover: id, target: id, rams: z.array(id).readonly(), others: z.array(id).readonly() }

export const stepSchema = z.discriminatedUnion('step', [
  // design and setting
  step('fleet', {}),
  step('flagship', {}),
  step('refit', {}),
  step('deploy', {}),
  // a turn (ES-SEQ)
  step('turnStart', {}),
  step('ships', { seat }),
  step('navRepair', { seat }),
  step('fighters', { seat }),
  /** `seat` is next of its side, those who `declined` this opportunity come after; `last` had the other side's turn before (R-ES-92). */
  step('fire', {
    side,
    passes: z.int().min(0).max(1),
    seat,
    declined: z.array(seat).readonly().default([]),
    last: seat.nullable().default(null),
  }),
  step('turnEnd', {}),
  // movement: one hex after another, with what may be met there (ES-COL)
  step('advance', going),
  step('meet', meeting),
  step('slipMover', meeting),
  step('slipTarget', meeting),
  step('crash', { mover: id, target: id }),
  step('rammedBy', { fighter: id, target: id, natural: z.int().min(1).max(6), from: facingSchema }),
  /** Aboard a carrier at the end of its flight (ES-FTR-06). */
  step('land', { fighter: id, ship: id }),
  // a shot (ES-HIT-02)
  step('pointDefence', {}),
  step('attack', {}),
  step('displacer', {}),
  step('damage', {}),
  step('shotEnd', {}),
  // damage (ES-CRT, ES-DST); `chooser` is who would pick the item, `scores` whether losses are worth points, `combat` whether a last shot is owed
  step('critical', { ship: id, against: seat, combat: z.boolean() }),
  step('loseItem', { ship: id, chooser: seat, combat: z.boolean() }),
])
export type Step = z.infer<typeof stepSchema>
export type StepOf<N extends Step['step']> = Extract<Step, { readonly step: N }>
