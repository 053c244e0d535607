// Plots. A plot is chosen by weighing every reachable position against likely enemy positions.
import type { Dice } from '@admiralty/kernel'
import { ahead, hexKey } from '@admiralty/space'
import { commanded } from '../ask.ts'
import { cannotPlot, meansOf, straight } from '../movement/means.ts'
import type { Course } from '../movement/reach.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Plot, Policy, Ship, State, View } from '../state.ts'
import { allied, openShips, seatsOf } from '../table.ts'
import { armoury, armsWith, withoutLaunch } from './armoury.ts'
import { dangerOn } from './hazards.ts'
import { placesFrom } from './places.ts'
import { asTheyMove, foesOf, type Guess, placeWorth, speedOf } from './stance.ts'

/** The most plots weighed, the cheapest and therefore straightest first. */
const WEIGHED = 120
/** The most worth that a plot may lack against the best, in points of expected damage. */
const NEARLY = 4
/** Ranks of proposals, from the best to a poor one. */
const RANKS = [0, 1, 2, 3, 5, 8] as const

/** `ranks`: how far the proposals are from the best. */
export function plot(view: View, me: Color, dice: Dice, ranks: readonly number[] = RANKS): readonly Order[] {
  const foes = asTheyMove(view, me)
  const movers = commanded(view, me).filter(({ design }) => !design.base)
  const rated = movers.map((ship) => [ship.id, courses(view, ship, foesOf(view, ship, foes), dice)] as const)
  const others = openShips(view).filter((ship) => allied(view, ship.seat, me) && movers.every(({ id }) => id !== ship.id))
  const taken = others.map((ship) => hexKey(ahead(ship.hex, ship.facing, speedOf(view, ship))))
  return ranks.map((rank) => ({ order: 'plot', ships: apart(rated, rank, taken) }))
}
interface RatedPlot {
  readonly plot: Plot
  readonly end: string
}
/** EE-ENG-14: ships in one hex cost each other manoeuvre points. The ships with the fewest plots choose first; each avoids the hexes of friends if another plot is nearly as good. */
function apart(
  rated: readonly (readonly [id: string, found: readonly RatedPlot[]])[],
  rank: number,
  others: readonly string[],
): OrderOf<'plot'>['ships'] {
  const taken = new Set(others)
  const ships: Record<string, Plot> = {}
  for (const [id, found] of rated.toSorted(([, a], [, b]) => a.length - b.length)) {
    const [wanted, ...worse] = found.slice(Math.min(rank, found.length - 1))
    const chosen = [wanted, ...worse, ...found].find((plot) => plot && !taken.has(plot.end)) ?? wanted
    if (!chosen) continue
    taken.add(chosen.end)
    ships[id] = chosen.plot
  }
  return ships
}
/** Never empty. */
function courses(view: View, ship: Ship, foes: readonly Guess[], dice: Dice): readonly RatedPlot[] {
  const power = view.secret[ship.seat]?.power[ship.id]
  const arms = power ? armsWith(view, ship, power) : armoury(view, ship)
  const turning = withoutLaunch(view, arms)
  const means = meansOf(view, ship)
  const rate = (course: Course): number => {
    const { hex, facing, path, cost } = course
    const worth = placeWorth(view, { ...ship, hex, facing }, cost > 0 ? turning : arms, foes)
    return worth - dangerOn(view, means, course) - path.length * 0.001
  }
  const ways = placesFrom(means).slice(0, WEIGHED)
  const whims = dice.roll(ways.length, 100, 'whim')
  const rated = ways.map((course, at) => ({
    plot: { path: course.path, glide: false },
    end: hexKey(course.hex),
    worth: rate(course) + (whims[at] ?? 0) / 1000,
  }))
  const best = Math.max(...rated.map(({ worth }) => worth))
  const found = rated
    .filter(({ worth, plot: one }) => worth >= best - NEARLY && !cannotPlot(view, ship, one))
    .toSorted((a, b) => b.worth - a.worth)
  return found.length > 0 ? found : [{ plot: straight(view, ship), end: hexKey(ship.hex) }]
}
/** Automatic decisions of a bot. */
export const POLICY: Policy = { ties: 'asked', defence: 'own', repairs: 'useful', rows: 'asked' }
/** In simulated battles all decisions are automatic. */
export const shortcut = (state: State): State => ({
  ...state,
  policies: Object.fromEntries(seatsOf(state).map((seat) => [seat, { ...POLICY, ties: 'first', rows: 'middle' }])),
})
