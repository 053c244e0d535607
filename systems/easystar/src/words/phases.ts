// The current phase and the phases of a turn.
import type { Phase, PhaseMark } from '@admiralty/kernel'
import { lastTurnOf } from '../setting/objectives.ts'
import type { Color, View } from '../state.ts'
import type { Step } from '../steps.ts'
import { enemyOf, initiative, sideOf } from '../table.ts'
import { COLORS, capital } from './say.ts'

/** A part of the set-up or of a turn; `half`: of the side with the initiative first, then of the other side. */
type TurnPart =
  | { readonly name: 'fleets' | 'refit' | 'deploy' | 'fire' }
  | { readonly name: 'ships' | 'fighters'; readonly half: 'first' | 'second' }
const SETTING: readonly TurnPart[] = [{ name: 'fleets' }, { name: 'refit' }, { name: 'deploy' }]
const TURN: readonly TurnPart[] = [
  { name: 'ships', half: 'first' },
  { name: 'ships', half: 'second' },
  { name: 'fighters', half: 'first' },
  { name: 'fighters', half: 'second' },
  { name: 'fire' },
]
const halfOf = (phase: TurnPart): 'first' | 'second' | null => ('half' in phase ? phase.half : null)
const samePhase = (a: TurnPart, b: TurnPart): boolean => a.name === b.name && halfOf(a) === halfOf(b)

/** The phase of the first step on the agenda that belongs to one; an interrupt comes before the phase that it interrupts. */
function phaseOf(view: View): TurnPart {
  for (const step of view.agenda) {
    const phase = phaseAt(view, step)
    if (phase) return phase
  }
  return { name: view.turn === 0 ? 'fleets' : 'fire' }
}
function phaseAt(view: View, step: Step): TurnPart | undefined {
  const half = (seat: Color): 'first' | 'second' => (sideOf(view, seat) === initiative(view) ? 'first' : 'second')
  switch (step.step) {
    case 'fleet':
    case 'flagship':
      return { name: 'fleets' }
    case 'refit':
    case 'deploy':
    case 'fire':
      return { name: step.step }
    case 'ships':
    case 'navRepair':
      return { name: 'ships', half: half(step.seat) }
    case 'fighters':
      return { name: 'fighters', half: half(step.seat) }
    default:
      return undefined
  }
}

/** 'Yellow’s ships', 'fire': the name of a phase in this turn. */
function phaseTitle(view: View, phase: TurnPart): string {
  if (!('half' in phase)) return phase.name
  const first = initiative(view)
  return `${COLORS[phase.half === 'first' ? first : enemyOf(first)]}’s ${phase.name}`
}

/** The phases of the set-up or of the turn with their progress. */
export function phases(view: View): readonly PhaseMark[] {
  const now = phaseOf(view)
  const list = view.turn === 0 ? SETTING : TURN
  const at = list.findIndex((phase) => samePhase(phase, now))
  return list.map((phase, index) => ({
    name: capital(phaseTitle(view, phase)),
    state: view.outcome || index < at ? 'done' : index === at ? 'now' : 'to come',
  }))
}

export function phase(view: View): Phase {
  const { turn } = view
  if (view.outcome) return { turn, step: 'over', title: turn === 0 ? 'over' : `over in turn ${turn}` }
  const part = phaseOf(view)
  const title = phaseTitle(view, part)
  return {
    turn,
    step: 'half' in part ? `${part.name} ${part.half}` : part.name,
    title: turn === 0 ? `setting up: ${title}` : `turn ${turn} of ${lastTurnOf(view.setup)}, ${title}`,
  }
}
