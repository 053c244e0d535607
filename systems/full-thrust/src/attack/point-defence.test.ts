// Strikes of fighter groups, and point defence.
import { refusalsIn } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import type { AttackOrder } from '../orders.ts'
import type { Group, State } from '../state.ts'
import { groupOf, shipOf } from '../table.ts'
import { type PlayedSteps, playSteps } from '../table-for-tests.ts'
import { at, attacks, defence, defend, eventsOfType, withAir } from './air-for-tests.ts'
import { areaControls, defenders, defendingShips } from './defence.ts'
import { defenceFault } from './defence-fault.ts'
import { attackSteps } from './steps.ts'

const HOLD = Array.from({ length: 60 }, () => 1)

const strike = (state: State, ...dice: readonly number[]): PlayedSteps => playSteps(attackSteps, state, [{ step: 'strike' }], { dice })

describe('strikes', () => {
  const raid = (role: Group['role'], fighters: number, more: Partial<AttackOrder> = {}, target = 'Tern'): State =>
    withAir(
      { red: [{ design: 'Aerie', at: [0, -60] }], blue: [{ design: target }] },
      {
        groups: { g1: { role, fighters, torpedoes: role === 'torpedo' } },
        change: () => ({ attacks: [at('g1', 'ship', 'blue-1', more)] }),
      },
    )
  const struck = (state: State, ...dice: readonly number[]) => eventsOfType(strike(state, ...dice, ...HOLD), 'groupStruck')[0]
  test('FT-FTR-08, G-FT-15: three attack fighters', () => {
    expect(struck(raid('attack', 3), 3, 5, 6, 5)).toMatchObject({ normal: 4 + 1, penetrating: 1 })
  })
  test('FT-FTR-08, G-FT-16: four interceptors', () => {
    expect(struck(raid('interceptor', 4), 6, 5, 4, 6, 1, 3)).toMatchObject({ normal: 2, penetrating: 0 })
  })
  test('FT-FTR-16: torpedoes hit on 4 or more for their face, once; armour takes half, screens none', () => {
    const state = raid('torpedo', 3, { torpedoes: true }, 'Falchion')
    const played = strike(state, 3, 4, 6, ...HOLD)
    expect(eventsOfType(played, 'groupStruck')).toMatchObject([{ hits: [4, 6] }])
    expect(shipOf(played.state, 'blue-1').condition).toMatchObject({ armour: 5, hull: 5 })
    expect(groupOf(played.state, 'g1').torpedoes).toBe(false)
    expect(struck(raid('torpedo', 2), 5, 6, 1)).toMatchObject({ dice: [5, 6, 1], normal: 1 })
  })
  test('FT-FTR-12: a group remembers the ship that it attacked', () => {
    expect(groupOf(strike(raid('standard', 1), 1).state, 'g1').attacked).toEqual({ ship: 'blue-1', turn: 1 })
  })
  test('FT-OPT-07: a group with losses attacks only on a die of at most its number', () => {
    const base = raid('standard', 3)
    const state: State = {
      ...base,
      attacks: [],
      setup: { ...base.setup, settings: { ...base.setup.settings, fighterMorale: true } },
    }
    const declared = (face: number) =>
      playSteps(attackSteps, state, [{ step: 'attack' }], { orders: { red: [attacks(at('g1', 'ship', 'blue-1'))] }, dice: [face] }).state
        .attacks
    expect([declared(3).length, declared(4).length]).toEqual([1, 0])
  })
})

