// The sequence of play in positions with scripted dice: what a single case cannot show.
import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../src/index.ts'
import type { Order } from '../src/orders.ts'
import type { Position } from '../src/position.ts'
import type { Color } from '../src/shapes.ts'
import { UNTOUCHED } from '../src/table.ts'
import { answer, asked, begin, blue, callOf, eventOf, FAST, refusalOf, setupFor, typesOf, yellow } from './played.ts'

/** A blue station in the hex of the yellow one. */
const beside = { ...blue, at: yellow.at, sense: 'anticlockwise' } as const

describe('lasers', () => {
  const duel = (blueCore: number): Position => ({
    at: 'aim',
    impulse: 6,
    units: [
      { ...yellow, modules: ['core', 'pointDefence'] },
      { ...beside, modules: { core: { damage: blueCore }, pointDefence: { damage: 0 } } },
    ],
  })
  const joined = { yellow: { order: 'aim', fire: true }, blue: { order: 'aim', fire: true } } as const
  test('GW-LSR-01, GW-MOD-05: after tied dice the higher fires first, and a core knocked out in the exchange ends the fire of its station', () => {
    const start = begin(duel(0))
    expect(asked(start)).toBe('aim yellow blue')
    const fire = answer(start, joined, 4, 4, 5, 2)
    expect(fire.events.filter(({ type }) => type === 'initiativeRolled')).toHaveLength(2)
    expect(asked(fire)).toBe('fire yellow')
    // To hit 2, module die 1 is the core, 3 points knock it out: blue cannot answer, so yellow fires again.
    const second = answer(fire, { yellow: { order: 'fire', unit: 'u1', target: 'u2' } }, 2, 1, 3)
    expect(eventOf(second, 'damaged')).toMatchObject({ target: 'u2', module: 'core', total: 3, destroyed: false })
    expect([asked(second), typesOf(second)]).toEqual(['fire yellow', ['shotFired', 'damaged']])
    const third = answer(second, { yellow: { order: 'fire', unit: 'u1', target: 'u2' } }, 3)
    expect(eventOf(third, 'shotFired')).toMatchObject({ shot: 2, face: 3, hit: false, needed: { total: 2 } })
  })
  test('GW-LSR-01: a pass is for the whole exchange, and the other goes on', () => {
    const fire = answer(begin(duel(0)), joined, 6, 1)
    const passed = answer(fire, { yellow: { order: 'pass' } })
    expect(typesOf(passed)).toEqual(['seatPassed'])
    expect(asked(passed)).toBe('fire blue')
    const shot = answer(passed, { blue: { order: 'fire', unit: 'u2', target: 'u1' } }, 6)
    expect(asked(shot)).toBe('fire blue')
  })
  test('GW-LSR-01: who does not want to fire is left out, and without anybody there is no fire', () => {
    const start = begin(duel(0))
    const one = answer(start, { yellow: { order: 'aim', fire: true } })
    expect([asked(one), typesOf(one), eventOf(one, 'seatsJoined')?.seats]).toEqual(['fire yellow', ['seatsJoined'], ['yellow']])
    const view = system.view(one.state, 'yellow')
    expect(system.offer(view, callOf(one))).toEqual({ kind: 'fire', orders: ['fire', 'pass'], of: ['u1'] })
    expect(system.defaultOrder(view, callOf(one))).toEqual({ order: 'pass' })
    expect(system.forcedOrder(view, callOf(one), 'yellow')).toBeUndefined()
    expect(refusalOf(one, 'yellow', { order: 'strike', unit: 'u1', target: 'u2' })).toBe('GW-LSR-01')
    const none = answer(start, {})
    expect([asked(none).startsWith('fire'), typesOf(none)[0], eventOf(none, 'seatsJoined')?.seats]).toEqual([false, 'seatsJoined', []])
  })
  test('GW-LSR-02, GW-LSR-08, GW-SAT-03: what a seat may fire with, and at what', () => {
    const start = begin({
      at: 'aim',
      impulse: 6,
      units: [
        { ...yellow, modules: ['core', 'pointDefence'] },
        { seat: 'yellow', kind: 'gunship', at: [0, -5], shots: 2 },
        { seat: 'yellow', kind: 'defSat', at: [0, -5] },
        { ...blue, at: [0, -5] },
        { seat: 'blue', kind: 'bus', at: [1, -6] },
        { seat: 'blue', kind: 'bus', at: [2, -7] },
        { seat: 'blue', kind: 'booster', at: [1, -6], vector: 2, velocity: 3 },
        { seat: 'blue', kind: 'basicWarhead', at: [1, -6] },
        { seat: 'blue', kind: 'basicWarhead', at: [0, -5] },
      ],
    })
    const fire = (unit: string, target: string) => refusalOf(start, 'yellow', { order: 'fire', unit, target })
    expect(['u4', 'u5', 'u6', 'u7', 'u8', 'u9'].map((target) => fire('u1', target))).toEqual([
      undefined,
      undefined,
      'GW-LSR-02',
      'GW-LSR-02',
      'GW-LSR-02',
      undefined,
    ])
    // GW-SCP-02: not a scoopship in the atmosphere beside the laser.
    const low = { at: [2, 0], sense: 'clockwise' } as const
    const dive = { at: [1, 0], vector: 4, velocity: 6, dive: { sense: 'clockwise' } } as const
    const above = (kind: 'scoopship' | 'bus') =>
      begin({
        at: 'aim',
        impulse: 7,
        units: [{ ...yellow, ...low, modules: ['core', 'pointDefence'] }, blue, { seat: 'blue', kind, ...(kind === 'bus' ? low : dive) }],
      })
    expect([asked(above('bus')), asked(above('scoopship')).startsWith('fire')]).toEqual(['fire yellow', false])
    expect([fire('u1', 'u2'), fire('u1', 'u99')]).toEqual(['GW-LSR-02', 'GW-LSR-02'])
    expect(['u2', 'u3', 'u4', 'u99'].map((unit) => fire(unit, 'u4'))).toEqual(['GW-LSR-08', 'GW-SAT-03', 'GW-LSR-01', 'GW-LSR-01'])
    expect(refusalOf(start, 'yellow', { order: 'arm', strike: false })).toBe('GW-LSR-01')
  })
  test('GW-GUN-02, GW-PIC-05: a gunship and a module in flight are destroyed by their hit points, a booster by one', () => {
    const target = (kind: 'gunship' | 'factory' | 'booster', damage: number, face: number) => {
      const start = begin({
        at: 'aim',
        impulse: 6,
        units: [{ ...yellow, modules: ['core', 'pointDefence'] }, blue, { seat: 'blue', kind, at: [0, -5], damage, shots: 2 }],
      })
      const fired = answer(start, { yellow: { order: 'fire', unit: 'u1', target: 'u3' } }, 1, face)
      const damaged = eventOf(fired, 'damaged')
      return [damaged?.total, damaged?.destroyed, fired.state.units.u3?.damage]
    }
    expect([target('gunship', 0, 3), target('gunship', 3, 1), target('gunship', 0, 6)]).toEqual([
      [3, false, 3],
      [4, true, undefined],
      [4, true, undefined],
    ])
    expect([target('factory', 1, 6), target('factory', 2, 6), target('booster', 0, 1)]).toEqual([
      [7, false, 7],
      [8, true, undefined],
      [1, true, undefined],
    ])
  })
  test('GW-LSR-01: nobody rolls if only one player can fire', () => {
    const start = begin(duel(3))
    expect(asked(start)).toBe('fire yellow')
    expect(typesOf(start)).toEqual([])
  })
  test('GW-MOD-04: a core of four hit points is destroyed by 4 to 6, and the station with it unless its factory works', () => {
    const lost = answer(begin(duel(3)), { yellow: { order: 'fire', unit: 'u1', target: 'u2' } }, 1, 2, 6)
    expect(typesOf(lost).slice(0, 3)).toEqual(['shotFired', 'damaged', 'destroyed'])
    const plant = begin({
      at: 'aim',
      impulse: 6,
      units: [
        { ...yellow, modules: ['core', 'pointDefence'] },
        { ...beside, modules: ['core', 'factory'] },
      ],
    })
    const kept = answer(plant, { yellow: { order: 'fire', unit: 'u1', target: 'u2' } }, 1, 1, 6)
    expect(kept.state.units.u2?.modules).toEqual({ factory: { damage: 0, disabled: 0 } })
    // Only a core for itself can be built, within the factory's 20.
    const works = begin({ at: 'build', pools: { blue: 20 }, units: [yellow, { ...beside, modules: ['factory'] }] })
    const order = (kind: 'core' | 'bus', to: 'board' | 'bay') =>
      ({ order: 'build', recycle: [], repairs: [], installs: [], builds: [{ station: 'u2', kind, to: { at: to } }] }) as const
    expect(refusalOf(works, 'blue', order('bus', 'bay'))).toBe('GW-MOD-04')
    expect(refusalOf(works, 'blue', order('core', 'bay'))).toBe('GW-MOD-04')
    expect(refusalOf(works, 'blue', order('core', 'board'))).toBeUndefined()
  })
  test('GW-LSR-11: armour takes one whole hit, then it is gone', () => {
    const start = begin({
      at: 'aim',
      units: [
        { ...yellow, modules: ['core', 'pointDefence'] },
        { ...beside, modules: ['core', 'armour'] },
      ],
    })
    const hit = answer(start, { yellow: { order: 'fire', unit: 'u1', target: 'u2' } }, 1)
    expect(typesOf(hit)).toEqual(['shotFired', 'armourSpent'])
    expect(hit.state.units.u2?.modules).toEqual({ core: { damage: 0, disabled: 0 } })
    const pulsed = begin({
      at: 'aim',
      units: [
        { ...yellow, modules: ['core', 'pointDefence'] },
        { ...beside, modules: { core: { damage: 0 }, armour: { damage: 0, disabled: 1 } } },
      ],
    })
    const through = answer(pulsed, { yellow: { order: 'fire', unit: 'u1', target: 'u2' } }, 1, 1, 2)
    expect(through.state.units.u2?.modules).toEqual({ core: { damage: 2, disabled: 0 }, armour: { damage: 0, disabled: 1 } })
  })
})

