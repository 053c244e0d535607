// Stations, what they carry, and moons, in positions: what a single case cannot show.
import { describe, expect, test } from 'vitest'
import { system } from '../src/index.ts'
import type { Order } from '../src/orders.ts'
import type { Position } from '../src/position.ts'
import type { Color } from '../src/shapes.ts'
import { UNTOUCHED } from '../src/table.ts'
import { answer, asked, begin, blue, callOf, eventOf, refusalOf, yellow } from './played.ts'

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
    // Only the owner learns which items have left the bay.
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
        at: 'cargo',
        impulse: 7,
        openBays: ['yellow'],
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
      id: 'u6',
      number: 6,
      seat: 'yellow',
      kind: 'booster',
      at: [0, -5],
      vector: 3,
      velocity: 3,
      damage: 0,
      modules: {},
      cargo: [],
      gas: false,
      deployed: false,
      adrift: false,
      moon: null,
      leftMoon: false,
      dive: null,
      shots: 0,
      disabled: 0,
      burn: null,
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
