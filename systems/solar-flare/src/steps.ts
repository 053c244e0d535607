// The steps of the sequence of play as data on the agenda of the state. The chapters have their rules.
import { step } from '@admiralty/kernel'
import { z } from 'zod'
import { sideSchema } from './shapes.ts'

const side = sideSchema

export const stepSchema = z.discriminatedUnion('step', [
  // set-up (SF-SET)
  step('ships', {}),
  step('orderRoll', {}),
  step('anomalyRoll', {}),
  step('anomaly', { side }),
  /** One ship of each side in turn, until all are on the board. */
  step('placements', {}),
  step('placement', { side }),
  // rounds and turns (SF-TRN)
  step('round', {}),
  step('turn', { side }),
  step('weapons', { side }),
  step('movement', { side }),
  step('power', { side }),
  step('roundEnd', {}),
])
export type Step = z.infer<typeof stepSchema>
