// The state and the steps with which a match begins.
import { initialPlay } from '@admiralty/kernel'
import type { Step } from '../agenda.ts'
import type { Setup, State } from '../state.ts'
import { emptyTable } from '../table.ts'

/** SF-SET-06 to SF-SET-12: nobody has a ship, and the set-up is to be done. */
export const opening = (setup: Setup): State => ({
  ...emptyTable(setup),
  play: initialPlay<Step>({ step: 'ships' }, { step: 'orderRoll' }, { step: 'anomalyRoll' }, { step: 'placements' }, { step: 'round' }),
})
