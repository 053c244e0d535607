// The sequence of play in positions with scripted dice: what a single case cannot show.
import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../src/index.ts'
import type { Order } from '../src/orders.ts'
import type { Position } from '../src/position.ts'
import { answer, asked, begin, blue, callOf, eventOf, FAST, refusalOf, setupFor, typesOf, yellow } from './played.ts'

describe('scoopships', () => {
  test('GW-SCP-01, R-GW-85: in the planet it moves no more in its turn', () => {
    const dive = { seat: 'yellow', kind: 'scoopship', at: [1, 0], vector: 4, velocity: 6, dive: { sense: 'clockwise' } } as const
    const later = begin({ at: 'impulse', impulse: 4, units: [yellow, blue, dive] })
    expect(later.state.units.u3).toMatchObject({ at: [1, 0], vector: 4, velocity: 6, dive: { sense: 'clockwise' } })
  })
  test('GW-SCP-01, GW-MAP-11: a scoopship survives in the planet, but not beyond the map; a bus neither', () => {
    // At 9 the second hex of the overspeed impulse is off the map, or in the planet.
    const fate = (kind: 'scoopship' | 'bus', at: readonly [number, number], vector: 2 | 5) =>
      begin({
        at: [{ step: 'impulse', impulse: 7 }, { step: 'launch' }],
        units: [yellow, blue, { seat: 'yellow', kind, at: [...at], vector, velocity: 9 }],
      })
    const [out, down, gone, lost] = [
      fate('scoopship', [6, 0], 2),
      fate('scoopship', [3, 0], 5),
      fate('bus', [3, 0], 5),
      fate('bus', [6, 0], 2),
    ]
    expect([eventOf(out, 'destroyed')?.cause, eventOf(gone, 'destroyed')?.cause, eventOf(lost, 'destroyed')?.cause]).toEqual([
      'lost',
      'planet',
      'lost',
    ])
    expect([eventOf(down, 'dived'), eventOf(out, 'dived')]).toEqual([{ type: 'dived', unit: 'u3', sense: null, loaded: true }, undefined])
  })
  test('GW-SCP-03: each returns in the sense in which it came, and by default it does', () => {
    const diver = (sense: 'clockwise' | 'anticlockwise' | null, at: readonly [number, number]) =>
      ({ seat: 'yellow', kind: 'scoopship', at: [...at], vector: 4, velocity: 5, dive: { sense } }) as const
    const start = begin({
      at: 'thrust',
      units: [yellow, blue, diver('anticlockwise', [1, 0]), diver('clockwise', [0, 1]), diver(null, [-1, 0])],
    })
    const usual = system.defaultOrder(system.view(start.state, 'yellow'), callOf(start))
    if (usual.order !== 'thrust') throw new Error('thrust is asked')
    expect(['u3', 'u4', 'u5'].map((id) => usual.returns[id]?.sense)).toEqual(['anticlockwise', 'clockwise', 'clockwise'])
    expect(refusalOf(start, 'yellow', usual)).toBeUndefined()
    const { u3, ...others } = usual.returns
    expect(refusalOf(start, 'yellow', { ...usual, returns: others })).toBe('GW-SCP-03')
    expect(refusalOf(start, 'yellow', { ...usual, returns: { ...usual.returns, u1: { hex: [2, 0], sense: 'clockwise' } } })).toBe(
      'GW-SCP-03',
    )
    expect(refusalOf(start, 'yellow', { ...usual, returns: { ...others, u3: { hex: [-2, 0], sense: 'anticlockwise' } } })).toBe('GW-SCP-03')
    expect(u3?.sense).toBe('anticlockwise')
  })
  test('GW-SCP-01 to GW-SCP-04, GW-REF-01: a dive, a return in the same sense, a load for the refinery', () => {
    const down = begin({
      at: 'gravity',
      units: [yellow, { seat: 'yellow', kind: 'scoopship', at: [2, 0], vector: 4, velocity: 5 }, blue],
    })
    expect(down.state.units.u2).toMatchObject({ gas: true, dive: { sense: 'clockwise' } })
    const inPlanet = down.state.units.u2?.at ?? [0, 0]
    const thrust = begin({
      at: 'thrust',
      units: [
        { ...yellow, at: [2, 0], modules: ['core', 'refinery'] },
        { seat: 'yellow', kind: 'scoopship', at: [...inPlanet], vector: 4, velocity: 5, gas: true, dive: { sense: 'clockwise' } },
        blue,
      ],
    })
    const back = (sense: 'clockwise' | 'anticlockwise') =>
      ({ order: 'thrust', burns: {}, returns: { u2: { hex: [2, 0], sense } } }) as const
    expect(refusalOf(thrust, 'yellow', { order: 'thrust', burns: {}, returns: {} })).toBe('GW-SCP-03')
    expect(refusalOf(thrust, 'yellow', back('anticlockwise'))).toBe('GW-SCP-03')
    let now = answer(thrust, { yellow: back('clockwise') })
    while (callOf(now).kind !== 'deliver') now = answer(now, {})
    expect(now.state.units.u2?.at).toEqual(now.state.units.u1?.at)
    const sold = answer(now, { yellow: { order: 'deliver', loads: [{ unit: 'u2', station: 'u1' }] } }, 5, 6)
    expect([sold.state.gas.yellow, sold.state.secret.yellow?.pool, sold.state.units.u2?.gas]).toEqual([11, 19, false])
  })
})

