// What a bot may know of the game: sound answers, likely ones first, and what a state is worth.
import type { Dice, Mind } from '@admiralty/kernel'
import { askedOf } from './game.ts'
import { fly } from './mind/fly.ts'
import { chooseFleet, lineUp, placeGift } from './mind/muster.ts'
import { defend, displace, lose } from './mind/react.ts'
import { sail } from './mind/sail.ts'
import { shoot } from './mind/shoot.ts'
import { worth } from './mind/worth.ts'
import type { Order } from './orders.ts'
import { outlook } from './outlook.ts'
import type { Color, View } from './state.ts'
import type { EasyStar } from './system.ts'

type Thought = (view: View, me: Color, dice: Dice) => readonly Order[]
/** By the kind of call. */
const THOUGHTS: Readonly<Record<string, Thought | undefined>> = {
  fleet: chooseFleet,
  refit: placeGift,
  deploy: lineUp,
  ships: sail,
  fighters: fly,
  fire: shoot,
  pointDefence: defend,
  displacer: displace,
  slipMover: displace,
  slipTarget: displace,
  loseItem: lose,
}

export const mind: Mind<EasyStar> = {
  /** What stands when nobody answers comes in where nothing else would do, so that the list is never empty and never all refused. */
  propose(view, dice) {
    const asked = askedOf(view)
    if (!asked) return []
    const thoughts = THOUGHTS[asked.call.kind]?.(view, asked.me, dice) ?? []
    const sound = thoughts.some((order) => !asked.question.check(view, asked.me, order))
    return sound ? thoughts : [...thoughts, asked.question.standing(view, asked.me)]
  },
  worth,
  outlook,
}
