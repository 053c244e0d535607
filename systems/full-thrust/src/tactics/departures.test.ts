import { type BattleReport, type BattleRequest, type FormationPlace, type RequestGroup, scriptedDice } from '@admiralty/kernel'
import { type ClockPoint, type Direction, recordOffset } from '@admiralty/space'
import { NO_MARKS, startOfRequest } from '@admiralty/testkit'
import { describe, expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { readyDesign } from '../design/ready.ts'
import { system } from '../game.ts'
import { type Position, stateOf } from '../position.ts'
import { positionSchema } from '../position-schema.ts'
import { wholeSetupSchema } from '../setting/setup-fault.ts'
import type { Condition, Setup } from '../state.ts'
import { tactics } from './tactics.ts'

const MU = 1560
const ONE = MU ** 2
type Request = BattleRequest<Design, Condition>
function ship(id: string, name: string): Request['sides'][number]['ships'][number] {
  const design = readyDesign(name)
  if (!design) throw new Error(`no ready-made ship ${name}`)
  return { id, name, design, condition: tactics.pristine(design), marks: NO_MARKS, excess: false }
}
const group = (ships: readonly string[], from: Direction, frozen: RequestGroup['frozen'] = null): RequestGroup => ({
  ships,
  from: [from],
  frozen,
})
const FLEET = [ship('a1', 'Osprey'), ship('a2', 'Tern'), ship('a3', 'Roc'), ship('a4', 'Tern')]
/** Side a with these groups of its fleet, against one frigate. */
const requestOf = (...groups: readonly RequestGroup[]): Request => ({
  turnCap: 30,
  sides: [
    { id: 'a', banner: 'a', ships: FLEET.filter(({ id }) => groups.some(({ ships }) => ships.includes(id))), groups, leads: {} },
    { id: 'b', banner: 'b', ships: [ship('b1', 'Tern')], groups: [group(['b1'], 0)], leads: {} },
  ],
})
const TWO_GROUPS = requestOf(group(['a1', 'a2'], 0), group(['a3', 'a4'], 3))
const setupOf = (request: Request): Setup => wholeSetupSchema.parse(startOfRequest(tactics, request).setup)
/** A ship that has left by FTL. Places are in movement units. */
const left = (turn: number, [x, y]: readonly [number, number], course: number, velocity = 14) =>
  ({ status: 'jumped', turns: turn, departure: { turn, underFire: true, at: [x * MU, y * MU], course, velocity } }) as const
const reported = (request: Request, ships: NonNullable<Position['ships']>): BattleReport<Condition> =>
  tactics.report(request, stateOf(setupOf(request), { at: 'turnEnd', turn: 9, ships: { b1: {}, ...ships } }))
/** The places of all formations together. */
const placesOf = ({ departures }: BattleReport<Condition>): Readonly<Record<string, FormationPlace>> =>
  Object.assign({}, ...departures.map(({ places }) => places))
/** The ships of each formation with its turn. */
const formationsIn = ({ departures }: BattleReport<Condition>) => departures.map(({ turn, places }) => [turn, ...Object.keys(places)])

describe('departures', () => {
  test('FT-FTL-08: each group that left is measured from its own heaviest ship, on its own course', () => {
    const ships = { a1: left(4, [0, 0], 6), a2: left(4, [8, 0], 6), a3: left(7, [0, 30], 1), a4: left(7, [-3, 30], 2) }
    expect(placesOf(reported(TWO_GROUPS, ships))).toEqual({
      a1: { ahead: 0, right: 0, course: 0, velocity: 14 },
      a2: { ahead: 0, right: -8 * ONE, course: 0, velocity: 14 },
      a3: { ahead: 0, right: 0, course: 0, velocity: 14 },
      a4: { ahead: -3 * MU * 780, right: -3 * MU * 1351, course: 1, velocity: 14 },
    })
  })
  test('FT-FTL-08: two groups that leave in one turn are two formations', () => {
    const ships = { a1: left(4, [0, 0], 6), a2: left(4, [0, 2], 6), a3: left(4, [0, 30], 12), a4: left(4, [1, 30], 12) }
    const report = reported(TWO_GROUPS, ships)
    expect(formationsIn(report)).toEqual([
      [4, 'a1', 'a2'],
      [4, 'a3', 'a4'],
    ])
    const places = placesOf(report)
    expect([places.a1, places.a3].map((place) => place && [place.ahead, place.right, place.course])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect([places.a2?.ahead, places.a4?.right]).toEqual([-2 * ONE, ONE])
  })
  test('FT-FTL-08: ships of a group that leave in different turns are formations of their own', () => {
    const ships = { a1: left(4, [0, 0], 6), a2: left(5, [8, 0], 3) }
    const report = reported(requestOf(group(['a1', 'a2'], 0)), ships)
    expect(formationsIn(report)).toEqual([
      [4, 'a1'],
      [5, 'a2'],
    ])
    const places = placesOf(report)
    expect(places.a2).toEqual({ ahead: 0, right: 0, course: 0, velocity: 14 })
    expect(places.a1).toEqual({ ahead: 0, right: 0, course: 0, velocity: 14 })
  })
  test('FT-FTL-08: with equal masses the lowest id leads', () => {
    const request = requestOf(group(['a2', 'a4'], 0))
    const places = placesOf(reported(request, { a4: left(4, [0, 5], 12), a2: left(4, [0, 0], 12) }))
    expect([places.a2?.ahead, places.a4?.ahead]).toEqual([0, 5 * ONE])
  })
  test('FT-DMG-01, FT-COR-05: a ship that is destroyed or abandoned is so by its condition', () => {
    const { ships } = reported(TWO_GROUPS, { a1: { status: 'destroyed' }, a2: { abandoned: 3 }, a3: {}, a4: {} })
    const osprey = FLEET[0]?.design
    expect(ships.slice(0, 3).map(({ fate, condition }) => [fate, condition.hull, condition.crewOut])).toEqual([
      ['destroyed', osprey?.hull, false],
      ['drifting', 0, true],
      ['present', 0, false],
    ])
  })
})

describe('the way back', () => {
  /** The places and courses of side a's ships after the entry. */
  function entered(request: Request) {
    const position = positionSchema.parse(startOfRequest(tactics, request).position)
    const start = system.begin({ setup: setupOf(request), position }, scriptedDice())
    const [call] = system.openCalls(start.state)
    if (!call) throw new Error('nobody enters')
    const orders = Object.fromEntries(call.seats.map((seat) => [seat, system.defaultOrder(system.view(start.state, seat), call)]))
    const { state } = system.resolve(start.state, call, orders, scriptedDice(1, 2))
    return Object.values(state.ships).filter(({ id }) => id.startsWith('a'))
  }
  test('FT-SET-06, FT-FTL-08: a group that left under fire comes in drawn up and moving as it left', () => {
    const together = requestOf(group(['a1', 'a2', 'a4'], 0))
    const ships = { a1: left(4, [0, 0], 6), a2: left(4, [-8, 0], 6, 12), a4: left(4, [2, -5], 7) }
    const frozen = placesOf(reported(together, ships))
    expect(frozen.a2).toEqual({ ahead: 0, right: 8 * ONE, course: 0, velocity: 12 })
    const again = entered(requestOf(group(['a1', 'a2', 'a4'], 0, frozen)))
    const [leader, ...others] = again
    if (!leader) throw new Error('the group has a leader')
    const relative = others.map(({ id, at, course, velocity }) => {
      const { forward, right } = recordOffset(leader.at, leader.course as ClockPoint, at) // the schema has 1 to 12
      return [id, { ahead: forward, right, course: (course - leader.course + 12) % 12, velocity }]
    })
    expect(Object.fromEntries(relative)).toEqual({ a2: frozen.a2, a4: frozen.a4 })
    expect([leader.velocity, leader.at]).toEqual([14, [0, 41 * MU]]) // the foremost ship is 5 MU ahead of it, on the line of the entry point
  })
  test('FT-SET-06: the foremost ship is that of the ships that come, whoever else left with them', () => {
    const frozen = {
      a1: { ahead: 0, right: 0, course: 0, velocity: 6 },
      a2: { ahead: 9 * ONE, right: 0, course: 0, velocity: 6 },
    }
    const [alone] = entered(requestOf(group(['a1'], 3, frozen)))
    expect(alone).toMatchObject({ at: [0, -36 * MU], course: 12, velocity: 6 })
  })
})
