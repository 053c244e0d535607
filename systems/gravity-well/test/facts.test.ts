// Single facts that cases leave open: the end by the clock, dice that place, look-ups, what an impulse reports.
import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { LOST_VALUES } from '../data/lost.ts'
import { shotNeeded, strikeNeeded } from '../src/fight/targets.ts'
import { system } from '../src/index.ts'
import type { Position } from '../src/position.ts'
import { moonFault, placesOf, stationFault } from '../src/setting/placing.ts'
import { seatsInOrder, thrustOf, UNTOUCHED, weightOf, works } from '../src/table.ts'
import { begin, beginWith, blue, eventOf, FAST, setupFor, yellow } from './played.ts'

describe('satellites near a shot', () => {
  test('GW-LSR-04: only a deployed ComSat of the shooter and a deployed ECMSat of an enemy change it', () => {
    const needed = (seat: 'yellow' | 'blue', kind: 'comSat' | 'ecmSat' | 'defSat', some: object = { deployed: true }) => {
      const { state } = begin({
        at: 'aim',
        turn: 2,
        units: [
          { ...yellow, modules: ['core', 'pointDefence'] },
          { ...blue, at: [1, -6] },
          { seat, kind, at: [1, -6], ...some },
        ],
      })
      const [shooter, target] = [state.units.u1, state.units.u2]
      if (!shooter || !target) throw new Error('two stations')
      return [shotNeeded(state, shooter, target).total, strikeNeeded(state, shooter, target).total]
    }
    expect([needed('yellow', 'comSat'), needed('blue', 'ecmSat')]).toEqual([
      [4, 4],
      [2, 2],
    ])
    const others = [needed('blue', 'comSat'), needed('yellow', 'ecmSat'), needed('yellow', 'defSat'), needed('blue', 'defSat')]
    const idle = (['yellow', 'blue'] as const).flatMap((seat) =>
      (['comSat', 'ecmSat'] as const).flatMap((kind) => [needed(seat, kind, {}), needed(seat, kind, { deployed: true, disabled: 2 })]),
    )
    for (const none of [...others, ...idle]) expect(none).toEqual([3, 3])
    expect(needed('yellow', 'comSat', { deployed: true, disabled: 1 })).toEqual([4, 4])
  })
})

describe('the end', () => {
  const end = (position: Position, setup = FAST) => beginWith(setup, position).state.outcome
  test('GW-SCN-06: craft and satellites on the map count, less their damage; loads of boosters, warheads and loose modules do not', () => {
    const worth = (...others: NonNullable<Position['units']>) =>
      end({ at: 'turnEnd', turn: FAST.turns, units: [yellow, blue, ...others] })?.scores?.yellow
    expect(worth()).toEqual({ total: 14, because: [['price of the modules', 14, 'GW-SCN-06']] })
    expect(worth({ seat: 'yellow', kind: 'comSat', at: [0, -5] })?.total).toBe(16)
    expect(worth({ seat: 'yellow', kind: 'gunship', at: [0, -5], damage: 3 })).toEqual({
      total: 21,
      because: [
        ['price of the modules', 14, 'GW-SCN-06'],
        ['price of craft and satellites', 10, 'GW-SCN-06'],
        ['damage', -3, 'GW-SCN-06'],
      ],
    })
    for (const kind of ['booster', 'basicWarhead', 'engine'] as const) expect(worth({ seat: 'yellow', kind, at: [0, -5] })?.total).toBe(14)
    expect(end({ at: 'turnEnd', turn: FAST.turns - 1, units: [yellow, blue] })).toBeNull()
    expect(end({ at: 'turnEnd', turn: FAST.turns, units: [yellow, blue] })).toMatchObject({ winners: [], why: 'GW-SCN-06' })
  })
  test('GW-SCN-07: a craft on a circular orbit of another ring; not in the planet, not in the ring of a station, not a satellite', () => {
    const setup = setupFor('first-orbit')
    const craft = (one: NonNullable<Position['units']>[number]) => end({ at: 'turnEnd', units: [yellow, blue, one] }, setup)
    for (const kind of ['bus', 'gunship', 'scoopship'] as const)
      expect(craft({ seat: 'blue', kind, at: [0, -4], sense: 'anticlockwise' })).toMatchObject({ winners: ['blue'], why: 'GW-SCN-07' })
    expect(craft({ seat: 'blue', kind: 'bus', at: [0, -5], sense: 'anticlockwise' })).toBeNull()
    expect(craft({ seat: 'blue', kind: 'comSat', at: [0, -4], sense: 'clockwise' })).toBeNull()
    expect(craft({ seat: 'blue', kind: 'bus', at: [0, -4], vector: 2, velocity: 3 })).toBeNull()
    expect(craft({ seat: 'blue', kind: 'scoopship', at: [0, -1], vector: 2, velocity: 6, dive: { sense: null } })).toBeNull()
    expect(craft({ seat: 'blue', kind: 'scoopship', at: [0, -4], sense: 'clockwise', dive: { sense: null } })).toBeNull()
  })
})

