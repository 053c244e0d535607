import { describe, expect, test } from 'vitest'
import { destroy, loseSystem } from '../damage/marking.ts'
import { NO_PLOT } from '../movement/budget.ts'
import type { Mission, OrderOf } from '../orders.ts'
import { type Group, NO_SECRET, type Ship, type State } from '../state.ts'
import { groupOf, shipOf } from '../table.ts'
import { type BattleForTests, battle, inContext, playSteps } from '../table-for-tests.ts'
import { flightFault, flightLimit, launchable, launchFault, movable, secondMoveFault } from './flights.ts'
import { flightSteps, followShips, takeIn } from './steps.ts'

const MU = 1560
type Flight = 'launch' | 'land' | null
/** Red's carrier at the centre with orders for its flights, Blue's ship 30 MU ahead. Groups g1 to g4 are Red's. */
function carrier(flight: Flight, groups: Readonly<Record<string, Partial<Group>>> = {}, more: BattleForTests = {}): State {
  const state = battle({ red: [{ design: 'Aerie' }], blue: [{ design: 'Osprey', at: [0, 30] }], ...more })
  const changed = Object.entries(groups).map(([id, group]) => [id, { ...groupOf(state, id), ...group }])
  return {
    ...state,
    groups: { ...state.groups, ...Object.fromEntries(changed) },
    secret: { red: { ...NO_SECRET, plots: flight ? { 'red-1': { ...NO_PLOT, flight } } : {} }, blue: { ...NO_SECRET, plots: {} } },
  }
}
/** A carrier that has lost its second bay. */
const MERGING: BattleForTests = { red: [{ design: 'Aerie', condition: { systems: { 'bay-2': 'lost' } } }] }
const OUT: Partial<Group> = { where: 'space', at: [0, 0] }
const place = (x: number, y: number) => [x * MU, y * MU] as const
const moveTo = (at: readonly [number, number], mission: Mission | null = null, group = 'g1'): OrderOf<'fly'> => ({
  order: 'fly',
  group,
  at,
  course: 12,
  mission,
})
const launch = (at: readonly [number, number], group = 'g1', mission: Mission | null = null): OrderOf<'launch'> => ({
  order: 'launch',
  group,
  at,
  course: 12,
  mission,
})

describe('launches', () => {
  test('FT-FTR-02: a group appears beside a ship with the order for it and moves half, 12 MU or 18', () => {
    expect(launchFault(carrier('launch'), 'red', launch(place(0, 12)))).toBeUndefined()
    expect(launchFault(carrier('launch'), 'red', launch(place(0, 13)))?.rule).toBe('FT-FTR-04')
    expect(launchFault(carrier('launch', { g1: { fast: true } }), 'red', launch(place(0, 18)))).toBeUndefined()
    expect(launchFault(carrier(null), 'red', launch(place(0, 1)))?.rule).toBe('FT-FTR-02')
  })
  test('FT-FTR-03: carriers launch and land from half their bays, rounded up, other ships one', () => {
    const state = carrier('launch')
    expect(flightLimit(shipOf(state, 'red-1'))).toBe(2)
    const lost = carrier('launch', {}, { red: [{ design: 'Aerie', condition: { systems: { 'bay-1': 'lost' } } }] })
    expect(flightLimit(shipOf(lost, 'red-1'))).toBe(2)
    const busy = { ...state, ships: { ...state.ships, 'red-1': { ...shipOf(state, 'red-1'), flights: 2 } } }
    expect(launchable(busy, 'red')).toEqual([])
    expect(launchFault(busy, 'red', launch(place(0, 1)))?.rule).toBe('FT-FTR-03')
  })
  test('FT-FTR-03: groups that are coming in to land count among the launches and landings of their own ship only', () => {
    const landing = (ship: string, count: number) =>
      carrier(
        'launch',
        Object.fromEntries(['g1', 'g2'].slice(0, count).map((id) => [id, { ...OUT, mission: { do: 'land', ship } as const }])),
      )
    const able = (state: State) => launchable(state, 'red').map(({ id }) => id)
    expect(able(landing('red-1', 1))).toEqual(['g2', 'g3', 'g4'])
    expect(able(landing('red-1', 2))).toEqual([])
    expect(able(landing('blue-1', 2))).toEqual(['g3', 'g4'])
    const flown = landing('red-1', 1)
    expect(able({ ...flown, ships: { ...flown.ships, 'red-1': { ...shipOf(flown, 'red-1'), flights: 1 } } })).toEqual([])
  })
  test('FT-FTR-03, FT-FTR-18: a group in a lost bay, or before its time, is not launched', () => {
    const bay = { red: [{ design: 'Aerie', condition: { systems: { 'bay-2': 'lost' as const } } }] }
    expect(launchable(carrier('launch', {}, bay), 'red').map(({ id }) => id)).toEqual(['g1', 'g3', 'g4'])
    const resting = (ready: number) => launchable(carrier('launch', { g1: { ready } }), 'red').some(({ id }) => id === 'g1')
    expect([0, 1, 2].map(resting)).toEqual([true, true, false])
  })
  test('FT-FTR-11: a group that was just launched may screen, but neither pursue nor land', () => {
    const rule = (mission: Mission) => launchFault(carrier('launch'), 'red', launch(place(0, 1), 'g1', mission))?.rule
    expect([rule({ do: 'screen', ship: 'red-1' }), rule({ do: 'pursue', ship: 'blue-1' }), rule({ do: 'land', ship: 'red-1' })]).toEqual([
      ...[undefined, 'FT-FTR-11', 'FT-FTR-11'],
    ])
    expect(rule({ do: 'screen', ship: 'red-9' })).toBe('FT-FTR-11')
  })
  test('FT-FTR-03, FT-COR-02: a ship out of control launches nothing', () => {
    const ship: Partial<Ship> = { outOfControl: 1 }
    expect(launchable(carrier('launch', {}, { red: [{ design: 'Aerie', ship }] }), 'red')).toEqual([])
  })
  test('FT-SEQ-03, FT-SEQ-04: one group at a time in reverse initiative; new launches have moved', () => {
    const both = { red: [{ design: 'Aerie' }], blue: [{ design: 'Aerie', at: [0, 30] as const }] }
    const state = carrier('launch', {}, both)
    const secret = { ...state.secret, blue: { ...NO_SECRET, plots: { 'blue-1': { ...NO_PLOT, flight: 'launch' as const } } } }
    const played = playSteps(
      flightSteps,
      { ...state, secret },
      [
        { step: 'launch', seats: ['blue', 'red'] },
        { step: 'fly', seats: ['blue', 'red'] },
      ],
      {
        orders: { blue: [launch(place(0, 30), 'g5'), { order: 'pass' }], red: [launch(place(0, 1)), { order: 'pass' }] },
      },
    )
    expect(played.events.map(({ type }) => type)).toEqual(['groupLaunched', 'groupLaunched', 'flightsEnded', 'flightsEnded'])
    expect(movable(played.state, 'red')).toEqual([])
    expect(shipOf(played.state, 'red-1').flights).toBe(1)
  })
})

