// Ships placed, hidden and disguised before the first turn: legal places, events and their audiences.
import { diceOf } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { AT_START, hexesOf, setupWith, sole } from '../battle-for-tests.ts'
import { drawn } from '../design/design-for-tests.ts'
import { shipNamed } from '../design/ready.ts'
import { column } from '../fire/ships-for-tests.ts'
import { system, view } from '../game.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Enlisted, Setup } from '../setup.ts'
import type { State } from '../state.ts'
import { body, place, stationed } from './battle.ts'
import { defaultDisguise } from './disguise.ts'
import { standingFleet } from './ready-fleets.ts'
import { scenarios } from './scenarios.ts'

const none = diceOf(() => [])
const opened = (setup: Setup): State => system.begin({ setup, position: null }, none).state
const answered = (state: State, orders: Readonly<Record<string, Order>>) => {
  const [call] = state.play.calls
  if (!call) throw new Error('no call is open')
  return system.resolve(state, call, orders, none)
}
const defaultDeploy = (state: State, seat: 'yellow' | 'blue'): OrderOf<'deploy'> => {
  const order = sole.defaultOrder(view(state, seat))
  if (order.order !== 'deploy') throw new Error('no ships to place')
  return order
}
const everybody = (state: State): Readonly<Record<string, Order>> => ({
  yellow: defaultDeploy(state, 'yellow'),
  blue: defaultDeploy(state, 'blue'),
})
const deploy = (places: OrderOf<'deploy'>['places'], disguises: OrderOf<'deploy'>['disguises'] = {}): Order => ({
  order: 'deploy',
  places,
  disguises,
})
const against = (state: State, order: Order) => {
  const refused = sole.check(view(state, 'yellow'), order)
  return refused && `${refused[0].rule} ${refused[0].reason}`
}
const SEATS = [place('yellow', { centre: [0, 8], radius: 3 }), place('blue', { centre: [0, -8], radius: 3 })]
const bolt = (id: string, more: Partial<Enlisted> = {}): Enlisted => ({
  ...stationed(id, 'yellow', 'Bolt', { hex: [0, 8], facing: 1 }),
  ...more,
})
const free = (id: string, more: Partial<Enlisted> = {}): Enlisted => bolt(id, { hex: null, facing: null, ...more })
const FOE = bolt('foe', { seat: 'blue', hex: [0, -8] })
const withShips = (ships: readonly Enlisted[], more: Partial<Setup> = {}): State =>
  opened(setupWith([], { seats: SEATS, ships: [...ships, FOE], ...more }))

describe('places', () => {
  const AREA = { centre: [3, 0], radius: 4 } as const
  const state = withShips([free('free'), bolt('fixed'), bolt('turning', { facing: null }), free('hider', { hides: AREA })], {
    bodies: [hexesOf('interior', [0, 7], [3, 1])],
  })
  const rest = { free: { hex: [0, 8], facing: 0 }, hider: { hex: [3, 0], facing: 0 } } as const
  test.each<[string, OrderOf<'deploy'>['places'], string | undefined]>([
    ['a place for each ship without one', rest, undefined],
    ['on the edge of the zone', { ...rest, free: { hex: [0, 11], facing: 0 } }, undefined],
    ['beyond the zone', { ...rest, free: { hex: [0, 12], facing: 0 } }, 'EE-SEQ-02 Bolt must be within 3 hexes of 0,8'],
    ['on the edge of the hiding area', { ...rest, hider: { hex: [3, 4], facing: 0 } }, undefined],
    ['beyond the hiding area', { ...rest, hider: { hex: [3, 5], facing: 0 } }, 'EE-HID-01 Bolt must be within 4 hexes of 3,0'],
    ['inside a body', { ...rest, free: { hex: [0, 7], facing: 0 } }, 'EE-INR-01 a ship cannot be placed inside a body'],
    ['hidden inside a body', { ...rest, hider: { hex: [3, 1], facing: 0 } }, 'EE-INR-01 a ship cannot be placed inside a body'],
    ['without a place', { hider: rest.hider }, 'EE-SEQ-02 Bolt has not been placed'],
    ['a hidden ship without a place', { free: rest.free }, 'EE-SEQ-02 Bolt has not been placed'],
    ['the fixed place', { ...rest, fixed: { hex: [0, 8], facing: 0 } }, undefined],
    ['another place than the fixed one', { ...rest, fixed: { hex: [0, 9], facing: 0 } }, 'EE-SEQ-02 Bolt has a fixed place'],
    ['an enemy ship', { ...rest, foe: { hex: [0, 8], facing: 0 } }, 'EE-SEQ-02 foe is not one of your ships'],
  ])('EE-SEQ-02, EE-HID-01, EE-INR-01: %s', (_, places, reason) => {
    expect(against(state, deploy(places))).toBe(reason)
  })
  test('EE-SEQ-02: the offer names the ships, and other orders are refused', () => {
    expect(against(state, { order: 'fleet', ships: [] })).toBe('EE-SEQ-02 place your ships')
    expect(sole.offer(view(state, 'yellow'))).toEqual({
      kind: 'deploy',
      orders: ['deploy'],
      of: ['free', 'fixed', 'turning', 'hider'],
    })
  })
  test('EE-SEQ-02: the owner chooses only what the scenario leaves open', () => {
    const places = { ...rest, fixed: { hex: [0, 8], facing: 5 }, turning: { hex: [0, 8], facing: 4 } } as const
    const { ships } = answered(state, { ...everybody(state), yellow: deploy(places) }).state
    expect([ships.free, ships.fixed, ships.turning].map((ship) => [ship?.hex, ship?.facing])).toEqual([
      [[0, 8], 0],
      [[0, 8], 1],
      [[0, 8], 4],
    ])
  })
})