describe('what is open', () => {
  test('GW-GEN-04: everybody sees everything but pools, bays and payloads', () => {
    const { state } = begin({ at: 'launch', gas: { blue: 5 }, units: [yellow, blue, { seat: 'blue', kind: 'bus', at: [3, 0] }] })
    const { secret, play, ...open } = state
    expect(system.view(state, 'public')).toMatchObject({ ...open, secret: {} })
    expect(system.view(state, 'blue').secret).toEqual({ blue: secret.blue })
    expect(play.calls).toHaveLength(1)
  })
})

test('GW-SET-01: a match begins before its first turn, with nothing on the map', () => {
  const { state } = system.begin({ setup: FAST, position: null }, scriptedDice())
  expect(state).toMatchObject({ turn: 0, impulse: 0, appeared: 0, units: {}, moons: [], outcome: null })
  const nothing = { pool: 0, stored: 0, bays: {}, payloads: {} }
  expect(state.secret).toEqual({ yellow: nothing, blue: nothing })
})

describe('places of moons and stations', () => {
  test('GW-SET-02, GW-SET-03: from ring 1 to ring 6', () => {
    const { state } = begin({ at: 'launch', units: [] })
    const faults = [0, 1, 6, 7].map((ring) => {
      const hex = [0, -1 - ring] as const
      return [moonFault(state, hex, 'clockwise')?.rule, stationFault(state, hex, 'clockwise')?.rule]
    })
    expect([placesOf('moon', state).length, placesOf('station', state).length]).toEqual([2 * 162, 2 * 162])
    const first = begin({ at: 'launch', moons: [{ at: [0, -5] }], units: [yellow] }).state
    // In ring 4 the other way round, and, for moons, the same way round in every other hex.
    expect([placesOf('moon', first).length, placesOf('station', first).length]).toEqual([161, 30])
    expect(faults).toEqual([
      ['GW-SET-02', 'GW-SET-03'],
      [undefined, undefined],
      [undefined, undefined],
      ['GW-SET-02', 'GW-SET-03'],
    ])
  })
})

