// Answers in the launch step.

import { isRefusal, refuse } from '@admiralty/kernel'
import { callRules } from '../chapter.ts'
import type { Launch } from '../orders.ts'
import { attempt, trialState } from '../refusal.ts'
import type { Color } from '../shapes.ts'
import type { State, View } from '../state.ts'
import { bayOf, isStation, unitsOfSeat } from '../table.ts'
import { type LaunchEvent, launchChapter } from './events.ts'
import { landedOf, launched, launchers } from './launching.ts'
import { type LaunchOrder, NOTHING, randomLaunches } from './random-launches.ts'

function check(view: View, me: Color, { launches, leave }: LaunchOrder) {
  const landed = landedOf(view, me)
  if (new Set(leave).size < leave.length || leave.some((id) => !landed.some((unit) => unit.id === id)))
    return refuse('GW-MOV-07', 'only a unit of yours that has landed on a moon can leave it, once')
  const make = (state: State, launch: Launch) => launched(state, me, launch)
  const tried = attempt<Launch, LaunchEvent>(trialState(view), launches, { make, records: launchChapter.records })
  return isRefusal(tried) ? tried : undefined
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
