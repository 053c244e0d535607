// The bot policy of EasyStar: proposals by kind of call, evaluation and forecast.
import type { BotPolicy, Dice } from '@admiralty/kernel'
import type { EasyStar } from '../game.ts'
import { askedOf } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Color, View } from '../state.ts'
import { type Care, CLOSE, HASTY } from './care.ts'
import { evaluate } from './evaluate.ts'
import { chooseFleet, lineUp, placeGift } from './fleet-choice.ts'
import { forecast } from './forecast.ts'
import { measures } from './measures.ts'
import { firstFlight, moveFighters } from './move-fighters.ts'
import { firstMove, moveShips } from './move-ships.ts'
import { defend, displace, lose } from './react.ts'
import { reason } from './reason.ts'
import { firstShot, shoot } from './shoot.ts'

type Proposer = (view: View, me: Color, dice: Dice, care: Care) => readonly Order[]
/** The proposals of the bot for each kind of call. */
const PROPOSERS: Readonly<Record<string, Proposer | undefined>> = {
  fleet: chooseFleet,
  refit: placeGift,
  deploy: lineUp,
  ships: moveShips,
  fighters: moveFighters,
  fire: shoot,
  pointDefence: defend,
  displacer: displace,
  slipMover: displace,
  slipTarget: displace,
  loseItem: lose,
}

/** Cheap answers to the questions that cost most. */
const FIRST: Readonly<Record<string, ((view: View, me: Color) => Order | undefined) | undefined>> = {
  ships: firstMove,
  fighters: firstFlight,
  fire: firstShot,
}

/** Adds the default order if no proposal is legal, so that a legal one always exists. */
function proposals(view: View, dice: Dice, care: Care): readonly Order[] {
  const asked = askedOf(view)
  if (!asked) return []
  const found = PROPOSERS[asked.call.kind]?.(view, asked.me, dice, care) ?? []
  const legal = found.some((order) => !asked.question.check(view, asked.me, order))
  return legal ? found : [...found, asked.question.defaultOrder(view, asked.me)]
}

export const policy: BotPolicy<EasyStar> = {
  propose: (view, dice) => proposals(view, dice, CLOSE),
  hasty: (view, dice) => proposals(view, dice, HASTY),
  first(view) {
    const asked = askedOf(view)
    return asked && FIRST[asked.call.kind]?.(view, asked.me)
  },
  isIdle: ({ order }) => order === 'pass' || order === 'done' || order === 'waive',
  evaluate,
  reason,
  shortcut: (state) => state,
  forecast,
  measures,
}
export { scripts } from './scripts.ts'