describe('pulses', () => {
  const position: Position = {
    at: 'pulse',
    impulse: 7,
    units: [
      { ...yellow, modules: ['core', 'engine'] },
      { seat: 'yellow', kind: 'booster', at: [1, -6], vector: 2, velocity: 3, payload: 'pulseWarhead' },
      { seat: 'yellow', kind: 'bus', at: [1, -6], vector: 2, velocity: 3, cargo: ['basicWarhead'] },
      { ...blue, at: [1, -6], modules: ['core', 'collector'] },
      { seat: 'blue', kind: 'booster', at: [1, -6], vector: 2, velocity: 3, payload: 'defSat' },
      { seat: 'blue', kind: 'basicWarhead', at: [1, -6], vector: 2, velocity: 3 },
    ],
  }
  test('GW-PLS-02, GW-PLS-03: friend and foe are disabled to the end of the next turn, boosters and loose warheads are lost, each module has a die', () => {
    const start = begin(position)
    // Blue is asked too: a booster may carry anything.
    expect(asked(start)).toBe('pulse yellow blue')
    expect(refusalOf(start, 'blue', { order: 'pulse', units: ['u6'] })).toBe('GW-PLS-01')
    expect(refusalOf(start, 'yellow', { order: 'pulse', units: ['u6'] })).toBe('GW-PLS-01')
    const pulsed = answer(start, { yellow: { order: 'pulse', units: ['u2'] } }, 3, 4)
    expect(eventOf(pulsed, 'pulsed')).toMatchObject({ seats: ['yellow'], units: ['u2'], disabled: ['u3'], until: 2 })
    expect(pulsed.events.filter((event) => event.type === 'destroyed')).toMatchObject([
      { unit: 'u6', cause: 'pulse', payload: { kind: 'defSat' } },
      { unit: 'u7', cause: 'pulse', payload: null },
    ])
    expect(eventOf(pulsed, 'stationPulsed')?.rolls).toEqual([
      { module: 'core', face: 3, disabled: false },
      { module: 'collector', face: 4, disabled: true },
    ])
    // GW-PLS-04: what is aboard is unharmed.
    expect(pulsed.state.units.u3).toMatchObject({ disabled: 2, cargo: [{ kind: 'basicWarhead' }] })
  })
})

