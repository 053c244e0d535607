// Each refusal names the clause that is its reason.
import { describe, expect, test } from 'vitest'
import type { Order } from '../src/orders.ts'
import type { Position } from '../src/position.ts'
import { begin, blue, refusalOf, yellow } from './played.ts'

type Placed = NonNullable<Position['units']>[number]
/** The clause that refuses an order of yellow at a step, with these units after both stations. */
const refusal = (at: NonNullable<Position['at']>, units: readonly Placed[], order: Order, station: Partial<Placed> = {}) =>
  refusalOf(begin({ at, impulse: 7, moons: [{ at: [0, -5] }], units: [{ ...yellow, ...station }, blue, ...units] }), 'yellow', order)
const beside = (kind: Placed['kind'], state: Partial<Placed> = {}): Placed => ({ ...yellow, kind, ...state })
/** Both are out of sight of the yellow station. */
const behind = (kind: Placed['kind'], state: Partial<Placed> = {}): Placed => ({ seat: 'yellow', kind, at: [0, 5], ...state })
const bystander = beside('bus')

describe('thrust', () => {
  const burn = (unit: Placed, station: Partial<Placed> = {}) =>
    refusal(
      'thrust',
      [unit, bystander],
      {
        order: 'thrust',
        burns: { u3: { vector: 2, velocity: 4 } },
        returns: unit.dive ? { u3: { hex: [0, -2], sense: 'clockwise' } } : {},
      },
      station,
    )
  test('GW-THR-07, GW-MOV-07, GW-SCP-03, GW-THR-01: a pulse, a moon, the atmosphere, no thrust at all', () => {
    expect(burn(beside('bus'))).toBeUndefined()
    expect(burn(beside('bus', { disabled: 1 }))).toBe('GW-THR-07')
    expect([burn(beside('bus', { moon: 'm1' })), burn(beside('bus', { leftMoon: true }))]).toEqual(['GW-MOV-07', 'GW-MOV-07'])
    expect(burn({ seat: 'yellow', kind: 'scoopship', at: [0, -1], vector: 2, velocity: 6, dive: { sense: 'clockwise' } })).toBe('GW-SCP-03')
    expect(burn(beside('comSat'))).toBe('GW-THR-01')
  })
  test('GW-MOD-03, GW-MOD-04, GW-PLS-03, GW-THR-01: a station without its core, or without a working engine', () => {
    const station = (modules: Placed['modules']) => burn({ ...yellow, modules } as Placed)
    expect(station({ core: { damage: 2 }, engine: { damage: 2 } })).toBeUndefined()
    expect(station({ core: { damage: 3 }, engine: {} })).toBe('GW-MOD-03')
    expect(station({ core: { disabled: 1 }, engine: {} })).toBe('GW-PLS-03')
    expect(station({ factory: {}, engine: {} })).toBe('GW-MOD-04')
    expect([station({ core: {}, engine: { damage: 3 } }), station({ core: {} })]).toEqual(['GW-THR-01', 'GW-THR-01'])
  })
})

describe('lasers', () => {
  const gunner = beside('gunship')
  const fire = (unit: Placed, target: Placed = { ...beside('bus'), seat: 'blue' }) =>
    refusal('aim', [unit, target, gunner, { ...beside('bus'), seat: 'blue' }], { order: 'fire', unit: 'u3', target: 'u4' })
  test('GW-SAT-03, GW-PLS-03, GW-LSR-01: undeployed, pulsed, without a laser', () => {
    expect([fire(gunner), fire(beside('defSat', { deployed: true }))]).toEqual([undefined, undefined])
    expect(fire(beside('defSat'))).toBe('GW-SAT-03')
    expect([fire(beside('gunship', { disabled: 1 })), fire(beside('defSat', { deployed: true, disabled: 1 }))]).toEqual([
      'GW-PLS-03',
      'GW-PLS-03',
    ])
    expect([fire(beside('bus')), fire({ ...yellow })]).toEqual(['GW-LSR-01', 'GW-LSR-01'])
  })
  test('GW-MOD-01, GW-MOD-03, GW-MOD-04, GW-PLS-03: the point defence of a station', () => {
    const station = (modules: Placed['modules']) => fire({ ...yellow, modules } as Placed)
    expect(station({ core: {}, pointDefence: { damage: 2 } })).toBeUndefined()
    expect(station({ core: {}, pointDefence: { damage: 3 } })).toBe('GW-MOD-01')
    expect(station({ core: {}, pointDefence: { disabled: 1 } })).toBe('GW-PLS-03')
    expect(station({ core: { damage: 3 }, pointDefence: {} })).toBe('GW-MOD-03')
    expect(station({ factory: {}, pointDefence: {} })).toBe('GW-MOD-04')
  })
  test('GW-LSR-06, GW-LSR-07, GW-LSR-08: no shot left', () => {
    expect(fire(beside('defSat', { deployed: true, shots: 1 }))).toBe('GW-LSR-06')
    expect(fire({ ...yellow, modules: ['core', 'pointDefence'], shots: 3 })).toBe('GW-LSR-07')
    expect(fire(beside('gunship', { shots: 2 }))).toBe('GW-LSR-08')
  })
  test('GW-SCP-02: a scoopship in the atmosphere', () => {
    const low = { seat: 'yellow', kind: 'gunship', at: [2, 0], sense: 'clockwise' } as const
    const target = { seat: 'blue', kind: 'scoopship', at: [1, 0], vector: 4, velocity: 6 } as const
    expect(fire(low, target)).toBeUndefined()
    expect(fire(low, { ...target, dive: { sense: 'clockwise' } })).toBe('GW-SCP-02')
  })
})

