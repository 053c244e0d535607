// Victory (EE-GEN-20, EE-GEN-21): the scenario's objectives, checked at the end of a turn.

import { distance } from '@admiralty/space'
import { type BoxType, CREWS } from '../../data/tables.ts'
import { costsOf } from '../design/costs.ts'
import { mayBeDisguised } from '../hiding/disguise.ts'
import { layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import { couldLock } from '../sensors/locks.ts'
import type { Objective } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { Ship, State, Table } from '../state.ts'
import { allied, findShip, flying, sideOf } from '../table.ts'
import { hasArrived, isThere, leastLost, onceBroken, sidesLeft, wonBy } from './losses.ts'

type Ended = NonNullable<Table['outcome']>

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

function met(state: State, objective: Objective): Ended | undefined {
  switch (objective.aim) {
    case 'lastArmed': {
      const armed = sidesLeft(state).filter((side) => seen(state).some((ship) => sideOf(state, ship.seat) === side && isArmed(ship)))
      return armed.length > 1 ? undefined : wonBy(state, armed, 'EE-GEN-20')
    }
    case 'escape':
      return objective.ships.some((id) => escaped(state, id)) ? wonBy(state, [objective.side], 'EE-GEN-21') : undefined
    case 'destroy': {
      const { ships, count = ships.length } = objective
      return ships.filter((id) => findShip(state, id)?.status === 'destroyed').length >= count
        ? wonBy(state, [objective.side], 'EE-GEN-20')
        : undefined
    }
    case 'reach': {
      const there = objective.ships.filter((id) => {
        const ship = findShip(state, id)
        return ship && (hasArrived(state, ship) || (flying(ship) && isThere(ship, objective)))
      })
      return there.length >= objective.count ? wonBy(state, [objective.side], 'EE-GEN-20') : undefined
    }
    case 'time':
      return state.turn >= objective.turn
        ? wonBy(
            state,
            sidesLeft(state).filter((side) => side === objective.side),
            'EE-GEN-20',
          )
        : undefined
    case 'losses':
      return leastLost(state, objective)
    case 'broken':
      return onceBroken(state, objective)
  }
}
function escaped(state: State, id: string): boolean {
  const ship = state.ships[id]
  return ship !== undefined && hasEscaped(state, ship)
}

/** R-EE-157: a side that has conceded meets no objective; without its enemies at the end of its time, the battle is a draw. */
const isOpen = (state: State, objective: Objective): boolean =>
  !('side' in objective) || objective.side === null || sidesLeft(state).includes(objective.side) || objective.aim === 'time'
/** The first objective that is met, and the result. */
export function decided(state: State): { readonly aim: Objective['aim']; readonly ended: Ended } | undefined {
  for (const objective of state.setup.objectives) {
    const ended = isOpen(state, objective) ? met(state, objective) : undefined
    if (ended) return { aim: objective.aim, ended }
  }
  return undefined
}
export const outcomeNow = (state: State): Ended | undefined => decided(state)?.ended
