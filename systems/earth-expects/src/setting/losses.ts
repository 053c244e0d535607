// Losses (EE-GEN-20): what a side has lost of the price of its ships, from public records.
import { type Explained, explained, hasSurrendered } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import type { Level } from '../../data/tables.ts'
import { priceOf } from '../design/price.ts'
import { layoutOf } from '../record/layout.ts'
import type { Objective } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { Ship, State, Table } from '../state.ts'
import { seatsOf, seatsOn, sideOf } from '../table.ts'

type Ended = NonNullable<Table['outcome']>
export const sides = (table: Table): readonly Color[] => [...new Set(seatsOf(table).map((seat) => sideOf(table, seat)))]
/** The sides that have not conceded: no other side wins (R-EE-157). */
export const sidesLeft = (state: State): readonly Color[] =>
  sides(state).filter((side) => seatsOn(state, side).some((seat) => !hasSurrendered(state, seat)))
/** An outcome in which these sides win; none of them: a draw. */
export const wonBy = (table: Table, winners: readonly Color[], why: Ended['why']): Ended => ({
  winners: winners.flatMap((side) => seatsOn(table, side)),
  why,
  scores: null,
})

/** Quarters of a box that are lost. */
const POINTS: Readonly<Record<Level, number>> = { sound: 0, light: 1, moderate: 2, critical: 3, heavy: 3, destroyed: 4 }
/** In hundredths of a point of price. */
const priceIn = ({ design, crew }: Pick<Ship, 'design' | 'crew'>): number => 25 * priceOf(design, { crew, disguised: false }).total
export const isThere = ({ hex }: Ship, { area }: Extract<Objective, { aim: 'reach' }>): boolean => distance(hex, area.centre) <= area.radius
/** Whether a ship is at the destination of one of its objectives. */
export const reaches = (table: Pick<Table, 'setup'>, ship: Ship): boolean =>
  table.setup.objectives.some((objective) => objective.aim === 'reach' && objective.ships.includes(ship.id) && isThere(ship, objective))
/** A ship that reaches its destination leaves the map there at the end of the turn. */
export const hasArrived = (table: Pick<Table, 'setup'>, ship: Ship): boolean => ship.status === 'left' && reaches(table, ship)

/** The price of a lost ship, and the share of the points of damage of any other. A ship that has arrived is not lost. */
function lostOf(table: Table, ship: Ship): number {
  if (ship.status !== 'flying') return hasArrived(table, ship) ? 0 : priceIn(ship)
  const points = Object.values(ship.levels).reduce((sum, level) => sum + POINTS[level], 0)
  return Math.round((priceIn(ship) * points) / (4 * layoutOf(ship.design).places.length))
}

/** The percentage that a side has lost of the price of all its ships. */
export function lostShare(state: Table, side: Color): number {
  const own = ({ seat }: Pick<Ship, 'seat'>): boolean => sideOf(state, seat) === side
  const open = Object.values(state.ships).filter(own)
  const price = [...open, ...Object.values(state.hiding).filter(own)].reduce((sum, ship) => sum + priceIn(ship), 0)
  return price === 0 ? 100 : (100 * open.reduce((sum, ship) => sum + lostOf(state, ship), 0)) / price
}

/** A side's score is its enemies' losses. */
const scoreOf = (state: State, side: Color): Explained =>
  explained(
    ...Object.values(state.ships)
      .filter(({ seat }) => sideOf(state, seat) !== side)
      .map((ship) => [ship.design.name, lostOf(state, ship), 'EE-GEN-20'] as const),
  )
/** The sides with the highest score win. If all are equal, it is a draw. */
function byScore(state: State): Ended {
  const done = sidesLeft(state).map((side) => ({ side, score: scoreOf(state, side) }))
  const most = Math.max(...done.map(({ score }) => score.total))
  const best = done.filter(({ score }) => score.total === most).map(({ side }) => side)
  const scores = done.flatMap(({ side, score }) => seatsOn(state, side).map((seat) => [seat, score] as const))
  return { ...wonBy(state, best.length < done.length ? best : [], 'EE-GEN-20'), scores: Object.fromEntries(scores) }
}
/** When the turns are up. */
export const leastLost = (state: State, { turn }: Extract<Objective, { aim: 'losses' }>): Ended | undefined =>
  state.turn >= turn ? byScore(state) : undefined
/** When a side has lost the share, the side that has lost the smallest part wins. If all are equal, it is a draw. */
export function onceBroken(state: State, { share }: Extract<Objective, { aim: 'broken' }>): Ended | undefined {
  const parts = sidesLeft(state).map((side) => ({ side, part: lostShare(state, side) }))
  if (parts.every(({ part }) => part < share)) return undefined
  const least = Math.min(...parts.map(({ part }) => part))
  const best = parts.filter(({ part }) => part === least).map(({ side }) => side)
  return { ...wonBy(state, best.length < parts.length ? best : [], 'EE-GEN-20'), scores: byScore(state).scores }
}