describe('a whole setup fits its scenario', () => {
  /** The text of the refusal; undefined if the setup is taken. */
  const fault = (scenario: string, change: object) =>
    system.schema.setup
      .safeParse({ ...setupFor(scenario), ...change })
      .error?.issues.map(({ message }) => message)
      .join()
  test('GW-SET-01: every scenario takes its own setup, with other last turns and values', () => {
    for (const { id } of system.scenarios) expect(fault(id, {}), id).toBeUndefined()
    expect(fault('slow', { turns: 7, moons: 3, placing: 'random', lost: { ...LOST_VALUES, debrisRings: [1] } })).toBeUndefined()
  })
  test('GW-GEN-01: its seats, each once and in their order', () => {
    for (const seats of [
      ['blue', 'yellow'],
      ['yellow', 'yellow'],
      ['yellow', 'blue', 'red'],
      ['red', 'green'],
    ])
      expect(fault('fast', { seats })).toContain('(GW-GEN-01)')
    expect(fault('three', { seats: ['yellow', 'blue'] })).toContain('(GW-GEN-01)')
    expect(fault('three', { seats: ['yellow'] })).toBeDefined()
  })
  test('GW-SET-02, R-GW-24: three moons for two players, four for more', () => {
    for (const id of ['slow', 'fast', 'refinery', 'random']) expect(fault(id, { moons: 4 })).toContain('(GW-SET-02)')
    for (const id of ['three', 'free-for-all']) expect(fault(id, { moons: 4 })).toBeUndefined()
  })
  test('GW-SCN-04, GW-SCN-07, GW-SCN-08: what a scenario fixes', () => {
    expect(fault('random', { placing: 'agreed' })).toContain('(GW-SCN-04)')
    expect([fault('first-orbit', { moons: 1 }), fault('first-orbit', { turns: 30 })]).toEqual([
      'moons of this scenario: 0, not 1 (GW-SCN-07)',
      'turns of this scenario: 12, not 30 (GW-SCN-07)',
    ])
    expect(fault('first-intercept', { turns: 11 })).toContain('(GW-SCN-08)')
  })
})
test('GW-SCN-08, R-GW-10: things in the first bays are numbered for each player', () => {
  const played = system.begin({ setup: setupFor('first-intercept', { placing: 'random' }), position: null }, scriptedDice(4, 1, 3))
  const bays = [played.state.secret.yellow?.bays.u1, played.state.secret.blue?.bays.u2]
  const things = ['basicWarhead', 'basicWarhead', 'basicWarhead', 'basicWarhead', 'comSat'].map((kind, index) => ({
    id: `b${index + 1}`,
    number: index + 1,
    kind,
    ...UNTOUCHED,
    cargo: [],
  }))
  expect([...bays, played.state.secret.blue?.stored]).toEqual([things, things, 5])
})

describe('dice that place', () => {
  test('GW-SCN-04: what was rolled is told, and a moon is never placed on another', () => {
    const played = system.begin(
      { setup: setupFor('slow', { moons: 2, placing: 'random' }), position: null },
      scriptedDice(4, 1, 4, 1, 5, 1, 6, 2, 1),
    )
    const rolled = played.events.flatMap((event) =>
      event.type === 'placeRolled' ? [[event.what, event.ring, event.sector, event.again]] : [],
    )
    expect(rolled).toEqual([
      ['moon', 4, 1, false],
      ['moon', 4, 1, true],
      ['moon', 5, 1, false],
      ['station', 6, 2, false],
      ['station', null, 1, false],
    ])
    expect(played.state.moons.map(({ id, number }) => [id, number])).toEqual([
      ['m1', 2],
      ['m2', 2],
    ])
  })
  const placed = (scenario: string, options: Readonly<Record<string, number | string>>, ...faces: readonly number[]) => {
    const dice = scriptedDice(...faces)
    const played = system.begin({ setup: setupFor(scenario, options), position: null }, dice)
    expect(dice.left()).toEqual([])
    const { moons, units } = played.state
    return [...moons, ...Object.values(units)].map(({ at, vector, velocity }) => [...at, vector, velocity])
  }
  test('GW-SCN-04, R-GW-82: the first die is the ring, the second the sector from the top clockwise', () => {
    expect(placed('random', { moons: 0 }, 1, 1, 6)).toEqual([
      [0, -2, 2, 6],
      [-2, 0, 3, 6],
    ])
    expect(placed('random', { moons: 1 }, 2, 2, 3, 3, 5)).toEqual([
      [3, -3, 3, 5],
      [4, 0, 4, 4],
      [-4, 4, 2, 4],
    ])
  })
  test('GW-SCN-01, R-GW-86: in one ring only the first station rolls for it; R-GW-82: a moon keeps both away', () => {
    // Moon in ring 4, sector 1. The first station rolls its place, then again; the second rolls the sector alone, and again.
    expect(placed('slow', { moons: 1, placing: 'random' }, 4, 1, 4, 1, 4, 2, 1, 6)).toEqual([
      [0, -5, 2, 3],
      [5, -5, 3, 3],
      [-5, 0, 1, 3],
    ])
    expect(placed('fast', { moons: 2, placing: 'random' }, 4, 1, 4, 1, 5, 1, 6, 3, 6)).toEqual([
      [0, -5, 2, 3],
      [0, -6, 2, 2],
      [7, 0, 4, 1],
      [-7, 0, 3, 1],
    ])
  })
})

