// What the plots of a ship may come to, and how a manner weighs them.
import { surfaceOf } from '../measure.ts'
import { NO_PLOT } from '../movement/budget.ts'
import type { ShipPlot } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import { expectedFire, massOf } from './guns.ts'
import { afterPlot, type LikelyFoe } from './whereabouts.ts'

/** The preferences of a captain. */
export interface PlotManner {
  /** How much damage that it takes counts, against damage that it does. */
  readonly caution: number
  /** The range that it likes while nobody can fire, in movement units. */
  readonly range: number
  /** The range inside which it does not like to be, in movement units. */
  readonly room: number
  /** How much the turn after this one counts. */
  readonly foresight: number
}
export const USUAL: PlotManner = { caution: 0.6, range: 5, room: 0, foresight: 0.25 }
export const MANNERS: readonly PlotManner[] = [
  USUAL,
  { caution: 1, range: 15, room: 0, foresight: 0.25 },
  { caution: 0.3, range: 4, room: 0, foresight: 0.25 },
]
export const FLEEING: PlotManner = { caution: 2, range: 80, room: 0, foresight: 1 }
/** A carrier: its fighters fight. */
export const ALOOF: PlotManner = { caution: 1.5, range: 36, room: 24, foresight: 0.5 }
export const BLIND: PlotManner = { caution: 0, range: 2, room: 0, foresight: 0 }
/** Mass that a movement unit beyond the range that it likes, or inside its room, counts for. */
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
export interface PlotProspect {
  readonly plot: ShipPlot
  readonly after: Ship
  readonly now: Exchange
  readonly later: Exchange
  /** Movement units to the nearest enemy if all fly on. */
  readonly gap: number
}
export function prospectOf(view: View, ship: Ship, plot: ShipPlot, foes: readonly LikelyFoe[]): PlotProspect {
  const after = afterPlot(view, ship, plot)
  const next = afterPlot(view, after, NO_PLOT)
  const gaps = foes.flatMap(({ places: [place] }) => (place ? [surfaceOf(view).band(next.at, place.next.at, 1)] : []))
  const [now, later] = [exchange(view, after, foes, 'after'), exchange(view, next, foes, 'next')]
  return { plot, after, now, later, gap: gaps.length > 0 ? Math.min(...gaps) : 0 }
}
function worthOf({ plot, now, later, gap }: PlotProspect, { caution, range, room, foresight }: PlotManner): number {
  const [first, second] = [now, later].map(({ done, taken }) => done - caution * taken)
  return (
    (first ?? 0) +
    foresight * (second ?? 0) -
    PER_UNIT * (Math.max(0, gap - range) + Math.max(0, room - gap)) -
    0.02 * Math.abs(plot.change)
  )
}
export const ranked = (prospects: readonly PlotProspect[], manner: PlotManner): readonly PlotProspect[] =>
  prospects
    .map((prospect) => ({ prospect, worth: worthOf(prospect, manner) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ prospect }) => prospect)
