// The aim of the battle, and how far each side is from it (ES-WIN-01, ES-WIN-02, ES-SCN-02, ES-SCN-03).
import { type Goal, plural, turnsLeft } from '@admiralty/kernel'
import { lastTurnOf, objectivesOf } from '../setting/objectives.ts'
import type { Side, View } from '../state.ts'
import { isColor, seatsOn, sideOf } from '../table.ts'
import { COLORS } from './say.ts'

const SIDES: readonly Side[] = ['yellow', 'blue']
const nameOf = (view: View, side: Side): string =>
  seatsOn(view, side)
    .map((seat) => `${COLORS[seat]}${seat === view.me ? ' (you)' : ''}`)
    .join(' and ')
/** The viewer's own aim first; spectators read both. */
function aimText(view: View): Pick<Goal, 'aim' | 'otherwise'> {
  const own = isColor(view.me) ? sideOf(view, view.me) : null
  const [first, other] = objectivesOf(view).toSorted((a, b) => Number(b.side === own) - Number(a.side === own))
  if (!first || !other || first.text === other.text)
    return {
      aim: 'Be the only side left.',
      otherwise: `After turn ${lastTurnOf(view.setup)} the side with more victory points wins.`,
    }
  const named = (side: Side, text: string): string => `${nameOf(view, side)}: ${text}`
  return { aim: own ? first.text : named(first.side, first.text), otherwise: named(other.side, other.text) }
}
export function goal(view: View): Goal {
  const [counted] = objectivesOf(view).flatMap(({ progress }) =>
    progress ? [`${progress.done} of ${progress.needed} freighters there`] : [],
  )
  return {
    ...aimText(view),
    sides: counted ? [counted] : SIDES.map((side) => `${nameOf(view, side)}: ${plural(view.scores[side]?.total ?? 0, 'point')}`),
    left: view.outcome ? '' : turnsLeft(lastTurnOf(view.setup), view.turn),
  }
}
