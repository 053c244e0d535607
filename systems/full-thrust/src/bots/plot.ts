// Orders of P1: each ship goes where it does more than it suffers, judged against where enemies are likely to be.
import { type Dice, die } from '@admiralty/kernel'
import { launchable } from '../flight/flights.ts'
import { surfaceOf } from '../measure.ts'
import { NO_PLOT } from '../movement/budget.ts'
import { plotFault } from '../movement/plotting.ts'
import type { Order, OrderOf, ShipPlot } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { enemyShips, hasFtl, isDrifting, isEnemy, present, shipsOfSeat } from '../table.ts'
import { expectedFire, isToothless, massOf } from './guns.ts'
import { afterPlot, candidates, foeWith, type LikelyFoe, straightOn } from './whereabouts.ts'

/** The preferences of a captain. */
export interface Manner {
  /** How much damage that it takes counts, against damage that it does. */
  readonly caution: number
  /** The range that it likes while nobody can fire, in movement units. */
  readonly range: number
  /** How much the turn after this one counts. */
  readonly foresight: number
}
const USUAL: Manner = { caution: 0.6, range: 5, foresight: 0.25 }
const MANNERS: readonly Manner[] = [USUAL, { caution: 1, range: 15, foresight: 0.25 }, { caution: 0.3, range: 4, foresight: 0.25 }]
export const FLEEING: Manner = { caution: 2, range: 80, foresight: 1 }
export const BLIND: Manner = { caution: 0, range: 2, foresight: 0 }
const MOST_FOES = 4
/** Mass that a movement unit beyond the range that it likes counts for. */
const PER_UNIT = 0.5

/** The mass that a ship is expected to take out, and to lose, at one of its places. */
interface Exchange {
  readonly done: number
  readonly taken: number
}
function exchange(view: View, ship: Ship, foes: readonly LikelyFoe[], when: 'after' | 'next'): Exchange {
  let [done, taken] = [0, 0]
  for (const { places } of foes) {
    let hits = 0
    for (const { share, [when]: foe } of places) {
      hits += share * massOf(expectedFire(view, ship, foe), foe)
      taken += share * massOf(expectedFire(view, foe, ship), ship)
    }
    done = Math.max(done, hits)
  }
  return { done, taken }
}
/** The consequences of a plot, before a manner weighs them. */
interface Prospect {
  readonly plot: ShipPlot
  readonly after: Ship
  readonly now: Exchange
  readonly later: Exchange
  /** Movement units to the nearest enemy if all fly on. */
  readonly gap: number
}
function prospectOf(view: View, ship: Ship, plot: ShipPlot, foes: readonly LikelyFoe[]): Prospect {
  const after = afterPlot(view, ship, plot)
  const next = afterPlot(view, after, NO_PLOT)
  const gaps = foes.flatMap(({ places: [place] }) => (place ? [surfaceOf(view).band(next.at, place.next.at, 1)] : []))
  const [now, later] = [exchange(view, after, foes, 'after'), exchange(view, next, foes, 'next')]
  return { plot, after, now, later, gap: gaps.length > 0 ? Math.min(...gaps) : 0 }
}
function worthOf({ plot, now, later, gap }: Prospect, { caution, range, foresight }: Manner): number {
  const [first, second] = [now, later].map(({ done, taken }) => done - caution * taken)
  return (first ?? 0) + foresight * (second ?? 0) - PER_UNIT * Math.max(0, gap - range) - 0.02 * Math.abs(plot.change)
}
const ranked = (prospects: readonly Prospect[], manner: Manner): readonly Prospect[] =>
  prospects
    .map((prospect) => ({ prospect, worth: worthOf(prospect, manner) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ prospect }) => prospect)

/** Whether it is better to leave: one's own aim, or a ship that is nearly lost. */
function wantsToLeave(view: View, ship: Ship, foes: readonly LikelyFoe[]): boolean {
  const { aim } = view.setup
  if (aim.kind === 'escape' && aim.ships.includes(ship.id)) return true
  return ship.condition.hull * 2 > ship.design.hull && isToothless(ship) && foes.length > 0
}
const nearest = (view: View, ship: Ship, foes: readonly LikelyFoe[]): readonly LikelyFoe[] => {
  const gap = ({ ship: foe }: LikelyFoe): number => surfaceOf(view).gap(ship.at, foe.at)
  return foes.toSorted((a, b) => gap(a) - gap(b)).slice(0, MOST_FOES)
}
/** FT-FTL-04, with room for a turn: how many friends would be too near a place for a jump. */
function friendsNear(view: View, { id, seat }: Ship, { at }: Ship): number {
  const friends = present(view).filter((other) => other.id !== id && !isEnemy(view, other.seat, seat))
  return friends.filter((other) => surfaceOf(view).isWithin(at, afterPlot(view, other, NO_PLOT).at, TOO_NEAR)).length
}
const TOO_NEAR = 7
/** The plot of a ship for each manner. */
function plotsOf(view: View, ship: Ship, all: readonly LikelyFoe[], manners: readonly Manner[]): readonly ShipPlot[] {
  const always = (plot: ShipPlot): readonly ShipPlot[] => manners.map(() => plot)
  const foes = nearest(view, ship, all)
  const isLegal = (plot: ShipPlot): boolean => plotFault(view, ship.seat, ship.id, plot) === undefined
  const ftl = { ...NO_PLOT, ftl: true }
  const leaves = wantsToLeave(view, ship, foes)
  if (hasFtl(ship) && leaves && isLegal(ftl) && friendsNear(view, ship, afterPlot(view, ship, NO_PLOT)) === 0)
    return always({ ...ftl, disengage: true })
  const launch = { ...NO_PLOT, flight: 'launch' as const }
  const mayLaunch = launchable(view, ship.seat).some((group) => group.ship === ship.id)
  if (foes.length > 0 && mayLaunch && isLegal(launch)) return always(launch)
  const prospects = candidates(view, ship).map((plot) => prospectOf(view, ship, plot, foes))
  if (!leaves) return manners.map((manner) => ranked(prospects, manner)[0]?.plot ?? NO_PLOT)
  const crowds = ranked(prospects, FLEEING).map(({ plot, after }) => ({ plot, crowd: friendsNear(view, ship, after) }))
  const [clearest] = crowds.toSorted((a, b) => a.crowd - b.crowd)
  return always({ ...(clearest?.plot ?? NO_PLOT), disengage: true })
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