describe('default places', () => {
  test('EE-GEN-10: are near the middle of the zone, with bows to the enemy', () => {
    const state = withShips([bolt('fixed'), free('a'), free('b'), free('c', { facing: 2 })])
    expect(defaultDeploy(state, 'yellow')).toEqual(
      deploy({ a: { hex: [0, 8], facing: 0 }, b: { hex: [0, 7], facing: 0 }, c: { hex: [1, 7], facing: 2 } }),
    )
    expect(answered(state, {}).state.ships.b).toMatchObject({ hex: [0, 7], facing: 0 })
    expect(answered(withShips([bolt('turning', { facing: null })]), {}).state.ships.turning).toMatchObject({ hex: [0, 8], facing: 0 })
  })
  test('EE-INR-01, EE-SUR-03, EE-AST-11: avoid solid terrain, and share hexes if necessary', () => {
    const small = [place('yellow', { centre: [0, 8], radius: 1 }), SEATS[1] ?? place('blue')]
    const bodies = [
      hexesOf('interior', [0, 8]),
      hexesOf('surface', [0, 7], [1, 7]),
      hexesOf('cinematic', [1, 8]),
      hexesOf('atmosphere', [0, 9]),
    ]
    const hexes = (state: State) => Object.values(defaultDeploy(state, 'yellow').places).map(({ hex }) => hex.join())
    const state = withShips([free('a'), free('b'), free('c'), free('d')], { seats: small, bodies })
    expect(hexes(state)).toEqual(['0,9', '-1,9', '-1,8', '0,9'])
    expect(answered(state, {}).state.deemed).toHaveProperty(['a d'])
    const rock = [body('rock', 'Rock', [0, 8], { rings: [{ terrain: 'cinematic', least: 0, most: 2 }] })]
    expect(hexes(withShips([free('a'), free('b')], { seats: small, bodies: rock }))).toEqual(['0,8', '0,8'])
  })
  test('EE-HID-01: are the middle of the hiding area, with the bow to the enemy', () => {
    const state = withShips([free('a', { hides: { centre: [0, -20], radius: 2 } })])
    expect(defaultDeploy(state, 'yellow').places).toEqual({ a: { hex: [0, -20], facing: 3 } })
  })
})

test.each<[string, Partial<Enlisted>, boolean]>([
  ['hex and facing of the scenario', {}, true],
  ['its hex free', { hex: null }, false],
  ['its facing free', { facing: null }, false],
  ['a place in hiding', { hides: { centre: [0, 8], radius: 1 } }, false],
])('EE-SEQ-02: places are asked for unless the scenario gives them all: a ship with %s', (_, more, isForced) => {
  const forced = sole.forcedOrder(view(withShips([bolt('first'), bolt('other', more)]), 'yellow'), 'yellow')
  expect(forced).toEqual(isForced ? deploy({}) : undefined)
})

