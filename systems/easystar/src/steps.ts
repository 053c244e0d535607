// The steps of the sequence of play as data on the agenda of the state. The chapters have their rules.
import { step } from '@admiralty/kernel'
import { z } from 'zod'
import { facingSchema, id, seatSchema } from './shapes.ts'

const seat = seatSchema
const side = z.enum(['yellow', 'blue'])

/** The rest of a path after an obstacle: F, L, R. */
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
  /** `seat`: next of its side. `declined`: seats that passed this opportunity. `last`: seat of the other side that acted last (R-ES-92). */
  step('fire', {
    side,
    passes: z.int().min(0).max(1).default(0),
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
  /** The fighter lands on a carrier at the end of its path (ES-FTR-06). */
  step('land', { fighter: id, ship: id }),
  // a shot (ES-HIT-02)
  step('pointDefence', {}),
  step('attack', {}),
  step('displacer', {}),
  step('damage', {}),
  step('shotEnd', {}),
  // damage (ES-CRT, ES-DST); `chooser`: the seat that picks the item. `combat`: losses score and a last shot is owed
  step('critical', { ship: id, against: seat, combat: z.boolean() }),
  step('loseItem', { ship: id, chooser: seat, combat: z.boolean() }),
])
export type Step = z.infer<typeof stepSchema>
export type StepOf<N extends Step['step']> = Extract<Step, { readonly step: N }>
