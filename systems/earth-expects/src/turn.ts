// The sequence of a turn (EE-SEQ-01). The rules of each step are in its chapter.

import { powerGroups } from './movement/tailing.ts'
import type { State } from './state.ts'
import type { Step } from './steps.ts'
import { seatsOf } from './table.ts'

/** EE-SEQ-01, EE-QRF-01. */
export function turnSteps(state: State): readonly Step[] {
  const { fastMissiles, simpleSensors } = state.setup.options
  const guide = seatsOf(state).map((seat) => ({ step: 'guide', seat }) as const)
  return [
    ...(state.turn === 1 ? ([{ step: 'mark' }] as const) : []),
    { step: 'announce' }, // EE-SEQ-09
    { step: 'powerOrder' }, // EE-SEQ-04
    { step: 'powered' },
    { step: 'planets' },
    { step: 'failure' },
    { step: 'plot' }, // EE-SEQ-05
    { step: 'move' },
    { step: 'moved' },
    ...(state.setup.heat ? ([{ step: 'heat' }] as const) : []),
    ...(simpleSensors ? ([{ step: 'sense' }] as const) : []), // EE-SSN-01
    { step: 'repair' }, // EE-SEQ-06
    ...(fastMissiles ? [] : guide), // EE-MOV-12
    { step: 'commit' }, // EE-SEQ-07
    ...(fastMissiles ? guide : []), // EE-FMI-01
    { step: 'defend', seat: seatsOf(state)[0] ?? 'yellow', passed: [], chain: null }, // EE-WEP-01
    { step: 'shoot' },
    { step: 'impacts' },
    { step: 'sever' }, // EE-SEV-02, EE-SEV-03
    ...(simpleSensors ? [] : ([{ step: 'sense' }] as const)), // EE-SEQ-08
    ...seatsOf(state).map((seat) => ({ step: 'release', seat }) as const),
    { step: 'turnEnd' },
  ]
}

/** EE-ITL-01: power and announcements of tailed ships, group by group. */
export const allocationSteps = (state: State): readonly Step[] =>
  powerGroups(state).flatMap((seats): readonly Step[] => [{ step: 'power', seats }, { step: 'tailing' }])

/** The turn from the named step on; the whole turn if no step has that name. After the announcements the order of power is fixed. */
export function turnFrom(state: State, at: string): readonly Step[] {
  const steps =
    at === 'announce'
      ? turnSteps(state)
      : turnSteps(state).flatMap((step) => (step.step === 'powerOrder' ? allocationSteps(state) : [step]))
  return steps.slice(
    Math.max(
      0,
      steps.findIndex(({ step }) => step === at),
    ),
  )
}
