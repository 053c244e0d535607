// Where play stands, in a word or two.
import type { PhaseMark } from '@admiralty/kernel'
import type { Color, View } from '../state.ts'
import type { Step } from '../steps.ts'
import { enemyOf, initiative, sideOf } from '../table.ts'
import { COLORS, capital } from './say.ts'

type PhaseName = 'fleets' | 'refit' | 'deploy' | 'ships first' | 'ships second' | 'fighters first' | 'fighters second' | 'fire'
const SETTING = ['fleets', 'refit', 'deploy'] as const
const TURN = ['ships first', 'ships second', 'fighters first', 'fighters second', 'fire'] as const

/** The first step on the agenda that belongs to a phase; an interrupt stands before the phase it interrupts. */
function phaseOf(view: View): PhaseName {
  for (const step of view.agenda) {
    const phase = phaseAt(view, step)
    if (phase) return phase
  }
  return view.turn === 0 ? 'fleets' : 'fire'
}
function phaseAt(view: View, step: Step): PhaseName | undefined {
  const half = (seat: Color): 'first' | 'second' => (sideOf(view, seat) === initiative(view) ? 'first' : 'second')
  switch (step.step) {
    case 'fleet':
    case 'flagship':
      return 'fleets'
    case 'refit':
    case 'deploy':
    case 'fire':
      return step.step
    case 'ships':
    case 'navRepair':
      return `ships ${half(step.seat)}`
    case 'fighters':
      return `fighters ${half(step.seat)}`
    default:
      return undefined
  }
}

/** 'Yellow’s ships', 'fire': what a phase is called this turn. */
function phaseTitle(view: View, phase: PhaseName): string {
  const first = initiative(view)
  const colour = COLORS[phase.endsWith('first') ? first : enemyOf(first)]
  if (phase.startsWith('ships')) return `${colour}’s ships`
  if (phase.startsWith('fighters')) return `${colour}’s fighters`
  return phase
}

export function phases(view: View): readonly PhaseMark[] {
  const now = phaseOf(view)
  const list: readonly PhaseName[] = view.turn === 0 ? SETTING : TURN
  const at = list.indexOf(now)
  return list.map((phase, index) => ({
    name: capital(phaseTitle(view, phase)),
    state: view.outcome || index < at ? 'done' : index === at ? 'now' : 'to come',
  }))
}

export function moment(view: View): string {
  if (view.outcome) return view.turn === 0 ? 'over' : `over in turn ${view.turn}`
  const phase = phaseTitle(view, phaseOf(view))
  return view.turn === 0 ? `setting up: ${phase}` : `turn ${view.turn}, ${phase}`
}
