// Random orders are legal, and over many seeds they contain everything that the position allows.
import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../src/index.ts'
import type { Order } from '../src/orders.ts'
import type { Position } from '../src/position.ts'
import { begin, blue, callOf, yellow } from './played.ts'

/** Random orders of yellow for the first call of a position, each legal. */
function ordersIn<N extends Order['order']>(name: N, position: Position, seeds = 300): readonly Extract<Order, { readonly order: N }>[] {
  const start = begin(position)
  const [view, call] = [system.view(start.state, 'yellow'), callOf(start)]
  return Array.from({ length: seeds }, (_, seed) => {
    const order = system.randomOrder(view, call, seededDice(seed))
    expect(system.check(view, call, order)).toBeUndefined()
    if (order.order !== name) throw new Error(`${order.order} instead of ${name}`)
    return order as Extract<Order, { readonly order: N }> // its name was compared
  })
}
const seen = (...words: readonly (string | number)[]): readonly (string | number)[] => [...new Set(words)].sort()

describe('random works', () => {
  const bus = { seat: 'yellow', kind: 'bus', at: [0, -5] } as const
  const orders = ordersIn('build', {
    at: 'build',
    pools: { yellow: 40 },
    units: [
      {
        ...yellow,
        modules: { core: { damage: 1 }, factory: { damage: 2 }, refinery: { damage: 7 } },
        bay: ['engine', 'armour', 'bus', 'comSat'],
      },
      bus,
      { ...bus, at: [3, -5] },
      blue,
    ],
  })
  test('GW-CON-04 to GW-CON-06: things of every kind are built, at every place', () => {
    const builds = orders.flatMap((order) => order.builds)
    expect(seen(...builds.map(({ kind }) => kind))).toHaveLength(15)
    const placesOf = (...kinds: readonly string[]) => seen(...builds.filter(({ kind }) => kinds.includes(kind)).map(({ to }) => to.at))
    expect(placesOf('comSat', 'basicWarhead')).toEqual(['bay', 'carrier', 'space'])
    expect(placesOf('scoopship', 'gunship', 'bus')).toEqual(['bay', 'space'])
    expect(placesOf('collector', 'pointDefence')).toEqual(['bay', 'board'])
    expect(placesOf('factory', 'refinery')).toEqual(['bay'])
    expect(seen(...builds.map(({ to }) => (to.at === 'carrier' ? to.carrier : '')))).toEqual(['', 'u2'])
    expect(Math.max(...orders.map((order) => order.builds.length))).toBe(4)
    expect(orders.some((order) => order.builds.length === 0)).toBe(true)
  })
  test('GW-RCY-01, GW-REP-01, GW-CON-06: things are recycled, mended and fitted, now and then', () => {
    const shareOf = (is: (order: (typeof orders)[number]) => boolean): number => orders.filter(is).length / orders.length
    expect(seen(...orders.flatMap(({ recycle }) => recycle.map(({ item }) => item)))).toEqual(['b1', 'b2', 'b3', 'b4'])
    expect(shareOf(({ recycle }) => recycle.length > 0)).toBeLessThan(0.5)
    expect(seen(...orders.flatMap(({ installs }) => installs.map(({ item }) => item)))).toEqual(['b1', 'b2'])
    const repairs = orders.flatMap((order) => order.repairs)
    const pointsOn = (module: string) =>
      seen(...repairs.flatMap(({ target, points }) => ('module' in target && target.module === module ? [points] : [])))
    expect([pointsOn('core'), pointsOn('factory'), pointsOn('refinery'), pointsOn('engine')]).toEqual([[1], [1, 2], [1, 2, 3, 4], []])
    expect(shareOf(({ repairs: some }) => some.length > 0)).toBeGreaterThan(0.8)
  })
})

