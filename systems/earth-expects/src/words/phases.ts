// Where play stands, in a word or two.
import type { PhaseMark } from '@admiralty/kernel'
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
export function moment(view: View): string {
  if (view.outcome) return view.turn === 0 ? 'over' : `over in turn ${view.turn}`
  const phase = phaseOf(view).toLowerCase()
  return view.turn === 0 ? `setting up: ${phase}` : `turn ${view.turn}, ${phase}`
}
