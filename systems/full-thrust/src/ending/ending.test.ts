import { describe, expect, test } from 'vitest'
import { begin, eventsOf, setupFor } from '../game-for-tests.ts'
import type { Position } from '../position.ts'
import { shipOf } from '../table.ts'
import { battle } from '../table-for-tests.ts'
import { gunDistance, isArmed } from './armed.ts'
import { keptInBy, trendOf } from './disengaging.ts'
import { endCause } from './end.ts'
import { pointsFor, winnerByPoints } from './points.ts'
import { fieldHolder } from './recovery.ts'

const DUEL = setupFor('cruiser-duel')
type Ships = NonNullable<Position['ships']>
const runner = { seat: 'red', design: 'Drover', velocity: 10, disengaging: true } as const
const beam2 = { seat: 'blue', design: 'Tern', velocity: 8, mu: [0, -26] } as const
const tested = (ships: Ships, more: Partial<Position> = {}, ...faces: readonly number[]) =>
  begin(DUEL, { at: [{ step: 'disengage' }], ships, ...more }, ...faces)
const testOf = (...args: Parameters<typeof tested>) => eventsOf(tested(...args), 'disengagementTested')[0]

describe('disengaging', () => {
  test('FT-END-02, FT-END-04, FT-END-05, FT-END-07: 26 MU from a beam-2 and opening with equal thrust: away (G-FT-23)', () => {
    const beam3s = { systems: { 'beam-1': 'lost', 'beam-2': 'lost' } } as const
    const played = tested({ 'red-1': { ...runner, design: 'Osprey' }, 'blue-1': { ...beam2, design: 'Osprey', condition: beam3s } })
    expect(trendOf({ now: 1645113600, next: 1907942400, runner: 4, pursuer: 4 })).toBe('opening')
    const test = { by: 'trend', trend: 'opening', faces: null }
    expect(eventsOf(played, 'disengagementTested')).toMatchObject([{ keptIn: [], tests: [test], away: true }])
    expect(played.state.ships['red-1']).toMatchObject({ status: 'disengaged', departure: { underFire: false, velocity: 10 } })
  })
  test.each([
    [10, 12, 4, 4, 'opening'],
    [10, 12, 5, 4, 'opening'],
    [10, 12, 3, 4, 'unclear'],
    [10, 10, 5, 4, 'opening'],
    [10, 10, 4, 4, 'unclear'],
    [10, 10, 3, 4, 'closing'],
    [10, 8, 4, 4, 'closing'],
    [10, 8, 5, 4, 'unclear'],
  ] as const)('FT-END-04: gap %i then %i, thrust %i against %i: %s', (now, next, run, pursue, trend) => {
    expect(trendOf({ now, next, runner: run, pursuer: pursue })).toBe(trend)
  })
  test('FT-END-05: an unclear trend is decided by dice, the runner’s first; the faster side adds 1 and ties are not enough', () => {
    const ships = { 'red-1': { ...runner, design: 'Osprey' }, 'blue-1': beam2 } // the gap grows, the thrust is lower
    expect(testOf(ships, {}, 5, 4)).toMatchObject({ tests: [{ by: 'dice', trend: 'unclear', faces: [5, 4], away: false }], away: false })
    expect(testOf(ships, {}, 6, 4)).toMatchObject({ away: true })
  })
  test('FT-END-05: closing ships stay', () => {
    const ships = { 'red-1': { ...runner, design: 'Tern', velocity: 2 }, 'blue-1': beam2 }
    expect(testOf(ships)).toMatchObject({ tests: [{ trend: 'closing', by: 'trend' }], away: false })
  })
  test('FT-END-05: against several hostile sides they must succeed against each, in order of id', () => {
    const gold = { seat: 'gold', design: 'Tern', velocity: 14, mu: [0, -40] } as const
    const ships = { 'red-1': { ...runner, design: 'Tern' }, 'blue-1': beam2, 'gold-1': gold }
    const played = begin(setupFor('three-navies'), { at: [{ step: 'disengage' }], ships })
    // The nearest enemies of each side are measured: blue falls back, gold comes nearer.
    expect(eventsOf(played, 'disengagementTested')[0]).toMatchObject({
      tests: [
        { against: 'beta', away: true },
        { against: 'gamma', away: false },
      ],
      away: false,
    })
  })
  test('FT-END-06: a side that lets them go throws no dice', () => {
    const ships = { 'red-1': { ...runner, design: 'Osprey' }, 'blue-1': beam2 }
    expect(testOf(ships, { letGo: { red: ['blue'] } })).toMatchObject({ tests: [{ by: 'letGo', faces: null }], away: true })
  })
  test('FT-END-02: within the gun distance of an enemy nobody gets away, out of control or not; hulks do not count', () => {
    const near = { ...beam2, mu: [0, -12] } as const
    expect(testOf({ 'red-1': { ...runner, design: 'Tern' }, 'blue-1': { ...near, outOfControl: 9 } })).toMatchObject({
      keptIn: ['blue-1'],
      tests: [],
      away: false,
    })
    const hulk = { ...near, condition: { crewOut: true } }
    expect(testOf({ 'red-1': { ...runner, design: 'Tern' }, 'blue-1': hulk })).toMatchObject({
      keptIn: [],
      tests: [{ by: 'noArms' }],
      away: true,
    })
  })
  test('FT-END-03: gun distances, and fighters in flight with endurance', () => {
    const one = (design: string) => shipOf(battle({ red: [{ design }] }), 'red-1')
    const names = ['Lantern', 'Tern', 'Osprey', 'Roc', 'Dart', 'Lancer', 'Falchion', 'Partisan', 'Drover']
    expect(names.map((name) => gunDistance(one(name)))).toEqual([0, 12, 24, 36, 12, 30, 30, 36, 0])
    const falchion = one('Falchion')
    const empty = { ...falchion.condition, loads: { 'magazine-1': { standard: 0, extended: 0 } } }
    expect(gunDistance({ ...falchion, condition: empty })).toBe(0)
    const fighters = (endurance: number, y: number) =>
      begin(DUEL, {
        at: 'plot',
        groups: { g1: { where: 'space', mu: [0, y], endurance } },
        ships: { 'red-1': { ...runner, mu: [0, 0] }, 'blue-1': { seat: 'blue', design: 'Aerie', mu: [0, 100] } },
      }).state
    const kept = (endurance: number, y: number) => keptInBy(fighters(endurance, y), shipOf(fighters(endurance, y), 'red-1'))
    expect([kept(6, 30), kept(6, 31), kept(0, 5)]).toEqual([['g1'], [], []])
  })
})