describe('moves', () => {
  test('FT-FTR-04: 24 MU in any direction, fast groups 36', () => {
    const state = carrier(null, { g1: OUT })
    expect(flightFault(state, 'red', moveTo(place(-24, 0)))).toBeUndefined()
    expect(flightFault(state, 'red', moveTo(place(0, -25)))?.rule).toBe('FT-FTR-04')
    expect(flightFault(carrier(null, { g1: { ...OUT, fast: true } }), 'red', moveTo(place(0, -36)))).toBeUndefined()
  })
  test('FT-GEO-03: no group moves beyond the bound of the plane', () => {
    const near = carrier(null, { g1: { ...OUT, at: [0, 31_199_000] } })
    expect(flightFault(near, 'red', moveTo([0, 31_200_000]))).toBeUndefined()
    expect(flightFault(near, 'red', moveTo([0, 31_200_001]))?.rule).toBe('FT-GEO-03')
  })
  test('FT-FTR-05, FT-FTR-07: a second move of 12 MU costs one endurance', () => {
    const state = carrier(null, { g1: { ...OUT, endurance: 1 } })
    expect(secondMoveFault(state, 'red', moveTo(place(0, 12)))).toBeUndefined()
    expect(secondMoveFault(state, 'red', moveTo(place(0, 13)))?.rule).toBe('FT-FTR-04')
    const played = playSteps(flightSteps, state, [{ step: 'flyAgain', seats: ['red'] }], { orders: { red: [moveTo(place(0, 12))] } })
    expect(groupOf(played.state, 'g1')).toMatchObject({ endurance: 0, at: place(0, 12), movedAgain: 1 })
    expect(secondMoveFault(played.state, 'red', moveTo(place(0, 12)))?.rule).toBe('FT-FTR-05')
  })
  test('FT-FTR-11: a group screens a friendly ship within 1 MU and moves with it', () => {
    const state = carrier(null, { g1: OUT })
    expect(flightFault(state, 'red', moveTo(place(0, 1), { do: 'screen', ship: 'red-1' }))).toBeUndefined()
    expect(flightFault(state, 'red', moveTo(place(0, 2), { do: 'screen', ship: 'red-1' }))?.rule).toBe('FT-FTR-11')
    expect(flightFault(state, 'red', moveTo(place(0, 1), { do: 'screen', ship: 'blue-1' }))?.rule).toBe('FT-FTR-11')
    const screening = carrier(null, { g1: { ...OUT, mission: { do: 'screen', ship: 'red-1' } } })
    const moved = { ...screening, ships: { ...screening.ships, 'red-1': { ...shipOf(screening, 'red-1'), at: place(0, 50) } } }
    expect(groupOf(inContext(moved, [], (ctx) => followShips(ctx, { 'red-1': place(0, 0) })).state, 'g1').at).toEqual(place(0, 50))
  })
  test('FT-FTR-12: a group that attacked a ship last turn pursues it from within 6 MU', () => {
    const pursuer = (turn: number): State => ({ ...carrier(null, { g1: { ...OUT, attacked: { ship: 'blue-1', turn } } }), turn: 2 })
    expect(flightFault(pursuer(1), 'red', moveTo(place(0, 24), { do: 'pursue', ship: 'blue-1' }))).toBeUndefined()
    expect(flightFault(pursuer(1), 'red', moveTo(place(0, 23), { do: 'pursue', ship: 'blue-1' }))?.rule).toBe('FT-FTR-12')
    expect(flightFault(pursuer(2), 'red', moveTo(place(0, 24), { do: 'pursue', ship: 'blue-1' }))?.rule).toBe('FT-FTR-12')
  })
  test('FT-FTR-03, FT-FTR-18: a landing is a flight of the ship, also of a group that joins another', () => {
    const landed = (g2: Partial<Group>, g1: Partial<Group> = {}) =>
      inContext(carrier('land', { g1, g2: { ...OUT, mission: { do: 'land', ship: 'red-1' }, ...g2 } }, MERGING), [4], takeIn)
    const merged = landed({ fighters: 2 }, { fighters: 3 })
    expect(merged.events).toMatchObject([{ type: 'groupLanded', group: 'g2', joins: 'g1' }])
    expect([shipOf(merged.state, 'red-1').flights, groupOf(merged.state, 'g1').fighters]).toEqual([1, 5])
    const second = { ...merged.state, ships: { ...merged.state.ships, 'red-1': { ...shipOf(merged.state, 'red-1'), flights: 2 } } }
    expect([launchable(merged.state, 'red').length, launchable(second, 'red').length]).toEqual([2, 0])
  })
  test('FT-FTL-05: groups in flight stay behind when their ship leaves', () => {
    const state = carrier(null, { g1: { ...OUT, mission: { do: 'screen', ship: 'red-1' } } })
    const gone = { ...state, ships: { ...state.ships, 'red-1': { ...shipOf(state, 'red-1'), status: 'jumped' as const, at: place(0, 9) } } }
    expect(inContext(gone, [], (ctx) => followShips(ctx, { 'red-1': place(0, 0) })).events).toEqual([])
  })
})

