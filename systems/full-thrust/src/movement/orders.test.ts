import { describe, expect, test } from 'vitest'
import type { ShipPlot } from '../orders.ts'
import { type BattleSettings, NO_SECRET, type Ship, type State } from '../state.ts'
import { groupOf, shipOf } from '../table.ts'
import { battle, inContext, playSteps } from '../table-for-tests.ts'
import { NO_PLOT, thrustBudget, thrustCost, usesThrust } from './budget.ts'
import { LEGS, straightPath } from './flight-path.ts'
import { emerge, leave } from './ftl.ts'
import { isLeaving, plotFault } from './plotting.ts'
import { ram } from './ramming.ts'
import { movementSteps } from './steps.ts'

const MU = 1560
const duel = (red: Partial<Ship> = {}, settings: Partial<BattleSettings> = {}, design = 'Tern'): State =>
  battle({ red: [{ design, ship: red }], blue: [{ design: 'Tern', at: [0, 60] }], settings })
const rule = (plot: Partial<ShipPlot>, state = duel()) => plotFault(state, 'red', 'red-1', { ...NO_PLOT, ...plot })?.rule
const port = (points: number) => ({ to: 'port', points }) as const

describe('orders of a ship without control', () => {
  test('FT-MOV-14, FT-END-01: it may only be named among those that disengage', () => {
    const lost = duel({ outOfControl: 1 }, { ramming: true })
    expect([rule({}, lost), rule({ disengage: true }, lost)]).toEqual([undefined, undefined])
    for (const plot of [
      { ftl: true },
      { excess: true },
      { change: 1 },
      { roll: true },
      { turns: [port(1)] },
      { ram: 'blue-1' },
      { flight: 'launch' },
    ] as const)
      expect(rule(plot, lost)).toBe('FT-MOV-14')
  })
})
describe('orders that exclude each other', () => {
  test('FT-FTL-01: no thrust, launches or ramming in a turn with FTL, and a working drive', () => {
    expect([rule({ ftl: true }), rule({ ftl: true, change: 1 }), rule({ ftl: true, flight: 'launch' })]).toEqual([
      undefined,
      'FT-FTL-01',
      'FT-FTL-01',
    ])
    expect(rule({ ftl: true, ram: 'blue-1' }, duel({}, { ramming: true }))).toBe('FT-FTL-01')
    expect(rule({ ftl: true }, duel({}, {}, 'Bulwark'))).toBe('FT-FTL-01')
  })
  test('FT-FTL-02, FT-FTR-17: a ship may take in groups while its drive warms up, not when it leaves', () => {
    const warm = (turn: number) => duel({ warm: turn - 1 }, {}, 'Aerie')
    expect(rule({ ftl: true, flight: 'land' }, warm(1))).toBeUndefined()
    const second = { ...warm(2), turn: 2 }
    expect([rule({ ftl: true, flight: 'land' }, second), rule({ ftl: true }, second)]).toEqual(['FT-FTL-02', undefined])
    const leaving = (now: number, warmed: number) =>
      isLeaving({ turn: now }, { ...shipOf(duel(), 'red-1'), warm: warmed }, { ...NO_PLOT, ftl: true })
    expect([
      leaving(2, 1),
      leaving(3, 1),
      leaving(1, 0),
      isLeaving({ turn: 2 }, { ...shipOf(duel(), 'red-1'), warm: 1 }, undefined),
    ]).toEqual([true, false, false, false])
  })
  test('FT-FTR-02, FT-FTR-17: no thrust with flights, and a working bay', () => {
    const aerie = duel({}, {}, 'Aerie')
    expect([
      rule({ flight: 'launch' }, aerie),
      rule({ flight: 'launch', change: 1 }, aerie),
      rule({ flight: 'land', roll: true }, aerie),
    ]).toEqual([...[undefined, 'FT-FTR-02', 'FT-FTR-17']])
    expect([rule({ flight: 'launch' }), rule({ flight: 'land' })]).toEqual(['FT-FTR-02', 'FT-FTR-17'])
  })
  test('FT-OPN-12, FT-OPT-01: ramming with the option, at an enemy on the table', () => {
    const option = duel({}, { ramming: true })
    expect([rule({ ram: 'blue-1' }), rule({ ram: 'blue-1' }, option), rule({ ram: 'red-1' }, option), rule({ ram: 'x' }, option)]).toEqual([
      ...['FT-OPN-12', undefined, 'FT-OPT-01', 'FT-OPT-01'],
    ])
    const gone = { ...option, ships: { ...option.ships, 'blue-1': { ...shipOf(option, 'blue-1'), status: 'jumped' as const } } }
    expect(rule({ ram: 'blue-1' }, gone)).toBe('FT-OPT-01')
  })
  test('FT-MOV-02: only ships of the seat on the table have orders', () => {
    expect([plotFault(duel(), 'red', 'blue-1', NO_PLOT)?.rule, plotFault(duel(), 'blue', 'blue-1', NO_PLOT)]).toEqual([
      'FT-MOV-02',
      undefined,
    ])
  })
})

