// Orders for all ships of a seat at once: power, plots and lock-ons. A ship that cannot follow the order keeps its draft.
import { ahead, distance, type Hex } from '@admiralty/space'
import { byShip } from '../ask.ts'
import { cannotPlot, mayDrift, meansOf } from '../movement/means.ts'
import { type Course, coursesFrom } from '../movement/reach.ts'
import { allocationFor, type PowerPlan } from '../power/power-plans.ts'
import { controlOf } from '../power/supply.ts'
import { lockOdds } from '../sensors/lock-odds.ts'
import { sensorsOn } from '../sensors/locks.ts'
import type { Ship, View } from '../state.ts'
import type { PlotDraft, PowerDraft, SenseDraft } from './draft.ts'

/** The item with the smallest figures, compared in order. */
export function least<T>(list: readonly T[], figuresOf: (one: T) => readonly number[]): T | undefined {
  let best: { readonly one: T; readonly figures: readonly number[] } | undefined
  for (const one of list) {
    const figures = figuresOf(one)
    const differs = best && figures.findIndex((figure, at) => figure !== best?.figures[at])
    if (!best || (differs !== undefined && differs >= 0 && (figures[differs] ?? 0) < (best.figures[differs] ?? 0))) best = { one, figures }
  }
  return best?.one
}

export const planForAll = (view: View, ships: readonly Ship[], plan: PowerPlan): PowerDraft['ships'] =>
  byShip(ships, (ship) => allocationFor(view, ship, plan))

// Courses.
type Plots = PlotDraft['ships']
const plotted = (view: View, ship: Ship, path: string | undefined): Plots[string] | undefined =>
  path === undefined || cannotPlot(view, ship, { path, glide: false }) ? undefined : { path, glide: false }
/** Each ship turns one hexside, then moves ahead. */
export const turnForAll = (view: View, ships: readonly Ship[], letter: 'L' | 'R'): Plots =>
  byShip(ships, (ship) => plotted(view, ship, `${letter}${mayDrift(view, ship) ? '' : 'F'.repeat(meansOf(view, ship).speed)}`))

export type Reachable = readonly { readonly ship: Ship; readonly courses: readonly Course[] }[]
export const reachable = (view: View, ships: readonly Ship[]): Reachable =>
  ships.filter((ship) => !mayDrift(view, ship)).map((ship) => ({ ship, courses: coursesFrom(meansOf(view, ship)) }))
/** Each ship moves as near to the hex as it can without entering it, then by facing, then by cost. */
export const makeForAll = (view: View, all: Reachable, to: Hex): Plots =>
  Object.fromEntries(
    all.flatMap(({ ship, courses }) => {
      const best = least(courses, ({ hex, facing, cost }) => [Math.max(1, distance(hex, to)), distance(ahead(hex, facing), to), cost])
      const plot = plotted(view, ship, best?.path)
      return plot ? [[ship.id, plot]] : []
    }),
  )
/** Each ship moves towards its nearest enemy. */
export const closeForAll = (view: View, all: Reachable, enemies: readonly Ship[]): Plots =>
  Object.fromEntries(
    all.flatMap((one) => {
      const near = least(enemies, ({ hex }) => [distance(hex, one.ship.hex)])
      return near ? Object.entries(makeForAll(view, [one], near.hex)) : []
    }),
  )

// Lock-ons.
type Attempts = SenseDraft['ships'][string]
/** One attempt per control box, at the likeliest targets, each with as few sensors as needed. */
function bestAttempts(view: View, ship: Ship, enemies: readonly Ship[]): Attempts {
  const made: Attempts[number][] = []
  while (made.length < controlOf(view, ship)) {
    const busy = new Set(made.flatMap(({ sensors }) => sensors))
    const open = enemies.filter(({ id }) => made.every(({ at }) => at !== id))
    const found = open.flatMap((enemy) => {
      const free = sensorsOn(view, ship, enemy).filter((box) => !busy.has(box))
      return free.map((_, at) => ({ enemy, sensors: free.slice(0, at + 1) }))
    })
    const odds = found.map((one) => ({ ...one, odds: lockOdds(view, { ship, ...one }) })).filter((one) => one.odds > 0)
    const best = least(odds, (one) => [-one.odds, one.sensors.length])
    if (!best) break
    made.push({ sensors: best.sensors, at: best.enemy.id })
  }
  return made
}
export const attemptsForAll = (view: View, ships: readonly Ship[], enemies: readonly Ship[]): SenseDraft['ships'] =>
  byShip(ships, (ship) => {
    const attempts = bestAttempts(view, ship, enemies)
    return attempts.length > 0 ? attempts : undefined
  })
