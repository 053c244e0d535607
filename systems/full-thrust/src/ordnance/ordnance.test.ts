import { refusalsIn } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { NO_PLOT } from '../movement/budget.ts'
import type { OrderOf, SalvoOrder } from '../orders.ts'
import { NO_SECRET, type State } from '../state.ts'
import { salvoesOf, shipOf } from '../table.ts'
import { type BattleForTests, battle, playSteps } from '../table-for-tests.ts'
import { launchableSalvoes, salvoesFault, salvoShips } from './launching.ts'
import { ordnanceSteps } from './steps.ts'

const MU = 1560
const at = (x: number, y: number) => [x * MU, y * MU] as const
const salvo = (place: readonly [number, number], more: Partial<SalvoOrder> = {}): SalvoOrder => ({
  mount: 'launcher-1',
  magazine: 'magazine-1',
  load: 'standard',
  at: place,
  ...more,
})
const salvoes = (...all: readonly SalvoOrder[]): OrderOf<'salvoes'> => ({ order: 'salvoes', ship: 'red-1', salvoes: all })
const duel = (red: string, more: Partial<BattleForTests> = {}): State =>
  battle({ red: [{ design: red }], blue: [{ design: 'Osprey', at: [0, 20] }], ...more })
const rule = (state: State, order: OrderOf<'salvoes'>) => refusalsIn(salvoesFault(state, 'red', order))?.[0].rule

describe('launching', () => {
  test('FT-SAL-02: within 24 MU, extended 36, and in the arcs of the mount', () => {
    const state = duel('Falchion')
    expect(rule(state, salvoes(salvo(at(0, 24))))).toBeUndefined()
    expect(rule(state, salvoes(salvo(at(0, 25))))).toBe('FT-SAL-02')
    expect(rule(state, salvoes(salvo(at(0, -5))))).toBe('FT-FC-03')
    const far = duel('Partisan')
    expect(rule(far, salvoes(salvo(at(-36, 0), { magazine: 'magazine-1', load: 'extended' })))).toBeUndefined()
  })
  test('FT-SAL-02: one salvo a mount, as long as its magazine has loads; a rack once', () => {
    const state = duel('Falchion')
    expect(rule(state, salvoes(salvo(at(0, 9)), salvo(at(0, 8))))).toBe('FT-SEQ-06')
    const empty = duel('Falchion', { red: [{ design: 'Falchion', condition: { loads: { 'magazine-1': { standard: 0, extended: 0 } } } }] })
    expect(salvoShips(empty, 'red')).toEqual([])
    const rack = salvoes(salvo(at(0, 9), { mount: 'rack-1', magazine: null }))
    const played = playSteps(ordnanceSteps, duel('Lancer'), [{ step: 'ordnance', seats: ['red'] }], { orders: { red: [rack] } })
    expect(shipOf(played.state, 'red-1').condition.systems).toEqual({ 'rack-1': 'spent' })
    expect(launchableSalvoes(shipOf(played.state, 'red-1'))).toEqual([])
  })
  test('FT-SAL-01: a salvo has six missiles and takes a load from the magazine', () => {
    const played = playSteps(ordnanceSteps, duel('Falchion'), [{ step: 'ordnance', seats: ['red'] }], {
      orders: { red: [salvoes(salvo(at(0, 9)))] },
    })
    expect(salvoesOf(played.state)).toMatchObject([{ id: 's1', missiles: 6, at: at(0, 9), target: null }])
    expect(shipOf(played.state, 'red-1').condition.loads).toEqual({ 'magazine-1': { standard: 2, extended: 0 } })
    expect(shipOf(played.state, 'red-1').used).toEqual(['launcher-1'])
  })
  test('FT-FC-07: launching needs a working fire control, and one is enough', () => {
    const without = (...lost: readonly string[]) =>
      duel('Falchion', {
        red: [{ design: 'Falchion', condition: { systems: Object.fromEntries(lost.map((id) => [id, 'lost' as const])) } }],
      })
    expect(salvoShips(without('fireCon-1'), 'red').length).toBe(1)
    expect(salvoShips(without('fireCon-1', 'fireCon-2'), 'red')).toEqual([])
  })
  test('FT-FTL-01: a ship that warms up its FTL drive launches nothing', () => {
    const state: State = {
      ...duel('Falchion'),
      secret: { red: { ...NO_SECRET, plots: { 'red-1': { ...NO_PLOT, ftl: true } } }, blue: { ...NO_SECRET, plots: {} } },
    }
    expect(rule(state, salvoes(salvo(at(0, 9))))).toBe('FT-FTL-01')
  })
})

describe('homing', () => {
  const homed = (ships: BattleForTests['blue'], place = at(0, 10)) => {
    const state = battle({ red: [{ design: 'Falchion', at: [0, -20] }], blue: ships ?? [] })
    const marker = { id: 's1', seat: 'red' as const, ship: 'red-1', at: place, missiles: 6, target: null, shotDown: 0, onTarget: 0 }
    return salvoesOf(playSteps(ordnanceSteps, { ...state, salvoes: { s1: marker } }, [{ step: 'home' }], {}).state)[0]?.target
  }
  test('FT-SAL-04, FT-SAL-08: the nearest hostile ship within 6 MU; without one the marker is removed', () => {
    expect(
      homed([
        { design: 'Tern', at: [0, 16] },
        { design: 'Tern', at: [0, 5] },
      ]),
    ).toBe('blue-2')
    expect(homed([{ design: 'Tern', at: [0, 17] }])).toBeUndefined()
  })
  test('FT-GEO-09: ties go to the heavier ship, then to the lower id', () => {
    expect(
      homed([
        { design: 'Tern', at: [0, 14] },
        { design: 'Roc', at: [0, 6] },
      ]),
    ).toBe('blue-2')
    expect(
      homed([
        { design: 'Tern', at: [0, 14] },
        { design: 'Tern', at: [0, 6] },
      ]),
    ).toBe('blue-1')
  })
  test('FT-SAL-03: markers stay where they are while ships move', () => {
    expect(homed([{ design: 'Tern', at: [0, 12] }], at(0, 12))).toBe('blue-1')
  })
})