describe('the end', () => {
  const hulk = { crewOut: true }
  test('FT-END-08: the battle ends when only one side can act, at the turn limit, or after three quiet turns far apart', () => {
    const state = (blue: object, change: object = {}) =>
      battle({ red: [{ design: 'Tern' }], blue: [{ design: 'Tern', at: [0, 61], ...blue }], change: () => change })
    expect(endCause(state({}))).toBeUndefined()
    expect(endCause(state({ condition: hulk }))).toBe('alone')
    expect(endCause(state({}, { turn: 30 }))).toBe('turnCap')
    expect([2, 3].map((quiet) => endCause(state({}, { quiet })))).toEqual([undefined, 'quiet'])
    expect(endCause(state({ at: [0, 60] }, { quiet: 3 }))).toBeUndefined()
  })
  test('FT-END-08: a turn in which a mount was used is not quiet', () => {
    const quiet = (used: readonly string[]) =>
      begin(DUEL, {
        at: 'turnEnd',
        quiet: 1,
        ships: { 'red-1': { seat: 'red', design: 'Tern', used }, 'blue-1': { seat: 'blue', design: 'Tern', mu: [0, 9] } },
      }).state.quiet
    expect([quiet(['pds-1']), quiet([])]).toEqual([0, 2])
  })
  test('FT-END-09: the field is held by the side that alone has an armed ship that can act', () => {
    const holder = (red: object, blue: object) =>
      fieldHolder(battle({ red: [{ design: 'Tern', ...red }], blue: [{ design: 'Tern', ...blue }] }))
    expect([holder({}, {}), holder({}, { condition: hulk }), holder({ condition: hulk }, { condition: hulk })]).toEqual([
      'contested',
      'alpha',
      null,
    ])
    const unarmed = { systems: { 'beam-1': 'lost', 'beam-2': 'lost', 'pds-1': 'lost' } } as const
    expect(holder({ condition: unarmed }, {})).toBe('beta')
    const state = battle({ red: [{ design: 'Aerie', condition: { systems: { 'beam-1': 'lost', 'beam-2': 'lost' } } }] })
    expect(isArmed(state, shipOf(state, 'red-1'))).toBe(true)
  })
  test('FT-END-10: a ship drifts with drive and FTL out, a fort without drives does not', () => {
    const able = (design: string, condition: object) =>
      endCause(battle({ red: [{ design: 'Tern' }], blue: [{ design, condition }] })) === undefined
    expect(able('Tern', { drive: 2 })).toBe(true)
    expect(able('Tern', { drive: 2, systems: { ftl: 'lost' } })).toBe(false)
    expect(able('Rampart', {})).toBe(true)
  })
  test('FT-END-11: points by what became of each ship, rounded down, and 3 for each fighter lost', () => {
    const points = (condition: object, ship: object = {}) =>
      pointsFor(battle({ red: [{ design: 'Tern' }], blue: [{ design: 'Osprey', condition, ship }] }), 'alpha', ['alpha', 'beta']).total
    expect(points({}, { status: 'destroyed' })).toBe(274)
    expect(points(hulk)).toBe(205)
    expect(points({}, { struck: true })).toBe(205)
    expect([11, 12, 18].map((hull) => points({ hull }))).toEqual([0, 68, 137])
    expect(points({ hull: 12 }, { status: 'jumped' })).toBe(68)
    const lost = battle({
      red: [{ design: 'Tern' }],
      blue: [{ design: 'Aerie' }],
      change: ({ groups: { g1, ...groups } }) => ({ groups: { ...groups, ...(g1 && { g1: { ...g1, fighters: 2 } }) } }),
    })
    expect(pointsFor(lost, 'alpha', ['alpha', 'beta']).because).toEqual([['4 fighters lost', 12, 'FT-END-11']])
  })
  test('FT-END-11: 3 to 2 and 100 ahead win; less is a draw', () => {
    const winner = (red: string, blue: string) =>
      winnerByPoints(
        battle({ red: [{ design: red, ship: { status: 'destroyed' } }], blue: [{ design: blue, ship: { status: 'destroyed' } }] }),
        ['alpha', 'beta'],
      )
    expect(winner('Tern', 'Osprey')).toBe('alpha')
    expect(winner('Tern', 'Harrier')).toBeUndefined() // 106 to 67: only 39 ahead
    expect(winner('Partisan', 'Roc')).toBeUndefined() // 700 to 505: less than 3 to 2
  })
  test('FT-SCN-01, FT-END-09: a duel for the field is won by the last armed ship', () => {
    const { state } = begin(setupFor('frigate-duel'), {
      at: 'turnEnd',
      ships: { 'red-1': { mu: [0, 0] }, 'blue-1': { mu: [0, 9], condition: hulk } },
    })
    expect(state.outcome).toEqual({ winners: ['red'], why: 'FT-END-09', scores: null })
  })
  test('FT-END-11: the side that alone has a ship that can act wins, whatever the points and without arms', () => {
    const end = (scenario: string, red: object, blue: object) =>
      begin(setupFor(scenario), { at: 'turnEnd', ships: { 'red-1': red, 'blue-1': { mu: [0, 9], ...blue } } }).state.outcome
    const tern = { design: 'Tern' } as const
    expect(end('cruiser-duel', tern, { ...tern, status: 'jumped' })).toMatchObject({ winners: ['red'], why: 'FT-END-11' })
    expect(end('cruiser-duel', { ...tern, condition: hulk }, tern)).toMatchObject({ winners: ['blue'], why: 'FT-END-11' })
    const unarmed = { condition: { systems: { 'beam-1': 'lost', 'beam-2': 'lost', 'pds-1': 'lost' } } }
    expect(end('frigate-duel', { ...tern, ...unarmed }, { ...tern, condition: hulk })).toMatchObject({ winners: ['red'], why: 'FT-END-11' })
    expect(end('cruiser-duel', { ...tern, condition: hulk }, { ...tern, condition: hulk })).toMatchObject({ winners: [] })
  })
  test('FT-SCN-06: an escape is won as soon as enough have left, and lost when it is no longer possible', () => {
    const end = (one: object, two: object) =>
      begin(setupFor('jump-under-fire'), {
        at: 'turnEnd',
        ships: { 'red-1': one, 'red-2': two, 'red-3': { mu: [0, 3] }, 'blue-1': { mu: [0, 30] } },
      }).state.outcome
    expect(end({ status: 'jumped' }, { status: 'disengaged' })).toMatchObject({ winners: ['red'], why: 'FT-END-07' })
    expect(end({ status: 'destroyed' }, { condition: hulk })).toMatchObject({ winners: ['blue'] })
    expect(end({ status: 'jumped' }, {})).toBeNull()
  })
  test('FT-FTR-20: fighters that are out at the end go home, find a place with the side that holds the field, or are lost', () => {
    const groups = { g1: { where: 'space', mu: [0, 5] }, g5: { where: 'space', mu: [0, 5] } } as const
    const end = (red: object) =>
      begin(DUEL, {
        at: 'turnEnd',
        turn: 30,
        groups,
        ships: {
          'red-1': { seat: 'red', design: 'Aerie', ...red },
          'red-2': { seat: 'red', design: 'Aerie', mu: [9, 0] },
          'blue-1': { seat: 'blue', design: 'Drover', mu: [0, 90], condition: hulk },
        },
      })
    expect(eventsOf(end({}), 'groupRecovered').map(({ group, ship }) => [group, ship])).toEqual([
      ['g1', 'red-1'],
      ['g5', 'red-2'],
    ])
    const without = end({ status: 'destroyed' })
    expect(eventsOf(without, 'groupRecovered').map(({ group, ship }) => [group, ship])).toEqual([['g1', 'red-2']])
    expect(eventsOf(without, 'groupLost')).toMatchObject([{ group: 'g5' }])
  })
  test('FT-FTR-18, FT-FTR-20: a group that is out at the end joins another where no bay is free', () => {
    const played = begin(DUEL, {
      at: 'turnEnd',
      turn: 30,
      groups: { g1: { fighters: 3 }, g2: { where: 'space', fighters: 2, mu: [0, 5] } },
      ships: {
        'red-1': {
          seat: 'red',
          design: 'Aerie',
          condition: { systems: { 'bay-2': 'lost' }, fighters: { 'bay-1': 3, 'bay-2': 2, 'bay-3': 6, 'bay-4': 6 } },
        },
        'blue-1': { seat: 'blue', design: 'Drover', mu: [0, 90], condition: hulk },
      },
    })
    expect(eventsOf(played, 'groupRecovered')).toMatchObject([{ group: 'g2', joins: 'g1' }])
    expect([played.state.groups.g1, played.state.groups.g2]).toMatchObject([
      { where: 'bay', fighters: 5 },
      { where: 'gone', fighters: 0 },
    ])
  })
})
