// Random launches from a seat's stations.
import { type Dice, isRefusal, likely, pick } from '@admiralty/kernel'
import type { Launch, OrderOf } from '../orders.ts'
import { attempt, trialState } from '../refusal.ts'
import type { Color } from '../shapes.ts'
import type { Item, State, Unit, View } from '../state.ts'
import { bayOf, isLoad, payloadLimit, weightOf } from '../table.ts'
import { type LaunchEvent, launchChapter } from './events.ts'
import { landedOf, launched, launchers } from './launching.ts'

export type LaunchOrder = OrderOf<'launch'>

export const NOTHING: LaunchOrder = { order: 'launch', launches: [], leave: [], openBays: false }

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

export function randomLaunches(view: View, me: Color, dice: Dice): LaunchOrder {
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
