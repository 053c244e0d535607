// The sequence of play in positions with scripted dice: what a single case cannot show.
import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../src/index.ts'
import type { Order } from '../src/orders.ts'
import type { Position } from '../src/position.ts'
import type { Color } from '../src/shapes.ts'
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
    expect(asked(second)).toBe('fire yellow')
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
    const pulsed = answer(start, { yellow: { order: 'pulse', units: ['u2'] } }, 3, 4)
    expect(eventOf(pulsed, 'pulsed')).toMatchObject({ units: ['u2'], disabled: ['u3'], until: 2 })
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
    const hidden = begin({ at: 'deploy', impulse: 7, units: [yellow, { seat: 'yellow', kind: 'comSat', adrift: true, at: [0, 3] }, blue] })
    expect(asked(hidden)).not.toMatch('deploy')
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

describe('scoopships', () => {
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
  test('GW-SCN-01, GW-SCN-05: the last player with a station wins; without any station it is a draw', () => {
    expect(end({ at: 'turnEnd', units: [yellow] })).toMatchObject({ winners: ['yellow'], why: 'GW-SCN-01' })
    expect(end({ at: 'turnEnd', units: [{ seat: 'blue', kind: 'bus', at: [3, 0] }] })).toMatchObject({ winners: [], why: 'GW-SCN-05' })
  })
  test('GW-SCN-03: of two with enough gas the higher wins, and equals draw', () => {
    const setup = setupFor('refinery')
    const gas = (one: number, other: number) => end({ at: 'turnEnd', units: [yellow, blue], gas: { yellow: one, blue: other } }, setup)
    expect(gas(31, 35)).toMatchObject({ winners: ['blue'], why: 'GW-SCN-03' })
    expect(gas(32, 32)).toMatchObject({ winners: [], why: 'GW-SCN-03' })
    expect(gas(29, 12)).toBeNull()
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
  })
})
