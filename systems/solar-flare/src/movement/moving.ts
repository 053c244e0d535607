// Moving a ship step by step: payment, closed hexes, asteroids. Orders are checked with the function that carries them out.
import { type Explained, explained, isRefusal, type Refusal, refuse, when } from '@admiralty/kernel'
import { ahead, type Direction, type Hex, turned } from '@admiralty/space'
import { CONVERSION, type OuterSection } from '../../data/tables.ts'
import { contentAt, onBoard } from '../board/board.ts'
import { sectionAt } from '../line/line.ts'
import type { MoveStep } from '../orders.ts'
import type { Charges } from '../shapes.ts'
import type { Ship, Table } from '../state.ts'
import { shipAt, shipOf, spent, withShip, working } from '../table.ts'

/** A step as it happens. */
export interface Moved {
  readonly hex: Hex
  readonly facing: Direction
  /** The direction of the step on the board; null for a turn. */
  readonly direction: Direction | null
  /** All charges of the step. */
  readonly paid: Charges
  /** The attack of the asteroids in the hex; null without one (SF-AST-01). */
  readonly asteroids: { readonly strength: Explained; readonly section: OuterSection } | null
}

const total = (charges: Charges): number => Object.values(charges).reduce((sum, amount) => sum + amount, 0)
/** Two payments together. */
const together = (one: Charges, other: Charges): Charges => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).map(([key, amount]) => [key, amount + (one[key] ?? 0)])),
})

/** Why a ship cannot spend these charges of engines and thrusters. */
function unpayable(ship: Ship, charges: Charges): Refusal | undefined {
  const drives = working(ship, 'engine', 'thruster')
  for (const [key, amount] of Object.entries(charges)) {
    const drive = drives.find(({ index }) => String(index) === key)
    if (!drive) return refuse('SF-MOV-06', `component ${key} of ${ship.name} is no working engine or thruster`)
    if (amount > drive.charge) return refuse('SF-MOV-06', `component ${key} has ${drive.charge} charges, and ${amount} are spent`)
  }
  return undefined
}
/** SF-MOV-02, SF-MOV-03, SF-MOV-07: the manoeuvre points that charges make, or why they make none. */
function manoeuvrePoints(ship: Ship, charges: Charges): number | Refusal {
  const of = (kind: 'engine' | 'thruster'): number => working(ship, kind).reduce((sum, { index }) => sum + (charges[index] ?? 0), 0)
  const engines = of('engine')
  if (engines % CONVERSION !== 0)
    return refuse('SF-MOV-03', `${CONVERSION} engine charges make a manoeuvre point, so ${engines} leave a rest`)
  return of('thruster') + engines / CONVERSION
}
const isPlainMove = (ship: Ship, charges: Charges): boolean =>
  total(charges) === 1 && working(ship, 'engine').some(({ index }) => charges[index] === 1)

function mispaid(ship: Ship, step: MoveStep): Refusal | undefined {
  if (step.step === 'ahead' && isPlainMove(ship, step.pay)) return undefined // SF-MOV-01
  const points = manoeuvrePoints(ship, step.pay)
  if (typeof points !== 'number') return points
  const needed = step.step === 'turn' ? 1 : CONVERSION // SF-MOV-04, SF-MOV-05
  if (points === needed) return undefined
  const rule = { turn: 'SF-MOV-02', shift: 'SF-MOV-04', ahead: 'SF-MOV-05' } as const
  return refuse(rule[step.step], `the step needs ${needed} manoeuvre points, and ${points} are paid`)
}
/** SF-MOV-09, SF-MOV-10, SF-MOV-11, SF-MOV-12: a nebula closes nothing. */
function closedTo(table: Table, hex: Hex): Refusal | undefined {
  if (!onBoard(hex)) return refuse('SF-MOV-10', 'a ship may not leave the board')
  if (contentAt(table.tiles, hex) === 'solid') return refuse('SF-MOV-09', 'a planet or moon is in the hex')
  return shipAt(table, hex) ? refuse('SF-MOV-11', 'a ship is in the hex') : undefined
}
/** SF-AST-01: dice before any are bought off. */
export const asteroidRating = (ship: Ship): number => working(ship, 'engine').reduce((sum, { level }) => sum + level, 0)