describe('point defence', () => {
  test('FT-SAL-05, FT-SAL-06, FT-SAL-07, G-FT-10: two salvoes, the first against a PDS, the second against two class 1 beams', () => {
    const state = withAir(
      { red: [{ design: 'Falchion', at: [0, -40] }], blue: [{ design: 'Falchion', armour: 4, hull: 30 }] },
      { salvoes: { s1: { seat: 'red', target: 'blue-1' }, s2: { seat: 'red', target: 'blue-1' } } },
    )
    const orders = defend(defence('pds-1', 'salvo', 's1'), defence('beam-1', 'salvo', 's2'), defence('beam-2', 'salvo', 's2'))
    const played = playSteps(attackSteps, state, [{ step: 'defend' }, { step: 'intercept' }, { step: 'strike' }], {
      orders: { blue: [orders] },
      dice: [6, 1, 4, 6, 2, 2, 5, 3, 1, 3, 6, ...HOLD],
    })
    expect(eventsOfType(played, 'defenceFired').map(({ mount, kills }) => [mount, kills])).toEqual([
      ['pds-1', 2],
      ['beam-1', 0],
      ['beam-2', 1],
    ])
    expect(eventsOfType(played, 'salvoRolled').map(({ die, onTarget }) => [die, onTarget])).toEqual([
      [2, 0],
      [5, 4],
    ])
    expect(shipOf(played.state, 'blue-1').condition).toMatchObject({ armour: 4, hull: 9 })
    expect(played.state.salvoes).toEqual({})
  })
  test('FT-PD-01, FT-PD-05, FT-WPN-04: PDS and class 1 beams defend, once a turn and without fire control', () => {
    const state = withAir(
      {
        red: [{ design: 'Falchion', at: [0, -40] }],
        blue: [{ design: 'Osprey', condition: { systems: { 'fireCon-1': 'lost', 'fireCon-2': 'lost' } } }],
      },
      { salvoes: { s1: { seat: 'red', target: 'blue-1' } } },
    )
    const ship = shipOf(state, 'blue-1')
    expect(defenders(state, ship).map(({ id }) => id)).toEqual(['beam-7', 'pds-1', 'pds-2', 'pds-3'])
    const used = { ...state, ships: { ...state.ships, 'blue-1': { ...ship, used: ['pds-1'] } } }
    expect(refusalsIn(defenceFault(used, 'blue', defend(defence('pds-1', 'salvo', 's1'))))?.[0].rule).toBe('FT-PD-01')
    expect(refusalsIn(defenceFault(state, 'blue', defend(defence('beam-1', 'salvo', 's1'))))?.[0].rule).toBe('FT-PD-01')
  })
  test('FT-PD-03: one target a mount', () => {
    const state = withAir(
      { red: [{ design: 'Falchion', at: [0, -40] }], blue: [{ design: 'Osprey' }] },
      { salvoes: { s1: { seat: 'red', target: 'blue-1' }, s2: { seat: 'red', target: 'blue-1' } } },
    )
    const twice = defend(defence('pds-1', 'salvo', 's1'), defence('pds-1', 'salvo', 's2'))
    expect(refusalsIn(defenceFault(state, 'blue', twice))?.[0].rule).toBe('FT-SEQ-06')
  })
  test('FT-PD-02: a PDS kills one on 4 or 5, two on 6 with another throw; without the setting there is none', () => {
    const fired = (pdsReroll: boolean, ...dice: readonly number[]) => {
      const state = withAir(
        { red: [{ design: 'Falchion', at: [0, -40] }], blue: [{ design: 'Osprey' }], settings: { pdsReroll } },
        { salvoes: { s1: { seat: 'red', target: 'blue-1' } } },
      )
      const steps = [{ step: 'defend' }, { step: 'intercept' }] as const
      const played = playSteps(attackSteps, state, steps, {
        orders: { blue: [defend(defence('pds-1', 'salvo', 's1'))] },
        dice: [...dice, 1],
      })
      return [eventsOfType(played, 'defenceFired')[0]?.kills, played.left]
    }
    expect(fired(true, 3)).toEqual([0, []])
    expect(fired(true, 5)).toEqual([1, []])
    expect(fired(true, 6, 4)).toEqual([3, []])
    expect(fired(false, 6)).toEqual([2, []])
  })
  const escorted = (distance: number, more: Partial<State['ships'][string]> = {}): State =>
    withAir(
      {
        red: [{ design: 'Falchion', at: [0, -40] }],
        blue: [
          { design: 'Targe', ship: more },
          { design: 'Drover', at: [distance, 0] },
        ],
      },
      { salvoes: { s1: { seat: 'red', target: 'blue-2' } } },
    )
  test('FT-PD-04: a ship defends itself only', () => {
    const state = escorted(6)
    expect(refusalsIn(defenceFault(state, 'blue', defend(defence('pds-1', 'salvo', 's1'))))?.[0].rule).toBe('FT-PD-04')
  })
  test('FT-PD-06: area defence covers one friend within 6 MU for each control, with PDS only, not in a turn with flights', () => {
    const cover = (mount: string) => defend(defence(mount, 'salvo', 's1', { covering: 'blue-2' }))
    expect(defenceFault(escorted(6), 'blue', cover('pds-1'))).toBeUndefined()
    expect(refusalsIn(defenceFault(escorted(6), 'blue', cover('beam-3')))?.[0].rule).toBe('FT-PD-06')
    expect(defendingShips(escorted(7), 'blue').map(({ id }) => id)).toEqual(['blue-2'])
    expect(areaControls(escorted(6), shipOf(escorted(6), 'blue-1'))).toBe(1)
    const busy = escorted(6, { flights: 1 })
    expect(areaControls(busy, shipOf(busy, 'blue-1'))).toBe(0)
    const warm = (turn: number) => ({ ...shipOf(escorted(6), 'blue-1'), warm: turn })
    expect([0, 1].map((turn) => areaControls(escorted(6), warm(turn)))).toEqual([1, 0])
  })
  test('FT-PD-07, FT-DIC-04: defending ship, then target, then mount in design order, each with its chain', () => {
    const state = withAir(
      { red: [{ design: 'Falchion', at: [0, -40] }], blue: [{ design: 'Osprey' }] },
      { salvoes: { s1: { seat: 'red', target: 'blue-1' }, s2: { seat: 'red', target: 'blue-1' } } },
    )
    const orders = defend(defence('pds-2', 'salvo', 's2'), defence('pds-3', 'salvo', 's1'), defence('pds-1', 'salvo', 's2'))
    const played = playSteps(attackSteps, state, [{ step: 'defend' }, { step: 'intercept' }], {
      orders: { blue: [orders] },
      dice: [6, 6, 1, 2, 3, 1, 1],
    })
    expect(eventsOfType(played, 'defenceFired').map(({ mount, dice }) => [mount, dice])).toEqual([
      ['pds-3', [6, 6, 1]],
      ['pds-1', [2]],
      ['pds-2', [3]],
    ])
  })
})
