// The steps of the sequence of play as data on the agenda of the state (FT-SEQ-01). The chapters have their rules.
import { step } from '@admiralty/kernel'
import { z } from 'zod'
import { id, seatSchema } from './shapes.ts'

/** Seats that still act in this phase, the next one first. A seat that passes leaves the list; one that acts goes to its end. */
const seats = z.array(seatSchema).readonly()

export const stepSchema = z.discriminatedUnion('step', [
  // before the first turn (FT-SET)
  step('fleet', {}),
  step('enter', {}),
  step('change', { seats }),
  step('deploy', {}),
  // a turn
  step('turn', {}),
  /** P1 */
  step('plot', {}),
  /** P2 */
  step('initiative', {}),
  /** P3: launches, then flights (FT-SEQ-04). */
  step('launch', { seats }),
  step('fly', { seats }),
  /** P4 */
  step('ordnance', { seats }),
  /** P5 */
  step('move', {}),
  /** P6 */
  step('flyAgain', { seats }),
  /** P7: salvoes take their targets, then groups. */
  step('home', {}),
  step('attack', {}),
  /** P8: dogfights and interceptions, defence allotted, defence dice. */
  step('dogfight', {}),
  step('defend', {}),
  step('intercept', {}),
  /** P9 */
  step('strike', {}),
  /** FT-OPT-04: a group that was sent up too late for the attack. */
  step('scramble', { group: id, ship: id }),
  /** P10 */
  step('fire', { seats }),
  /** FT-OPT-03: a group is fired at; then the fire of the ship goes on. */
  step('evade', { group: id, by: id }),
  step('shots', { ship: id }),
  /** Checks at the end of all fire, with the setting thresholdTiming (X-FT-2). */
  step('lateChecks', {}),
  /** P11 */
  step('repair', {}),
  step('mend', {}),
  step('disengage', {}),
  step('turnEnd', {}),
])
export type Step = z.infer<typeof stepSchema>
