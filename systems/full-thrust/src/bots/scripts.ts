// The simple players of Full Thrust. They plot by one idea; for everything else they give the first proposal.
import type { BotScript } from '@admiralty/kernel'
import { askedOf, type FullThrust } from '../game.ts'
import { NO_PLOT } from '../movement/budget.ts'
import type { Order, ShipPlot } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { enemyShips, isDrifting, shipsOfSeat } from '../table.ts'
import { expectedFire } from './guns.ts'
import { allStraightOn, foretold, plotAgainst } from './plot.ts'
import { BLIND, FLEEING } from './prospects.ts'
import { afterPlot, candidates } from './whereabouts.ts'

/** The slowest plot, among those the one from which the guns do most. */
function braking(view: View, ship: Ship): ShipPlot {
  const foes = enemyShips(view, ship.seat)
  const rated = candidates(view, ship).map((plot) => {
    const after = afterPlot(view, ship, plot)
    return { plot, speed: after.velocity, fire: Math.max(0, ...foes.map((foe) => expectedFire(view, after, foe))) }
  })
  return rated.toSorted((a, b) => a.speed - b.speed || b.fire - a.fire)[0]?.plot ?? NO_PLOT
}
function stand(view: View, me: Color): Order {
  const ships = shipsOfSeat(view, me).filter((ship) => !isDrifting(ship))
  return { order: 'plot', ships: Object.fromEntries(ships.map((ship) => [ship.id, braking(view, ship)])) }
}

const plotting = (id: string, idea: string, plot: (view: View, me: Color) => Order): BotScript<FullThrust> => ({
  id,
  idea,
  order(view) {
    const asked = askedOf(view)
    return asked?.call.kind === 'plot' ? plot(view, asked.me) : undefined
  },
})
export const scripts: readonly BotScript<FullThrust>[] = [
  plotting('sit-and-shoot', 'brakes, turns its guns to the enemy and shoots', stand),
  plotting('charge', 'closes in without an eye for the enemy’s guns', (view, me) => plotAgainst(view, me, allStraightOn(view, me), BLIND)),
  plotting('run', 'keeps as far away as it can', (view, me) => plotAgainst(view, me, allStraightOn(view, me), FLEEING)),
  plotting('predictor', 'plots against the first proposals of its enemies', (view, me) => plotAgainst(view, me, foretold(view, me))),
]