describe('look-ups', () => {
  const { state } = begin({
    at: 'build',
    units: [
      { ...yellow, modules: { core: { damage: 3 }, factory: { damage: 2 }, engine: { damage: 0 }, pointDefence: { damage: 0 } } },
      { ...blue, modules: { core: { damage: 2 }, factory: { damage: 3 }, engine: { damage: 0 }, collector: { damage: 0, disabled: 1 } } },
      { seat: 'blue', kind: 'bus', at: [3, 0], cargo: ['comSat', 'basicWarhead'] },
    ],
  })
  const unit = (id: string) => {
    const found = state.units[id]
    if (!found) throw new Error(id)
    return found
  }
  test('GW-MOV-11: each seat begins in its turn', () => {
    const order = (turn: number, scenario = 'three') => seatsInOrder({ ...state, setup: setupFor(scenario), turn })
    expect([0, 1, 2, 3, 4].map((turn) => order(turn).join())).toEqual([
      'yellow,blue,red',
      'yellow,blue,red',
      'blue,red,yellow',
      'red,yellow,blue',
      'yellow,blue,red',
    ])
  })
  test('GW-MOD-01, GW-MOD-03, GW-PLS-03: what works while a core is out, damaged or whole', () => {
    const kinds = ['core', 'factory', 'engine', 'pointDefence', 'collector', 'armour'] as const
    expect(kinds.map((kind) => works(state, unit('u1'), kind))).toEqual([false, true, false, false, false, false])
    expect(kinds.map((kind) => works(state, unit('u2'), kind))).toEqual([true, false, true, false, false, false])
    expect(works({ ...state, turn: 2 }, unit('u2'), 'collector')).toBe(true)
  })
  test('GW-PIC-04, GW-THR-01: weight counts what is aboard, and a craft has its thrust', () => {
    expect(weightOf({ kind: 'bus', cargo: unit('u3').cargo })).toBe(7)
    expect([thrustOf(state, unit('u1')), thrustOf(state, unit('u2')), thrustOf(state, unit('u3'))]).toEqual([0, 2, 2])
    const change = (some: object) => thrustOf(state, { ...unit('u3'), ...some })
    expect([change({ moon: 'm1' }), change({ leftMoon: true }), change({ dive: { sense: null } }), change({ disabled: 1 })]).toEqual([
      0, 0, 0, 0,
    ])
    expect(change({ disabled: 0, kind: 'booster' })).toBe(3)
  })
})

describe('what an impulse reports', () => {
  test('GW-MOV-01, GW-MOV-02: it begins, moons move, then every unit; impulse 0 ends the movement', () => {
    const played = begin({ at: 'impulse', impulse: 5, moons: [{ at: [0, -5] }], units: [{ ...yellow, moon: 'm1' }, blue] }, 1, 1)
    const begun = played.events.filter((event) => event.type === 'impulseBegan').map((event) => ('impulse' in event ? event.impulse : null))
    expect(begun).toEqual([6, 7, 8, 0])
    expect(eventOf(played, 'moved')).toMatchObject({
      impulse: 6,
      paths: [{ unit: 'u2' }],
      moons: [{ moon: 'm1', motion: { at: [1, -5] } }],
    })
    expect(played.state.units.u1?.at).toEqual([1, -5])
    const whole = begin({ at: 'impulse', units: [yellow, blue] })
    const moving = whole.events.flatMap((event) => (event.type === 'moved' ? [event.impulse] : []))
    expect(moving).toEqual([2, 4, 6])
  })
})
