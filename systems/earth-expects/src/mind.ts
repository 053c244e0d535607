// What a bot may know of the game: sound answers, likely ones first, and what a state is worth.
import type { Dice, Mind } from '@admiralty/kernel'
import { askedOf } from './game.ts'
import { darken } from './mind/darken.ts'
import { defend } from './mind/defend.ts'
import { guide } from './mind/guide.ts'
import { look } from './mind/look.ts'
import { buy, lineUp } from './mind/muster.ts'
import { divide } from './mind/power.ts'
import { chooseRow, chooseRows } from './mind/rows.ts'
import { announce, hasten, plot } from './mind/sail.ts'
import { commit } from './mind/shoot.ts'
import { worth } from './mind/worth.ts'
import type { Order } from './orders.ts'
import { outlook } from './outlook.ts'
import type { Color } from './shapes.ts'
import type { View } from './state.ts'
import type { EarthExpects } from './system.ts'

type Thought = (view: View, me: Color, dice: Dice) => readonly Order[]
/** By the kind of call; of the others what stands when nobody answers is as good as anything. */
const THOUGHTS: Readonly<Record<string, Thought | undefined>> = {
  fleet: buy,
  deploy: lineUp,
  announce,
  power: divide,
  plot,
  darken,
  guide,
  commit,
  defend,
  row: chooseRow,
  rowSet: chooseRows,
  sense: look,
}

export const mind: Mind<EarthExpects> = {
  /** What stands when nobody answers comes in where nothing else would do, so that the list is never empty and never all refused. */
  propose(view, dice) {
    const asked = askedOf(view)
    if (!asked) return []
    const thoughts = THOUGHTS[asked.call.kind]?.(view, asked.me, dice) ?? []
    const sound = thoughts.some((order) => !asked.question.check(view, asked.me, order))
    return sound ? thoughts : [...thoughts, asked.question.standing(view, asked.me)]
  },
  worth,
  hasten,
  outlook,
}
