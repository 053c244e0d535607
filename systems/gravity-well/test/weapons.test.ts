// Lasers, pulses and warheads in positions: what a single case cannot show.
import { describe, expect, test } from 'vitest'
import { system } from '../src/index.ts'
import type { Position } from '../src/position.ts'
import type { Color } from '../src/shapes.ts'
import { answer, asked, begin, blue, callOf, eventOf, refusalOf, typesOf, yellow } from './played.ts'

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
    // The to-hit die is 2. The module die 1 is the core, and 3 points knock it out. Blue cannot answer, so yellow fires again.
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
  test('GW-PLS-02 to GW-PLS-04: friend and foe are disabled to the end of the next turn, what is aboard is unharmed, boosters and loose warheads are lost, each module has a die', () => {
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
    // GW-WHD-05: 2 hits, the core takes 1 and 1 more. GW-WHD-06: the booster is used up with its warhead.
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
