// The offers to a seat, and the answers for an absent player, question by question.
import { type OfferOf, scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { fieldHolder } from './ending/recovery.ts'
import { allShotsAt } from './fire/firing.ts'
import { system } from './game.ts'
import { begin, type PlayedGame, setupFor } from './game-for-tests.ts'
import type { Order } from './orders.ts'
import type { Position } from './position.ts'
import { legalChanges } from './setting/changes.ts'
import { defaultFleet } from './setting/fleet.ts'
import type { Color } from './shapes.ts'
import type { Setup } from './state.ts'

const DUEL = setupFor('cruiser-duel')
const asking = (played: PlayedGame, seat: Color) => {
  const view = system.view(played.state, seat)
  const call = system.openCalls(played.state).find(({ seats }) => seats.includes(seat))
  if (!call) throw new Error(`${seat} is not asked`)
  return { view, call }
}
function offered(played: PlayedGame, seat: Color): OfferOf<Order> | undefined {
  const { view, call } = asking(played, seat)
  return system.offer(view, call)
}
function byDefault(played: PlayedGame, seat: Color): Order {
  const { view, call } = asking(played, seat)
  const order = system.defaultOrder(view, call)
  expect(system.check(view, call, order)).toBeUndefined()
  return order
}
const at = (position: Position, setup: Setup = DUEL) => begin(setup, position)
const AERIE = { seat: 'red', design: 'Aerie' } as const
const FAR = { seat: 'blue', design: 'Drover', mu: [0, 300] } as const

describe('before the first turn', () => {
  test('FT-SCN-10: a default fleet is mixed, within its budget and of at most twelve ships', () => {
    const names = (budget: number) => defaultFleet(budget).map(({ name }) => name)
    expect(names(27)).toEqual([])
    expect(names(28)).toEqual(['Lantern'])
    expect(names(600)[0]).toBe('Osprey')
    expect(defaultFleet(5000).length).toBeLessThanOrEqual(12)
    const order = byDefault(begin(setupFor('fleets', { budget: 600 }), null), 'red')
    expect(order).toMatchObject({ order: 'fleet', designs: defaultFleet(600) })
  })
  test('FT-SET-04, FT-END-12: by default a group enters in line abreast, at 6 or the highest speed', () => {
    const enter = (options = {}) => byDefault(begin(setupFor('carriers', options), null), 'red')
    const offsets = { 'red-1': { back: 0, right: 0 }, 'red-2': { back: 0, right: -3 }, 'red-3': { back: 0, right: 3 } }
    expect(enter()).toEqual({ order: 'enter', standing: {}, groups: { 'red-group': { clock: 6, speed: 6, offsets } } })
    expect(enter({ maxEntrySpeed: 0 })).toMatchObject({ groups: { 'red-group': { speed: 0 } } })
    const chase = setupFor('chase')
    const speed = chase.seats[0]?.entries[0]?.frozen?.['red-1']?.velocity
    expect(byDefault(begin(chase, null), 'red')).toMatchObject({ groups: { 'red-group': { speed, offsets: {} } } })
    expect(offered(begin(setupFor('fort'), null), 'red')).toEqual({ kind: 'enter', orders: ['enter'], of: ['red-group', 'red-1'] })
  })
  test('FT-SET-05: all legal changes of a seat, with single ships for splits', () => {
    const entry = (seat: string, ...ships: readonly string[]) => ({
      clock: 6,
      speed: 6,
      distance: 36,
      ships: ships.map((n) => `${seat}-${n}`),
    })
    const start = begin(setupFor('carriers'), {
      at: 'change',
      changes: { red: 1 },
      entries: { 'red-group': entry('red', '1', '2', '3'), 'blue-group': entry('blue', '1', '2') },
    })
    const did = legalChanges(system.view(start.state, 'red'), 'red').map((change) => `${change.do} ${change.group}`)
    expect(did).toEqual([
      ...['shift red-group', 'shift red-group', 'near red-group'],
      ...['split red-group', 'split red-group', 'split red-group', 'far blue-group'],
    ])
    expect(byDefault(start, 'red')).toEqual({ order: 'pass' })
    expect(offered(start, 'red')).toMatchObject({ kind: 'change', of: ['red-group', 'blue-group'] })
  })
})

describe('P1 to P6', () => {
  test('FT-MOV-02, FT-END-12: all ships of a seat may be plotted; by default all fly straight on', () => {
    const start = at({ ships: { 'red-1': AERIE, 'red-2': { ...AERIE, status: 'destroyed' }, 'blue-1': FAR } })
    expect(offered(start, 'red')).toEqual({ kind: 'plot', orders: ['plot'], of: ['red-1'] })
    expect(byDefault(start, 'red')).toEqual({ order: 'plot', ships: {} })
  })
  test('FT-FTR-02, FT-FTR-04, FT-FTR-05: groups in bays are launched, groups in flight move once and again', () => {
    const groups = { g1: { where: 'space', moved: 1 }, g2: { where: 'space', endurance: 0 } } as const
    const of = (step: 'launch' | 'fly' | 'flyAgain', more = {}) =>
      offered(
        at({ at: step, ships: { 'red-1': AERIE, 'blue-1': FAR }, groups: { ...groups, ...more }, plots: { 'red-1': 'LAUNCH' } }),
        'red',
      )
    expect(of('launch', { g3: { ready: 2 } })).toEqual({ kind: 'launch', orders: ['launch', 'pass'], of: ['g4'] })
    expect(of('fly')).toEqual({ kind: 'fly', orders: ['fly', 'pass'], of: ['g2'] })
    expect(of('flyAgain')).toEqual({ kind: 'flyAgain', orders: ['fly', 'pass'], of: ['g1'] })
  })
  test('FT-FTR-02: a seat without an order to launch passes of itself, as only its owner knows', () => {
    const forced = (plot: string) => {
      const start = at({ at: 'launch', ships: { 'red-1': AERIE, 'blue-1': FAR }, plots: { 'red-1': plot } })
      const { view, call } = asking(start, 'red')
      return system.forcedOrder(view, call, 'red')
    }
    expect([forced('0'), forced('LAUNCH')]).toEqual([{ order: 'pass' }, undefined])
  })
  test('FT-SAL-02: ships with a launcher, loads and a fire control may launch, once a turn', () => {
    const falchion = { seat: 'red', design: 'Falchion' } as const
    const start = at({
      at: 'ordnance',
      ships: {
        'red-1': falchion,
        'red-2': { ...falchion, launchedSalvoes: 1 },
        'blue-1': FAR,
        'red-3': { ...falchion, condition: { loads: { 'magazine-1': { standard: 0, extended: 0 } } } },
        'red-4': { ...falchion, condition: { systems: { 'fireCon-1': 'lost', 'fireCon-2': 'lost' } } },
        'red-5': { ...falchion, outOfControl: 1 },
      },
    })
    expect(offered(start, 'red')).toEqual({ kind: 'ordnance', orders: ['salvoes', 'pass'], of: ['red-1'] })
    expect(byDefault(start, 'red')).toEqual({ order: 'pass' })
  })
})

describe('P7 to P11', () => {
  test('FT-FTR-06: groups with a target attack, not those that screen; by default nobody attacks', () => {
    const start = at({
      at: 'attack',
      ships: { 'red-1': { ...AERIE, mu: [0, -90] }, 'blue-1': { ...FAR, mu: [0, 6] } },
      groups: {
        g1: { where: 'space' },
        g2: { where: 'space', mu: [0, -1] },
        g3: { where: 'space', mission: { do: 'screen', ship: 'red-1' } },
      },
    })
    expect(offered(start, 'red')).toEqual({ kind: 'attack', orders: ['attack'], of: ['g1'] })
    expect(byDefault(start, 'red')).toEqual({ order: 'attack', attacks: [], joins: {} })
  })
  test('FT-END-12: by default each mount takes the largest threat that is left; a salvo counts twice its missiles', () => {
    const start = at({
      at: 'defend',
      ships: { 'red-1': { ...AERIE, mu: [0, -90] }, 'blue-1': { seat: 'blue', design: 'Targe' } },
      groups: { g1: { where: 'space' } },
      attacks: [{ group: 'g1', target: { kind: 'ship', id: 'blue-1' }, ifIntercepted: 'fight', torpedoes: false, engages: null }],
      salvoes: [{ seat: 'red', ship: 'red-1', missiles: 4, target: 'blue-1' }],
    })
    const order = byDefault(start, 'blue')
    expect(order.order === 'defend' && order.defences.map(({ mount, target }) => `${mount} ${target.id}`)).toEqual([
      ...['beam-3 s1', 'pds-1 s1', 'pds-2 s1', 'pds-3 g1', 'pds-4 s1', 'pds-5 g1', 'pds-6 s1', 'pds-7 g1'],
    ])
    expect(offered(start, 'blue')).toEqual({ kind: 'defend', orders: ['defend'], of: ['blue-1'] })
  })
  test('FT-SEQ-07: ships with a target in range and arc fire; all guns but needles and those aimed elsewhere bear on one', () => {
    const start = at({
      at: 'fire',
      ships: {
        'red-1': { seat: 'red', design: 'Trebuchet' },
        'red-2': { seat: 'red', design: 'Tern', fired: 1 },
        'blue-1': { seat: 'blue', design: 'Osprey', mu: [0, 12], course: 6 },
        'blue-2': { seat: 'blue', design: 'Tern', mu: [1, 12], course: 6 },
      },
    })
    expect(offered(start, 'red')).toEqual({ kind: 'fire', orders: ['fire', 'pass'], of: ['red-1'] })
    expect(byDefault(start, 'red')).toEqual({ order: 'pass' })
    const ship = start.state.ships['red-1']
    if (!ship) throw new Error('red-1')
    const all = allShotsAt(start.state, ship, [], 'blue-1')
    expect(all.map(({ mount }) => mount)).toEqual(['torpedo-1', 'beam-1'])
    const more = allShotsAt(start.state, ship, all.slice(0, 1), 'blue-2')
    expect(more.map(({ mount, target }) => [mount, target.id])).toEqual([
      ['torpedo-1', 'blue-1'],
      ['beam-1', 'blue-2'],
    ])
  })
  test('FT-DC-01, FT-COR-05: ships with lost systems or a failing core are repaired; by default nobody works', () => {
    const start = at({
      at: 'repair',
      ships: {
        'red-1': { seat: 'red', design: 'Tern', condition: { systems: { 'pds-1': 'lost' } } },
        'red-2': { seat: 'red', design: 'Tern' },
        'red-3': { seat: 'red', design: 'Tern', condition: { hull: 5, systems: { powerCore: 'lost' } } },
        'red-4': { seat: 'red', design: 'Tern', condition: { systems: { 'pds-1': 'destroyed' } } },
        'blue-1': FAR,
      },
    })
    expect(offered(start, 'red')).toEqual({ kind: 'repair', orders: ['repair'], of: ['red-1', 'red-3'] })
    expect(byDefault(start, 'red')).toEqual({ order: 'repair', repairs: [], dump: [], abandon: [], letGo: [] })
  })
})

describe('the end', () => {
  const holder = (red: object, blue: object) =>
    fieldHolder(
      at({ ships: { 'red-1': { seat: 'red', design: 'Tern', ...red }, 'blue-1': { seat: 'blue', design: 'Tern', mu: [0, 90], ...blue } } })
        .state,
    )
  const NO_GUNS = { condition: { systems: { 'beam-1': 'lost', 'beam-2': 'lost', 'pds-1': 'lost' } } }
  test('FT-END-09: armed ships that can act hold the field; hostile ones contest it', () => {
    expect(holder({}, {})).toBe('contested')
    expect(holder({}, NO_GUNS)).toBe('alpha')
    expect(holder({ struck: true }, {})).toBe('beta')
    expect(holder(NO_GUNS, { status: 'destroyed' })).toBeNull()
    expect(holder({ condition: { systems: { 'beam-1': 'lost', 'beam-2': 'lost' } } }, NO_GUNS)).toBe('alpha')
  })
  test('FT-END-08: a turn with fire, a dogfight or an attack is not quiet', () => {
    const quiet = (red: object, groups: Position['groups'] = {}) =>
      at({ at: 'turnEnd', quiet: 1, ships: { 'red-1': { ...AERIE, ...red }, 'blue-1': FAR }, groups }).state.quiet
    expect([quiet({}), quiet({ used: ['pds-1'] })]).toEqual([2, 0])
    expect(quiet({}, { g1: { where: 'space', fought: 1 } })).toBe(0)
    expect(quiet({}, { g1: { where: 'space', attacked: { ship: 'blue-1', turn: 1 } } })).toBe(0)
  })
  test('FT-SET-06, FT-HEX-08: on hexes a recorded offset is rebuilt in whole hexes', () => {
    const unit = 1560 * 1560
    const setup = setupFor('frigate-duel', { surface: 'hex' })
    const frozen = {
      'red-1': { ahead: -2 * unit, right: 0, course: 1, velocity: 4 },
      'red-2': { ahead: 3 * unit, right: 0, course: 0, velocity: 4 },
    }
    const [red, blue] = setup.seats
    const [plan] = red?.ships ?? []
    const [group] = red?.entries ?? []
    if (!red || !blue || !plan || !group) throw new Error('two seats with ships')
    const both = { ...red, ships: [plan, { ...plan, id: 'red-2' }], entries: [{ ...group, ships: ['red-1', 'red-2'], frozen }] }
    const start = begin({ ...setup, seats: [both, blue] }, null)
    const orders = { red: byDefault(start, 'red'), blue: byDefault(start, 'blue') }
    const { call } = asking(start, 'red')
    const { state } = system.resolve(start.state, call, orders, scriptedDice(3, 1))
    expect(['red-1', 'red-2'].map((id) => [state.ships[id]?.at, state.ships[id]?.course])).toEqual([
      [[0, 41], 1],
      [[0, 36], 12],
    ])
  })
})
