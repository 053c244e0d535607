// What wins the match, and how far each side is from it (GW-SCN).
import { type Goal, plural } from '@admiralty/kernel'
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
  const last = `after turn ${setup.turns} whoever has the more valuable station and craft wins`
  if (aim === 'gas') return `Be the first to earn ${setup.lost.gasGoal} RU from gas, or destroy ${others}; ${last}.`
  if (aim === 'orbit') return `Be the first with a craft in a circular orbit of another ring, or destroy ${others}; ${last}.`
  return `Destroy ${others}; ${last}.`
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
/** The turns after this one. */
const timeText = ({ turn, setup }: View): string =>
  turn >= setup.turns ? 'last turn' : `${plural(setup.turns - Math.max(0, turn - 1), 'turn')} left`
export const goal = (view: View): Goal => ({
  aim: aimText(view),
  progress: [
    ...view.setup.seats.map((seat) => `${COLORS[seat]}${seat === view.me ? ' (you)' : ''}: ${sideText(view, seat)}`),
    ...(view.outcome ? [] : [timeText(view)]),
  ],
})
