// The agenda of a position: the steps that are left in its turn.
import { fail } from './placed-ship.ts'
import type { PositionAsGiven } from './position-schema.ts'
import { changers } from './setting/changes.ts'
import { setUpSteps } from './setting/steps.ts'
import type { Table } from './state.ts'
import type { Step } from './steps.ts'
import { phasesAfter } from './turn/steps.ts'

export function agendaFrom(table: Table, at: PositionAsGiven['at']): readonly Step[] {
  if (typeof at !== 'string') return at
  const steps: readonly Step[] = [
    ...setUpSteps(table.setup).flatMap((step): readonly Step[] =>
      step.step === 'deploy' ? [{ step: 'change', seats: changers(table) }, step] : [step],
    ),
    { step: 'plot' },
    { step: 'initiative' },
    ...phasesAfter(table.initiative),
  ]
  const first = steps.findIndex(({ step }) => step === at)
  const isBefore = ['fleet', 'enter', 'change', 'deploy', 'turn', 'plot', 'initiative'].includes(at)
  const last = isBefore ? lastBefore(at) : 'turnEnd'
  const rest = steps.slice(first < 0 ? fail(`the setup has no step ${at}`) : first, steps.findIndex(({ step }) => step === last) + 1)
  // The step that chose entries puts the changes on the agenda itself.
  return at === 'fleet' || at === 'enter' ? rest.filter(({ step }) => step !== 'change') : rest
}

/** The last step of the agenda that begins with a step: the turn and the initiative put the next steps on it. */
const lastBefore = (at: string): Step['step'] => (at === 'plot' || at === 'initiative' ? 'initiative' : 'turn')