describe('satellites and warheads', () => {
  const relay = beside('comSat')
  const deploy = (unit: Placed) => refusal('deploy', [unit, relay], { order: 'deploy', units: ['u3'] })
  test('GW-LOS-01, GW-LOS-04, GW-PLS-03, GW-MOV-09: a satellite that does not deploy', () => {
    expect([
      deploy(beside('defSat')),
      deploy(behind('defSat')),
      deploy(beside('booster')),
      deploy(beside('defSat', { adrift: true })),
    ]).toEqual([undefined, undefined, undefined, undefined])
    expect(deploy(behind('booster'))).toBe('GW-LOS-01')
    expect(deploy(behind('defSat', { adrift: true }))).toBe('GW-LOS-04')
    expect(deploy(beside('defSat', { disabled: 1 }))).toBe('GW-PLS-03')
    for (const unit of [beside('defSat', { deployed: true }), beside('bus'), { ...beside('defSat'), seat: 'blue' } as const])
      expect(deploy(unit)).toBe('GW-MOV-09')
  })
  // An enemy in each of the two hexes, and one more warhead of each kind, so that yellow is asked.
  const enemies: readonly Placed[] = [
    { ...beside('bus'), seat: 'blue' },
    { ...behind('bus'), seat: 'blue' },
  ]
  const strike = (unit: Placed, target = 'u4') =>
    refusal('arm', [unit, ...enemies, beside('basicWarhead')], { order: 'strike', unit: 'u3', target })
  test('GW-WHD-04, GW-WHD-07, GW-WHD-08: a warhead that does not strike', () => {
    expect([strike(beside('basicWarhead')), strike(beside('booster', { payload: 'basicWarhead' }))]).toEqual([undefined, undefined])
    expect(strike(behind('basicWarhead'), 'u5')).toBe('GW-WHD-08')
    expect(strike(behind('booster', { payload: 'basicWarhead' }), 'u5')).toBe('GW-WHD-08')
    expect(strike(beside('basicWarhead', { at: [5, -5] }))).toBe('GW-WHD-04')
    expect(strike(beside('basicWarhead'), 'u5')).toBe('GW-WHD-04')
    for (const unit of [beside('pulseWarhead'), beside('booster'), beside('bus'), { ...beside('basicWarhead'), seat: 'blue' } as const])
      expect(strike(unit)).toBe('GW-WHD-07')
  })
  const detonate = (unit: Placed, ...more: readonly string[]) =>
    refusal('pulse', [unit, ...enemies, beside('pulseWarhead')], { order: 'pulse', units: ['u3', ...more] })
  test('GW-LOS-03, GW-PLS-01, GW-PLS-02: a pulse warhead that does not detonate', () => {
    expect([detonate(beside('pulseWarhead')), detonate(beside('pulseWarhead'), 'u6')]).toEqual([undefined, undefined])
    expect(detonate(behind('pulseWarhead'))).toBe('GW-LOS-03')
    expect(detonate(beside('pulseWarhead', { at: [5, -5] }))).toBe('GW-PLS-02')
    expect([detonate(beside('basicWarhead')), detonate(beside('pulseWarhead'), 'u3'), detonate(beside('pulseWarhead'), 'u9')]).toEqual([
      'GW-PLS-01',
      'GW-PLS-01',
      'GW-PLS-01',
    ])
  })
  test('GW-PIC-01, GW-PIC-02: who picks up nothing', () => {
    const take = (carrier: Placed) =>
      refusal('cargo', [carrier, relay, bystander], { order: 'cargo', actions: [{ do: 'pickUp', carrier: 'u3', unit: 'u4' }] })
    expect([take(beside('bus')), take(beside('gunship'))]).toEqual([undefined, undefined])
    expect([take(beside('scoopship')), take(beside('booster'))]).toEqual(['GW-PIC-02', 'GW-PIC-02'])
    expect([take(beside('defSat')), take(beside('basicWarhead')), take(beside('engine'))]).toEqual(['GW-PIC-01', 'GW-PIC-01', 'GW-PIC-01'])
  })
})

describe('stations and set-up', () => {
  const build = { order: 'build', recycle: [], repairs: [], installs: [], builds: [] } as const
  test('GW-RCY-01, GW-CON-07, GW-REP-05, GW-STA-02, GW-LCH-01: the station of another player', () => {
    const work = (some: object) => refusal('build', [], { ...build, ...some })
    expect(work({ recycle: [{ station: 'u2', item: 'b1' }] })).toBe('GW-RCY-01')
    expect(work({ installs: [{ station: 'u2', item: 'b1' }] })).toBe('GW-CON-07')
    expect(work({ repairs: [{ station: 'u2', target: { module: 'core' }, points: 1 }] })).toBe('GW-REP-05')
    expect(work({ builds: [{ station: 'u2', kind: 'comSat', to: { at: 'bay' } }] })).toBe('GW-STA-02')
    const launches = [{ station: 'u2', craft: null, payload: ['b1'], shift: 0 }] as const
    expect(refusal('launch', [], { order: 'launch', launches, leave: [], openBays: false })).toBe('GW-LCH-01')
  })
})
