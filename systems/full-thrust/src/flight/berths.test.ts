import { describe, expect, test } from 'vitest'
import { NO_PLOT } from '../movement/budget.ts'
import { type Group, NO_SECRET, type Ship, type State } from '../state.ts'
import { groupOf, shipOf } from '../table.ts'
import { type BattleForTests, battle, inContext, playSteps } from '../table-for-tests.ts'
import { berthFor, flightFault, flightLimit, launchable, movable, movableAgain } from './flights.ts'
import { flightQuestions } from './questions.ts'
import { flightSteps, followShips, takeIn } from './steps.ts'

/** Red's carrier with groups g1 to g4 in its bays, and its escort carrier with g5 to g7. */
function fleet(groups: Readonly<Record<string, Partial<Group>>>, more: BattleForTests = {}): State {
  const state = battle({ red: [{ design: 'Aerie' }, { design: 'Petrel', at: [5, 0] }], blue: [{ design: 'Osprey', at: [0, 30] }], ...more })
  const changed = Object.entries(groups).map(([id, group]) => [id, { ...groupOf(state, id), ...group }])
  return { ...state, groups: { ...state.groups, ...Object.fromEntries(changed) } }
}
const OUT: Partial<Group> = { where: 'space' }
const berth = (state: State, group: string, ship = 'red-1') => berthFor(state, groupOf(state, group), shipOf(state, ship))
const ids = (groups: readonly Group[]) => groups.map(({ id }) => id)

describe('berths', () => {
  test('FT-FTR-17: its own bay first, then another that is free and works', () => {
    expect(berth(fleet({ g2: OUT }), 'g2')).toEqual({ bay: 'bay-2', joins: null })
    expect(berth(fleet({ g1: OUT, g2: OUT }), 'g2')).toEqual({ bay: 'bay-2', joins: null })
    const lost = { red: [{ design: 'Aerie', condition: { systems: { 'bay-2': 'lost' as const } } }] }
    expect(berth(fleet({ g1: OUT, g2: OUT }, lost), 'g2')).toEqual({ bay: 'bay-1', joins: null })
    expect(berth(fleet({ g1: OUT, g5: OUT }), 'g5')).toEqual({ bay: 'bay-1', joins: null })
  })
  test('FT-FTR-18: it joins a group of the same kind that leaves room, in a bay that works', () => {
    const full = { red: [{ design: 'Aerie' }, { design: 'Petrel' }] }
    const joins = (host: Partial<Group>, fighters = 3) =>
      berth(fleet({ g6: { ...OUT, fighters }, g1: { fighters: 3, ...host } }, full), 'g6')?.joins
    expect([joins({}), joins({ fighters: 4 }), joins({ fighters: 4 }, 2)]).toEqual(['g1', undefined, 'g1'])
    expect([joins({ role: 'attack' }), joins({ fast: true }), joins({ heavy: true }), joins({ fullEndurance: 9 })]).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ])
    const worn = { red: [{ design: 'Aerie', condition: { systems: { 'bay-1': 'lost' as const } } }, { design: 'Petrel' }] }
    expect(berth(fleet({ g6: { ...OUT, fighters: 3 }, g1: { fighters: 3 } }, worn), 'g6')).toBeUndefined()
  })
})