describe('economy', () => {
  test('GW-RES-02, GW-RES-03: a station on a moon rolls its dice, and a collector doubles them', () => {
    const on = { ...yellow, at: [2, -6] as const, moon: 'm1', modules: ['core', 'collector'] as const }
    const income = begin(
      { at: 'income', moons: [{ at: [2, -6], number: 3 }], units: [{ ...on, modules: [...on.modules], at: [2, -6] }, blue] },
      1,
      2,
      6,
    )
    expect(eventOf(income, 'collected')).toMatchObject({ from: 'moon', faces: [1, 2, 6], collector: true, amount: 18 })
  })
  test('GW-REP-03, GW-REP-04: a core out of action repairs for 10 a turn, and builds again once it is mended', () => {
    const start = begin({
      at: 'build',
      pools: { yellow: 30 },
      units: [{ ...yellow, modules: { core: { damage: 3 }, engine: { damage: 3 } } }, blue],
    })
    const order = (points: number, kinds: readonly ('bus' | 'comSat')[]): Order => ({
      order: 'build',
      recycle: [],
      repairs: points > 0 ? [{ station: 'u1', target: { module: 'core' }, points }] : [],
      installs: [],
      builds: kinds.map((kind) => ({ station: 'u1', kind, to: { at: 'bay' } })),
    })
    expect(refusalOf(start, 'yellow', order(0, ['bus']))).toBe('GW-CON-02')
    expect(refusalOf(start, 'yellow', order(1, ['bus', 'bus']))).toBeUndefined()
    expect(refusalOf(start, 'yellow', order(1, ['bus', 'bus', 'comSat']))).toBe('GW-CON-02')
    expect(refusalOf(start, 'yellow', order(4, []))).toBe('GW-REP-01')
  })
})

describe('the end', () => {
  const end = (position: Position, setup = FAST) => system.begin({ setup, position }, scriptedDice()).state.outcome
  test('GW-SCN-09, GW-SCN-05: the last player with a station wins; without any station it is a draw', () => {
    expect(end({ at: 'turnEnd', units: [yellow] })).toMatchObject({ winners: ['yellow'], why: 'GW-SCN-09' })
    expect(end({ at: 'turnEnd', units: [{ seat: 'blue', kind: 'bus', at: [3, 0] }] })).toMatchObject({ winners: [], why: 'GW-SCN-05' })
  })
  test('GW-SCN-03: of two with enough gas the higher wins, and equals draw', () => {
    const setup = setupFor('refinery')
    const gas = (one: number, other: number) => end({ at: 'turnEnd', units: [yellow, blue], gas: { yellow: one, blue: other } }, setup)
    expect(gas(31, 35)).toMatchObject({ winners: ['blue'], why: 'GW-SCN-03' })
    expect(gas(32, 32)).toMatchObject({ winners: [], why: 'GW-SCN-03' })
    expect(gas(29, 12)).toBeNull()
    expect(gas(30, 12)).toMatchObject({ winners: ['yellow'], scores: { yellow: { total: 30 }, blue: { total: 12 } } })
    expect(gas(12, 30)).toMatchObject({ winners: ['blue'] })
    expect(end({ at: 'turnEnd', units: [yellow, blue], gas: { yellow: 40 } })).toBeNull()
    const alone = end({ at: 'turnEnd', units: [yellow, blue], gas: { yellow: 40 } }, setup)
    expect(alone?.scores).toMatchObject({ yellow: { total: 40 }, blue: { total: 0 } })
  })
  test('GW-SCN-06: at the last turn the modules count, less their damage', () => {
    const last = (damage: number) =>
      end({ at: 'turnEnd', turn: FAST.turns, units: [yellow, { ...blue, modules: { core: { damage: 0 }, engine: { damage } } }] })
    expect(last(3)).toMatchObject({ winners: ['blue'], why: 'GW-SCN-06', scores: { yellow: { total: 14 }, blue: { total: 15 } } })
    expect(last(4)).toMatchObject({ winners: [], scores: { blue: { total: 14 } } })
  })
  test('a player without a station is out while others play on', () => {
    const setup = setupFor('three')
    const position: Position = { at: 'turnEnd', units: [yellow, blue, { seat: 'red', kind: 'bus', at: [3, 0], sense: 'clockwise' }] }
    const played = system.begin({ setup, position }, scriptedDice())
    expect(eventOf(played, 'seatOut')).toMatchObject({ seat: 'red', units: ['u3'] })
    expect(asked(played)).toBe('launch yellow blue')
    const nothing = system.begin({ setup, position: { at: 'turnEnd', units: [yellow, blue] } }, scriptedDice())
    expect(typesOf(nothing)).toEqual(['turnBegan'])
  })
})
