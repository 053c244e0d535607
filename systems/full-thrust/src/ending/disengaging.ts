// The test of ships that disengage (FT-END-01 to FT-END-07).
import type { Context } from '../chapter.ts'
import { throwDie } from '../dice.ts'
import { entryAt } from '../found.ts'
import { surfaceOf } from '../measure.ts'
import { straightPath } from '../movement/flight-path.ts'
import type { Color, Side } from '../shapes.ts'
import type { Ship, State, Table } from '../state.ts'
import { flying, isDrifting, isEnemy, present, seatsOf, sideOf, thrustOf } from '../table.ts'
import { sidesOf } from '../turn/steps.ts'
import { armedAmong, groupDistance, gunDistance } from './armed.ts'
import type { PursuitTest } from './events.ts'

/** FT-END-01: the ships of a side that want to leave. */
const namedShips = (table: Table, side: Side): readonly Ship[] =>
  present(table).filter((ship) => ship.disengaging && sideOf(table, ship.seat) === side)

/** FT-END-02: what keeps a ship in the battle: an enemy ship or group whose guns reach. */
export function keptInBy(table: Table, ship: Ship): readonly string[] {
  const isBeyond = (at: Ship['at'], units: number): boolean => !surfaceOf(table).isWithin(ship.at, at, units)
  const ships = present(table).filter((other) => isEnemy(table, other.seat, ship.seat) && !isDrifting(other))
  const groups = flying(table).filter((group) => isEnemy(table, group.seat, ship.seat) && group.endurance > 0)
  return [
    ...ships.filter((other) => !isBeyond(other.at, gunDistance(other))).map(({ id }) => id),
    ...groups.filter((group) => !isBeyond(group.at, groupDistance(group))).map(({ id }) => id),
  ]
}

/** FT-END-04: the nearest gaps of two forces now and after a turn straight on, and their lowest thrusts. */
export interface Pursuit {
  readonly now: number
  readonly next: number
  readonly runner: number
  readonly pursuer: number
}
const lowestThrust = (ships: readonly Ship[]): number => Math.min(...ships.map(thrustOf))
function nearestGap(table: Table, runners: readonly Ship[], pursuers: readonly Ship[]): number {
  return Math.min(...runners.flatMap(({ at }) => pursuers.map((other) => surfaceOf(table).gap(at, other.at))))
}
export function pursuitOf(table: Table, runners: readonly Ship[], pursuers: readonly Ship[]): Pursuit {
  const later = (ships: readonly Ship[]): readonly Ship[] => ships.map((ship) => ({ ...ship, at: straightPath(table, ship).end.at }))
  return {
    now: nearestGap(table, runners, pursuers),
    next: nearestGap(table, later(runners), later(pursuers)),
    runner: lowestThrust(runners),
    pursuer: lowestThrust(pursuers),
  }
}
/** FT-END-04: the gap decides unless the thrust speaks against it; equal gaps are decided by the thrust. */
export function trendOf({ now, next, runner, pursuer }: Pursuit): NonNullable<PursuitTest['trend']> {
  const [gap, thrust] = [Math.sign(next - now), Math.sign(runner - pursuer)]
  const trend = gap === 0 ? thrust : gap * thrust < 0 ? 0 : gap
  return entryAt(['closing', 'unclear', 'opening'] as const, trend + 1)
}

/** FT-END-06: whether every seat of the side that still has ships present lets all these ships disengage. */
function letsGo(state: State, against: Side, runners: readonly Ship[]): boolean {
  const here = seatsOf(state).filter((seat) => sideOf(state, seat) === against && present(state).some((ship) => ship.seat === seat))
  const lets = (seat: Color): boolean => runners.every((ship) => state.letGo[ship.seat]?.includes(seat) ?? false)
  return here.length > 0 && here.every(lets)
}
function testAgainst(ctx: Context, against: Side, runners: readonly Ship[]): PursuitTest {
  const { state } = ctx
  const pursuers = armedAmong(
    state,
    present(state).filter((ship) => sideOf(state, ship.seat) === against),
  )
  if (pursuers.length === 0) return { against, by: 'noArms', trend: null, faces: null, away: true }
  if (letsGo(state, against, runners)) return { against, by: 'letGo', trend: null, faces: null, away: true }
  const pursuit = pursuitOf(state, runners, pursuers)
  const trend = trendOf(pursuit)
  if (trend !== 'unclear') return { against, by: 'trend', trend, faces: null, away: trend === 'opening' }
  const faces = [throwDie(ctx.dice, 'disengagement'), throwDie(ctx.dice, `pursuit by ${against}`)] as const
  const more = Math.sign(pursuit.runner - pursuit.pursuer)
  return { against, by: 'dice', trend, faces, away: faces[0] + Math.max(0, more) > faces[1] + Math.max(0, -more) }
}

/** P11: each side whose ships were named in P1. It must get away from every hostile side. */
export function disengage(ctx: Context): void {
  for (const side of sidesOf(ctx.state)) {
    const named = namedShips(ctx.state, side)
    if (named.length > 0) testSide(ctx, side, named)
  }
}
function testSide(ctx: Context, side: Side, named: readonly Ship[]): void {
  const ships = named.map(({ id }) => id)
  const keptIn = [...new Set(named.flatMap((ship) => keptInBy(ctx.state, ship)))]
  const tests: PursuitTest[] = []
  for (const against of sidesOf(ctx.state).filter((other) => other !== side && keptIn.length === 0)) {
    const test = testAgainst(ctx, against, named)
    tests.push(test)
    if (!test.away) break
  }
  const away = keptIn.length === 0 && tests.every((test) => test.away)
  ctx.emit({ type: 'disengagementTested', side, ships, keptIn, tests, away })
}
