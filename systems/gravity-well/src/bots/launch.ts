// Proposals for the launch step.
import { type Dice, pick } from '@admiralty/kernel'
import { launchMotion } from '../launch/launching.ts'
import type { Launch, Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { bayOf, isActive, isLoad, resourcesOf, stationsOf } from '../table.ts'
import type { QuestionCheck } from './fight.ts'
import { type Hunt, huntOf, intercept } from './intercept.ts'
import { bomberLaunch, boosterLaunch, craftLaunch } from './launch-ways.ts'
import { isFree, SHIFTS } from './shifts.ts'

/** Launches of a station, the bus with warheads first. */
function launchesOf(view: View, me: Color, station: Unit, hunt: Hunt): readonly Launch[] {
  if (!isActive(view, station)) return []
  const bay = bayOf(view, station)
  const tally = { view, station, hunt, left: resourcesOf(view, me), taken: [] }
  const bombers = bomberLaunch(tally, bay)
  const pulse = bay.find(({ kind }) => kind === 'pulseWarhead')
  const rest = bay.filter(
    (item) =>
      (item.kind !== 'pulseWarhead' || item === pulse) &&
      !bombers.some(({ craft, payload }) => craft === item.id || payload.includes(item.id)),
  )
  return [...bombers, ...rest.flatMap((item) => (isLoad(item.kind) ? boosterLaunch(tally, item) : craftLaunch(tally, item)))]
}
const launching = (launches: readonly Launch[], leave: readonly string[] = []): OrderOf<'launch'> => ({
  order: 'launch',
  launches,
  leave,
  openBays: false,
})
/** Turns until a launched craft or booster can be at an enemy station, this one included; null if it is no attack or cannot. */
export function turnsToReach(view: View, me: Color, { station: id, craft, payload, shift }: Launch): number | null {
  const station = stationsOf(view, me).find((one) => one.id === id)
  if (!station) return null
  const bay = bayOf(view, station)
  const isArmed = bay.some((item) => payload.includes(item.id) && item.kind === 'basicWarhead')
  const carrier = craft === null ? 'booster' : bay.find((item) => item.id === craft)?.kind
  const kind = carrier === 'gunship' || (isArmed && (carrier === 'booster' || carrier === 'bus')) ? carrier : null
  return (kind && intercept(huntOf(view, me), kind, launchMotion(station, shift))?.turns) ?? null
}
/** Everything that has a use out of the bay. */
export function launch(view: View, me: Color): readonly Order[] {
  const hunt = huntOf(view, me)
  const all = stationsOf(view, me).flatMap((station) => launchesOf(view, me, station, hunt))
  return [launching(all)]
}
/** Half of the things in the bay, in any permitted direction. */
export function launchHastily(view: View, me: Color, _: QuestionCheck, dice: Dice): readonly Order[] {
  const all = stationsOf(view, me).flatMap((station) => launchesOf(view, me, station, huntOf(view, me)))
  return [
    launching(all.filter((_, index) => index % 2 === 0).map((one) => ({ ...one, shift: pick(dice, SHIFTS.filter(isFree)) }))),
    launching([]),
  ]
}
