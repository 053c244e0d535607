// The bot policy of Gravity Well: proposals by kind of call, evaluation and forecast.
import type { BotPolicy, Dice } from '@admiralty/kernel'
import type { GravityWell } from '../game.ts'
import { askedOf } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { buildHastily } from './economy.ts'
import { evaluate } from './evaluate.ts'
import type { QuestionCheck } from './fight.ts'
import { forecast } from './forecast.ts'
import { launchHastily } from './launch.ts'
import { measures } from './measures.ts'
import { PLANNERS } from './planners.ts'
import { placeMoon, placeStation } from './set-up.ts'
import { thrustHastily } from './thrust.ts'

type Proposer = (view: View, me: Color, question: QuestionCheck, dice: Dice) => readonly Order[]
/** The proposals of the bot for each kind of call. */
const PROPOSERS: Readonly<Record<string, Proposer | undefined>> = { moon: placeMoon, station: placeStation, ...PLANNERS }
const HASTY: typeof PROPOSERS = {
  ...PROPOSERS,
  launch: launchHastily,
  thrust: thrustHastily,
  build: buildHastily,
}
const answers =
  (proposers: typeof PROPOSERS) =>
  (view: View, dice: Dice): readonly Order[] => {
    const asked = askedOf(view)
    if (!asked) return []
    const found = proposers[asked.call.kind]?.(view, asked.me, asked.question, dice) ?? []
    return found.length > 0 ? found : [asked.question.defaultOrder(view, asked.me)]
  }
/** A pass, or a step in which nothing is launched, built, repaired or recycled. */
function isIdle(order: Order): boolean {
  if (order.order === 'launch') return order.launches.length === 0
  if (order.order === 'build') return [order.recycle, order.repairs, order.installs, order.builds].every((parts) => parts.length === 0)
  return order.order === 'pass'
}
export const policy: BotPolicy<GravityWell> = {
  propose: answers(PROPOSERS),
  hasty: answers(HASTY),
  first: () => undefined,
  isIdle,
  evaluate,
  shortcut: (state) => state,
  reason: () => null,
  forecast,
  measures,
}
export { scripts } from './scripts.ts'