describe('events of placing', () => {
  const FOUR = [...SEATS, place('red', undefined, 'yellow'), place('green', undefined, 'blue')]
  const state = withShips(
    [bolt('open', { speedPower: 8, rotates: 1 }), free('hider', { speedPower: 4, hides: { centre: [3, 0], radius: 4 } })],
    {
      seats: FOUR,
      bodies: [hexesOf('surface', [0, 8])],
      locks: { open: ['foe', 'foe'] },
    },
  )
  const placed = answered(state, {})
  const of = (type: string, ship: string) =>
    placed.events.filter((event) => event.type === type && 'ship' in event && JSON.stringify(event.ship).includes(`"${ship}"`))
  test('EE-SEQ-02: all see placed ships, only their own side their speed power', () => {
    const [event] = of('shipPlaced', 'open')
    expect(event).toMatchObject({
      speedPower: 8,
      truth: null,
      own: ['yellow', 'red'],
      ship: { hex: [0, 8], facing: 1, rotates: 1, landing: 'low' },
    })
    expect(placed.state.ships.foe).toMatchObject(AT_START)
    if (!event) return
    expect(['yellow', 'red'].map((seat) => system.observe(event, seat))).toEqual([event, event])
    for (const viewer of ['blue', 'green', 'public'])
      expect(system.observe(event, viewer)).toEqual({ ...event, speedPower: null, truth: null })
  })
  test('EE-HID-01: only its own side hears about a hidden ship', () => {
    const [event] = of('shipHidden', 'hider')
    expect(event).toMatchObject({ speedPower: 4, own: ['yellow', 'red'], ship: { hex: [3, 0], facing: 0 } })
    if (!event) return
    const heard = ['yellow', 'red', 'blue', 'green', 'public'].map((viewer) => system.observe(event, viewer))
    expect(heard).toEqual([event, event, undefined, undefined, undefined])
    expect(of('shipPlaced', 'hider')).toEqual([])
    expect([placed.state.ships.hider, placed.state.secret.yellow?.hidden.hider?.hex]).toEqual([undefined, [3, 0]])
  })
  test('EE-ENG-10, EE-SEN-13: speed power and lock-ons start as in the scenario', () => {
    expect(placed.state.secret.yellow?.before).toEqual({ open: 8, hider: 4 })
    expect(placed.state.secret.blue?.before).toEqual({ foe: 0 })
    expect(placed.state.locks).toEqual({ open: { foe: 2 } })
    expect(placed.events.find(({ type }) => type === 'placed')).toMatchObject({ seats: ['yellow', 'blue', 'red', 'green'] })
    expect(placed.state.turn).toBe(1)
  })
})