/** One step of a ship, or why it is illegal. */
export function moved(table: Table, ship: Ship, step: MoveStep): Moved | Refusal {
  const dodge = step.step === 'turn' ? {} : step.dodge
  const paid = together(step.pay, dodge)
  const refused = unpayable(ship, paid) ?? mispaid(ship, step)
  if (refused) return refused
  // SF-AST-06: turning enters no hex.
  if (step.step === 'turn')
    return { hex: ship.hex, facing: turned(ship.facing, step.to === 'left' ? -1 : 1), direction: null, paid, asteroids: null }
  const direction = step.step === 'ahead' ? ship.facing : step.direction
  const hex = ahead(ship.hex, direction)
  const closed = closedTo(table, hex)
  if (closed) return closed
  const spared = manoeuvrePoints(ship, dodge)
  if (typeof spared !== 'number') return { ...spared, rule: 'SF-AST-03' }
  const rating = contentAt(table.tiles, hex) === 'asteroids' ? asteroidRating(ship) : 0
  if (spared > rating) return refuse('SF-AST-03', `asteroids attack here with ${rating} dice, and points for ${spared} are spent`)
  const strength = explained(['engines', rating, 'SF-AST-01'], when(spared > 0, 'manoeuvre points', -spared, 'SF-AST-03'))
  // SF-AST-05: the section that moves into the hex
  const asteroids = strength.total > 0 ? { strength, section: sectionAt(ship.facing, direction) } : null
  return { hex, facing: ship.facing, direction, paid, asteroids }
}
/** The ship after a step, before asteroids attack. */
export const afterMove = (ship: Ship, { hex, facing, paid }: Moved): Partial<Ship> => ({ hex, facing, fittings: spent(ship, paid) })

/** The end of a course. `last`: its last step as it happens; null for a course without steps. */
export interface MoveCourse<T extends Table> {
  readonly table: T
  readonly last: Moved | null
}
/** A ship on a course, or why it cannot fly it. Dice of asteroids end a course, because they may break the ship. */
export function courseOf<T extends Table>(table: T, id: string, steps: readonly MoveStep[]): MoveCourse<T> | Refusal {
  let now: MoveCourse<T> = { table, last: null }
  for (const step of steps) {
    if (now.last?.asteroids) return refuse('SF-AST-01', 'asteroids attack first: give the rest of the movement afterwards')
    const ship = shipOf(now.table, id)
    const next = moved(now.table, ship, step)
    if (isRefusal(next)) return next
    now = { table: withShip(now.table, id, afterMove(ship, next)), last: next }
  }
  return now
}
/** Why the steps of an order are illegal. */
export function checkSteps(table: Table, id: string, steps: readonly MoveStep[]): Refusal | undefined {
  const course = courseOf(table, id, steps)
  return isRefusal(course) ? course : undefined
}

/** SF-MOV-08: charges for manoeuvre points: of thrusters first, or of engines, three for a point; null if they do not suffice. */
export function payment(ship: Ship, points: number, first: 'thruster' | 'engine' = 'thruster'): Charges | null {
  const pay: Record<string, number> = {}
  let left = points
  for (const kind of first === 'thruster' ? (['thruster', 'engine'] as const) : (['engine', 'thruster'] as const)) {
    const price = kind === 'engine' ? CONVERSION : 1
    const drives = working(ship, kind)
    const made = Math.min(left, Math.floor(drives.reduce((sum, { charge }) => sum + charge, 0) / price))
    left -= made
    let owed = made * price
    for (const { index, charge } of drives) {
      const some = Math.min(owed, charge)
      if (some > 0) pay[index] = some
      owed -= some
    }
  }
  return left === 0 ? pay : null
}
/** The usual payment of a hex ahead: one engine charge, else three manoeuvre points; null if neither is possible. */
export function aheadPayment(ship: Ship): Charges | null {
  const engine = working(ship, 'engine').find(({ charge }) => charge > 0)
  return engine ? { [engine.index]: 1 } : payment(ship, CONVERSION)
}