describe('landing', () => {
  const home = { do: 'land', ship: 'red-1' } as const
  const ready = (ship: Partial<Ship> = {}) => {
    const state = fleet({ g1: OUT })
    const changed = { ...state.ships, 'red-1': { ...shipOf(state, 'red-1'), ...ship } }
    return { ...state, ships: changed, secret: { red: { ...NO_SECRET, plots: { 'red-1': { ...NO_PLOT, flight: 'land' as const } } } } }
  }
  test('FT-COR-02: not on a ship out of control', () => {
    const rule = (ship: Partial<Ship>) =>
      flightFault(ready(ship), 'red', { order: 'fly', group: 'g1', at: [0, 0], course: 12, mission: home })?.rule
    expect([rule({}), rule({ outOfControl: 1 }), rule({ flights: 2 })]).toEqual([undefined, 'FT-COR-02', 'FT-FTR-03'])
  })
  test('FT-FTR-16, FT-FTR-18: a group that lands has its endurance back, and torpedoes if it is of that role', () => {
    const landed = (role: Group['role']) => {
      const state = fleet({ g1: { ...OUT, role, torpedoes: false, endurance: 1, mission: home } })
      return groupOf(inContext(state, [6], takeIn).state, 'g1')
    }
    expect([landed('standard'), landed('torpedo')]).toMatchObject([
      { torpedoes: false, endurance: 6 },
      { torpedoes: true, endurance: 6 },
    ])
  })
})
describe('launches', () => {
  test('FT-FTR-03: carriers use half of their working bays, rounded up; others one, whatever their bays', () => {
    const limit = (design: string, systems: Ship['condition']['systems'] = {}) =>
      flightLimit(shipOf(battle({ red: [{ design, condition: { systems } }] }), 'red-1'))
    expect([limit('Aerie'), limit('Petrel'), limit('Rampart'), limit('Tern')]).toEqual([2, 2, 1, 1])
    expect(limit('Petrel', { 'bay-1': 'lost' })).toBe(1)
  })
  test('FT-FTR-02: groups of the seat, in their bays', () => {
    expect(ids(launchable(fleet({ g1: OUT, g5: { where: 'gone' } }), 'red'))).toEqual(['g2', 'g3', 'g4', 'g6', 'g7'])
    expect(launchable(fleet({}), 'blue')).toEqual([])
  })
  test('FT-SEQ-03: a seat whose ships have no order to launch passes by itself; one that has is asked', () => {
    const { launch } = flightQuestions
    const view = (flight: 'launch' | 'land' | null) =>
      ({ ...fleet({}), me: 'red', secret: { red: { ...NO_SECRET, plots: { 'red-1': { ...NO_PLOT, flight } } } } }) as unknown as Parameters<
        typeof launch.forcedOrder
      >[0]
    expect([launch.forcedOrder(view('land'), 'red'), launch.forcedOrder(view(null), 'red')]).toEqual([{ order: 'pass' }, { order: 'pass' }])
    expect(launch.forcedOrder(view('launch'), 'red')).toBeUndefined()
    expect(launch.forcedOrder({ ...view('launch'), secret: {} }, 'red')).toBeUndefined() // a seat whose orders the viewer does not know
    expect([flightQuestions.fly.defaultOrder(view(null), 'red'), flightQuestions.flyAgain.defaultOrder(view(null), 'red')]).toEqual([
      ...[{ order: 'pass' }, { order: 'pass' }],
    ])
  })
})

describe('who may move', () => {
  test('FT-SEQ-04, FT-FTR-05: once in P3, not after a launch; once more in P6 with endurance', () => {
    const state = fleet({
      g1: OUT,
      g2: { ...OUT, moved: 1 },
      g3: { ...OUT, launched: 1 },
      g4: { ...OUT, endurance: 0 },
      g5: { ...OUT, movedAgain: 1 },
    })
    expect(ids(movable(state, 'red'))).toEqual(['g1', 'g4', 'g5'])
    expect(ids(movableAgain(state, 'red'))).toEqual(['g1', 'g2', 'g3'])
    const flown = (group: string) => flightFault(state, 'red', { order: 'fly', group, at: [0, 0], course: 12, mission: null })?.rule
    expect([flown('g2'), flown('g3')]).toEqual(['FT-SEQ-03', 'FT-SEQ-04'])
    expect([movable(state, 'blue'), movableAgain(state, 'blue')]).toEqual([[], []])
  })
  test('FT-SEQ-03: a seat that passes moves no more; one that has moved is asked again after the others', () => {
    const flight = { order: 'fly', group: 'g1', at: [0, 0], course: 3, mission: null } as const
    const played = playSteps(flightSteps, fleet({ g1: OUT, g2: OUT }), [{ step: 'fly', seats: ['red'] }], {
      orders: { red: [flight, { order: 'pass' }] },
    })
    expect(played.events.map(({ type }) => type)).toEqual(['groupFlew', 'flightsEnded'])
    expect(groupOf(played.state, 'g1')).toMatchObject({ moved: 1, movedAgain: 0, endurance: 6, course: 3 })
  })
})

describe('groups that go with ships', () => {
  const followed = (from: readonly [number, number], to: readonly [number, number]) => {
    const state = fleet({
      g1: { ...OUT, at: [0, 1], mission: { do: 'screen', ship: 'red-1' } },
      g2: { ...OUT, mission: { do: 'land', ship: 'red-1' } },
      g3: OUT,
    })
    const moved = { ...state, ships: { ...state.ships, 'red-1': { ...shipOf(state, 'red-1'), at: to } } }
    return inContext(moved, [], (ctx) => followShips(ctx, { 'red-1': from }))
  }
  test('FT-SEQ-05: by what the ship has moved, along either axis; nothing is said of a ship that stayed', () => {
    expect(groupOf(followed([0, 0], [0, 5]).state, 'g1').at).toEqual([0, 6])
    expect(groupOf(followed([0, 0], [5, 0]).state, 'g1').at).toEqual([5, 1])
    expect(followed([2, 2], [2, 2]).events).toEqual([])
  })
  test('FT-FTR-17: a group that comes in to land stays where it is', () => {
    expect(followed([0, 0], [0, 5]).events).toMatchObject([{ moves: [{ group: 'g1', at: [0, 6] }] }])
  })
})
test('FT-FTR-01: six fighters with endurance 6, or 9 with long range', () => {
  const endurance = (id: string) => groupOf(fleet({}), id).fullEndurance
  expect([endurance('g1'), endurance('g5'), endurance('g6')]).toEqual([6, 9, 6])
})
