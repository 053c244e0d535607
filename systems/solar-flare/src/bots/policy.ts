// The bot policy of Solar Flare: proposals by kind of call, evaluation and forecast.
import type { BotPolicy, Dice } from '@admiralty/kernel'
import type { SolarFlare } from '../game.ts'
import { askedOf } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { charge, chargeHastily } from './charge.ts'
import { evaluate } from './evaluate.ts'
import { forecast } from './forecast.ts'
import { measures } from './measures.ts'
import { move, moveHastily } from './move.ts'
import { chooseShips, placeShip, placeTile } from './set-up.ts'
import { shoot, shootHastily } from './shoot.ts'

type Proposer = (view: View, me: Color, dice: Dice) => readonly Order[]
/** The proposals of the bot for each kind of call. */
const PROPOSERS: Readonly<Record<string, Proposer | undefined>> = {
  ships: chooseShips,
  anomaly: placeTile,
  placement: placeShip,
  weapons: shoot,
  movement: move,
  power: charge,
}
/** Worse answers; for the other kinds a player in haste takes one of the first proposals. */
const HASTY: Readonly<Record<string, Proposer | undefined>> = { weapons: shootHastily, movement: moveHastily, power: chargeHastily }
export const policy: BotPolicy<SolarFlare> = {
  propose(view, dice) {
    const asked = askedOf(view)
    if (!asked) return []
    const found = PROPOSERS[asked.call.kind]?.(view, asked.me, dice) ?? []
    return found.length > 0 ? found : [asked.question.defaultOrder(view, asked.me)]
  },
  hasty(view, dice) {
    const asked = askedOf(view)
    return (asked && HASTY[asked.call.kind]?.(view, asked.me, dice)) ?? []
  },
  first: () => undefined,
  isIdle: ({ order }) => order === 'end',
  evaluate,
  shortcut: (state) => state,
  reason: () => null,
  forecast,
  measures,
}
export { scripts } from './scripts.ts'
