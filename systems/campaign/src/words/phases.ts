// The phases of the draft and of a week, and the goal, in words.
import { type Goal, type Phase, type PhaseMark, phaseMarks, plural } from '@admiralty/kernel'
import { empireOf, seatsOf, worldsOfEmpire } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import { scoreOf, totalBase } from '../start/income.ts'
import { hasWeeks } from '../start/scenarios.ts'
import { lastWeekOf } from '../start/settings.ts'
import type { Step, View } from '../state.ts'
import { empireName } from './names.ts'

const DRAFT_PHASES = ['pairs', 'claims', 'left-over cards', 'purchase'] as const
const DRAFT_PHASE_OF: Readonly<Record<Exclude<View['stage'], 'weeks'>, number>> = { land: 0, pairs: 0, claims: 1, extra: 2, purchase: 3 }
/** The phases of a week (CR-X.2). */
const WEEK_PHASES = ['orders', 'moves', 'meetings', 'battles', 'worlds', 'trade', 'supply', 'yards'] as const
const WEEK_PHASE_OF: Readonly<Partial<Record<Step['step'], number>>> = {
  muster: 0,
  orders: 0,
  harbour: 1,
  moves: 1,
  contacts: 2,
  meet: 2,
  battles: 3,
  close: 3,
  after: 3,
  worlds: 4,
  trade: 5,
  settlement: 6,
  yards: 7,
  weekEnd: 7,
}
const isWeek = ({ stage, week }: View): boolean => stage === 'weeks' && week > 0
const weekPhase = ({ agenda: [next] }: View): number => (next && WEEK_PHASE_OF[next.step]) ?? 0

/** The phase: 'week 3, orders'. The draft is the first thing that players decide, so it is no preparation that default orders make. */
export function phaseOf(view: View): Phase {
  if (view.stage === 'weeks' && isWeek(view)) {
    const step = WEEK_PHASES[weekPhase(view)] ?? 'orders'
    return { turn: view.week, step, title: `week ${view.week}, ${step}` }
  }
  const at = view.stage === 'weeks' ? DRAFT_PHASES.length - 1 : DRAFT_PHASE_OF[view.stage]
  return { turn: 1, step: view.stage, title: `draft, ${DRAFT_PHASES[at] ?? 'pairs'}` }
}
export function phasesOf(view: View): readonly PhaseMark[] {
  if (isWeek(view)) return phaseMarks(WEEK_PHASES, view.outcome ? -1 : weekPhase(view))
  return phaseMarks(DRAFT_PHASES, view.outcome || view.stage === 'weeks' ? -1 : DRAFT_PHASE_OF[view.stage])
}

/** The most empires whose worlds are counted in the line of the goal, so that it stays one line on a screen of 1280 pixels. */
const MOST_COUNTED = 4
function sideText(view: View, seat: Color): string {
  const name = empireName(seat)
  if (empireOf(view, seat).isOut) return `${name}: out`
  const { total } = hasWeeks(view.setup) ? totalBase(view, seat) : scoreOf(view, seat)
  if (seatsOf(view).length > MOST_COUNTED) return `${name}: ${total}`
  return `${name}: income ${total} from ${plural(worldsOfEmpire(view, seat).length, 'world')}`
}
/** CR-O.9: the last week and the weeks that are left. */
function timeLeft(view: View): string {
  const last = lastWeekOf(view.setup.settings)
  if (view.outcome || !isWeek(view)) return ''
  if (last === null) return 'until all who play agree to end'
  const left = last - view.week + 1
  return left <= 1 ? 'last week' : `${plural(left, 'week')} left, the last is week ${last}`
}
/** The goal: that of the draft alone, or of the whole campaign (CR-O.7, CR-O.9). */
export const goalOf = (view: View): Goal => ({
  aim: hasWeeks(view.setup) ? 'Own the worlds with the highest sum of base incomes.' : 'Draft the worlds with the highest weekly income.',
  otherwise: hasWeeks(view.setup) ? 'Equal sums are a draw.' : 'Equal incomes are a draw.',
  sides: seatsOf(view).map((seat) => sideText(view, seat)),
  left: timeLeft(view),
})
/** The week of the lines of a statement: while orders are written, the week before. */
export const weekOfStatement = (view: View): number => (view.outcome || weekPhase(view) > 0 ? view.week : view.week - 1)
