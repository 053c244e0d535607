// The current phase in a few words.
import { type Phase, type PhaseMark, phaseMarks } from '@admiralty/kernel'
import type { View } from '../state.ts'
import type { Step } from '../steps.ts'

const SETTING = ['Ships', 'Deployment'] as const
const TURN = ['Announce', 'Power', 'Movement', 'Repairs', 'Weapons', 'Sensors'] as const
type PhaseName = (typeof SETTING)[number] | (typeof TURN)[number]

/** The phase of these steps. */
const during = <N extends Step['step']>(phase: PhaseName, ...steps: readonly N[]): Readonly<Record<N, PhaseName>> =>
  Object.fromEntries(steps.map((step) => [step, phase])) as Record<N, PhaseName> // one for each step
const PHASE: Readonly<Record<Step['step'], PhaseName>> = {
  ...during('Ships', 'fleet'),
  ...during('Deployment', 'deploy'),
  ...during('Announce', 'turnStart', 'mark', 'announce', 'consent'),
  ...during('Power', 'powerOrder', 'power', 'powered', 'tailing'),
  ...during('Movement', 'planets', 'failure', 'plot', 'darken', 'move', 'moved', 'heat'),
  ...during('Repairs', 'repair'),
  ...during('Weapons', 'guide', 'commit', 'defend', 'chooseDie', 'shoot', 'rowSet', 'row', 'strike', 'impacts', 'sever', 'keep'),
  ...during('Sensors', 'sense', 'release', 'turnEnd'),
}
function phaseOf({ agenda, turn }: View): PhaseName {
  const [step] = agenda
  return step ? PHASE[step.step] : turn === 0 ? 'Ships' : 'Sensors'
}

export function phases(view: View): readonly PhaseMark[] {
  const list: readonly PhaseName[] = view.turn === 0 ? SETTING : TURN
  return phaseMarks(list, view.outcome ? -1 : list.indexOf(phaseOf(view)))
}
export function phase(view: View): Phase {
  const { turn } = view
  if (view.outcome) return { turn, step: 'over', title: turn === 0 ? 'over' : `over in turn ${turn}` }
  const step = phaseOf(view).toLowerCase()
  return { turn, step, title: turn === 0 ? `setting up: ${step}` : `turn ${turn}, ${step}` }
}
