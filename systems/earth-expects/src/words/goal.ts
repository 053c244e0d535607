// The aim of the battle, and how far each side is from it (EE-GEN-20).
import { type Goal, plural, turnsLeft } from '@admiralty/kernel'
import { lostShare, sides } from '../setting/losses.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { isColor, seatsOn, sideOf } from '../table.ts'
import { type ObjectiveLine, objectivesOf } from './objectives.ts'
import { COLORS } from './say.ts'

/** The side of the viewer; null for spectators. */
const ownSide = (view: View): Color | null => (isColor(view.me) ? sideOf(view, view.me) : null)
/** 'Blue wins: Oxbow escapes.' */
function lineText(view: View, { side, text }: ObjectiveLine, shared: string): string {
  if (side === null) return `${shared}: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`
  return `${side === ownSide(view) ? 'You win' : `${COLORS[side]} wins`}: ${text}.`
}
/** Hidden ships are not in the view of an enemy. */
function sideText(view: View, side: Color): string {
  const own = side === ownSide(view)
  const flying = Object.values(view.ships).filter(({ seat, status }) => status === 'flying' && seatsOn(view, side).includes(seat))
  const lost = view.setup.objectives.some(({ aim }) => aim === 'broken') ? `, ${Math.floor(lostShare(view, side))}% lost` : ''
  return `${COLORS[side]}${own ? ' (you)' : ''}: ${plural(flying.length, 'ship')}${own ? '' : ' in sight'}${lost}`
}
const COUNTED = { reach: 'in the harbour', destroy: 'destroyed' } as const
export function goal(view: View): Goal {
  const own = ownSide(view)
  const { objectives } = view.setup
  // The viewer's own objectives first, then those of any side.
  const rank = ({ side }: ObjectiveLine): number => (side === own ? 0 : side === null ? 1 : 2)
  const lines = objectivesOf(view)
  const [first, ...others] = lines.toSorted((a, b) => rank(a) - rank(b))
  const counts = objectives.flatMap(({ aim }, index) => {
    const now = lines[index]?.now
    return now && (aim === 'reach' || aim === 'destroy') ? [`${now} ${COUNTED[aim]}`] : []
  })
  const last = objectives.flatMap((objective) => ('turn' in objective ? [objective.turn] : [])).toSorted((a, b) => a - b)[0]
  return {
    aim: first ? lineText(view, first, 'To win') : '',
    otherwise: others.map((line) => lineText(view, line, 'Or')).join(' '),
    sides: [...new Set([...sides(view).map((side) => sideText(view, side)), ...counts])],
    left: last === undefined || view.outcome ? '' : turnsLeft(last, view.turn),
  }
}