describe('landing', () => {
  const HOME: Mission = { do: 'land', ship: 'red-1' }
  test('FT-FTR-17: on a ship with the order to land, within 1 MU, in a working bay with room', () => {
    expect(flightFault(carrier('land', { g1: OUT }), 'red', moveTo(place(0, 1), HOME))).toBeUndefined()
    expect(flightFault(carrier('land', { g1: OUT }), 'red', moveTo(place(0, 2), HOME))?.rule).toBe('FT-FTR-17')
    expect(flightFault(carrier(null, { g1: OUT }), 'red', moveTo(place(0, 1), HOME))?.rule).toBe('FT-FTR-17')
    const full = carrier(
      'land',
      { g1: OUT, g2: { role: 'attack' } },
      { red: [{ design: 'Aerie', condition: { systems: { 'bay-1': 'lost' } } }] },
    )
    expect(flightFault(full, 'red', moveTo(place(0, 1), HOME))?.rule).toBe('FT-FTR-17')
  })
  const land = (face: number, groups: Readonly<Record<string, Partial<Group>>> = {}) =>
    inContext(carrier('land', { g1: { ...OUT, endurance: 0, mission: HOME }, ...groups }), [face], takeIn).state
  test('FT-FTR-18: 1 is out for the battle, 2 to 5 two turns later, 6 next turn; endurance is full', () => {
    expect([1, 2, 5, 6].map((face) => groupOf(land(face), 'g1').ready)).toEqual([999, 3, 3, 2])
    expect(groupOf(land(4), 'g1')).toMatchObject({ where: 'bay', bay: 'bay-1', endurance: 6, mission: null })
  })
  test('FT-FTR-18: groups of one kind are merged where no bay is free, and the worst result counts', () => {
    const crowded = carrier(
      'land',
      { g1: { ...OUT, fighters: 2, mission: HOME }, g2: { fighters: 3, ready: 0 } },
      {
        red: [{ design: 'Aerie', condition: { systems: { 'bay-1': 'lost' } } }],
      },
    )
    const { state } = inContext(crowded, [4], takeIn)
    expect([groupOf(state, 'g1').where, groupOf(state, 'g2').fighters, groupOf(state, 'g2').ready]).toEqual(['gone', 5, 3])
  })
  test('FT-FTR-19: a lost bay loses the group in it', () => {
    const lost = inContext(carrier(null), [], (ctx) => loseSystem(ctx, 'red-1', 'bay-2', 'lost'))
    expect(['g1', 'g2', 'g3'].map((id) => groupOf(lost.state, id).where)).toEqual(['bay', 'gone', 'bay'])
    const dead = inContext(carrier(null, { g1: OUT }), [], (ctx) => destroy(ctx, 'red-1', { kind: 'core', by: null }))
    expect(['g1', 'g2'].map((id) => groupOf(dead.state, id).where)).toEqual(['space', 'gone'])
  })
  test('FT-FTR-01: a group has six fighters and 6 endurance, 9 with long range', () => {
    expect(groupOf(carrier(null), 'g1')).toMatchObject({ fighters: 6, endurance: 6, fullEndurance: 6 })
  })
})