describe('pulses of two players', () => {
  const AT = [1, -6] as const
  const pulseWarhead = (seat: Color, at: readonly [number, number] = AT) => ({ seat, kind: 'pulseWarhead', at: [...at] }) as const
  test('GW-PLS-01, R-GW-51: all resolve together, in every hex that has one; satellites are disabled, modules in flight are not', () => {
    const start = begin({
      at: 'pulse',
      impulse: 7,
      turn: 3,
      units: [
        yellow,
        { ...blue, at: [5, -5] },
        pulseWarhead('yellow'),
        pulseWarhead('blue'),
        pulseWarhead('blue', [3, -6]),
        { seat: 'yellow', kind: 'bus', at: [3, -6] },
        { seat: 'yellow', kind: 'comSat', at: AT, deployed: true },
        { seat: 'yellow', kind: 'engine', at: AT },
        { seat: 'yellow', kind: 'bus', at: [2, -6] },
        { seat: 'yellow', kind: 'basicWarhead', at: AT },
      ],
    })
    const both = answer(start, { yellow: { order: 'pulse', units: ['u3'] }, blue: { order: 'pulse', units: ['u4', 'u5'] } })
    expect(eventOf(both, 'pulsed')).toMatchObject({
      seats: ['yellow', 'blue'],
      units: ['u3', 'u4', 'u5'],
      disabled: ['u6', 'u7'],
      until: 4,
    })
    expect(both.events.filter((event) => event.type === 'destroyed')).toMatchObject([{ unit: 'u10' }])
    expect(Object.keys(both.state.units)).toEqual(['u1', 'u2', 'u6', 'u7', 'u8', 'u9'])
    const one = answer(start, { blue: { order: 'pulse', units: ['u5'] } })
    expect(eventOf(one, 'pulsed')).toMatchObject({ seats: ['blue'], units: ['u5'], disabled: ['u6'] })
    expect(typesOf(answer(start, {})).includes('pulsed')).toBe(false)
  })
})

