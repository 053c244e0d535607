// The aim of the match, and how far each side is from it (GW-SCN).
import { type Goal, turnsLeft } from '@admiralty/kernel'
import { SHEET } from '../../data/units.ts'
import { worthOf } from '../economy/victory.ts'
import { planOf } from '../setting/scenarios.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { stationsOf } from '../table.ts'
import { COLORS } from './say.ts'

function aimText({ setup }: View): string {
  const others = setup.seats.length > 2 ? 'all enemy stations' : 'the enemy station'
  const { aim } = planOf(setup)
  if (aim === 'gas') return `Earn ${setup.lost.gasGoal} RU from gas first, or destroy ${others}.`
  if (aim === 'orbit') return `Circle in another ring first, or destroy ${others}.`
  return `Destroy ${others}.`
}
/** 'core 4 of 4, value 20' */
function sideText(view: View, seat: Color): string {
  const stations = stationsOf(view, seat)
  if (view.turn === 0) return stations.length > 0 ? 'station placed' : 'no station yet'
  if (stations.length === 0) return 'station lost'
  const cores = stations.map(
    ({ modules }) => `core ${SHEET.core.hitPoints - (modules.core?.damage ?? SHEET.core.hitPoints)} of ${SHEET.core.hitPoints}`,
  )
  const gas = planOf(view.setup).aim === 'gas' ? [`gas ${view.gas[seat] ?? 0} of ${view.setup.lost.gasGoal}`] : []
  return [...gas, ...cores, `value ${worthOf(view, seat).total}`].join(', ')
}
export const goal = (view: View): Goal => ({
  aim: aimText(view),
  otherwise: `After turn ${view.setup.turns} the side with the more valuable station and craft wins.`,
  sides: view.setup.seats.map((seat) => `${COLORS[seat]}${seat === view.me ? ' (you)' : ''}: ${sideText(view, seat)}`),
  left: view.outcome ? '' : turnsLeft(view.setup.turns, view.turn),
})
