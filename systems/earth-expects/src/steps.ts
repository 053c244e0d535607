// The steps of the sequence of play. A step is plain data on the agenda; its rules are in its chapter.
import { explainedSchema, fields, step } from '@admiralty/kernel'
import { z } from 'zod'
import { boxId, id, seatSchema } from './shapes.ts'

const seats = z.array(seatSchema).readonly()

export const stepSchema = z.discriminatedUnion('step', [
  // setting
  step('fleet', {}),
  step('deploy', {}),
  // before power (EE-SEQ-09), then power
  step('turnStart', {}),
  /** In the first turn, after all ships are placed (EE-BAS-08). */
  step('mark', {}),
  step('announce', {}),
  step('consent', { asked: z.array(fields({ ship: id, by: id })).readonly() }),
  /** Determines who waits for whom after all announcements (EE-ITL-01, EE-REV-04). */
  step('powerOrder', {}),
  /** Seats that allocate now; with improved tailing others follow (EE-ITL-01). */
  step('power', { seats }),
  step('powered', {}),
  // movement
  step('planets', {}),
  step('failure', {}),
  step('tailing', {}),
  step('plot', {}),
  /** Power falls short: this enemy chooses which boxes lose power, `count` in all (EE-IMP-05). */
  step('darken', { ship: id, seat: seatSchema, count: z.int().min(1) }),
  step('move', {}),
  step('moved', {}),
  step('heat', {}),
  // repairs
  step('repair', {}),
  // weapons (EE-WEP-01)
  step('guide', { seat: seatSchema }),
  step('commit', {}),
  /** `passed`: seats that have passed. `chain`: the weapon that hit last, and the least value of its next die. */
  step('defend', {
    seat: seatSchema,
    passed: seats,
    chain: fields({ ship: id, weapon: z.string(), needed: z.int() }).nullable(),
  }),
  step('chooseDie', {
    seat: seatSchema,
    ship: id,
    weapon: z.string(),
    missile: id,
    sensors: z.array(boxId).readonly(),
    dice: z.tuple([z.int(), z.int()]).readonly(),
    needed: explainedSchema,
    passed: seats,
  }),
  /** The next committed shot. */
  step('shoot', {}),
  step('rowSet', {}),
  step('row', {}),
  step('strike', {}),
  /** The remaining missiles hit one by one. `next`: the owner's order (EE-MIS-09). */
  step('impacts', { next: z.array(id).readonly().optional() }),
  step('sever', {}),
  step('keep', { seat: seatSchema }),
  // sensors
  step('sense', {}),
  step('release', { seat: seatSchema }),
  step('turnEnd', {}),
])
export type Step = z.infer<typeof stepSchema>
export type StepOf<N extends Step['step']> = Extract<Step, { readonly step: N }>
