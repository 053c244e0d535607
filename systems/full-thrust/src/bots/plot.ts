// Orders of P1: each ship goes where it does more than it suffers, judged against where enemies are likely to be.
import { surfaceOf } from '../measure.ts'
import { NO_PLOT } from '../movement/budget.ts'
import type { Order, OrderOf, ShipPlot } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { enemyShips, isDrifting, shipsOfSeat } from '../table.ts'
import { flightPlot, isCarrier } from './carriers.ts'
import { leavingPlot, wantsToLeave } from './leaving.ts'
import { ALOOF, MANNERS, type PlotManner, prospectOf, ranked, USUAL } from './prospects.ts'
import { candidates, foeWith, type LikelyFoe, straightOn } from './whereabouts.ts'

const MOST_FOES = 4
/** The enemies that matter to a ship. */
const nearest = (view: View, ship: Ship, foes: readonly LikelyFoe[]): readonly LikelyFoe[] => {
  const gap = ({ ship: foe }: LikelyFoe): number => surfaceOf(view).gap(ship.at, foe.at)
  return foes.toSorted((a, b) => gap(a) - gap(b)).slice(0, MOST_FOES)
}
/** The plot of a ship for each manner. */
export function plotsOf(view: View, ship: Ship, all: readonly LikelyFoe[], manners: readonly PlotManner[]): readonly ShipPlot[] {
  const foes = nearest(view, ship, all)
  const always = wantsToLeave(view, ship, foes) ? leavingPlot(view, ship, foes) : flightPlot(view, ship, { isFighting: foes.length > 0 })
  if (always) return manners.map(() => always)
  const prospects = candidates(view, ship).map((plot) => prospectOf(view, ship, plot, foes))
  return manners.map((manner) => ranked(prospects, isCarrier(ship) ? ALOOF : manner)[0]?.plot ?? NO_PLOT)
}
/** Every enemy where it would be if it answered ships that fly straight on. */
export function likelyFoes(view: View, me: Color): readonly LikelyFoe[] {
  return enemyShips(view, me).map((foe) => {
    const straight = enemyShips(view, foe.seat).map((ship) => straightOn(view, ship))
    const ours = nearest(view, foe, straight)
    const prospects = candidates(view, foe).map((plot) => prospectOf(view, foe, plot, ours))
    const best = ranked(prospects, USUAL).map(({ after }) => after)
    return foeWith(view, foe, best)
  })
}
export function plot(view: View, me: Color): readonly Order[] {
  const foes = likelyFoes(view, me)
  const ships = shipsOfSeat(view, me).filter((ship) => !isDrifting(ship))
  const plots = ships.map((ship) => ({ id: ship.id, of: plotsOf(view, ship, foes, MANNERS) }))
  return MANNERS.map(
    (_, index): Order => ({
      order: 'plot',
      ships: Object.fromEntries(plots.map(({ id, of }) => [id, of[index] ?? NO_PLOT])),
    }),
  )
}
/** The plot of each ship against such enemies; each as it prefers by the manner. */
export function plotAgainst(view: View, me: Color, foes: readonly LikelyFoe[], manner = USUAL): OrderOf<'plot'> {
  const ships = shipsOfSeat(view, me).filter((ship) => !isDrifting(ship))
  return {
    order: 'plot',
    ships: Object.fromEntries(ships.map((ship) => [ship.id, plotsOf(view, ship, foes, [manner])[0] ?? NO_PLOT])),
  }
}
export const allStraightOn = (view: View, me: Color): readonly LikelyFoe[] => enemyShips(view, me).map((foe) => straightOn(view, foe))
/** The usual plot of each ship against enemies that fly straight on. */
export const firstPlot = (view: View, me: Color): Order => plotAgainst(view, me, allStraightOn(view, me))
/** Enemies where the first proposal of this policy would take them. */
export function foretold(view: View, me: Color): readonly LikelyFoe[] {
  return enemyShips(view, me).map((foe) => {
    const theirs = nearest(view, foe, likelyFoes(view, foe.seat))
    const [best] = ranked(
      candidates(view, foe).map((plot) => prospectOf(view, foe, plot, theirs)),
      USUAL,
    )
    return straightOn(view, foe, best?.plot)
  })
}