describe('random launches', () => {
  const bay = ['bus', 'gunship', 'scoopship', 'engine', 'comSat', 'defSat', 'basicWarhead', 'basicWarhead', 'pulseWarhead'] as const
  const many = [...bay, ...bay, ...bay]
  const orders = ordersIn('launch', { at: 'launch', pools: { yellow: 99 }, units: [{ ...yellow, bay: many }, blue] }, 2500)
  const launches = orders.flatMap((order) => order.launches)
  const kindOf = (id: string): string => many[Number(id.slice(1)) - 1] ?? ''
  test('GW-LCH-02, GW-LCH-03: in every direction', () => {
    expect([...new Set(launches.map(({ shift }) => shift))].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2, 3, 4])
    expect(seen(...orders.map(({ openBays }) => Number(openBays)))).toEqual([0, 1])
  })
  test('GW-LCH-06, GW-BST-01: boosters with one load, craft of every kind with what they can carry', () => {
    expect(seen(...launches.map(({ craft }) => (craft ? kindOf(craft) : '')))).toEqual(['', 'bus', 'gunship', 'scoopship'])
    const loadsOf = (...kinds: readonly string[]) => launches.filter(({ craft }) => kinds.includes(craft ? kindOf(craft) : ''))
    expect(seen(...loadsOf('').map(({ payload }) => payload.length))).toEqual([1])
    expect(seen(...loadsOf('scoopship').map(({ payload }) => payload.length))).toEqual([0])
    expect(Math.max(...loadsOf('bus', 'gunship').map(({ payload }) => payload.length))).toBeGreaterThan(2)
    const few = ordersIn('launch', { at: 'launch', units: [{ ...yellow, bay: ['bus', 'engine', 'comSat'] }, blue] })
    const rides = few.flatMap((order) => order.launches.filter(({ craft }) => craft === 'b1').map(({ payload }) => payload.join()))
    expect(seen(...rides)).toEqual(['', 'b2', 'b3'])
  })
  test('GW-LCH-05: eight launches are the most', () => {
    expect(Math.max(...orders.map((order) => order.launches.length))).toBe(8)
    expect(orders.some((order) => order.launches.length === 0)).toBe(true)
  })
  test('GW-LCH-02: a station that stands launches straight on only', () => {
    const still = ordersIn('launch', { at: 'launch', units: [{ seat: 'yellow', at: [0, -5], bay: ['comSat', 'engine'] }, blue] })
    expect(seen(...still.flatMap((order) => order.launches.map(({ shift }) => shift)))).toEqual([0])
    const heavy = ordersIn('launch', { at: 'launch', units: [{ ...yellow, bay: ['engine', 'core'] }, blue] })
    expect(heavy.every((order) => order.launches.length === 0)).toBe(true)
  })
  test('GW-MOV-07: landed units leave their moon now and then', () => {
    const landed = ordersIn('launch', { at: 'launch', moons: [{ at: [0, -5] }], units: [{ ...yellow, moon: 'm1' }, blue] })
    expect(seen(...landed.map(({ leave }) => leave.join()))).toEqual(['', 'u1'])
  })
})

describe('random orders in flight', () => {
  const flying = { at: [1, -6], vector: 2, velocity: 3 } as const
  test('GW-THR-01: some units burn, within their means; scoopships return to every hex', () => {
    const orders = ordersIn('thrust', {
      at: 'thrust',
      units: [
        yellow,
        { seat: 'yellow', kind: 'bus', ...flying },
        { seat: 'yellow', kind: 'scoopship', at: [1, 0], velocity: 5, vector: 5, dive: { sense: null } },
        blue,
      ],
    })
    expect(orders.some(({ burns }) => 'u2' in burns) && orders.some(({ burns }) => !('u2' in burns))).toBe(true)
    expect(seen(...orders.map(({ returns }) => JSON.stringify(returns.u3)))).toHaveLength(6)
  })
  test('GW-MOV-06, GW-MOV-07, GW-MOV-09: cargo, landings and satellites', () => {
    const units: Position['units'] = [
      { ...yellow, bay: ['comSat', 'bus'] },
      { seat: 'yellow', kind: 'bus', ...flying, cargo: ['comSat', 'defSat'] },
      { seat: 'yellow', kind: 'defSat', ...flying },
      { seat: 'yellow', kind: 'ecmSat', ...flying },
      blue,
    ]
    const cargo = ordersIn('cargo', { at: 'cargo', impulse: 6, openBays: ['yellow'], units }, 600)
    expect(seen(...cargo.flatMap(({ actions }) => actions.map((one) => (one.do === 'drop' ? one.items.join() : one.unit))))).toEqual([
      'b1',
      'u3',
      'u4',
      'u5',
      'u6',
    ])
    expect(cargo.filter(({ actions }) => actions.length === 0).length).toBeGreaterThan(300)
    const deploy = ordersIn('deploy', { at: 'deploy', impulse: 6, units })
    expect(seen(...deploy.map((order) => (order.units === 'all' ? 'all' : order.units.join())))).toEqual(['', 'all', 'u5', 'u5,u6', 'u6'])
    const land = ordersIn('land', { at: 'land', impulse: 6, moons: [{ at: [0, -5] }], units: [yellow, blue] })
    expect(seen(...land.map((order) => order.units.join()))).toEqual(['', 'u1'])
  })
  test('GW-LSR-01, GW-PLS-01, GW-WHD-03: fire, pulses and strikes, and also none', () => {
    const meeting = (at: 'aim' | 'pulse' | 'arm'): Position => ({
      at,
      impulse: 6,
      units: [
        { ...yellow, at: flying.at, modules: ['core', 'pointDefence'] },
        { seat: 'yellow', kind: 'booster', payload: 'basicWarhead', ...flying },
        { seat: 'yellow', kind: 'pulseWarhead', ...flying },
        { ...blue, at: flying.at, modules: ['core', 'pointDefence'] },
        { seat: 'blue', kind: 'booster', payload: 'basicWarhead', ...flying },
      ],
    })
    expect(seen(...ordersIn('aim', meeting('aim')).map(({ fire }) => Number(fire)))).toEqual([0, 1])
    expect(seen(...ordersIn('pulse', meeting('pulse')).map(({ units }) => units.join()))).toEqual(['', 'u3'])
    expect(seen(...ordersIn('arm', meeting('arm')).map(({ strike }) => Number(strike)))).toEqual([0, 1])
  })
})
