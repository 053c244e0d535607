// The objectives of a scenario in words: who wins by what, and how far that is (EE-GEN-20).
import { list, plural } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { lostShare, sides } from '../setting/losses.ts'
import type { Area } from '../setup.ts'
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
/** The fields of an objective of any aim. */
interface Aim {
  readonly aim: string
  readonly side?: Color | null
  readonly ships?: readonly string[]
  readonly area?: Area
  readonly count?: number | undefined
  readonly turn?: number
  readonly share?: number
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

type Say = (view: View, aim: Aim) => Pick<ObjectiveLine, 'text' | 'now'>
const some = (count: number, names: readonly string[]): string => (count < names.length ? `${count} of ${list(names)}` : list(names))
const turnsLeft = ({ turn: now }: View, turn = 0): string => (now > 0 && now <= turn ? `${plural(turn - now + 1, 'turn')} left` : '')
const SAYS: Readonly<Record<string, Say | undefined>> = {
  lastArmed: () => ({ text: 'No other side has an armed ship left', now: '' }),
  broken: (view, { share = 0 }) => ({
    text: `The smaller loss when a side has lost ${share}% of the price of its ships, damage included`,
    now: list(sides(view).map((side) => `${capital(side)} ${Math.floor(lostShare(view, side))}%`)),
  }),
  escape: (view, { ships = [] }) => ({
    text: `${list(namesOf(view, ships))} escapes: out of reach of every faster armed enemy, or by FTL`,
    now: '',
  }),
  destroy: (view, { ships = [], count = ships.length }) => ({
    text: `${some(count, namesOf(view, ships))} ${count === 1 ? 'is' : 'are'} destroyed`,
    now: count > 1 ? `${destroyed(view, ships)} of ${count}` : '',
  }),
  reach: (view, { ships = [], count = 1, area }) => ({
    text: `${some(count, namesOf(view, ships))} ${count === 1 ? 'reaches' : 'reach'} the harbour, ${area ? within(area) : ''}`,
    now: area ? `${arrived(view, ships, area)} of ${count}` : '',
  }),
  time: (view, { turn = 0, side }) => ({
    text: `Nobody has won by the end of turn ${turn}${side === null ? ': a draw' : ''}`,
    now: turnsLeft(view, turn),
  }),
  losses: (view, { turn = 0 }) => ({ text: `The smallest losses at the end of turn ${turn}`, now: turnsLeft(view, turn) }),
}
/** All objectives; the first that is met decides. */
export const objectivesOf = (view: View): readonly ObjectiveLine[] =>
  view.setup.objectives.flatMap((objective: Aim) => {
    const said = SAYS[objective.aim]?.(view, objective)
    return said ? [{ side: objective.side ?? null, ...said }] : []
  })
/** Destinations of ships, for the chart. */
export const harboursOf = (view: View): readonly Area[] =>
  view.setup.objectives.flatMap((objective) => (objective.aim === 'reach' ? [objective.area] : []))
