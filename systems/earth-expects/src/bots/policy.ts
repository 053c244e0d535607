// The game's bot policy: legal proposals, likely ones first, and the value of a state.
import type { BotPolicy, Dice } from '@admiralty/kernel'
import type { EarthExpects } from '../game.ts'
import { askedOf } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { announce } from './announce.ts'
import { darken } from './darken.ts'
import { defend } from './defend.ts'
import { evaluate } from './evaluate.ts'
import { buy, lineUp } from './fleet-choice.ts'
import { forecast } from './forecast.ts'
import { guide } from './guide.ts'
import { measures } from './measures.ts'
import { plot, shortcut } from './move-ships.ts'
import { divide } from './power.ts'
import { reason } from './reason.ts'
import { chooseRow, chooseRows } from './rows.ts'
import { chooseSensors } from './sensors.ts'
import { commit } from './shoot.ts'

type Proposer = (view: View, me: Color, dice: Dice) => readonly Order[]
/** The proposals of the bot for each kind of call; other calls use the default order. */
const PROPOSERS: Readonly<Record<string, Proposer | undefined>> = {
  fleet: buy,
  deploy: lineUp,
  announce,
  power: (view, me) => divide(view, me),
  plot: (view, me, dice) => plot(view, me, dice),
  darken,
  guide,
  commit,
  defend,
  row: chooseRow,
  rowSet: chooseRows,
  sense: chooseSensors,
}

/** Without repetitions, so that no search compares equal orders. */
const different = (orders: readonly Order[]): readonly Order[] => [
  ...new Map(orders.map((order) => [JSON.stringify(order), order])).values(),
]

/** Ranks of the courses and divisions of power that a player in haste takes. None is much worse than the best. */
const HASTY = [2, 4, 7, 11, 16] as const
const BEST = [0] as const

export const policy: BotPolicy<EarthExpects> = {
  /** The default order comes last, so that the list is never empty and never all refused. */
  propose(view, dice) {
    const asked = askedOf(view)
    if (!asked) return []
    const only = asked.question.forcedOrder(view, asked.me)
    if (only) return [only]
    const thoughts = different(PROPOSERS[asked.call.kind]?.(view, asked.me, dice) ?? [])
    const sound = thoughts.some((order) => !asked.question.check(view, asked.me, order))
    return sound ? thoughts : [...thoughts, asked.question.defaultOrder(view, asked.me)]
  },
  /** Worse power and courses; fire and sensors as proposed. */
  hasty(view, dice) {
    const asked = askedOf(view)
    if (asked?.call.kind === 'power') return divide(view, asked.me, HASTY)
    const isFree = asked?.question.forcedOrder(view, asked.me) === undefined
    return asked?.call.kind === 'plot' && isFree ? plot(view, asked.me, dice, HASTY) : policy.propose(view, dice)
  },
  /** The first proposals, without the others. */
  first(view, dice) {
    const asked = askedOf(view)
    if (asked?.call.kind === 'power') return divide(view, asked.me, BEST)[0]
    if (asked?.call.kind !== 'plot') return undefined
    return asked.question.forcedOrder(view, asked.me) ?? plot(view, asked.me, dice, BEST)[0]
  },
  isIdle: (order) => order.order === 'pass' || (order.order === 'commit' && Object.keys(order.ships).length === 0),
  evaluate,
  shortcut,
  reason,
  forecast,
  measures,
}
export { scripts } from './scripts.ts'
