// The value of a state to a seat: working boxes, guns that bear, missiles in flight, and objectives.
import { distance } from '@admiralty/space'
import type { BoxType, Level } from '../../data/tables.ts'
import type { Design } from '../design/design.ts'
import { hasArrived } from '../setting/losses.ts'
import type { Color } from '../shapes.ts'
import type { Ship, State } from '../state.ts'
import { allied, allShips, designOf, flying, isColor, seatsOf, sideOf } from '../table.ts'
import { armoury, firepower } from './armoury.ts'
import { flees } from './stance.ts'

export const BOX_WORTH: Readonly<Record<BoxType | 'armour', number>> = {
  A: 1,
  C: 4,
  E: 1.6,
  e: 1,
  G: 1,
  H: 0.3,
  I: 2.2,
  L: 2.2,
  M: 2.5,
  P: 1.4,
  R: 2.2,
  S: 1.4,
  armour: 0.3,
}
/** The share of a box's worth that remains. */
export const LEVEL_WORTH: Readonly<Record<Level, number>> = {
  sound: 1,
  light: 0.85,
  moderate: 0.6,
  critical: 0.3,
  heavy: 0.35,
  destroyed: 0,
}

const WON = 1000
const BEARING = 0.4
const NEARER = 0.3
const INCOMING = 3
const AWAY = 1.5

/** The worth of a state to a seat: the balance of both sides' ships, missiles and objectives. 0 for a spectator. */
export function evaluate(state: State, seat: string): number {
  if (!isColor(seat) || !seatsOf(state).includes(seat)) return 0
  if (state.outcome) return verdict(state, seat) + balance(state, seat, (ship) => shipWorth(state, ship))
  return (
    balance(state, seat, (ship) => shipWorth(state, ship) + (flying(ship) ? placing(state, ship) : 0)) +
    flights(state, seat) +
    scenario(state, seat)
  )
}
function verdict({ outcome }: State, seat: Color): number {
  if (!outcome || outcome.winners.length === 0) return 0
  return outcome.winners.includes(seat) ? WON : -WON
}
const balance = (state: State, seat: Color, of: (ship: Ship) => number): number =>
  allShips(state).reduce(
    (sum, ship) => sum + (flying(ship) || hasArrived(state, ship) ? of(ship) : 0) * (allied(state, ship.seat, seat) ? 1 : -1),
    0,
  )

/** The worth of the boxes by their levels, and a fixed worth of the ship itself. */
function shipWorth(state: State, ship: Ship): number {
  const boxes = designOf(state, ship).boxes.reduce(
    (sum, { at, type }) => sum + BOX_WORTH[type] * LEVEL_WORTH[ship.levels[at.join()] ?? 'sound'],
    0,
  )
  return boxes + 10
}
/** The worth of an undamaged design. */
export const armedWorth = ({ boxes, armour }: Design): number =>
  boxes.reduce((sum, { type }) => sum + BOX_WORTH[type], 0) + armour.length * BOX_WORTH.armour

function placing(state: State, ship: Ship): number {
  const enemies = allShips(state).filter((other) => flying(other) && !allied(state, other.seat, ship.seat))
  if (enemies.length === 0) return 0
  const fire = Math.max(...enemies.map((enemy) => firepower(state, ship, armoury(state, ship), enemy)))
  const near = Math.min(...enemies.map(({ hex }) => distance(hex, ship.hex)))
  return BEARING * fire - (flees(state, ship) ? 0 : NEARER * near)
}
const flights = (state: State, seat: Color): number =>
  Object.values(state.missiles).reduce((sum, missile) => sum + (allied(state, missile.seat, seat) ? INCOMING : -INCOMING), 0)
/** Distance from enemies counts for ships that must escape, nearness to the destination for ships that have one. */
const scenario = (state: State, seat: Color): number =>
  state.setup.objectives.reduce((sum, objective) => {
    if (objective.aim !== 'escape' && objective.aim !== 'reach') return sum
    const ships = allShips(state).filter((ship) => objective.ships.includes(ship.id) && flying(ship))
    const come = ships.reduce(
      (all, ship) =>
        all +
        (objective.aim === 'reach'
          ? -Math.max(0, distance(ship.hex, objective.area.centre) - objective.area.radius)
          : freedom(state, ship)),
      0,
    )
    return sum + AWAY * come * (objective.side === sideOf(state, seat) ? 1 : -1)
  }, 0)
/** Hexes to the nearest enemy, at most 30. */
const freedom = (state: State, ship: Ship): number =>
  Math.min(
    30,
    ...allShips(state)
      .filter((other) => flying(other) && !allied(state, other.seat, ship.seat))
      .map(({ hex }) => distance(hex, ship.hex)),
  )
