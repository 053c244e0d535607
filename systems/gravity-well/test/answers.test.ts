// Offers, forced answers, default orders and automatic decisions, in positions that need each of them.
import { type Call, scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../src/index.ts'
import type { Position } from '../src/position.ts'
import type { Color } from '../src/shapes.ts'
import { begin, blue, callOf, type PlayedPosition, refusalOf, setupFor, yellow } from './played.ts'

const AT = [1, -6] as const
const flying = { at: AT, vector: 2, velocity: 3 } as const
const booster = (seat: Color, payload: 'basicWarhead' | 'pulseWarhead' | 'comSat') =>
  ({ seat, kind: 'booster', payload, ...flying }) as const
const offerOf = (played: PlayedPosition, seat: Color) => system.offer(system.view(played.state, seat), callOf(played))
const forced = (played: PlayedPosition, seat: Color, viewer: Color | 'public' = seat) =>
  system.forcedOrder(system.view(played.state, viewer), callOf(played), seat)
const usual = (played: PlayedPosition, seat: Color) => system.defaultOrder(system.view(played.state, seat), callOf(played))
const decided = (played: PlayedPosition, seat: Color, kind: string = callOf(played).kind) => {
  const call: Call = { ...callOf(played), kind }
  return system.automatic.find((decision) => decision.kind === kind)?.order(system.view(played.state, 'public'), call, seat)
}

describe('calls about lasers', () => {
  const start = begin({
    at: 'aim',
    impulse: 6,
    units: [
      { ...yellow, modules: ['core', 'pointDefence'] },
      { seat: 'yellow', kind: 'gunship', at: [0, -5], sense: 'clockwise' },
      { ...blue, at: [0, -5], modules: ['core', 'pointDefence'] },
      { seat: 'blue', kind: 'engine', at: [0, -5], sense: 'clockwise' },
      { seat: 'blue', kind: 'bus', at: [1, -6], sense: 'clockwise' },
    ],
  })
  test('GW-LSR-01: units that can fire are offered, and nobody fires by default', () => {
    expect(offerOf(start, 'yellow')).toEqual({ kind: 'aim', orders: ['aim'], of: ['u1', 'u2'] })
    expect([usual(start, 'yellow'), forced(start, 'yellow')]).toEqual([{ order: 'aim', fire: false }, undefined])
    expect(refusalOf(start, 'yellow', { order: 'pass' })).toBe('GW-LSR-01')
  })
  test('GW-LSR-02: lasers left to the rules fire at the most dangerous enemy, never at a drifting module', () => {
    expect(decided(start, 'yellow')).toEqual({ order: 'aim', fire: true })
    expect(decided(start, 'yellow', 'fire')).toEqual({ order: 'fire', unit: 'u1', target: 'u3' })
    const others: Position['units'] = [
      { seat: 'blue', kind: 'ecmSat', at: [0, -5] },
      { seat: 'blue', kind: 'booster', at: [0, -5], vector: 2, velocity: 3 },
      { seat: 'blue', kind: 'defSat', at: [0, -5] },
      blue,
    ]
    const mixed = begin({ at: 'aim', impulse: 6, units: [{ ...yellow, modules: ['core', 'pointDefence'] }, ...others] })
    expect(decided(mixed, 'yellow', 'fire')).toEqual({ order: 'fire', unit: 'u1', target: 'u4' })
    const wreck = begin({
      at: 'aim',
      impulse: 6,
      units: [{ ...yellow, modules: ['core', 'pointDefence'] }, { seat: 'blue', kind: 'engine', at: [0, -5] }, blue],
    })
    expect([decided(wreck, 'yellow', 'aim'), decided(wreck, 'yellow', 'fire')]).toEqual([{ order: 'aim', fire: false }, { order: 'pass' }])
  })
})

describe('calls about warheads', () => {
  const meeting = (at: 'pulse' | 'arm', mine: 'basicWarhead' | 'pulseWarhead' | 'comSat', withStation: boolean): PlayedPosition =>
    begin({
      at,
      impulse: 6,
      units: [yellow, booster('yellow', mine), booster('blue', 'comSat'), { ...blue, at: withStation ? [...AT] : [5, -5] }],
    })
  test('GW-PLS-01: boosters are offered whatever they carry, and who carries no pulse has one answer', () => {
    const [with_, without] = [meeting('pulse', 'pulseWarhead', false), meeting('pulse', 'comSat', false)]
    expect(offerOf(with_, 'yellow')).toEqual({ kind: 'pulse', orders: ['pulse'], of: ['u2'] })
    expect(offerOf(without, 'yellow')).toEqual(offerOf(with_, 'yellow'))
    expect([forced(with_, 'yellow'), forced(without, 'yellow')]).toEqual([undefined, { order: 'pulse', units: [] }])
    expect(forced(without, 'yellow', 'public')).toBeUndefined()
    expect(usual(with_, 'yellow')).toEqual({ order: 'pulse', units: [] })
    expect(refusalOf(with_, 'yellow', { order: 'pulse', units: ['u2', 'u2'] })).toBe('GW-PLS-01')
    expect(refusalOf(with_, 'yellow', { order: 'pulse', units: ['u2'] })).toBeUndefined()
    expect(refusalOf(with_, 'yellow', { order: 'pass' })).toBe('GW-PLS-01')
  })
  test('GW-WHD-03: the same for strikes', () => {
    const [armed, empty] = [meeting('arm', 'basicWarhead', false), meeting('arm', 'comSat', false)]
    expect(offerOf(armed, 'yellow')).toEqual({ kind: 'arm', orders: ['arm'], of: ['u2'] })
    expect([forced(armed, 'yellow'), forced(empty, 'yellow')]).toEqual([undefined, { order: 'arm', strike: false }])
    expect(forced(empty, 'yellow', 'public')).toBeUndefined()
    expect(usual(armed, 'yellow')).toEqual({ order: 'arm', strike: false })
    expect(refusalOf(armed, 'yellow', { order: 'pass' })).toBe('GW-WHD-03')
    const [strike, nothing] = [armed, empty].map(
      ({ state, events }): PlayedPosition => ({
        events,
        state: { ...state, play: { ...state.play, calls: [{ id: '1', kind: 'strike', key: 'yellow', seats: ['yellow'], instead: [] }] } },
      }),
    )
    if (!strike || !nothing) throw new Error('two positions')
    expect(offerOf(strike, 'yellow')).toEqual({ kind: 'strike', orders: ['strike', 'pass'], of: ['u2'] })
    expect([forced(strike, 'yellow'), forced(nothing, 'yellow')]).toEqual([undefined, { order: 'pass' }])
    expect(usual(strike, 'yellow')).toEqual({ order: 'pass' })
    expect(refusalOf(strike, 'yellow', { order: 'strike', unit: 'u2', target: 'u3' })).toBeUndefined()
    expect(refusalOf(strike, 'yellow', { order: 'strike', unit: 'u2', target: 'u4' })).toBe('GW-WHD-04')
    expect(refusalOf(strike, 'yellow', { order: 'strike', unit: 'u1', target: 'u3' })).toBe('GW-WHD-07')
    expect(refusalOf(strike, 'yellow', { order: 'aim', fire: true })).toBe('GW-WHD-03')
  })
  test('GW-PLS-01, GW-WHD-03, GW-WHD-04: warheads left to the rules wait for a station', () => {
    const far = meeting('arm', 'basicWarhead', false)
    expect([decided(far, 'yellow', 'pulse'), decided(far, 'yellow', 'arm'), decided(far, 'yellow', 'strike')]).toEqual([
      { order: 'pulse', units: [] },
      { order: 'arm', strike: false },
      { order: 'pass' },
    ])
    const near = meeting('arm', 'basicWarhead', true)
    for (const kind of ['pulse', 'arm', 'strike']) expect(decided(near, 'yellow', kind)).toBeUndefined()
  })
})

describe('calls about launches', () => {
  const launching = (...units: NonNullable<Position['units']>) =>
    begin({ at: 'launch', moons: [{ at: [0, -5] }], units: [yellow, blue, ...units] })
  test('GW-MOV-07, GW-LCH-05: a player with empty bays has one answer, unless a unit may leave its moon', () => {
    const bus = { ...yellow, kind: 'bus' } as const
    const nothing = { order: 'launch', launches: [], leave: [], openBays: false }
    expect([forced(launching(bus), 'yellow'), forced(launching({ ...bus, moon: 'm1' }), 'yellow')]).toEqual([nothing, undefined])
    expect(forced(launching(bus), 'yellow', 'public')).toBeUndefined()
  })
  test('GW-STA-05: nor if it has a booster, which may drop its load in flight', () => {
    expect(forced(launching(booster('yellow', 'comSat')), 'yellow')).toBeUndefined()
  })
})

describe('calls about satellites, cargo, moons and gas', () => {
  const satellite = { seat: 'yellow', kind: 'comSat', ...flying } as const
  const at = (impulse: number, ...others: NonNullable<Position['units']>) =>
    begin({ at: 'deploy', impulse, units: [yellow, satellite, blue, ...others] })
  test('GW-MOV-09: loose satellites and all boosters are offered; who has no satellite has one answer', () => {
    const start = at(6, booster('yellow', 'basicWarhead'))
    expect(offerOf(start, 'yellow')).toEqual({ kind: 'deploy', orders: ['deploy'], of: ['u2', 'u4'] })
    expect(forced(start, 'yellow')).toBeUndefined()
    const none = begin({ at: 'deploy', impulse: 6, units: [yellow, booster('yellow', 'basicWarhead'), blue] })
    expect([forced(none, 'yellow'), forced(none, 'yellow', 'public')]).toEqual([{ order: 'deploy', units: [] }, undefined])
    expect(usual(start, 'yellow')).toEqual({ order: 'deploy', units: [] })
    expect(refusalOf(start, 'yellow', { order: 'pass' })).toBe('GW-MOV-09')
  })
  const NO_CARGO = { order: 'cargo', actions: [] } as const
  const NO_SATELLITE = { order: 'deploy', units: [] } as const
  const enemy = { seat: 'blue', kind: 'bus', ...flying } as const
  test('GW-MOV-09: satellites left to the rules deploy beside their station', () => {
    const home = begin({
      at: 'deploy',
      impulse: 2,
      units: [yellow, { seat: 'yellow', kind: 'comSat', at: yellow.at, sense: 'clockwise' }, blue],
    })
    expect(decided(home, 'yellow')).toEqual({ order: 'deploy', units: ['u2'] })
    expect(refusalOf(home, 'yellow', { order: 'deploy', units: ['u2'] })).toBeUndefined()
  })
  test('GW-MOV-09: elsewhere they ask when they meet an enemy, and under a booster in the last impulse', () => {
    const [idle, last, met] = [at(6), at(7), at(6, enemy)]
    expect([decided(idle, 'yellow', 'deploy'), decided(last, 'yellow', 'deploy'), decided(met, 'yellow', 'deploy')]).toEqual([
      NO_SATELLITE,
      NO_SATELLITE,
      undefined,
    ])
    const [soon, now] = [at(6, booster('yellow', 'comSat')), at(7, booster('yellow', 'comSat'))]
    expect([decided(soon, 'yellow', 'deploy'), decided(now, 'yellow', 'deploy')]).toEqual([NO_SATELLITE, undefined])
  })
  test('GW-MOV-06: cargo left to the rules asks when something has come alongside by thrust in this turn', () => {
    const beside = (impulse: number, turn: number) => {
      const { state, events } = at(impulse, { seat: 'yellow', kind: 'bus', ...flying })
      const bus = state.units.u4
      if (!bus) throw new Error('there is a bus')
      const units = { ...state.units, u4: { ...bus, burn: { turn, facings: 0, gained: 1 } } }
      return decided({ events, state: { ...state, units } }, 'yellow', 'cargo')
    }
    const { turn } = at(7).state
    expect([beside(7, turn), beside(7, turn - 1), beside(6, turn)]).toEqual([undefined, NO_CARGO, NO_CARGO])
    // The satellite alone has nobody to carry it.
    expect(decided(at(7), 'yellow', 'cargo')).toEqual(NO_CARGO)
  })
  test('GW-PIC-03: a loaded carrier asks in the last impulse and when it meets an enemy; an empty one does not', () => {
    const away = { seat: 'yellow', kind: 'bus', at: [3, 0], vector: 2, velocity: 3 } as const
    const loaded = { ...away, cargo: ['basicWarhead' as const] }
    const meeting = { ...enemy, at: away.at } as const
    const answers = [at(6, loaded), at(7, loaded), at(6, loaded, meeting), at(6, away, meeting)].map((one) =>
      decided(one, 'yellow', 'cargo'),
    )
    expect(answers).toEqual([NO_CARGO, undefined, undefined, NO_CARGO])
  })
  test('GW-STA-05: bays that are open in flight ask in every impulse', () => {
    const { state, events } = at(2)
    expect(decided({ events, state: { ...state, openBays: ['yellow'] } }, 'yellow', 'cargo')).toBeUndefined()
  })
  test('the decisions that most players want are all but the one about moons', () => {
    const usual = system.automatic.flatMap(({ key, usual }) => (usual ? [key] : []))
    expect(usual).toEqual(['aim', 'fire', 'pulse', 'arm', 'strike', 'deploy', 'cargo', 'deliver'])
  })
  test('GW-MOV-06: carriers that can pick up or drop are offered, each once', () => {
    const bus = { seat: 'yellow', kind: 'bus', ...flying } as const
    const start = begin({ at: 'cargo', impulse: 6, units: [yellow, { ...bus, cargo: ['comSat'] }, satellite, bus, blue] })
    expect(offerOf(start, 'yellow')).toEqual({ kind: 'cargo', orders: ['cargo'], of: ['u2', 'u5'] })
    expect(usual(start, 'yellow')).toEqual({ order: 'cargo', actions: [] })
    expect(forced(start, 'yellow')).toBeUndefined()
    expect(refusalOf(start, 'yellow', { order: 'pass' })).toBe('GW-MOV-06')
  })
  test('GW-MOV-07: units on the motion of a moon are offered, and stay up by default and by rule', () => {
    const start = begin({ at: 'land', impulse: 6, moons: [{ at: [0, -5] }], units: [yellow, { ...blue, sense: 'anticlockwise' }] })
    expect(offerOf(start, 'yellow')).toEqual({ kind: 'land', orders: ['land'], of: ['u1'] })
    expect([usual(start, 'yellow'), decided(start, 'yellow'), forced(start, 'yellow')]).toEqual([
      { order: 'land', units: [] },
      { order: 'land', units: [] },
      undefined,
    ])
    expect(refusalOf(start, 'yellow', { order: 'land', units: ['u1', 'u1'] })).toBe('GW-MOV-07')
    expect(refusalOf(start, 'yellow', { order: 'land', units: ['u2'] })).toBe('GW-MOV-07')
    expect(refusalOf(start, 'yellow', { order: 'land', units: ['u1'] })).toBeUndefined()
    const two = begin({ at: 'land', impulse: 6, moons: [{ at: [0, -5] }], units: [yellow, { ...yellow, kind: 'bus' }, blue] })
    expect([
      refusalOf(two, 'yellow', { order: 'land', units: ['u2'] }),
      refusalOf(two, 'yellow', { order: 'land', units: ['u1', 'u3'] }),
    ]).toEqual([undefined, 'GW-MOV-07'])
    expect(refusalOf(start, 'yellow', { order: 'pass' })).toBe('GW-MOV-07')
  })
  test('GW-REF-01: loads are delivered by default and by rule, each to one refinery', () => {
    const scoop = { seat: 'yellow', kind: 'scoopship', at: [0, -5], gas: true } as const
    const plant = { ...yellow, modules: ['core', 'refinery'] } as const
    const start = begin({
      at: 'deliver',
      units: [{ ...plant, modules: [...plant.modules] }, scoop, { ...scoop, gas: false }, { ...plant, modules: [...plant.modules] }, blue],
    })
    const all = { order: 'deliver', loads: [{ unit: 'u2', station: 'u1' }] } as const
    expect(offerOf(start, 'yellow')).toEqual({ kind: 'deliver', orders: ['deliver'], of: ['u2'] })
    expect([usual(start, 'yellow'), decided(start, 'yellow'), forced(start, 'yellow')]).toEqual([all, all, undefined])
    const [load] = all.loads
    expect(refusalOf(start, 'yellow', { order: 'deliver', loads: [load, load] })).toBe('GW-REF-01')
    expect(refusalOf(start, 'yellow', { order: 'deliver', loads: [{ unit: 'u3', station: 'u1' }] })).toBe('GW-REF-01')
    expect(refusalOf(start, 'yellow', { order: 'deliver', loads: [{ unit: 'u2', station: 'u4' }] })).toBeUndefined()
    expect(refusalOf(start, 'yellow', { order: 'deliver', loads: [{ unit: 'u2', station: 'u5' }] })).toBe('GW-REF-01')
    expect(refusalOf(start, 'yellow', { order: 'pass' })).toBe('GW-REF-01')
  })
})

describe('calls about launches, thrust and works', () => {
  test('GW-LCH-05: stations that work and landed units are offered; with empty bays nothing can be ordered', () => {
    const start = begin({
      at: 'launch',
      moons: [{ at: [0, -5] }],
      units: [
        { ...yellow, moon: 'm1', bay: ['comSat'] },
        { seat: 'yellow', kind: 'bus', at: [0, -5], sense: 'clockwise', moon: 'm1' },
        blue,
      ],
    })
    expect(offerOf(start, 'yellow')).toEqual({ kind: 'launch', orders: ['launch'], of: ['u1', 'u1', 'u2'] })
    const nothing = { order: 'launch', launches: [], leave: [], openBays: false }
    expect([forced(start, 'yellow'), forced(start, 'blue'), forced(start, 'blue', 'public')]).toEqual([undefined, nothing, undefined])
    expect([usual(start, 'yellow'), usual(start, 'blue')]).toEqual([nothing, nothing])
    const leave = (...ids: readonly string[]) =>
      refusalOf(start, 'yellow', { order: 'launch', launches: [], leave: [...ids], openBays: false })
    expect([leave('u1', 'u2'), leave('u1', 'u1'), leave('u3')]).toEqual([undefined, 'GW-MOV-07', 'GW-MOV-07'])
    expect(refusalOf(start, 'yellow', { order: 'pass' })).toBe('GW-LCH-05')
    const plain = begin({ at: 'launch', units: [{ ...yellow, bay: ['comSat'] }, blue, { seat: 'blue', kind: 'bus', at: [3, 0] }] })
    expect([forced(plain, 'yellow'), forced(plain, 'blue')]).toEqual([undefined, nothing])
    // Something in flight could be dropped once bays are open.
    expect(forced(begin({ at: 'launch', units: [yellow, booster('yellow', 'comSat'), blue] }), 'yellow')).toBeUndefined()
  })
  test('GW-THR-01, GW-SCP-03: units with thrust and scoopships in the planet are offered; these return by default', () => {
    const start = begin({
      at: 'thrust',
      units: [
        { ...yellow, modules: ['core', 'engine'] },
        { seat: 'yellow', kind: 'scoopship', at: [1, 0], vector: 4, velocity: 5, gas: true, dive: { sense: 'clockwise' } },
        booster('yellow', 'comSat'),
        { seat: 'yellow', kind: 'comSat', ...flying },
        blue,
      ],
    })
    expect(offerOf(start, 'yellow')).toEqual({ kind: 'thrust', orders: ['thrust'], of: ['u1', 'u3', 'u2'] })
    const order = usual(start, 'yellow')
    expect(order).toMatchObject({ order: 'thrust', burns: {}, returns: { u2: { sense: 'clockwise' } } })
    expect(Object.keys(order.order === 'thrust' ? order.returns : {})).toEqual(['u2'])
    expect([refusalOf(start, 'yellow', order), forced(start, 'yellow')]).toEqual([undefined, undefined])
    if (order.order !== 'thrust') throw new Error('thrust is asked')
    expect(refusalOf(start, 'yellow', { ...order, returns: { ...order.returns, u3: { hex: [2, 0], sense: 'clockwise' } } })).toBe(
      'GW-SCP-03',
    )
    expect(refusalOf(start, 'yellow', { ...order, burns: { u5: { vector: 2, velocity: 3 } } })).toBe('GW-THR-01')
    expect(refusalOf(start, 'yellow', { ...order, burns: { u4: { vector: 2, velocity: 2 } } })).toBe('GW-THR-01')
    expect(refusalOf(start, 'yellow', { order: 'pass' })).toBe('GW-THR-01')
  })
  test('GW-CON-01: without resource units and with an empty bay there is nothing to build, recycle or mend', () => {
    const worn = { ...yellow, modules: { core: { damage: 1 } } }
    const works = (pool: number, bay: readonly 'comSat'[] = []) =>
      begin({ at: 'build', pools: { yellow: pool }, units: [{ ...worn, bay: [...bay] }, blue] })
    const nothing = { order: 'build', recycle: [], repairs: [], installs: [], builds: [] }
    expect([forced(works(0), 'yellow'), forced(works(0), 'yellow', 'public')]).toEqual([nothing, undefined])
    expect([forced(works(1), 'yellow'), forced(works(0, ['comSat']), 'yellow')]).toEqual([undefined, undefined])
  })
  test('GW-CON-08: stations are offered, and nothing is built by default', () => {
    const start = begin({ at: 'build', units: [yellow, blue] })
    expect(offerOf(start, 'yellow')).toEqual({ kind: 'build', orders: ['build'], of: ['u1'] })
    expect(usual(start, 'yellow')).toEqual({ order: 'build', recycle: [], repairs: [], installs: [], builds: [] })
    expect([forced(start, 'yellow'), refusalOf(start, 'yellow', { order: 'pass' })]).toEqual([undefined, 'GW-CON-08'])
  })
})

describe('calls of the set-up', () => {
  const placed = (scenario: string, moons: number) => {
    const setup = setupFor(scenario, { moons })
    let now: PlayedPosition = system.begin({ setup, position: null }, scriptedDice())
    const places: string[] = []
    while (now.state.turn === 0) {
      const call = callOf(now)
      const [seat = ''] = call.seats
      const order = system.defaultOrder(system.view(now.state, seat), call)
      expect(system.offer(system.view(now.state, seat), call)).toEqual({ kind: call.kind, orders: [call.kind], of: [] })
      expect(system.check(system.view(now.state, seat), call, { order: 'pass' })?.[0].rule).toBe(
        call.kind === 'moon' ? 'GW-SET-02' : 'GW-SET-03',
      )
      if (order.order !== 'moon' && order.order !== 'station') throw new Error('a place is asked')
      places.push(`${order.order} ${seat} ${order.hex.join()} ${order.sense}`)
      now = system.resolve(now.state, call, { [seat]: order }, scriptedDice())
    }
    return places
  }
  test('GW-SET-02, GW-SET-03, R-GW-86: default places are far apart, in one ring with debris, and of the senses that the scenario wants', () => {
    expect(placed('fast', 3)).toEqual([
      'moon yellow 0,-7 clockwise',
      'moon blue 3,-2 clockwise',
      'moon yellow 7,-6 clockwise',
      'station yellow 0,-6 clockwise',
      'station blue 0,6 anticlockwise',
    ])
    expect(placed('free-for-all', 4)).toEqual([
      'moon yellow 0,-7 clockwise',
      'moon blue 3,-2 clockwise',
      'moon red 7,-6 clockwise',
      'moon green -3,3 clockwise',
      'station yellow 0,-6 clockwise',
      'station blue 6,-3 anticlockwise',
      'station red 0,6 clockwise',
      'station green -6,3 anticlockwise',
    ])
    expect(placed('slow', 0)).toEqual(['station yellow 0,-6 clockwise', 'station blue 0,6 clockwise'])
  })
})
