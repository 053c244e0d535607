// Launching and steering torpedoes, step by step. Orders are checked with the functions that carry them out.
import { isRefusal, type Refusal, refuse } from '@admiralty/kernel'
import { ahead, opposite, turned } from '@admiralty/space'
import { MOST_TORPEDOES, TORPEDO, TUBE_CHARGES } from '../../data/tables.ts'
import { contentAt, onBoard } from '../board/board.ts'
import { sideOf } from '../line/line.ts'
import type { FlightStep, OrderOf } from '../orders.ts'
import type { Table, Torpedo } from '../state.ts'
import { fittedAt, shipOf, torpedoesOf, withTorpedo } from '../table.ts'

/** A torpedo after a step, and the dice with which asteroids attack it there; null where there are none (SF-AST-02, SF-AST-04). */
export interface Flown {
  readonly torpedo: Torpedo
  readonly asteroids: number | null
}

/** SF-TOR-09, SF-MOV-09, SF-MOV-10: why a torpedo may not enter a hex. */
function closedTo(table: Table, hex: Torpedo['hex']): Refusal | undefined {
  if (!onBoard(hex)) return refuse('SF-MOV-10', 'the hex is off the board')
  return contentAt(table.tiles, hex) === 'solid' ? refuse('SF-TOR-09', 'a planet or moon is in the hex') : undefined
}
/** Pays points against asteroids in the hex that the torpedo has entered. */
function amongAsteroids(table: Table, torpedo: Torpedo, dodge: number): Flown | Refusal {
  const rocky = contentAt(table.tiles, torpedo.hex) === 'asteroids'
  if (dodge > 0 && !rocky) return refuse('SF-AST-04', 'there are no asteroids to spend points against')
  if (dodge > torpedo.points) return refuse('SF-AST-04', `the torpedo has ${torpedo.points} movement points left, and ${dodge} are spent`)
  return {
    torpedo: { ...torpedo, points: torpedo.points - dodge },
    asteroids: rocky ? TORPEDO.asteroidDice - dodge : null,
  }
}

/** The torpedo that a tube launches (SF-TOR-01 to SF-TOR-04), or why it cannot. */
export function launched(table: Table, { ship: id, tube: index, dodge }: Omit<OrderOf<'launch'>, 'order'>): Flown | Refusal {
  const ship = shipOf(table, id)
  const tube = fittedAt(ship, index)
  if (tube?.kind !== 'tube' || tube.section === 0) return refuse('SF-TOR-01', `component ${index} of ${ship.name} is no torpedo tube`)
  if (!tube.works) return refuse('SF-DMG-08', 'the torpedo tube is lost')
  if (tube.charge < TUBE_CHARGES) return refuse('SF-TOR-01', `a launch needs ${TUBE_CHARGES} charges, and the tube has ${tube.charge}`)
  if (torpedoesOf(table).length >= MOST_TORPEDOES) return refuse('SF-OBJ-03', `${MOST_TORPEDOES} torpedoes are in flight already`)
  const facing = sideOf(ship.facing, tube.section)
  const hex = ahead(ship.hex, facing)
  const closed = closedTo(table, hex)
  if (closed) return { ...closed, rule: 'SF-TOR-04' }
  const torpedo: Torpedo = {
    id: `t${table.launched.length + 1}`,
    seat: ship.seat,
    side: ship.side,
    warhead: tube.level, // SF-TOR-03
    hex,
    facing,
    entry: opposite(facing),
    met: {},
    points: TORPEDO.points,
    sides: TORPEDO.sides,
    turn: 1,
  }
  return amongAsteroids(table, torpedo, dodge)
}

/** SF-TOR-05, SF-TOR-06, SF-TOR-07, SF-TOR-08, SF-TOR-09: one step of a torpedo, or why it is illegal. */
export function flown(table: Table, torpedo: Torpedo, step: FlightStep): Flown | Refusal {
  if (torpedo.points < 1) return refuse('SF-TOR-05', 'the torpedo has no movement points left')
  const points = torpedo.points - 1
  if (step.step !== 'ahead') {
    if (torpedo.sides < 1) return refuse('SF-TOR-07', `a torpedo turns at most ${TORPEDO.sides} hex-sides in a turn`)
    const facing = turned(torpedo.facing, step.step === 'left' ? -1 : 1)
    return { torpedo: { ...torpedo, points, facing, sides: torpedo.sides - 1 }, asteroids: null }
  }
  const hex = ahead(torpedo.hex, torpedo.facing)
  const closed = closedTo(table, hex)
  return closed ?? amongAsteroids(table, { ...torpedo, points, hex, entry: opposite(torpedo.facing), met: {} }, step.dodge)
}
/** The steps of a path in order, or why one is illegal. Dice of asteroids end the order, because the torpedo may explode there. */
export function flightOf(table: Table, torpedo: Torpedo, path: readonly FlightStep[]): readonly Flown[] | Refusal {
  const steps: Flown[] = []
  let now = torpedo
  for (const [index, step] of path.entries()) {
    if ((steps[index - 1]?.asteroids ?? 0) > 0) return refuse('SF-AST-02', 'asteroids attack first: give the rest of the path afterwards')
    const next = flown(withTorpedo(table, now), now, step)
    if (isRefusal(next)) return next
    steps.push(next)
    now = next.torpedo
  }
  return steps
}
