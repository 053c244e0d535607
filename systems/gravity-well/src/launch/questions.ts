// Answers in the launch step.

import { type Dice, isRefusal, likely, pick, refuse } from '@admiralty/kernel'
import { callRules } from '../chapter.ts'
import type { Launch, OrderOf } from '../orders.ts'
import { attempt, trialState } from '../refusal.ts'
import type { Color } from '../shapes.ts'
import type { Item, State, Unit, View } from '../state.ts'
import { bayOf, isLoad, isStation, payloadLimit, unitsOfSeat, weightOf } from '../table.ts'
import { type LaunchEvent, launchChapter } from './events.ts'
import { landedOf, launched, launchers } from './launching.ts'

type LaunchOrder = OrderOf<'launch'>
const NOTHING: LaunchOrder = { order: 'launch', launches: [], leave: [], openBays: false }

function check(view: View, me: Color, { launches, leave }: LaunchOrder) {
  const landed = landedOf(view, me)
  if (new Set(leave).size < leave.length || leave.some((id) => !landed.some((unit) => unit.id === id)))
    return refuse('GW-MOV-07', 'only a unit of yours that has landed on a moon can leave it, once')
  const make = (state: State, launch: Launch) => launched(state, me, launch)
  const tried = attempt<Launch, LaunchEvent>(trialState(view), launches, { make, records: launchChapter.records })
  return isRefusal(tried) ? tried : undefined
}
const SHIFTS = [0, 0, 1, -1, 2, 3, 4] as const
/** A random launch of things that are left in a bay. */
function randomLaunch(station: Unit, bay: readonly Item[], dice: Dice): Launch | undefined {
  const [crafts, loads] = [bay.filter(({ kind }) => payloadLimit(kind) > 0 || kind === 'scoopship'), bay.filter(({ kind }) => isLoad(kind))]
  const shift = station.velocity === 0 ? 0 : pick(dice, SHIFTS)
  if (loads.length > 0 && (crafts.length === 0 || likely(dice, 2, 3)))
    return { station: station.id, craft: null, payload: [pick(dice, loads).id], shift }
  if (crafts.length === 0) return undefined
  const craft = pick(dice, crafts)
  let free = payloadLimit(craft.kind)
  const payload: string[] = []
  for (const item of bay) {
    if (item === craft || weightOf(item) > free || !likely(dice, 1, 2)) continue
    payload.push(item.id)
    free -= weightOf(item)
  }
  return { station: station.id, craft: craft.id, payload, shift }
}
function randomLaunches(view: View, me: Color, dice: Dice): LaunchOrder {
  const launches: Launch[] = []
  const state = trialState(view)
  const leave = landedOf(view, me).flatMap(({ id }) => (likely(dice, 1, 3) ? [id] : []))
  for (const station of launchers(view, me)) {
    let bay = bayOf(view, station)
    while (bay.length > 0 && launches.length < 8 && likely(dice, 1, 2)) {
      const launch = randomLaunch(station, bay, dice)
      if (!launch) break
      const used = [launch.craft, ...launch.payload]
      bay = bay.filter(({ id }) => !used.includes(id))
      const make = (now: State, one: Launch) => launched(now, me, one)
      if (!isRefusal(attempt<Launch, LaunchEvent>(state, [...launches, launch], { make, records: launchChapter.records })))
        launches.push(launch)
    }
  }
  return { order: 'launch', launches, leave, openBays: likely(dice, 1, 8) }
}
const hasNothing = (view: View, seat: Color): boolean =>
  landedOf(view, seat).length === 0 &&
  unitsOfSeat(view, seat).every((unit) => unit.kind !== 'booster' && (!isStation(unit) || bayOf(view, unit).length === 0))
const launch = callRules('launch', ['launch'], {
  wants: ['GW-LCH-05', 'launches are ordered now'],
  of: (view, me) => [...launchers(view, me), ...landedOf(view, me)],
  check,
  /** With empty bays, and nothing that could be dropped in flight, there is nothing to order. */
  forcedOrder: (view, seat) => (view.secret[seat] && hasNothing(view, seat) ? NOTHING : undefined),
  others: ['GW-STA-05', 'your bays are empty and you have no booster, so nothing can be launched or dropped'],
  randomOrder: randomLaunches,
  defaultOrder: () => NOTHING,
})
export const launchQuestions = { launch }