describe('warheads', () => {
  const meeting: Position = {
    at: 'arm',
    impulse: 7,
    units: [
      yellow,
      { seat: 'yellow', kind: 'booster', at: [1, -6], vector: 2, velocity: 3, payload: 'basicWarhead' },
      { ...blue, at: [1, -6] },
      { seat: 'blue', kind: 'booster', at: [1, -6], vector: 2, velocity: 3, payload: 'comSat' },
    ],
  }
  test('GW-WHD-03, GW-GEN-04: everybody with a booster is asked, and only who has a warhead may take part', () => {
    const start = begin(meeting)
    expect(asked(start)).toBe('arm yellow blue')
    expect(refusalOf(start, 'blue', { order: 'arm', strike: true })).toBe('GW-WHD-07')
    const armed = answer(start, { yellow: { order: 'arm', strike: true } })
    expect(asked(armed)).toBe('strike yellow')
    // GW-WHD-05: 2 hits, the core takes 1 and 1 more. GW-WHD-06: the booster is gone with its warhead.
    const struck = answer(armed, { yellow: { order: 'strike', unit: 'u2', target: 'u3' } }, 2, 2, 1)
    expect(eventOf(struck, 'struck')).toMatchObject({ booster: true, hit: true, needed: { total: 3 } })
    expect(eventOf(struck, 'damaged')).toMatchObject({ module: 'core', face: 1, added: 1, total: 2 })
    expect(struck.state.units.u2).toBeUndefined()
    expect(struck.state.secret.yellow?.payloads).toEqual({})
  })
  test('GW-WHD-03, GW-WHD-06: a loose warhead is used up by a miss, and who passes is out', () => {
    const loose = (seat: Color) => ({ seat, kind: 'basicWarhead', at: [1, -6], vector: 2, velocity: 3 }) as const
    const start = begin({
      at: 'arm',
      impulse: 7,
      units: [yellow, { ...blue, at: [1, -6] }, loose('yellow'), loose('yellow'), loose('blue'), loose('blue')],
    })
    const armed = answer(start, { yellow: { order: 'arm', strike: true }, blue: { order: 'arm', strike: true } }, 2, 6)
    expect(asked(armed)).toBe('strike blue')
    const missed = answer(armed, { blue: { order: 'strike', unit: 'u5', target: 'u3' } }, 4)
    expect(eventOf(missed, 'struck')).toMatchObject({ unit: 'u5', booster: false, face: 4, hit: false })
    expect([missed.state.units.u5, asked(missed)]).toEqual([undefined, 'strike yellow'])
    const passed = answer(missed, {})
    expect([eventOf(passed, 'seatPassed'), asked(passed)]).toEqual([{ type: 'seatPassed', seat: 'yellow', what: 'strike' }, 'strike blue'])
    // Yellow's other warhead is left, but yellow has passed.
    const hit = answer(passed, { blue: { order: 'strike', unit: 'u6', target: 'u4' } }, 3, 1)
    expect([eventOf(hit, 'damaged')?.destroyed, asked(hit).startsWith('strike')]).toEqual([true, false])
    const one = answer(start, { blue: { order: 'arm', strike: true } })
    expect([eventOf(one, 'seatsJoined'), asked(one)]).toEqual([{ type: 'seatsJoined', what: 'strike', seats: ['blue'] }, 'strike blue'])
  })
})