describe('fleets', () => {
  const shop = (choices: object, id = 'purchase'): State => {
    const setup = scenarios.find((one) => one.id === id)?.setup({ budget: 16, ...choices })
    if (!setup || 'reason' in setup) throw new Error('no ships to buy')
    return opened(setup)
  }
  const buys = (...names: readonly string[]): Order => ({
    order: 'fleet',
    ships: names.map((name) => ({ design: shipNamed(name), crew: 'standard' })),
  })
  test('EE-DES-10: only the own side hears the contents of a bought fleet', () => {
    const { events, state } = answered(shop({ fleets: 'bought' }, 'allies'), {
      yellow: buys('Bolt', 'Gadfly'),
      blue: buys('Bolt'),
      red: buys('Needle'),
      green: buys('Bolt'),
    })
    const [event] = events.filter(({ type }) => type === 'fleetBought')
    expect(event).toMatchObject({ seat: 'yellow', own: ['yellow', 'red'], fleet: [{ id: 'yellow-01' }, { id: 'yellow-02' }] })
    if (!event) return
    expect(['yellow', 'red'].map((seat) => system.observe(event, seat))).toEqual([event, event])
    for (const viewer of ['blue', 'green', 'public']) expect(system.observe(event, viewer)).toEqual({ ...event, fleet: null })
    expect(
      state.secret.red?.fleet?.map(({ id, seat, design, hex, facing, speedPower }) => [id, seat, design.name, hex, facing, speedPower]),
    ).toEqual([['red-01', 'red', 'Needle', null, null, 0]])
    const placed = answered(state, {}).state
    expect(Object.values(placed.secret).map((secret) => secret?.fleet)).toEqual([null, null, null, null])
    expect(Object.keys(placed.ships)).toHaveLength(5)
  })
  test('EE-DES-10: the default is the first ready fleet', () => {
    const state = shop({})
    const { secret } = answered(state, { blue: buys('Bolt') }).state
    const ready = standingFleet(state, 'yellow').map(({ design }) => design)
    expect([secret.yellow?.fleet?.map(({ design }) => design), secret.blue?.fleet?.length]).toEqual([ready, 1])
  })
  test('EE-DES-10: other orders are refused, and battles without purchase have no such call', () => {
    const state = shop({})
    expect(against(state, deploy({}))).toBe('EE-DES-10 buy your ships')
    expect(sole.offer(view(state, 'yellow'))).toEqual({ kind: 'fleet', orders: ['fleet'], of: [] })
    expect(shop({}, 'duel').play.calls.map(({ kind }) => kind)).toEqual(['deploy'])
  })

  const wearing = (state: State, disguises: OrderOf<'deploy'>['disguises']) =>
    against(state, { ...defaultDeploy(state, 'yellow'), disguises })
  const fleet = (choices: object, ...names: readonly string[]) =>
    answered(shop(choices), { yellow: buys(...names), blue: buys('Bolt') }).state
  const javelin = shipNamed('Javelin')
  const SHAPE = 'EE-DIS-01 the false record must have the same shape, with boxes shown as hull'
  test('EE-DIS-01: a disguise needs the option and a bought warship', () => {
    const disguise = defaultDisguise(javelin)
    expect(wearing(fleet({ disguises: true }, 'Javelin'), { 'yellow-01': disguise })).toBeUndefined()
    expect(wearing(fleet({}, 'Javelin'), { 'yellow-01': disguise })).toBe('EE-DIS-01 this battle has no disguises')
    expect(wearing(fleet({ disguises: true }, 'Javelin'), { 'yellow-02': disguise })).toBe('EE-SEQ-02 yellow-02 is not one of your ships')
    const others = fleet({ disguises: true }, 'Halfway House', 'Mulligan', 'Javelin')
    expect(wearing(others, { 'yellow-01': defaultDisguise(shipNamed('Halfway House')) })).toBe('EE-DIS-01 only a warship can be disguised')
    expect(wearing(others, { 'yellow-02': defaultDisguise(shipNamed('Mulligan')) })).toBe('EE-DIS-01 only a warship can be disguised')
    expect(wearing(others, { 'yellow-03': disguise, 'yellow-02': defaultDisguise(shipNamed('Mulligan')) })).toBe(
      'EE-DIS-01 only a warship can be disguised',
    )
    const known = opened(setupWith(['disguises'], { seats: SEATS, ships: [bolt('javelin', { design: javelin }), FOE] }))
    expect(wearing(known, { javelin: disguise })).toBe('EE-DIS-01 ships of the scenario are public and cannot be disguised')
  })
  test('EE-DIS-01, EE-AUX-06: the false record must be a legal passenger ship', () => {
    const state = fleet({ disguises: true }, 'Javelin')
    expect(wearing(state, { 'yellow-01': { ...defaultDisguise(javelin), kind: 'freighter' } })).toBe(SHAPE)
    expect(wearing(state, { 'yellow-01': { ...defaultDisguise(javelin), boxes: defaultDisguise(javelin).boxes.slice(1) } })).toBe(SHAPE)
    expect(wearing(state, { 'yellow-01': { ...javelin, kind: 'passenger' } })).toMatch(/^EE-AUX-06/)
  })
  test('EE-DIS-01: all see the false record, only the own side the true one', () => {
    const { state, events } = answered(fleet({ disguises: true }, 'Javelin'), {
      yellow: deploy({}, { 'yellow-01': defaultDisguise(javelin) }),
    })
    expect(state.ships['yellow-01']?.design.kind).toBe('passenger')
    expect(state.secret.yellow?.truth).toEqual({ 'yellow-01': { design: javelin, levels: {}, dark: [], stood: null } })
    const event = events.find(({ type }) => type === 'shipPlaced')
    expect(event).toMatchObject({ truth: javelin, ship: { design: defaultDisguise(javelin) } })
    expect(event && system.observe(event, 'blue')).toMatchObject({ truth: null })
    expect(JSON.stringify(view(state, 'blue'))).not.toContain('Javelin')
  })
})

describe('default disguises', () => {
  const lasers = drawn('CA warship', 'l', '', 'H', '', 'l', '', 'L', '', 'S', '', 'C', '', 'P', '', 'H', '', 'A', '', 'M', '', 'E', '', 'e')
  test('EE-DIS-01, EE-AUX-06: boxes that a passenger ship may not have are shown as hull', () => {
    const disguise = defaultDisguise({ ...lasers, arrays: [{ id: 'X', lasers: ['L1', 'L2'], first: 'L1', links: [] }] })
    expect(disguise.boxes.map(({ type }) => type).join('')).toBe('LHHHSCPHHHEe')
    expect(disguise.boxes.map(({ system: of }) => of)).toEqual(['L1', ...Array(9).fill(null), 'E1', 'E1'])
    expect(disguise).toMatchObject({ kind: 'passenger', hull: 'CA', arrays: [], primaries: { L1: [{ at: [0, 0], aim: null }] } })
    expect(Object.keys(disguise.primaries)).toEqual(['L1'])
    expect(defaultDisguise(column('iHrHG')).boxes.map(({ type, system: of }) => [type, of])).toEqual(Array(5).fill(['H', null]))
  })
})
