// The objectives of a scenario in words: who wins by what, and how far that is (EE-GEN-20).
import { list, plural, turnsLeft } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { lostShare, sides } from '../setting/losses.ts'
import type { Area, Objective } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { findShip } from '../table.ts'
import { capital, hexName } from './say.ts'

export interface ObjectiveLine {
  /** The side that wins by it; null for any. */
  readonly side: Color | null
  readonly text: string
  /** How far it is now; '' if that says nothing. */
  readonly now: string
}
/** The names of ships; hidden ones have theirs from the setup. */
const namesOf = (view: View, ids: readonly string[]): readonly string[] =>
  ids.map((id) => findShip(view, id)?.design.name ?? view.setup.ships.find((ship) => ship.id === id)?.design.name ?? id)
const within = ({ centre, radius }: Area): string =>
  radius === 0 ? `at ${hexName(centre)}` : `within ${plural(radius, 'hex', 'hexes')} of ${hexName(centre)}`

/** Ships in their destination; one that has left the map there has arrived. */
const arrived = (view: View, ids: readonly string[], { centre, radius }: Area): number =>
  ids.filter((id) => {
    const ship = findShip(view, id)
    return ship !== undefined && ship.status !== 'destroyed' && distance(ship.hex, centre) <= radius
  }).length
const destroyed = (view: View, ids: readonly string[]): number => ids.filter((id) => findShip(view, id)?.status === 'destroyed').length

const some = (count: number, names: readonly string[]): string => (count < names.length ? `${count} of ${list(names)}` : list(names))
const timeLeft = ({ turn: now }: View, turn: number): string => (now > 0 && now <= turn ? turnsLeft(turn, now) : '')

/** A side's own objective with its ships. */
function aimOf(view: View, objective: Extract<Objective, { readonly ships: unknown }>): ObjectiveLine {
  const { side, ships } = objective
  const names = namesOf(view, ships)
  switch (objective.aim) {
    case 'escape':
      return { side, text: `${list(names)} escapes: out of reach of every faster armed enemy, or by FTL`, now: '' }
    case 'destroy': {
      const { count = ships.length } = objective
      const now = count > 1 ? `${destroyed(view, ships)} of ${count}` : ''
      return { side, text: `${some(count, names)} ${count === 1 ? 'is' : 'are'} destroyed`, now }
    }
    case 'reach': {
      const { area, count } = objective
      const text = `${some(count, names)} ${count === 1 ? 'reaches' : 'reach'} the harbour, ${within(area)}`
      return { side, text, now: `${arrived(view, ships, area)} of ${count}` }
    }
  }
}
function lineOf(view: View, objective: Objective): ObjectiveLine {
  switch (objective.aim) {
    case 'lastArmed':
      return { side: null, text: 'No other side has an armed ship left', now: '' }
    case 'broken': {
      const text = `The smaller loss when a side has lost ${objective.share}% of its ships’ price, damage included`
      return { side: null, text, now: list(sides(view).map((side) => `${capital(side)} ${Math.floor(lostShare(view, side))}%`)) }
    }
    case 'time': {
      const { turn, side } = objective
      return { side, text: `Nobody has won by the end of turn ${turn}${side === null ? ': a draw' : ''}`, now: timeLeft(view, turn) }
    }
    case 'losses':
      return { side: null, text: `The smallest loss after turn ${objective.turn}`, now: timeLeft(view, objective.turn) }
    default:
      return aimOf(view, objective)
  }
}
/** All objectives; the first that is met decides. */
export const objectivesOf = (view: View): readonly ObjectiveLine[] => view.setup.objectives.map((objective) => lineOf(view, objective))
/** Destinations of ships, for the chart. */
export const harboursOf = (view: View): readonly Area[] =>
  view.setup.objectives.flatMap((objective) => (objective.aim === 'reach' ? [objective.area] : []))
