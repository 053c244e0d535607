// The sequence of a turn (EE-SEQ-01), for the eye only: what each step does stands in its chapter.

import { powerGroups } from './movement/tailing.ts'
import type { State } from './state.ts'
import type { Step } from './steps.ts'
import { seatsOf } from './table.ts'

export function turnSteps(state: State): readonly Step[] {
  const { fastMissiles, simpleSensors } = state.setup.options
  const guide = seatsOf(state).map((seat) => ({ step: 'guide', seat }) as const)
  return [
    ...(state.turn === 1 ? ([{ step: 'mark' }] as const) : []),
    { step: 'announce' },
    { step: 'powerOrder' },
    { step: 'powered' },
    { step: 'planets' },
    { step: 'failure' },
    { step: 'plot' },
    { step: 'move' },
    { step: 'moved' },
    ...(state.setup.heat ? ([{ step: 'heat' }] as const) : []),
    ...(simpleSensors ? ([{ step: 'sense' }] as const) : []),
    { step: 'repair' },
    ...(fastMissiles ? [] : guide),
    { step: 'commit' },
    ...(fastMissiles ? guide : []),
    { step: 'defend', seat: seatsOf(state)[0] ?? 'yellow', passed: [], chain: null },
    { step: 'shoot' },
    { step: 'impacts' },
    { step: 'sever' },
    ...(simpleSensors ? [] : ([{ step: 'sense' }] as const)),
    ...seatsOf(state).map((seat) => ({ step: 'release', seat }) as const),
    { step: 'turnEnd' },
  ]
}

/** EE-ITL-01: power, and what tailed ships tell of it, group after group. */
export const allocationSteps = (state: State): readonly Step[] =>
  powerGroups(state).flatMap((seats): readonly Step[] => [{ step: 'power', seats }, { step: 'tailing' }])

/** A turn from one of its steps on, by name; all of it if none is called so. Past the announcements the order of power stands. */
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