describe('control and cargo', () => {
  test('GW-LOS-04: a booster out of sight drops its payload face up, and a satellite deploys only when it is seen again', () => {
    const lost = begin({
      at: 'control',
      impulse: 7,
      units: [yellow, { seat: 'yellow', kind: 'booster', at: [0, 3], vector: 2, velocity: 5, payload: 'comSat' }, blue],
    })
    expect(eventOf(lost, 'controlLost')).toMatchObject({ booster: 'u2', unit: { id: 'u4', kind: 'comSat', adrift: true, deployed: false } })
    expect(system.view(lost.state, 'blue').units.u4?.kind).toBe('comSat')
    // Only a working ComSat controls it, no other satellite (GW-LOS-01).
    const kept = (kind: 'comSat' | 'defSat', deployed: boolean) => {
      const satellite = { seat: 'yellow', kind, at: [1, 3], deployed } as const
      const far = { seat: 'yellow', kind: 'booster', at: [0, 3], vector: 2, velocity: 5 } as const
      return (
        eventOf(begin({ at: 'control', impulse: 7, units: [yellow, far, { ...satellite, at: [1, 3] }, blue] }), 'controlLost') === undefined
      )
    }
    expect([kept('comSat', true), kept('defSat', true), kept('comSat', false)]).toEqual([true, false, false])
    const hidden = begin({ at: 'deploy', impulse: 7, units: [yellow, { seat: 'yellow', kind: 'comSat', adrift: true, at: [0, 3] }, blue] })
    expect(asked(hidden)).not.toMatch('deploy')
    const loose = begin({ at: 'deploy', impulse: 7, units: [yellow, { seat: 'yellow', kind: 'comSat', at: [0, 3] }, blue] })
    expect(asked(loose)).toBe('deploy yellow')
    const booster = begin({
      at: 'deploy',
      impulse: 7,
      units: [yellow, { seat: 'yellow', kind: 'booster', at: [0, 3], vector: 2, velocity: 5 }, blue],
    })
    expect(asked(booster)).not.toMatch('deploy')
    const seen = begin({ at: 'deploy', impulse: 7, units: [yellow, { seat: 'yellow', kind: 'comSat', adrift: true, at: [0, -4] }, blue] })
    expect(eventOf(answer(seen, { yellow: { order: 'deploy', units: 'all' } }), 'deployed')).toMatchObject({
      unit: { id: 'u2', deployed: true, adrift: false },
      booster: null,
    })
  })
  test('GW-STA-04: a core that a bus drops is a station on its motion, and acts from the next impulse on', () => {
    const start = begin({
      at: 'cargo',
      impulse: 7,
      units: [
        yellow,
        { seat: 'yellow', kind: 'bus', at: [3, 0], vector: 4, velocity: 5, cargo: ['core'] },
        { seat: 'yellow', kind: 'comSat', at: [3, 0], vector: 4, velocity: 5 },
        blue,
      ],
    })
    const drop = { do: 'drop', carrier: 'u2', items: ['u3'] } as const
    expect(refusalOf(start, 'yellow', { order: 'cargo', actions: [drop, { do: 'pickUp', carrier: 'u3', unit: 'u4' }] })).toBe('GW-STA-04')
    const dropped = answer(start, { yellow: { order: 'cargo', actions: [drop] } })
    expect(dropped.state.units.u3).toMatchObject({ kind: 'station', at: [3, 0], vector: 4, velocity: 5, modules: { core: { damage: 0 } } })
    expect(dropped.state.secret.yellow?.bays.u3).toEqual([])
  })
  test('GW-STA-05, R-GW-09: bays are asked about only if their owner has opened them', () => {
    const position = (openBays: readonly Color[]): Position => ({
      at: 'cargo',
      impulse: 7,
      openBays: [...openBays],
      units: [{ ...yellow, bay: ['defSat', 'bus', 'core'] }, blue],
    })
    expect(asked(begin(position([])))).not.toMatch('cargo')
    const open = begin(position(['yellow']))
    expect(asked(open)).toBe('cargo yellow')
    const drop = (item: string) => refusalOf(open, 'yellow', { order: 'cargo', actions: [{ do: 'drop', carrier: 'u1', items: [item] }] })
    expect([drop('b1'), drop('b2'), drop('b3'), drop('b4')]).toEqual([undefined, 'GW-STA-05', 'GW-STA-04', 'GW-PIC-03'])
  })
})