describe('thrust', () => {
  test('FT-MOV-04, FT-MOV-05, FT-MOV-10: points of course, roll and velocity add up; half is for turning', () => {
    const cost = thrustCost({ turns: [port(2)], roll: true, change: -3 })
    expect([cost.total.total, cost.turning.total, cost.total.because.length]).toEqual([6, 3, 3])
    expect(thrustCost({ turns: [], roll: false, change: 0 }).total).toEqual({ total: 0, because: [] })
    expect([usesThrust(NO_PLOT), usesThrust({ ...NO_PLOT, roll: true }), usesThrust({ ...NO_PLOT, change: -1 })]).toEqual([
      false,
      true,
      true,
    ])
    const budget = (thrust: number, turnRounding: 'down' | 'up') => {
      const ship = shipOf(duel(), 'red-1')
      return thrustBudget(duel({}, { turnRounding }), { ...ship, design: { ...ship.design, thrust } }, NO_PLOT).turning.total
    }
    expect([budget(5, 'down'), budget(5, 'up'), budget(4, 'up'), budget(1, 'down')]).toEqual([2, 3, 2, 1])
  })
  test('FT-MOV-03: a leg to either side has one to six points', () => {
    expect([LEGS.length, LEGS[0], LEGS[11]]).toEqual([12, { to: 'port', points: 1 }, { to: 'starboard', points: 6 }])
  })
})

test('FT-GEO-03: a ship that flies straight on stops where the plane ends', () => {
  const at = (velocity: number) => straightPath(duel(), { ...shipOf(duel(), 'red-1'), at: [0, 31_200_000 - 2 * MU], velocity }).end.at
  expect([at(2), at(3), at(0)]).toEqual([
    [0, 31_200_000],
    [0, 31_200_000],
    [0, 31_200_000 - 2 * MU],
  ])
})

