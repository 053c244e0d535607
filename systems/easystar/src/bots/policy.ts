// What a bot may know of the game: sound answers, likely ones first, and what a state is worth.
import type { BotPolicy, Dice } from '@admiralty/kernel'
import { askedOf } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Color, View } from '../state.ts'
import type { EasyStar } from '../system.ts'
import { evaluate } from './evaluate.ts'
import { chooseFleet, lineUp, placeGift } from './fleet-choice.ts'
import { forecast } from './forecast.ts'
import { moveFighters } from './move-fighters.ts'
import { moveShips } from './move-ships.ts'
import { defend, displace, lose } from './react.ts'
import { shoot } from './shoot.ts'

type Proposer = (view: View, me: Color, dice: Dice) => readonly Order[]
/** By the kind of call. */
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

export const policy: BotPolicy<EasyStar> = {
  /** What stands when nobody answers comes in where nothing else would do, so that the list is never empty and never all refused. */
  propose(view, dice) {
    const asked = askedOf(view)
    if (!asked) return []
    const thoughts = PROPOSERS[asked.call.kind]?.(view, asked.me, dice) ?? []
    const sound = thoughts.some((order) => !asked.question.check(view, asked.me, order))
    return sound ? thoughts : [...thoughts, asked.question.defaultOrder(view, asked.me)]
  },
  evaluate,
  forecast,
}