describe('bays, payloads and ids', () => {
  const motion = { at: [0, -5], vector: 2, velocity: 3 } as const
  const cargo = (units: NonNullable<Position['units']>) =>
    begin({ at: 'cargo', impulse: 7, openBays: ['yellow'], units: [{ ...yellow, bay: ['defSat', 'comSat', 'engine'] }, blue, ...units] })
  test('GW-PIC-03: things leave a bay with an id each, and are no longer in it', () => {
    const start = cargo([])
    const dropped = answer(start, { yellow: { order: 'cargo', actions: [{ do: 'drop', carrier: 'u1', items: ['b1', 'b3'] }] } })
    expect(Object.values(dropped.state.units).map(({ id, number, kind, seat }) => [id, number, kind, seat])).toEqual([
      ['u1', 1, 'station', 'yellow'],
      ['u2', 2, 'station', 'blue'],
      ['u3', 3, 'defSat', 'yellow'],
      ['u4', 4, 'engine', 'yellow'],
    ])
    expect(dropped.state.units.u3).toMatchObject({ ...motion, deployed: false, adrift: false })
    expect([dropped.state.appeared, dropped.state.secret.yellow?.bays.u1?.map(({ id }) => id)]).toEqual([4, ['b2']])
    // Only the owner is told which items have left the bay.
    const event = eventOf(dropped, 'dropped')
    if (!event) throw new Error('it was dropped')
    expect([system.observe(event, 'yellow'), system.observe(event, 'blue')]).toEqual([event, { ...event, items: null }])
    const drop = (...items: readonly string[]) =>
      refusalOf(start, 'yellow', { order: 'cargo', actions: [{ do: 'drop', carrier: 'u1', items: [...items] }] })
    expect([drop(), drop('b1', 'b1'), drop('b9'), drop('b1', 'b2')]).toEqual(['GW-PIC-03', 'GW-PIC-03', 'GW-PIC-03', undefined])
  })
  test('GW-PIC-03: a booster drops its load and is gone; a bus drops what it is told and keeps the rest', () => {
    const start = cargo([
      { seat: 'yellow', kind: 'booster', payload: 'defSat', ...motion },
      { seat: 'yellow', kind: 'bus', cargo: ['comSat', 'ecmSat'], ...motion },
    ])
    const actions = [
      { do: 'drop', carrier: 'u3', items: ['b4'] },
      { do: 'drop', carrier: 'u4', items: ['u6'] },
    ] as const
    const dropped = answer(start, { yellow: { order: 'cargo', actions } })
    expect(Object.values(dropped.state.units).map(({ id, kind, cargo: aboard }) => [id, kind, aboard.map((item) => item.id)])).toEqual([
      ['u1', 'station', []],
      ['u2', 'station', []],
      ['u4', 'bus', ['u5']],
      ['u7', 'defSat', []],
      ['u6', 'ecmSat', []],
    ])
    expect([dropped.state.appeared, dropped.state.secret.yellow?.payloads]).toEqual([7, {}])
    expect(Object.keys(dropped.state.secret.yellow?.bays ?? {})).toEqual(['u1'])
  })
  test('GW-PIC-01, GW-STA-05: a bus goes into the bay unloaded, with private ids; a module is fitted, or stored if there is one', () => {
    const start = cargo([
      { seat: 'yellow', kind: 'bus', cargo: ['comSat', 'ecmSat'], ...motion },
      { seat: 'yellow', kind: 'engine', damage: 2, ...motion },
      { seat: 'yellow', kind: 'core', ...motion },
      { seat: 'yellow', kind: 'gunship', damage: 3, ...motion },
    ])
    const take = (unit: string) => answer(start, { yellow: { order: 'cargo', actions: [{ do: 'pickUp', carrier: 'u1', unit }] } })
    const bus = take('u3')
    expect(bus.state.secret.yellow?.bays.u1?.slice(3)).toEqual([
      { id: 'b4', number: 4, kind: 'bus', ...UNTOUCHED, cargo: [] },
      { id: 'b5', number: 5, kind: 'comSat', ...UNTOUCHED, cargo: [] },
      { id: 'b6', number: 6, kind: 'ecmSat', ...UNTOUCHED, cargo: [] },
    ])
    expect([bus.state.units.u3, bus.state.secret.yellow?.stored]).toEqual([undefined, 6])
    const [engine, core, gunship] = ['u6', 'u7', 'u8'].map((unit) => eventOf(take(unit), 'pickedUp'))
    expect([engine?.installed, engine?.stored, core?.installed, core?.stored?.[0]?.kind]).toEqual(['engine', null, null, 'core'])
    expect([gunship?.installed, gunship?.stored?.[0]?.damage]).toEqual([null, 3])
    expect(take('u6').state.units.u1?.modules.engine).toEqual({ damage: 2, disabled: 0 })
  })
  test('GW-PIC-01, GW-PIC-02, GW-PLS-03: what a carrier does not pick up', () => {
    const start = cargo([
      { seat: 'yellow', kind: 'bus', cargo: ['comSat', 'ecmSat'], ...motion },
      { seat: 'yellow', kind: 'defSat', ...motion },
      { seat: 'yellow', kind: 'bus', disabled: 1, ...motion },
      { seat: 'blue', kind: 'defSat', ...motion },
      { seat: 'yellow', kind: 'booster', ...motion },
      { seat: 'yellow', kind: 'gunship', ...motion },
      { seat: 'yellow', kind: 'scoopship', ...motion },
      { seat: 'yellow', kind: 'defSat', at: motion.at, vector: 2, velocity: 2 },
      { seat: 'yellow', kind: 'bus', disabled: 1, cargo: ['comSat'], ...motion },
    ])
    const fault = (carrier: string, unit: string) =>
      refusalOf(start, 'yellow', { order: 'cargo', actions: [{ do: 'pickUp', carrier, unit }] })
    // The bus carries 4 of 6, and the gunship nothing.
    expect([fault('u3', 'u6'), fault('u3', 'u10'), fault('u10', 'u6'), fault('u10', 'u3')]).toEqual([
      undefined,
      'GW-PIC-02',
      undefined,
      'GW-PIC-02',
    ])
    expect([fault('u7', 'u6'), fault('u11', 'u6'), fault('u9', 'u6')]).toEqual(['GW-PLS-03', 'GW-PIC-02', 'GW-PIC-02'])
    const onMoon = begin({
      at: 'cargo',
      impulse: 7,
      moons: [{ at: [0, -5] }],
      units: [
        { ...yellow, bay: ['comSat'] },
        blue,
        { seat: 'yellow', kind: 'gunship', ...motion },
        { seat: 'yellow', kind: 'bus', ...motion, moon: 'm1' },
        { seat: 'yellow', kind: 'comSat', ...motion },
      ],
    })
    const taken = (unit: string) => refusalOf(onMoon, 'yellow', { order: 'cargo', actions: [{ do: 'pickUp', carrier: 'u3', unit }] })
    expect([taken('u4'), taken('u5')]).toEqual(['GW-MOV-07', undefined])
    // GW-STA-05: its owner has not opened the bay.
    expect(refusalOf(onMoon, 'yellow', { order: 'cargo', actions: [{ do: 'drop', carrier: 'u1', items: ['b1'] }] })).toBe('GW-STA-05')
    expect(['u8', 'u9', 'u1', 'u3', 'u12', 'u99'].map((unit) => fault('u3', unit))).toEqual(Array(6).fill('GW-PIC-01'))
    expect([fault('u2', 'u6'), fault('u99', 'u6'), fault('u1', 'u11')]).toEqual(['GW-PIC-01', 'GW-PIC-01', undefined])
    expect(refusalOf(start, 'yellow', { order: 'cargo', actions: [{ do: 'drop', carrier: 'u13', items: ['u14'] }] })).toBe('GW-PLS-03')
    expect(refusalOf(start, 'yellow', { order: 'cargo', actions: [{ do: 'drop', carrier: 'u11', items: ['u4'] }] })).toBe('GW-PIC-03')
  })
  test('GW-PIC-03, R-GW-89, GW-PLS-03: who is asked for drops, on a moon too, and what is offered', () => {
    const drops = (openBays: readonly Color[], ...units: NonNullable<Position['units']>) => {
      const start = begin({
        at: 'cargo',
        impulse: 7,
        openBays: [...openBays],
        moons: [{ at: [0, -5] }],
        units: [{ ...yellow, modules: { core: { damage: 3 } }, bay: ['comSat'] }, blue, ...units],
      })
      return asked(start) === 'cargo yellow' ? system.offer(system.view(start.state, 'yellow'), callOf(start))?.of.join() : 'not asked'
    }
    const bus = { seat: 'yellow', kind: 'bus', cargo: ['comSat'], at: [3, 0], vector: 4, velocity: 5 } as const
    const full = { ...bus, cargo: [...bus.cargo] }
    const booster = { seat: 'yellow', kind: 'booster', at: [3, 0], vector: 4, velocity: 5 } as const
    expect([drops([], full), drops([], { ...full, cargo: [] }), drops([], { ...full, disabled: 1 })]).toEqual([
      'u3',
      'not asked',
      'not asked',
    ])
    expect(drops([], { ...full, at: [0, -5], vector: 2, velocity: 3, moon: 'm1' })).toBe('u3')
    expect([drops([], booster), drops(['blue'], booster), drops(['yellow'], booster)]).toEqual(['not asked', 'not asked', 'u3'])
    expect(drops(['yellow'], { seat: 'yellow', kind: 'comSat', at: [3, 0] })).toBe('not asked')
    const start = begin({
      at: 'cargo',
      impulse: 7,
      openBays: ['yellow'],
      moons: [{ at: [0, -5] }],
      units: [yellow, { ...yellow, moon: 'm1', bay: ['comSat'] }, blue],
    })
    expect(asked(start)).toBe('cargo yellow')
    expect(refusalOf(start, 'yellow', { order: 'cargo', actions: [{ do: 'drop', carrier: 'u2', items: ['b1'] }] })).toBeUndefined()
  })
  test('GW-PIC-03, R-GW-89: what a bus on a moon drops flies on, and does not stay on the moon', () => {
    const landed = { ...yellow, moon: 'm1' } as const
    const start = begin({
      at: [{ step: 'cargo', seat: 'yellow' }, { step: 'impulse', impulse: 2 }, { step: 'build' }],
      impulse: 1,
      moons: [{ at: [0, -5] }],
      units: [yellow, blue, { ...landed, kind: 'bus', cargo: ['comSat'] }, { ...landed, kind: 'gunship', cargo: ['core'] }],
    })
    const actions = [
      { do: 'drop', carrier: 'u3', items: ['u4'] },
      { do: 'drop', carrier: 'u5', items: ['u6'] },
    ] as const
    const { units } = answer(start, { yellow: { order: 'cargo', actions } }).state
    const on = { moon: null, at: [1, -5], vector: 2, velocity: 3 }
    expect([units.u4, units.u6]).toMatchObject([on, { ...on, kind: 'station' }])
  })
  test('GW-MOD-03, GW-MOD-04, GW-PLS-03: a station that is out of action neither drops nor picks up, each for its own reason', () => {
    const fault = (modules: object, action: 'drop' | 'pickUp') => {
      const start = begin({
        ...{ at: 'cargo', impulse: 7, openBays: ['yellow'] },
        units: [{ ...yellow, modules, bay: ['comSat'] }, blue, { ...yellow, kind: 'bus', cargo: ['comSat'] }],
      })
      const drop = { do: 'drop', carrier: 'u1', items: ['b1'] } as const
      return refusalOf(start, 'yellow', {
        order: 'cargo',
        actions: [action === 'drop' ? drop : { do: 'pickUp', carrier: 'u1', unit: 'u3' }],
      })
    }
    const states = [
      [{ core: { damage: 2 } }, undefined],
      [{ core: { damage: 3 } }, 'GW-MOD-03'],
      [{ core: { damage: 3, disabled: 1 } }, 'GW-MOD-03'],
      [{ core: { disabled: 1 } }, 'GW-PLS-03'],
      [{ factory: {} }, 'GW-MOD-04'],
    ] as const
    for (const [modules, rule] of states) expect([fault(modules, 'drop'), fault(modules, 'pickUp')]).toEqual([rule, rule])
  })
  test('GW-STA-04, GW-PIC-01: a station takes in what was dropped in the same impulse; a bus carries a module away', () => {
    const start = cargo([
      { seat: 'yellow', kind: 'bus', cargo: ['comSat'], ...motion },
      { seat: 'yellow', kind: 'bus', ...motion },
      { seat: 'yellow', kind: 'engine', damage: 1, ...motion },
    ])
    const order: Order = {
      order: 'cargo',
      actions: [
        { do: 'drop', carrier: 'u3', items: ['u4'] },
        { do: 'pickUp', carrier: 'u1', unit: 'u4' },
        { do: 'pickUp', carrier: 'u5', unit: 'u6' },
      ],
    }
    const after = answer(start, { yellow: order })
    expect(after.state.secret.yellow?.bays.u1?.map(({ kind }) => kind)).toEqual(['defSat', 'comSat', 'engine', 'comSat'])
    expect(after.state.units.u5).toMatchObject({ modules: {}, cargo: [{ id: 'u6', kind: 'engine', damage: 1 }] })
  })
  test('GW-LCH-06: a bus and what it carries have an id each', () => {
    const start = begin({ at: 'launch', units: [{ ...yellow, bay: ['bus', 'comSat', 'defSat', 'ecmSat'] }, blue] })
    const launches = [
      { station: 'u1', craft: 'b1', payload: ['b2', 'b3'], shift: 0 },
      { station: 'u1', craft: null, payload: ['b4'], shift: 1 },
    ] as const
    const order = { order: 'launch', launches: [...launches], leave: [], openBays: true } as const
    const out = answer(start, { yellow: order })
    expect(Object.values(out.state.units).map(({ id, cargo: aboard }) => [id, ...aboard.map((item) => item.id)])).toEqual([
      ['u1'],
      ['u2'],
      ['u3', 'u4', 'u5'],
      ['u6'],
    ])
    expect([out.state.appeared, out.state.secret.yellow?.bays.u1]).toEqual([6, []])
    expect(out.state.units.u6).toEqual({
      ...{ id: 'u6', number: 6, seat: 'yellow', kind: 'booster', at: [0, -5], vector: 3, velocity: 3, damage: 0, modules: {}, cargo: [] },
      ...{ gas: false, deployed: false, adrift: false, moon: null, leftMoon: false, dive: null, shots: 0, disabled: 0, burn: null },
    })
    expect([eventOf(out, 'baysOpened')?.seats, out.state.openBays]).toEqual([['yellow'], ['yellow']])
    const [first] = order.launches
    if (!first) throw new Error('two launches')
    expect(refusalOf(start, 'yellow', { ...order, launches: [{ ...first, payload: ['b2', 'b2'] }] })).toBe('GW-LCH-06')
    const closed = answer(start, { yellow: { ...order, openBays: false } })
    expect([eventOf(closed, 'baysOpened'), closed.state.openBays]).toEqual([undefined, []])
  })
  test('GW-LCH-05, GW-MOV-07: a seat is asked for launches while a station works or something has landed', () => {
    const out = { core: { damage: 3 } }
    const seats = (...units: NonNullable<Position['units']>) =>
      asked(begin({ at: 'launch', moons: [{ at: [2, -5] }], units: [{ ...yellow, modules: out }, blue, ...units] }))
    expect(seats()).toBe('launch blue')
    const next = answer(begin({ at: 'launch', units: [{ ...yellow, modules: { ...out, engine: {} } }, blue] }), {})
    expect(asked(next)).not.toMatch('launch')
    expect(seats({ seat: 'yellow', kind: 'bus', at: [2, -5], sense: 'clockwise', moon: 'm1' })).toBe('launch yellow blue')
  })
})

describe('moons', () => {
  test('GW-MAP-10, GW-MOV-07: each moon moves at its own speed, with what has landed on it', () => {
    const start = begin(
      {
        at: 'impulse',
        impulse: 5,
        moons: [{ at: [0, -5] }, { at: [0, -4] }, { at: [0, -6] }],
        units: [
          { ...yellow, moon: 'm2' },
          { ...blue, moon: 'm3' },
          { seat: 'yellow', kind: 'bus', at: [0, -5], sense: 'clockwise', moon: 'm1' },
        ],
      },
      1,
      1,
      1,
      1,
    )
    expect(start.state.moons.map(({ at }) => at)).toEqual([
      [1, -5],
      [1, -4],
      [1, -6],
    ])
    expect(Object.values(start.state.units).map(({ at }) => at)).toEqual([
      [1, -4],
      [1, -6],
      [1, -5],
    ])
  })
})

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
