// Victory (EE-GEN-20, EE-GEN-21): the scenario's objectives, checked at the end of a turn.

import { type Explained, explained, type RuleId } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { type BoxType, CREWS } from '../../data/tables.ts'
import { costsOf } from '../design/costs.ts'
import { priceOf } from '../design/price.ts'
import { mayBeDisguised } from '../hiding/disguise.ts'
import { layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import { couldLock } from '../sensors/locks.ts'
import type { Objective } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { Ship, State, Table } from '../state.ts'
import { allied, findShip, flying, seatsOf, seatsOn, sideOf } from '../table.ts'

type Ended = NonNullable<Table['outcome']>
const sides = (table: Table): readonly Color[] => [...new Set(seatsOf(table).map((seat) => sideOf(table, seat)))]
const won = (table: Table, side: Color | null, why: RuleId): Ended => ({
  winners: side ? [...seatsOn(table, side)] : [],
  why,
  scores: null,
})

const WEAPONS = ['I', 'L', 'R', 'M'] as const
type Seen = Pick<Ship, 'id' | 'design' | 'levels' | 'crew'>
/** Public facts of a ship, so that the outcome reveals no secret. */
interface Known extends Seen {
  readonly seat: Color
  /** Null for a hidden ship. */
  readonly hex: Ship['hex'] | null
  readonly masked: boolean
}
const seen = (table: Table): readonly Known[] => [
  ...Object.values(table.ships)
    .filter(flying)
    .map((ship) => ({ ...ship, masked: mayBeDisguised(table, ship) })),
  ...Object.entries(table.hiding).map(([id, { seat, design, crew }]) => ({ id, seat, design, crew, levels: {}, hex: null, masked: false })),
]
/** Whether the ship has a box of this type that is not destroyed. */
const has = ({ design, levels }: Seen, type: BoxType): boolean =>
  layoutOf(design).places.some(({ box }) => box.type === type && levels[box.id] !== 'destroyed')
/** Whether the ship has, or may have, a weapon that is not destroyed. A ship that may be disguised counts as armed. */
const isArmed = (ship: Known): boolean => ship.masked || WEAPONS.some((type) => has(ship, type))

/** EE-GEN-21: the speed points that the best engine can make with its undamaged boxes. */
export function topSpeed({ design, levels }: Pick<Ship, 'design' | 'levels'>): number {
  const layout = layoutOf(design)
  const engines = systemsOf(layout).filter(({ kind }) => kind === 'engine')
  const powers = engines.map(({ boxes }) =>
    boxes.reduce((sum, box) => sum + (levels[box] ? 0 : layout.byId.get(box)?.box.type === 'e' ? 2 : 4), 0),
  )
  return design.base ? 0 : Math.floor(Math.max(0, ...powers) / costsOf(design).speed.total)
}
/** EE-GEN-21: the range in hexes beyond which no laser, ion cannon, or railgun without a lock-on has an effect. */
function reach({ design, levels, crew }: Seen): number {
  const { sides: best } = CREWS[crew]
  const reaches = systemsOf(layoutOf(design)).map(({ kind, boxes }) => {
    const strength = boxes.filter((box) => levels[box] !== 'destroyed').length
    if (strength === 0 || kind === 'engine') return 0
    if (kind === 'railgun') return best - 1 // EE-RAI-04, EE-RAI-05: the best die must exceed the range.
    // EE-LAS-04: the best die less range by strength. EE-ION-02, EE-ION-03, EE-ION-04, EE-ION-05: one die per box and one for the lock-on, less the squared range.
    return kind === 'laser' ? best * strength - 1 : Math.ceil(Math.sqrt(best * (strength + 1))) - 1
  })
  return Math.max(0, ...reaches)
}
/** EE-GEN-21: whether an enemy could hurt a ship. Launchers and railguns reach as far as a lock-on (EE-MIS-04, EE-RAI-05), loaded or not. */
function threatens(table: Table, enemy: Known, ship: Ship): boolean {
  if (enemy.hex === null) return true // A hidden enemy may be anywhere, so escape is impossible until it is found.
  const range = distance(enemy.hex, ship.hex)
  return range <= reach(enemy) || ((has(enemy, 'M') || has(enemy, 'R')) && couldLock(table, enemy, ship, range))
}

/** EE-GEN-21: whether the ship is at least as fast as each armed enemy and out of range of all of them. */
function hasEscaped(state: State, ship: Ship): boolean {
  if (ship.status === 'left') return true
  const hunters = seen(state).filter((other) => !allied(state, other.seat, ship.seat) && isArmed(other))
  const chased = Object.values(state.missiles).some(({ target }) => target === ship.id)
  const speed = topSpeed(ship)
  return flying(ship) && !chased && hunters.every((other) => topSpeed(other) <= speed && !threatens(state, other, ship))
}

/** A side's score is its enemies' losses: the price of each lost ship, or the share of destroyed boxes. */
function leastLost(state: State): Ended {
  const done = sides(state).map((side) => ({ side, score: scoreOf(state, side) }))
  const most = Math.max(...done.map(({ score }) => score.total))
  const [best, other] = done.filter(({ score }) => score.total === most)
  const scores = done.flatMap(({ side, score }) => seatsOn(state, side).map((seat) => [seat, score] as const))
  return { ...won(state, best && !other ? best.side : null, 'EE-GEN-20'), scores: Object.fromEntries(scores) }
}
const scoreOf = (state: State, side: Color): Explained =>
  explained(
    ...Object.values(state.ships)
      .filter(({ seat }) => sideOf(state, seat) !== side)
      .map((ship) => [ship.design.name, lostOf(ship), 'EE-GEN-20'] as const),
  )
/** In hundredths of a point of price; prices are in quarters. */
function lostOf({ design, crew, levels, status }: Ship): number {
  const { places } = layoutOf(design)
  const gone = places.filter(({ box }) => levels[box.id] === 'destroyed').length
  return Math.round(25 * priceOf(design, { crew, disguised: false }).total * (status === 'flying' ? gone / places.length : 1))
}

function met(state: State, objective: Objective): Ended | undefined {
  switch (objective.aim) {
    case 'lastArmed': {
      const armed = sides(state).filter((side) => seen(state).some((ship) => sideOf(state, ship.seat) === side && isArmed(ship)))
      return armed.length > 1 ? undefined : won(state, armed[0] ?? null, 'EE-GEN-20')
    }
    case 'escape':
      return objective.ships.some((id) => escaped(state, id)) ? won(state, objective.side, 'EE-GEN-21') : undefined
    case 'destroy':
      return objective.ships.every((id) => findShip(state, id)?.status === 'destroyed')
        ? won(state, objective.side, 'EE-GEN-20')
        : undefined
    case 'reach': {
      const { area, ships, count } = objective
      const there = ships.filter((id) => {
        const ship = findShip(state, id)
        return ship && flying(ship) && distance(ship.hex, area.centre) <= area.radius
      })
      return there.length >= count ? won(state, objective.side, 'EE-GEN-20') : undefined
    }
    case 'time':
      return state.turn >= objective.turn ? won(state, objective.side, 'EE-GEN-20') : undefined
    case 'losses':
      return state.turn >= objective.turn ? leastLost(state) : undefined
  }
}
function escaped(state: State, id: string): boolean {
  const ship = state.ships[id]
  return ship !== undefined && hasEscaped(state, ship)
}

/** The result by the first objective that is met. */
export function outcomeNow(state: State): Ended | undefined {
  for (const objective of state.setup.objectives) {
    const ended = met(state, objective)
    if (ended) return ended
  }
  return undefined
}
