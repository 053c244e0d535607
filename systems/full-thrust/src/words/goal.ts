// The aim of the battle, and how far each side is from it (FT-END-07 to FT-END-11).
import { type Goal, list, plural, turnsLeft } from '@admiralty/kernel'
import { armedAmong } from '../ending/armed.ts'
import { pointsFor } from '../ending/points.ts'
import type { Side } from '../shapes.ts'
import type { View } from '../state.ts'
import { isAble, sideOf } from '../table.ts'
import { sidesOf } from '../turn/steps.ts'
import { COLORS } from './say.ts'

const shipsOf = (view: View, side: Side) => Object.values(view.ships).filter((ship) => sideOf(view, ship.seat) === side)
/** The ships of an escape that have got away. */
const awayOf = (view: View, ids: readonly string[]): number =>
  ids.filter((id) => ['jumped', 'disengaged'].includes(view.ships[id]?.status ?? '')).length
const nameOf = (view: View, side: Side): string =>
  list(view.setup.seats.filter((plan) => plan.side === side).map(({ seat }) => `${COLORS[seat]}${seat === view.me ? ' (you)' : ''}`))

function aimText(view: View): Pick<Goal, 'aim' | 'otherwise'> {
  const { aim, settings } = view.setup
  switch (aim.kind) {
    case 'points':
      return {
        aim: 'Score points for damage to enemy ships.',
        otherwise: `You win with 3 points for every 2 of theirs, and at least 100 more, when one side is gone or turn ${settings.turnCap} is over.`,
      }
    case 'field':
      return {
        aim: 'Be the only side with an armed ship that can act.',
        otherwise: `It counts at the latest after turn ${settings.turnCap}.`,
      }
    case 'escape':
      return {
        aim: `${nameOf(view, aim.side)} must get ${aim.needed} of ${plural(aim.ships.length, 'ship')} away.`,
        otherwise: 'A ship gets away by FTL or by leaving the battle; the others must stop that.',
      }
  }
}
function sideText(view: View, side: Side): string {
  const { aim } = view.setup
  const sides = sidesOf(view)
  const able = plural(shipsOf(view, side).filter(isAble).length, 'ship')
  if (aim.kind === 'points') return `${plural(pointsFor(view, side, sides).total, 'point')}`
  if (aim.kind === 'field') return plural(armedAmong(view, shipsOf(view, side)).length, 'armed ship')
  return aim.side === side ? `${awayOf(view, aim.ships)} of ${aim.needed} away` : able
}
export const goal = (view: View): Goal => {
  const { turnCap } = view.setup.settings
  return {
    ...aimText(view),
    sides: sidesOf(view).map((side) => `${nameOf(view, side)}: ${sideText(view, side)}`),
    left: view.outcome ? '' : turnsLeft(turnCap, view.turn),
  }
}