describe('leaving by FTL', () => {
  const crowd = (near: number) => battle({ red: [{ design: 'Tern', ship: { velocity: 8 } }], blue: [{ design: 'Roc', at: [0, 4 + near] }] })
  const left = (near: number, ...dice: readonly number[]) => {
    let result = ''
    const played = inContext(crowd(near), dice, (ctx) => {
      result = leave(ctx, shipOf(ctx.state, 'red-1'))
    })
    return { result, types: played.events.map(({ type }) => type), state: played.state, left: played.left }
  }
  test('FT-FTL-02, FT-FTL-04: from half its velocity ahead, without dice if nobody is within 6 MU', () => {
    expect(left(7)).toMatchObject({ result: 'left', types: ['jumpTried', 'shipJumped'] })
    expect(left(6, 1)).toMatchObject({ result: 'failed', types: ['jumpTried'], left: [] })
  })
  test('FT-FTL-04: on 2 to 4 it leaves with a die of damage, on 5 and 6 it is torn apart and shakes what is near', () => {
    for (const face of [2, 4])
      expect(left(6, face, 1)).toMatchObject({ result: 'left', types: ['jumpTried', 'shipJumped', 'ftlShock', 'damaged'], left: [] })
    for (const face of [5, 6])
      expect(left(6, face, 3, 4)).toMatchObject({
        result: 'destroyed',
        types: ['jumpTried', 'shipDestroyed', 'ftlShock', 'damaged'],
        left: [],
      })
    expect(shipOf(left(6, 5, 3, 4).state, 'blue-1').condition).toMatchObject({ armour: 0, hull: 7 })
  })
})
test('FT-FTL-02, FT-FTL-04: a ship that leaves does not move, and one whose jump fails flies on and may still disengage', () => {
  const moved = (plots: Readonly<Record<string, Partial<ShipPlot>>>, near: number, ...dice: readonly number[]) => {
    const state = battle({
      red: [{ design: 'Tern', ship: { velocity: 4, warm: 1 } }],
      blue: [{ design: 'Roc', at: [0, near] }],
      change: () => ({ turn: 2 }),
    })
    const written = Object.fromEntries(Object.entries(plots).map(([id, plot]) => [id, { ...NO_PLOT, ftl: true, ...plot }]))
    return playSteps(movementSteps, { ...state, secret: { red: { ...NO_SECRET, plots: written } } }, [{ step: 'move' }], { dice })
  }
  const moves = (played: ReturnType<typeof moved>) => played.events.flatMap((event) => (event.type === 'shipMoved' ? [event.ship] : []))
  expect(moves(moved({ 'red-1': {} }, 60))).toEqual(['blue-1'])
  const failed = moved({ 'red-1': {} }, 4, 1)
  expect([moves(failed), shipOf(failed.state, 'red-1').disengaging]).toEqual([['blue-1', 'red-1'], false])
  expect(shipOf(moved({ 'red-1': { disengage: true } }, 4, 1).state, 'red-1').disengaging).toBe(true)
})
test('FT-SEQ-05, FT-FTL-04: a group goes with a ship whose jump fails', () => {
  const state = battle({
    red: [{ design: 'Aerie', ship: { velocity: 4, warm: 1 } }],
    blue: [{ design: 'Roc', at: [0, 4] }],
    change: () => ({ turn: 2 }),
  })
  const g1 = { ...groupOf(state, 'g1'), where: 'space' as const, mission: { do: 'screen', ship: 'red-1' } as const }
  const secret = { red: { ...NO_SECRET, plots: { 'red-1': { ...NO_PLOT, ftl: true } } } }
  const played = playSteps(movementSteps, { ...state, secret, groups: { ...state.groups, g1 } }, [{ step: 'move' }], { dice: [1] })
  expect(groupOf(played.state, 'g1').at).toEqual([0, 4 * MU])
})
describe('entering by FTL', () => {
  const emerged = (near: number, ...dice: readonly number[]) => {
    const state = battle({ red: [{ design: 'Osprey', ship: { status: 'coming' } }], blue: [{ design: 'Roc', at: [0, near] }] })
    return inContext(state, dice, emerge)
  }
  test('FT-FTL-07: scattered by a twelve-sided die and a die of MU; damage only with a ship within 6 MU', () => {
    const { state, events } = emerged(60, 12, 6)
    expect([shipOf(state, 'red-1').at, shipOf(state, 'red-1').status, events.length]).toEqual([[0, 6 * MU], 'present', 1])
    expect(emerged(13, 12, 6).events.length).toBe(1)
    expect(emerged(12, 12, 6, 3, 1, 1).events.map(({ type }) => type)).toEqual([
      'shipEmerged',
      'ftlShock',
      'damaged',
      'ftlShock',
      'damaged',
    ])
  })
  test('FT-FTL-07: 1 to 5 is the damage, a 6 multiplies another die by six', () => {
    const damage = (...dice: readonly number[]) =>
      emerged(12, 12, 6, ...dice).events.flatMap((event) => (event.type === 'ftlShock' && event.ship === 'red-1' ? [event.damage] : []))
    expect([damage(5, 1, 1), damage(6, 1, ...Array.from({ length: 40 }, () => 1))]).toEqual([[5], [6]])
  })
})
describe('ramming', () => {
  const rammed = (range: number, ...dice: readonly number[]) => {
    const state = battle({ red: [{ design: 'Tern' }], blue: [{ design: 'Osprey', at: [0, range] }] })
    return inContext(state, dice, (ctx) => ram(ctx, 'red-1', 'blue-1')).events
  }
  test('FT-OPT-01: within 2 MU, with a 6, and more on a die with thrust than the target', () => {
    expect(rammed(3)).toEqual([])
    expect(rammed(2, 5)).toMatchObject([{ nerve: 5, contest: null, damage: null }])
    expect(rammed(2, 6, 1, 3)).toMatchObject([{ contest: [1, 3], crash: null }]) // 1 + 6 is not more than 3 + 4
    expect(rammed(2, 6, 2, 3, 1, 1, ...Array.from({ length: 30 }, () => 1))[0]).toMatchObject({
      contest: [2, 3],
      crash: [1, 1],
      damage: [6, 24],
    })
  })
  test('FT-OPT-01: only ships that are still there', () => {
    const state = battle({ red: [{ design: 'Tern', ship: { status: 'jumped' } }], blue: [{ design: 'Tern' }] })
    expect(inContext(state, [], (ctx) => ram(ctx, 'red-1', 'blue-1')).events).toEqual([])
    expect(inContext(state, [], (ctx) => ram(ctx, 'blue-1', 'red-1')).events).toEqual([])
  })
})
