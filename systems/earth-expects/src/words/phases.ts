// The current phase in a few words.
import type { Phase, PhaseMark } from '@admiralty/kernel'
import type { View } from '../state.ts'
import type { Step } from '../steps.ts'

const SETTING = ['Ships', 'Deployment'] as const
const TURN = ['Announce', 'Power', 'Movement', 'Repairs', 'Weapons', 'Sensors'] as const
type PhaseName = (typeof SETTING)[number] | (typeof TURN)[number]

const PHASE: Readonly<Record<Step['step'], PhaseName>> = {
  fleet: 'Ships',
  deploy: 'Deployment',
  turnStart: 'Announce',
  mark: 'Announce',
  announce: 'Announce',
  consent: 'Announce',
  powerOrder: 'Power',
  power: 'Power',
  powered: 'Power',
  planets: 'Movement',
  failure: 'Movement',
  tailing: 'Power',
  plot: 'Movement',
  darken: 'Movement',
  move: 'Movement',
  moved: 'Movement',
  heat: 'Movement',
  repair: 'Repairs',
  guide: 'Weapons',
  commit: 'Weapons',
  defend: 'Weapons',
  chooseDie: 'Weapons',
  shoot: 'Weapons',
  rowSet: 'Weapons',
  row: 'Weapons',
  strike: 'Weapons',
  impacts: 'Weapons',
  sever: 'Weapons',
  keep: 'Weapons',
  sense: 'Sensors',
  release: 'Sensors',
  turnEnd: 'Sensors',
}
function phaseOf({ agenda, turn }: View): PhaseName {
  const [step] = agenda
  return step ? PHASE[step.step] : turn === 0 ? 'Ships' : 'Sensors'
}

export function phases(view: View): readonly PhaseMark[] {
  const list: readonly PhaseName[] = view.turn === 0 ? SETTING : TURN
  const at = list.indexOf(phaseOf(view))
  return list.map((name, index) => ({ name, state: view.outcome || index < at ? 'done' : index === at ? 'now' : 'to come' }))
}
export function phase(view: View): Phase {
  const { turn } = view
  if (view.outcome) return { turn, step: 'over', title: turn === 0 ? 'over' : `over in turn ${turn}` }
  const step = phaseOf(view).toLowerCase()
  return { turn, step, title: turn === 0 ? `setting up: ${step}` : `turn ${turn}, ${step}` }
}
