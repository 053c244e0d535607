import { refusalsIn } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { NO_PLOT } from '../movement/budget.ts'
import type { OrderOf, SalvoOrder } from '../orders.ts'
import { NO_SECRET, type Ship, type State } from '../state.ts'
import { salvoesOf, shipOf } from '../table.ts'
import { battle, playSteps, type ShipForTests } from '../table-for-tests.ts'
import { launchableSalvoes, salvoesFault, salvoShips } from './launching.ts'
import { ordnanceQuestions } from './questions.ts'
import { ordnanceSteps } from './steps.ts'

const MU = 1560
const at = (x: number, y: number) => [x * MU, y * MU] as const
const salvo = (more: Partial<SalvoOrder> = {}): SalvoOrder => ({
  mount: 'launcher-1',
  magazine: 'magazine-1',
  load: 'standard',
  at: at(0, 10),
  ...more,
})
const salvoes = (ship: string, ...all: readonly SalvoOrder[]): OrderOf<'salvoes'> => ({ order: 'salvoes', ship, salvoes: all })
const fleet = (...red: readonly ShipForTests[]): State => battle({ red, blue: [{ design: 'Osprey', at: [0, 20] }] })
const withShip = (design: string, ship: Partial<Ship>): State => fleet({ design, ship })
const rule = (state: State, ...all: readonly SalvoOrder[]) => refusalsIn(salvoesFault(state, 'red', salvoes('red-1', ...all)))?.[0].rule
const loads = (standard: number, extended: number) => ({ loads: { 'magazine-1': { standard, extended } } })

describe('what may be launched', () => {
  test('FT-SAL-01, FT-DES-17: each load that a magazine has, from each launcher; a rack has its own', () => {
    const able = (design: string, condition: ShipForTests['condition'] = {}) =>
      launchableSalvoes(shipOf(fleet({ design, condition }), 'red-1')).map(({ mount, magazine, load }) => `${mount.id} ${magazine} ${load}`)
    expect(able('Partisan')).toEqual([
      ...[
        'launcher-1 magazine-1 standard',
        'launcher-1 magazine-1 extended',
        'launcher-2 magazine-1 standard',
        'launcher-2 magazine-1 extended',
      ],
    ])
    expect([able('Falchion', loads(1, 0)), able('Falchion', loads(0, 1))]).toEqual([
      ['launcher-1 magazine-1 standard'],
      ['launcher-1 magazine-1 extended'],
    ])
    expect([able('Quiver'), able('Lancer'), able('Lancer', { systems: { 'rack-1': 'spent' } })]).toEqual([
      ['rack-1 null extended'],
      ['rack-1 null standard'],
      [],
    ])
    expect(able('Falchion', { systems: { 'magazine-1': 'destroyed' } })).toEqual([])
  })
  test('FT-SAL-02: ships of the seat in control, with a fire control and something to launch, once in a turn', () => {
    const ready = (ship: Partial<Ship>) => salvoShips(withShip('Falchion', ship), 'red').length
    expect([ready({}), ready({ launchedSalvoes: 1 }), ready({ outOfControl: 1 }), ready({ status: 'coming' })]).toEqual([1, 0, 0, 0])
    expect([salvoShips(fleet({ design: 'Tern' }), 'red'), salvoShips(fleet({ design: 'Falchion' }), 'blue')]).toEqual([[], []])
  })
})
describe('orders', () => {
  test('FT-SAL-02: for a ship that can launch, not for another one', () => {
    const state = fleet({ design: 'Falchion' }, { design: 'Tern' })
    expect([
      salvoesFault(state, 'red', salvoes('red-1', salvo())),
      refusalsIn(salvoesFault(state, 'red', salvoes('red-2', salvo())))?.[0].rule,
    ]).toEqual([undefined, 'FT-SAL-02'])
  })
  test('FT-SAL-02: mount, magazine and load must be there', () => {
    const state = fleet({ design: 'Falchion' })
    expect([
      rule(state, salvo({ mount: 'launcher-2' })),
      rule(state, salvo({ magazine: null })),
      rule(state, salvo({ load: 'extended' })),
    ]).toEqual([...['FT-SAL-02', 'FT-SAL-02', 'FT-SAL-02']])
  })
  test('FT-SAL-02: two launchers take two loads of a magazine, if it has them', () => {
    const two = (standard: number, extended: number, second: Partial<SalvoOrder> = {}) =>
      rule(
        fleet({ design: 'Partisan', condition: loads(standard, extended) }),
        salvo(),
        salvo({ mount: 'launcher-2', at: at(0, 11), ...second }),
      )
    expect([two(2, 0), two(1, 0), two(1, 1, { load: 'extended' })]).toEqual([undefined, 'FT-SAL-02', undefined])
  })
  test('FT-SAL-02, FT-FC-03: every salvo of an order is judged; a rolled ship has its arcs mirrored', () => {
    const state = fleet({ design: 'Partisan' })
    expect(rule(state, salvo({ at: at(-9, 3) }), salvo({ mount: 'launcher-2', at: at(-9, 3) }))).toBe('FT-FC-03')
    expect(rule(withShip('Partisan', { rolled: true }), salvo({ at: at(9, 3) }))).toBeUndefined()
    expect(rule(state, salvo({ at: [0, 31_300_000] }))).toBe('FT-GEO-03')
  })
  test('FT-FTL-01: not with the order FTL, though with another one', () => {
    const state = fleet({ design: 'Falchion' })
    const ordered = (plot: object) => ({ ...state, secret: { red: { ...NO_SECRET, plots: { 'red-1': { ...NO_PLOT, ...plot } } } } })
    expect([rule(ordered({ ftl: true }), salvo()), rule(ordered({ change: 1 }), salvo())]).toEqual(['FT-FTL-01', undefined])
  })
  test('FT-END-12: nobody launches without an answer', () => {
    const view = { ...fleet({ design: 'Falchion' }), me: 'red' } as unknown as Parameters<typeof ordnanceQuestions.ordnance.offer>[0]
    expect(ordnanceQuestions.ordnance.defaultOrder(view, 'red')).toEqual({ order: 'pass' })
    expect(ordnanceQuestions.ordnance.offer(view, 'red').of).toEqual(['red-1'])
  })
})
describe('launches', () => {
  test('FT-SAL-01, FT-DES-17: an extended load is taken from its own stock, and markers are numbered', () => {
    const order = salvoes('red-1', salvo({ load: 'extended' }), salvo({ mount: 'launcher-2', at: at(0, 11) }))
    const played = playSteps(ordnanceSteps, fleet({ design: 'Partisan' }), [{ step: 'ordnance', seats: ['red'] }], {
      orders: { red: [order] },
    })
    expect(shipOf(played.state, 'red-1').condition.loads).toEqual({ 'magazine-1': { standard: 1, extended: 1 } })
    expect(salvoesOf(played.state).map(({ id, seat, ship }) => `${id} ${seat} ${ship}`)).toEqual(['s1 red red-1', 's2 red red-1'])
    expect([played.state.launched.length, shipOf(played.state, 'red-1').launchedSalvoes, played.state.play.calls]).toEqual([2, 1, []])
  })
  test('FT-SEQ-03: a pass ends the launches of the seat', () => {
    const played = playSteps(ordnanceSteps, fleet({ design: 'Falchion' }, { design: 'Falchion' }), [{ step: 'ordnance', seats: ['red'] }], {
      orders: { red: [{ order: 'pass' }] },
    })
    expect([played.events.map(({ type }) => type), played.state.play.calls]).toEqual([['ordnanceEnded'], []])
  })
})
