// The steps of the sequence of play as data on the agenda of the state. The chapters have their rules.
import { step, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { seatSchema } from './shapes.ts'

const seat = seatSchema
/** Seats that still act, the next one first. */
const seats = z.array(seatSchema).readonly()

export const stepSchema = z.discriminatedUnion('step', [
  // set-up (GW-SET)
  /** `number`: dice that the moon gives (GW-RES-02). */
  step('moon', { seat, number: whole(1, 6) }),
  step('station', { seat }),
  // a turn (GW-GEN-03)
  step('turn', {}),
  step('launch', {}),
  step('thrust', {}),
  /** One impulse: 1 to 6, 7 for overspeed (GW-MOV-01). */
  step('impulse', { impulse: whole(1, 7) }),
  step('gravity', {}),
  // the order of operations in an impulse (GW-MOV-06 to GW-MOV-13)
  step('cargo', { seat }),
  step('land', { seat }),
  step('deploy', { seat }),
  /** Seats that could fire say together whether they do (GW-LSR-01). */
  step('aim', {}),
  step('fire', { seats }),
  /** All pulse warheads of the impulse together (GW-PLS-01). */
  step('pulse', {}),
  /** Owners of boosters and loose warheads say together whether they attack (GW-WHD-03). */
  step('arm', {}),
  step('strike', { seats }),
  step('control', {}),
  // economy (GW-RES, GW-CON)
  step('income', {}),
  step('deliver', {}),
  step('build', {}),
  step('turnEnd', {}),
])
export type Step = z.infer<typeof stepSchema>
