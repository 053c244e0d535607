// Plots of a player in haste.
import { type Dice, die } from '@admiralty/kernel'
import { NO_PLOT } from '../movement/budget.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { shipsOfSeat } from '../table.ts'
import { allStraightOn, plotsOf } from './plot.ts'
import { BLIND } from './prospects.ts'
import { candidates } from './whereabouts.ts'

/** Without an eye for the enemy's guns, and with a change now and then. */
export function hastyPlot(view: View, me: Color, dice: Dice): readonly Order[] {
  const foes = allStraightOn(view, me)
  const ships = shipsOfSeat(view, me).map((ship) => {
    const plots = candidates(view, ship)
    const chosen = die(dice, 3, 'attention') === 1 ? plots[die(dice, Math.max(1, plots.length), 'plot') - 1] : undefined
    return [ship.id, chosen ?? plotsOf(view, ship, foes, [BLIND])[0] ?? NO_PLOT] as const
  })
  return [{ order: 'plot', ships: Object.fromEntries(ships) }]
}
